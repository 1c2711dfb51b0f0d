// Guarantee: the checks of Serverless are applied before the real server: requests that Serverless would refuse never
// reach the index. Risk: the real server accepts them, and hides a mistake until the first deployment fails.
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { expect, it, vi } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { createSignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { callOpenSearch } from '../opensearch/make-index.ts';
import { servers } from '../servers.ts';

const [{ name: PASSAGE_INDEX }] = STAGES.local.indexGenerations;
const query = JSON.stringify({ size: 1, _source: ['page'], query: { ids: { values: ['none'] } } });
const { endpoint, region, accessKeyId, secretAccessKey } = sharedCloud();
const runtime = { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };

function send(
  path: string,
  body: string,
  changes: { service?: string; secret?: string; method?: 'GET' | 'POST' } = {},
) {
  const { service = 'aoss', secret = secretAccessKey, method = 'POST' } = changes;
  const signedFetch = createSignedFetch(service, { ...runtime, AWS_SECRET_ACCESS_KEY: secret } as never);
  const headers = { 'content-type': 'application/json' };
  const sent = method === 'GET' ? {} : { body };
  return signedFetch({ method, url: `${endpoint}${path}`, headers, ...sent, signal: AbortSignal.timeout(20_000) });
}

it('forwards a search, which Serverless accepts', async () => {
  const answer = await send(`/${PASSAGE_INDEX}/_search`, query);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ hits: { total: { value: 0 } } });
});

it.each([
  ['a wrong signature', () => send(`/${PASSAGE_INDEX}/_search`, query, { secret: 'wrong' }), 403],
  ['a refresh', () => send(`/${PASSAGE_INDEX}/_refresh`, ''), 404],
  ['a wait for the refresh', () => send('/_bulk?refresh=wait_for', '\n'), 400],
  ['a deletion by query', () => send(`/${PASSAGE_INDEX}/_delete_by_query`, query), 404],
  ['a request to the server itself', () => send('/', '', { method: 'GET' }), 404],
  ['a request to the cluster', () => send('/_cluster/health', '', { method: 'GET' }), 404],
  ['a body of more than 10 MiB', () => send('/_bulk', ' '.repeat(10 * 1024 * 1024 + 1)), 413],
])('refuses %s, which Serverless refuses', async (_name, request, status) => {
  expect((await request()).status).toBe(status);
});

it.each([
  ['is missing', undefined],
  ['is that of another body', '0'.repeat(64)],
])('refuses a request whose x-amz-content-sha256 %s', async (_name, hash) => {
  const { handle } = NodeHttpHandler.prototype;
  // Changed after the request was signed.
  const changed = vi.spyOn(NodeHttpHandler.prototype, 'handle').mockImplementation(function (
    this: NodeHttpHandler,
    request,
    options,
  ) {
    const { 'x-amz-content-sha256': _hash, ...others } = request.headers;
    const headers = hash === undefined ? others : { ...others, 'x-amz-content-sha256': hash };
    return handle.call(this, Object.assign(request, { headers }), options);
  });
  try {
    expect((await send(`/${PASSAGE_INDEX}/_search`, query)).status).toBe(403);
  } finally {
    changed.mockRestore();
  }
});

it('creates the index with the deployed mapping, with its engine named', async () => {
  const { body } = await callOpenSearch(servers().openSearch, `GET /${PASSAGE_INDEX}`);
  const { properties } = body[PASSAGE_INDEX].mappings;
  expect(properties.vector).toMatchObject({ type: 'knn_vector', dimension: 1_024, method: { engine: 'lucene' } });
  expect(properties.text).toEqual({ type: 'text', analyzer: 'words' });
});
