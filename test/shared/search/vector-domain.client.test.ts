// Guarantee: the report of a stage with an OpenSearch domain says whether the domain and its index are ready, and the
// index is created once, with exactly the fields of a collection's index. Risk: a bulk write to a missing index creates
// a wrong one, without vectors.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { passageMappings, passageSettings } from '../../../lib/constructs/passage-index.ts';
import { STAGES } from '../../../lib/stages.ts';
import { PASSAGE_SCHEMAS, passageSchema } from '../../../shared/search/passage-index-schema.ts';
import { createVectorDomain } from '../../../shared/search/vector-domain.client.ts';
import { domainNameOf } from '../../../shared/search/vector-domain.ts';
import { prepareStage } from '../../../shared/stage/prepare-stage.ts';

const ENDPOINT = 'https://search-copilot-dev-abcdefghijklmnopqrstuvwxyz.us-east-1.es.amazonaws.com';
const DOMAIN = '/2021-01-01/opensearch/domain/copilot-dev';
const UNAVAILABLE = {
  code: 'unavailable',
  message: 'The OpenSearch service is unavailable. Try again.',
  cause: { name: 'InternalException' },
};
const REFUSED = {
  code: 'invalid_request',
  message:
    'AWS refused access to the OpenSearch domain. Allow the role of the function in the access policy of the domain.',
  cause: { name: 'AccessDeniedException' },
};
let server: Server;
let requests: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, [status: number, body: object]> = {};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    const path = String(request.url);
    requests.push({ method: String(request.method), path, body: body === '' ? null : JSON.parse(body) });
    const [status, answer] = answers[`${request.method} ${path}`] ?? [409, { __type: 'ResourceNotFoundException' }];
    const error = status >= 400 ? { 'x-amzn-errortype': (answer as { __type: string }).__type } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...error });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKID');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  requests = [];
  answers = {};
});

const domainStatus = (fields: object) => ({
  DomainStatus: { DomainId: 'd', DomainName: 'copilot-dev', ARN: 'arn', ClusterConfig: {}, Created: true, ...fields },
});
const index = `${DOMAIN}/index/passages-v2`;
const [first] = STAGES.dev.indexGenerations;

describe('the report', () => {
  it('reports a domain that is missing, one that is changing, and an index that is missing', async () => {
    const domain = createVectorDomain(ENDPOINT, [first]);
    expect(await domain.report()).toEqual({ domain: 'missing', engine: null, index: 'unknown' });
    answers[`GET ${DOMAIN}`] = [200, domainStatus({ Processing: true, EngineVersion: 'OpenSearch_2.19' })];
    expect(await domain.report()).toEqual({ domain: 'changing', engine: 'OpenSearch_2.19', index: 'missing' });
    answers[`GET ${DOMAIN}`] = [200, domainStatus({ Processing: false })];
    answers[`GET ${index}`] = [200, { IndexSchema: {} }];
    expect(await domain.report()).toEqual({ domain: 'active', engine: null, index: 'ready' });
  });

  it.each([
    ['a deleted domain', { Deleted: true }, 'missing'],
    ['a domain that is not created yet', { Created: false }, 'changing'],
    ['a domain that is being upgraded', { UpgradeProcessing: true }, 'changing'],
  ])('reports %s', async (_name, fields, domain) => {
    answers[`GET ${DOMAIN}`] = [200, domainStatus(fields)];
    expect(await createVectorDomain(ENDPOINT, [first]).report()).toMatchObject({ domain });
  });

  it('fails with a reason if the service fails or refuses access, or the endpoint is not one of a domain', async () => {
    answers[`GET ${DOMAIN}`] = [500, { __type: 'InternalException' }];
    await expect(createVectorDomain(ENDPOINT, [first]).report()).rejects.toMatchObject(UNAVAILABLE);
    answers[`GET ${DOMAIN}`] = [403, { __type: 'AccessDeniedException' }];
    await expect(createVectorDomain(ENDPOINT, [first]).report()).rejects.toMatchObject(REFUSED);
    await expect(createVectorDomain('https://search.example.com', [first]).report()).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'The search endpoint of this stage is not an address of an OpenSearch domain. Create its index by hand.',
    });
  });
});

describe('the operation stage.prepare', () => {
  const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
  const records: unknown[] = [];
  const audit = {
    add: async (record: unknown) => {
      await new Promise(setImmediate);
      records.push([record, requests.length]);
    },
  };
  const prepare = () => prepareStage({ vectorDomain: createVectorDomain(ENDPOINT, [first]), audit }, {}, context);
  beforeEach(() => records.splice(0));

  it('records the change before it creates the index', async () => {
    answers[`GET ${DOMAIN}`] = [200, domainStatus({})];
    answers[`POST ${DOMAIN}/index`] = [200, { Status: 'CREATED' }];
    expect(await prepare()).toEqual({ index: 'made' });
    expect(requests.at(-1)).toEqual({
      method: 'POST',
      path: `${DOMAIN}/index`,
      body: { IndexName: 'passages-v2', IndexSchema: passageSchema(first) },
    });
    const record = { companyId: null, action: 'stage.prepare', subjectType: 'stage', subjectId: 'index' };
    expect(records).toEqual([[{ ...context, ...record, before: null, after: { index: 'made' } }, requests.length - 1]]);
  });

  it('does not create the index if the change cannot be recorded', async () => {
    answers[`GET ${DOMAIN}`] = [200, domainStatus({})];
    answers[`POST ${DOMAIN}/index`] = [200, { Status: 'CREATED' }];
    const failing = { add: () => Promise.reject(new Error('no table')) };
    const vectorDomain = createVectorDomain(ENDPOINT, [first]);
    await expect(prepareStage({ vectorDomain, audit: failing }, {}, context)).rejects.toThrow('no table');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('neither records nor creates anything without a domain, or when every index exists', async () => {
    await expect(prepare()).rejects.toThrow('does not exist');
    answers[`GET ${DOMAIN}`] = [200, domainStatus({})];
    answers[`GET ${index}`] = [200, { IndexSchema: {} }];
    await expect(prepare()).rejects.toThrow('Every index of this stage already exists.');
    expect(records).toEqual([]);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('fails with a reason if the index cannot be created or was just created by someone else', async () => {
    answers[`GET ${DOMAIN}`] = [200, domainStatus({})];
    answers[`POST ${DOMAIN}/index`] = [500, { __type: 'InternalException' }];
    await expect(prepare()).rejects.toMatchObject(UNAVAILABLE);
    answers[`POST ${DOMAIN}/index`] = [403, { __type: 'AccessDeniedException' }];
    await expect(prepare()).rejects.toMatchObject(REFUSED);
    answers[`POST ${DOMAIN}/index`] = [409, { __type: 'ResourceAlreadyExistsException' }];
    await expect(prepare()).rejects.toThrow('Every index of this stage already exists.');
  });
});

describe('with two index generations', () => {
  const second = { ...first, name: 'passages-v3', dimensions: 512 as const };
  const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

  it('reports a missing index if one of the two is missing, and creates both', async () => {
    const domain = createVectorDomain(ENDPOINT, [first, second]);
    answers[`GET ${DOMAIN}`] = [200, domainStatus({})];
    answers[`GET ${index}`] = [200, { IndexSchema: {} }];
    expect(await domain.report()).toMatchObject({ index: 'missing' });
    answers[`POST ${DOMAIN}/index`] = [200, { Status: 'CREATED' }];
    expect(await prepareStage({ vectorDomain: domain, audit: { add: async () => {} } }, {}, context)).toEqual({
      index: 'made',
    });
    expect(requests.slice(-2).map(({ body }) => body)).toEqual([
      { IndexName: 'passages-v2', IndexSchema: passageSchema(first) },
      { IndexName: 'passages-v3', IndexSchema: passageSchema(second) },
    ]);
    expect(passageSchema(second).mappings).toMatchObject({
      dynamic: 'strict',
      properties: { vector: { dimension: 512 } },
    });
  });
});

describe('the index of a domain', () => {
  it("has the fields and the analyzer of a collection's index", () => {
    const { vector, ...fields } = PASSAGE_SCHEMAS[2].mappings.properties;
    const { vector: deployed, ...deployedFields } = passageMappings(first).properties as Record<string, object>;
    expect(fields).toEqual(deployedFields);
    expect(PASSAGE_SCHEMAS[2].settings).toEqual(passageSettings(first));
    const { type, dimension, method } = vector;
    expect(deployed).toEqual({ type, dimension, spaceType: method.space_type, compressionLevel: '1x' });
  });
});

describe('the name of the domain', () => {
  it.each([
    [ENDPOINT, 'copilot-dev'],
    ['https://vpc-a-b-c-abcdefghijklmnopqrstuvwxyz.eu-west-1.es.amazonaws.com', 'a-b-c'],
    ['https://search-copilot-abcdefghijklmnopqrstuvwxyz.aos.us-east-1.on.aws', 'copilot'],
    ['https://example.com', null],
    ['https://abc.us-east-1.aoss.amazonaws.com', null],
  ])('in %s is %s', (endpoint, name) => {
    expect(domainNameOf(endpoint)).toBe(name);
  });
});
