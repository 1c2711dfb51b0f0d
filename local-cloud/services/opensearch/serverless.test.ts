// Guarantee: the stand-in refuses what OpenSearch Serverless refuses: roles that no policy names, unsigned hashes,
// operations and bodies that it does not accept, and templates that it would not deploy. Risk: a grant, a policy or a
// header is missing, and the first 403 comes after the first deployment.
import { afterEach, describe, expect, it } from 'vitest';
import {
  type CallOptions,
  isRealServer,
  openOpenSearch,
  openReady,
  READ_AND_WRITE,
  type TestOpenSearch,
  WORKER,
} from './opensearch.fixture.ts';

const opened: TestOpenSearch[] = [];
const keep = async (server: Promise<TestOpenSearch>) => {
  opened.push(await server);
  return server;
};
const search = { size: 1, _source: ['page'], query: { ids: { values: ['1'] } } };
const write = [{ index: { _index: 'passages', _id: '1' } }, { companyId: 'a' }];

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ front }) => front.close()));
});

async function openWith(permissions: string[], principal = WORKER) {
  const server = await keep(openOpenSearch());
  await server.makeCollection();
  await server.makePolicies(['aoss:CreateIndex'], 'arn:aws:iam::123456789012:role/Deployer');
  await server.makeIndex();
  await server.makePolicies(permissions, principal);
  return server;
}

describe('access', () => {
  it('requires the IAM permission on the collection', async () => {
    const { front, call } = await keep(openReady());
    await call('/passages/_search', search);
    expect(front.operations).toEqual(['Search']);
    expect(front.permissions).toEqual([
      expect.stringMatching(/^aoss:APIAccessAll arn:aws:aoss:us-east-1:123456789012:collection\/[a-z0-9]{20}$/),
    ]);
  });

  it.each([
    ['aoss:ReadDocument', [200, 200, 403, 403]],
    ['aoss:WriteDocument', [403, 403, 200, 403]],
    ['aoss:DescribeIndex', [403, 403, 403, 200]],
    ['aoss:*', [200, 200, 200, 200]],
  ])('%s allows its own operations only', async (permission, statuses) => {
    const { call } = await openWith([permission]);
    expect([
      (await call('/passages/_search', search)).status,
      (await call('/passages/_msearch', [{}, search])).status,
      (await call('/_bulk', write)).status,
      (await call('/passages', undefined, { method: 'GET' })).status,
    ]).toEqual(statuses);
  });

  it('is denied to a role that no policy names, with the error of the service', async () => {
    const { call } = await openWith(READ_AND_WRITE, 'arn:aws:iam::123456789012:role/Other');
    const reason = 'User does not have permissions for the requested resource';
    expect(await call('/passages/_search', search)).toEqual({
      status: 403,
      body: {
        status: 403,
        error: { type: 'security_exception', reason, root_cause: [{ type: 'authorization_exception', reason }] },
      },
    });
  });
});

describe('requests', () => {
  it.each<[string, string, unknown, CallOptions, number]>([
    ['without x-amz-content-sha256', '/passages/_search', search, { hashHeader: false }, 403],
    [
      'with a signed content-length',
      '/passages/_search',
      search,
      { headers: { 'content-length': String(JSON.stringify(search).length) } },
      403,
    ],
    ['of more than 10 MiB', '/passages/_search', 'x'.repeat(10 * 1024 * 1024 + 1), {}, 413],
    ['for a refresh', '/passages/_refresh', '', {}, 404],
    ['that delete by query', '/passages/_delete_by_query', search, {}, 404],
    ['for the cluster', '/_cluster/health', undefined, { method: 'GET' }, 404],
    ['for the server itself', '/', undefined, { method: 'GET' }, 404],
    ['that wait for the refresh', '/_bulk?refresh=wait_for', write, {}, 400],
    ['of another content type', '/passages/_search', 'query', { headers: { 'content-type': 'text/plain' } }, 406],
    ['that are not JSON', '/passages/_search', '{', {}, 400],
    ['for an index that does not exist', '/missing/_search', search, {}, 404],
  ])('%s are refused', async (_name, path, body, options, status) => {
    const { call } = await keep(openReady());
    expect((await call(path, body, options)).status).toBe(status);
  });

  // The stand-in is stricter here: a real server supports more, and finds nothing in a field that it does not know.
  it.skipIf(isRealServer()).each([
    ['an operation', '/passages/_count', {}, '/passages/_count'],
    ['a path that is not percent-encoded UTF-8', '/%E0%A4%A/_search', search, '/%E0%A4%A/_search'],
    ['a key of the search', '/passages/_search', { ...search, from: 10 }, '[from]'],
    ['a query', '/passages/_search', { query: { match_all: {} } }, '[match_all]'],
    ['a clause', '/passages/_search', { query: { bool: { must_not: [] } } }, '[must_not]'],
    [
      'a key of knn',
      '/passages/_search',
      { query: { knn: { vector: { vector: [1, 0, 0], k: 1, method_parameters: {} } } } },
      '[method_parameters]',
    ],
    [
      'a key of multi_match',
      '/passages/_search',
      { query: { multi_match: { query: 'a', fields: ['text'], operator: 'and' } } },
      '[operator]',
    ],
    [
      'a type of multi_match',
      '/passages/_search',
      { query: { multi_match: { query: 'a', fields: ['text'], type: 'phrase' } } },
      '[phrase]',
    ],
    ['a field to filter by', '/passages/_search', { query: { term: { tenant: 'a' } } }, '[tenant]'],
    ['a field of words', '/passages/_search', { query: { multi_match: { query: 'a', fields: ['body'] } } }, '[body]'],
    ['the source of a vector', '/passages/_search', { ...search, _source: ['vector'] }, '[vector]'],
  ])('with %s that is not supported are refused by its name', async (_name, path, body, named) => {
    const { call } = await keep(openReady());
    const answer = await call(path, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(named);
  });

  it.each([
    ['another dimension than the mapping', { vector: [1, 0], k: 1 }, 'invalid dimension: 2'],
    ['an empty vector', { vector: [], k: 1 }, 'requires to be non-null and non-empty'],
    ['a k below 1', { vector: [1, 0, 0], k: 0 }, '[knn] requires k to be in the range (0, 10000]'],
    ['a k above the limit', { vector: [1, 0, 0], k: 10_001 }, '[knn] requires k to be in the range (0, 10000]'],
    ['a zero vector', { vector: [0, 0, 0], k: 1 }, 'zero vector'],
  ])('whose knn has %s are refused with the reason', async (_name, vector, named) => {
    const { call } = await keep(openReady());
    const answer = await call('/passages/_search', { query: { knn: { vector } } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(named);
  });

  it('that fail on a shard get the cause where the real server puts it', async () => {
    const { call } = await keep(openReady());
    const { body } = await call('/passages/_search', { query: { knn: { vector: { vector: [1], k: 1 } } } });
    expect(body).toMatchObject({
      error: {
        type: 'search_phase_execution_exception',
        failed_shards: [{ reason: { type: 'query_shard_exception' } }],
      },
    });
  });

  it('for an index by GET return its mapping, and by HEAD whether it exists', async () => {
    const { call } = await keep(openReady());
    expect((await call('/passages', undefined, { method: 'GET' })).body).toMatchObject({
      passages: {
        mappings: { properties: { vector: { type: 'knn_vector', dimension: 3 } } },
      },
    });
    expect(await call('/passages', undefined, { method: 'HEAD' })).toEqual({ status: 200, body: null });
    expect(await call('/missing', undefined, { method: 'HEAD' })).toEqual({ status: 404, body: null });
  });
});

describe('the template', () => {
  const field = (changes: object) => ({
    Mappings: { Properties: { vector: { Type: 'knn_vector', Dimension: 3, SpaceType: 'cosinesimil', ...changes } } },
  });

  it.each([
    ['an engine', field({ Method: { Name: 'hnsw', Engine: 'lucene' } }), 'Method'],
    ['another space', field({ SpaceType: 'l2' }), 'SpaceType'],
    ['a type', { Mappings: { Properties: { at: { Type: 'date' } } } }, 'Type'],
    [
      'a filter',
      {
        Settings: {
          Index: { Knn: true },
          Analysis: { Analyzer: { words: { Type: 'custom', Tokenizer: 'standard', Filter: ['magic'] } } },
        },
      },
      'magic',
    ],
    ['an analyzer', { Mappings: { Properties: { text: { Type: 'text', Analyzer: 'none' } } } }, '[none]'],
    ['a collection', { CollectionEndpoint: 'http://elsewhere' }, 'http://elsewhere'],
    ['a property', { Aliases: [] }, 'Aliases'],
  ])('whose index has %s that is not supported is refused by its name', async (_name, changes, named) => {
    const server = await keep(openOpenSearch());
    await server.makeCollection();
    await server.makePolicies(['aoss:CreateIndex']);
    await expect(server.makeIndex(changes)).rejects.toThrow(named);
  });

  it('needs every policy before the resource that it covers', async () => {
    const server = await keep(openOpenSearch());
    const properties = { Name: 'passages', Type: 'VECTORSEARCH', CollectionGroupName: 'passages' };
    const make = () => server.front.make('AWS::OpenSearchServerless::Collection', 'Collection', properties);
    await expect(make()).rejects.toThrow('no collection group');
    await server.front.make('AWS::OpenSearchServerless::CollectionGroup', 'Group', {
      Name: 'passages',
      Generation: 'NEXTGEN',
      StandbyReplicas: 'ENABLED',
    });
    await expect(make()).rejects.toThrow('no encryption policy');
    const other = await keep(openOpenSearch());
    await other.makeCollection();
    await other.makePolicies(READ_AND_WRITE);
    await expect(other.makeIndex()).rejects.toThrow('no data access policy');
  });

  it('is refused when two policies of a type have one name', async () => {
    const server = await keep(openOpenSearch());
    await server.makeCollection();
    await expect(server.makeCollection()).rejects.toThrow('type encryption already exists');
    const make = () =>
      server.front.make('AWS::OpenSearchServerless::AccessPolicy', 'Other', {
        Name: 'other',
        Type: 'data',
        Policy: '[]',
      });
    await make();
    await expect(make()).rejects.toThrow('Policy with name other and type data already exists');
  });
});
