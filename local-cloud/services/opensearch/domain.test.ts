// Guarantee: a domain that the operator runs answers the SDK's own client, creates an index, and keeps its passages
// apart from the collection's. Risk: a stage with its vectors in a domain depends on untested calls.
import {
  CreateIndexCommand,
  DescribeDomainCommand,
  GetIndexCommand,
  OpenSearchClient,
  ResourceAlreadyExistsException,
  ResourceNotFoundException,
  ValidationException,
} from '@aws-sdk/client-opensearch';
import { afterEach, describe, expect, it } from 'vitest';
import { openReady, type TestOpenSearch } from './opensearch.fixture.ts';

const IndexSchema = {
  mappings: {
    dynamic: 'strict',
    properties: {
      companyId: { type: 'keyword' },
      vector: { type: 'knn_vector', dimension: 3, space_type: 'cosinesimil' },
    },
  },
  settings: { index: { knn: true } },
};
const names = { DomainName: 'passages', IndexName: 'passages' };
const opened: TestOpenSearch[] = [];

async function open() {
  const server = await openReady({ domain: 'passages' });
  opened.push(server);
  return { ...server, client: new OpenSearchClient({ ...server.front.client, maxAttempts: 1 }) };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ front }) => front.close()));
});

describe('the control plane', () => {
  it('describes the domain, and no other', async () => {
    const { client, front } = await open();
    const { DomainStatus } = await client.send(new DescribeDomainCommand({ DomainName: 'passages' }));
    expect(DomainStatus).toMatchObject({ DomainName: 'passages', Created: true, DomainProcessingStatus: 'Active' });
    expect(front.permissions).toEqual(['es:DescribeDomain arn:aws:es:us-east-1:123456789012:domain/passages']);
    const other = client.send(new DescribeDomainCommand({ DomainName: 'other' }));
    await expect(other).rejects.toBeInstanceOf(ResourceNotFoundException);
  });

  it('asks for the permission on the operation, and on the requests that it sends to the domain for an index', async () => {
    const { client, front } = await open();
    await client.send(new CreateIndexCommand({ ...names, IndexSchema }));
    await client.send(new GetIndexCommand(names));
    const domain = 'arn:aws:es:us-east-1:123456789012:domain/passages';
    expect(front.permissions).toEqual([
      `es:CreateIndex ${domain}`,
      `es:ESHttpHead ${domain}/passages`,
      `es:ESHttpPut ${domain}/passages`,
      `es:ESHttpPost ${domain}/passages`,
      `es:GetIndex ${domain}`,
      `es:ESHttpGet ${domain}/passages`,
    ]);
  });

  it('creates an index once, and refuses an unsupported part of a schema by name', async () => {
    const { client } = await open();
    expect(await client.send(new CreateIndexCommand({ ...names, IndexSchema }))).toMatchObject({ Status: 'CREATED' });
    const again = client.send(new CreateIndexCommand({ ...names, IndexSchema }));
    await expect(again).rejects.toBeInstanceOf(ResourceAlreadyExistsException);
    const unknown = { ...IndexSchema, aliases: {} };
    const refused = client.send(new CreateIndexCommand({ ...names, IndexName: 'other', IndexSchema: unknown }));
    await expect(refused).rejects.toThrow(ValidationException);
    await expect(refused).rejects.toThrow('aliases');
  });

  it('refuses a text field whose analyzer the schema does not define', async () => {
    const { client } = await open();
    const mappings = { properties: { title: { type: 'text', analyzer: 'unknown' } } };
    const schema = { ...IndexSchema, mappings };
    const refused = client.send(new CreateIndexCommand({ ...names, IndexSchema: schema }));
    await expect(refused).rejects.toThrow(ValidationException);
    await expect(refused).rejects.toThrow('[title] names the analyzer [unknown]');
  });
});

describe('the index of a domain', () => {
  it('needs permission on the path, refuses unmapped fields when it is strict, and needs no hash header', async () => {
    const { client, call, front } = await open();
    await client.send(new CreateIndexCommand({ ...names, IndexSchema }));
    front.permissions.length = 0;
    const lines = [{ index: { _index: 'passages', _id: '1' } }, { companyId: 'a', mood: 'good' }];
    const { body } = await call('/_bulk', lines, { service: 'es', hashHeader: false });
    expect(body).toMatchObject({
      errors: true,
      items: [{ index: { status: 400, error: { type: 'strict_dynamic_mapping_exception' } } }],
    });
    expect(front.permissions).toEqual(['es:ESHttpPost arn:aws:es:us-east-1:123456789012:domain/passages/_bulk']);
  });

  it('is not the index of the collection', async () => {
    const { client, call } = await open();
    await client.send(new CreateIndexCommand({ ...names, IndexSchema }));
    await call('/_bulk', [{ index: { _index: 'passages', _id: '1' } }, { companyId: 'a' }], { service: 'es' });
    const query = { query: { ids: { values: ['1'] } } };
    const total = async (service: 'aoss' | 'es') =>
      ((await call('/passages/_search', query, { service })).body as { hits: { total: { value: number } } }).hits.total
        .value;
    expect(await total('es')).toBe(1);
    expect(await total('aoss')).toBe(0);
  });
});
