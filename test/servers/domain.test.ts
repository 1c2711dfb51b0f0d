// Guarantee: a stage whose passages are in an OpenSearch domain works on a real OpenSearch from the first command: the
// domain is found, its index is made with exactly the body that the product sends, and passages are stored, found and
// removed by calls that are signed for `es` and that the functions' roles allow. Risk: the first deployment with a
// domain fails.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../shared/search/passage.store.ts';
import { createVectorDomain } from '../../shared/search/vector-domain.client.ts';
import { openDomain } from '../harness/local-cloud/opensearch.ts';
import { callOpenSearch } from './opensearch/make-index.ts';
import { servers } from './servers.ts';

const DOMAIN = 'copilot-dev';
const ADDRESS = `https://search-${DOMAIN}-abcdefghijklmnopqrstuvwxyz.us-east-1.es.amazonaws.com`;
const INDEX = { name: 'passages-v9', schema: 2, modelId: 'amazon.titan-embed-text-v2:0', dimensions: 256 } as const;
const SCOPE = { companyId: 'a', baseIds: ['base'] };
const { openSearch: endpoint } = servers();

let opened: Awaited<ReturnType<typeof openDomain>>;
beforeAll(async () => {
  await callOpenSearch(endpoint, `DELETE /${INDEX.name}`);
  opened = await openDomain(DOMAIN, endpoint);
  vi.stubEnv('AWS_ENDPOINT_URL', opened.front.client.endpoint);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKID');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await opened.front.close();
  await callOpenSearch(endpoint, `DELETE /${INDEX.name}`);
});

const vectorOf = (at: number) => Array.from({ length: INDEX.dimensions }, (_, i) => (i === at ? 1 : 0));
const passage = (id: string, companyId: string, at: number) => ({
  id,
  companyId,
  baseId: 'base',
  documentId: `document-${id}`,
  version: 1,
  ordinal: 0,
  page: null,
  title: 'Lease',
  headings: '',
  text: `The lease of number ${id} begins in March.`,
  vector: vectorOf(at),
  tokensMax: 20,
});

it('a domain is found by its name, prepared once, and stores, finds and removes passages', async () => {
  const domain = createVectorDomain(ADDRESS, [INDEX]);
  expect(await domain.report()).toEqual({ domain: 'active', engine: 'OpenSearch_2.19', index: 'missing' });
  expect(await domain.createIndexes()).toBe('made');
  expect(await domain.createIndexes()).toBe('exists');
  expect(await domain.report()).toMatchObject({ index: 'ready' });
  const { permissions, client } = opened.front;
  expect(new Set(permissions.map((each) => each.split(' ')[0]))).toEqual(
    new Set([
      'es:DescribeDomain',
      ...['es:GetIndex', 'es:ESHttpGet'],
      ...['es:CreateIndex', 'es:ESHttpHead', 'es:ESHttpPut', 'es:ESHttpPost'],
    ]),
  );

  permissions.length = 0;
  const key = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' };
  const store = createPassageStore(client.endpoint, INDEX.name, createSignedFetch('es', key));
  const signal = AbortSignal.timeout(60_000);
  const passages = [passage('1', 'a', 1), passage('2', 'a', 2), passage('3', 'b', 1)];
  expect(await store.put(passages, signal)).toEqual(['done', 'done', 'done']);
  expect(await store.countSearchable(['1', '2', '3', '4'], signal)).toBe(3);
  const query = { vector: vectorOf(1), words: new Map([['leas', 1]]), passages: 5, sizeMax: 10 };
  const { nearest, words } = await store.candidates(SCOPE, query, signal);
  expect(nearest.map(({ id, similarity }) => [id, similarity])).toEqual([
    ['1', 1],
    ['2', 0],
  ]);
  expect(words.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
  expect(await store.frequencies(SCOPE, ['leas', 'none'], signal)).toBeTruthy();
  expect(await store.remove(['1', '4'], signal)).toEqual(['done', 'done']);
  expect(await store.countSearchable(['1', '2'], signal)).toBe(1);
  const arn = `arn:aws:es:us-east-1:123456789012:domain/${DOMAIN}`;
  expect(new Set(permissions)).toEqual(
    new Set(['_bulk', `${INDEX.name}/_search`, `${INDEX.name}/_msearch`].map((path) => `es:ESHttpPost ${arn}/${path}`)),
  );
});
