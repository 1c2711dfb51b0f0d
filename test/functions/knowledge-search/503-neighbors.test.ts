// Guarantee: with the policy on, a search fails when the text beside a result cannot be read, because it was dropped or
// because the document was replaced meanwhile, and the next attempt finds what is current. Risk: the excerpt is shown
// as if its document ended there, with half of a value in it.
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createSignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../../shared/search/passage.store.ts';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { INDEX_UNAVAILABLE } from '../../harness/unavailable.ts';

const MOORING =
  'Boats that stay for the night need a place at the long pier, and the harbour office keeps a list of all. ';
const ORCHARD =
  'Apples of the orchard are picked when they are ripe, and the cider press works until the last of them. ';
const document = (end: string, begin: string) => `${MOORING.repeat(11)}${end}\n\n${begin} ${ORCHARD.repeat(11).trim()}`;
const FIRST = document('The flat is at Hauptstr.', '5, 10115 Berlin.');
const SECOND = document('The flat is at', 'Lindenallee 7, 10115 Berlin.');

const { signal } = new AbortController();
const LIMITS = { timeout: 60_000, interval: 250 };

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let company: TestCompany;
beforeEach(async () => {
  own = await cloudOfWorker();
  company = await makeCompany(own.access);
  await addDocument(own.access, company.baseId, 'notes.txt', FIRST);
  await administer(own.access, 'policy.set', { company_id: company.id, personal_data: 'on' });
});

const search = (query: string) => callApi(own.access, '/knowledge/search', { key: company.key, body: { query, k: 1 } });
const apples = () => search('When are the apples of the orchard picked?');
const boats = () => search('Which boats need a place at the pier?');

// The part of a request for known passages that names them.
const NEIGHBORS = /"filter":\[.*"ids":\{"values":\["([0-9a-f]{64})"\]/;

// The requests for known passages that a function sends from now on: the index, and the id of the passage.
function watchNeighbors(): (readonly [index: string, id: string])[] {
  const asked: (readonly [string, string])[] = [];
  const watched = watchRequests(own.cloud, { service: 'aoss' }, ({ path, body }) => {
    const [, id] = NEIGHBORS.exec(body.toString('utf8')) ?? [];
    asked.push(...(id === undefined ? [] : [[path.split('/')[1] ?? '', id] as const]));
  });
  onTestFinished(() => watched.remove());
  return asked;
}

it('answers 503 when the index does not return the text beside the result', async () => {
  const asked = watchNeighbors();
  expect((await apples()).status).toBe(200);
  const [index = '', id = ''] = asked[0] ?? [];
  expect(await passagesIn(index).remove([id], signal)).toEqual(['done']);
  // A real index finds a removed passage until it is refreshed.
  await vi.waitFor(async () => expect(await passagesIn(index).countSearchable([id], signal)).toBe(0), LIMITS);
  const logged = own.cloud.logs.lines().length;
  expect(await apples()).toBeRefused(503, INDEX_UNAVAILABLE, { retryAfter: '15' });
  const lines = own.cloud.logs.lines().slice(logged);
  expect(lines.map(({ text }) => text).join('\n')).toContain('missing_passages');
  expect(lines.map(({ text }) => text).join('\n')).not.toMatch(/Hauptstr|Berlin|orchard/);
  await administer(own.access, 'policy.set', { company_id: company.id, personal_data: 'off' });
  expect((await apples()).status).toBe(200);
});

it('answers 503 when the document is replaced before the text is read, and then from the new one', async () => {
  const asked = watchNeighbors();
  expect((await apples()).status).toBe(200);
  const stalled = own.cloud.faults.script({
    service: 'aoss',
    match: ({ body }) => NEIGHBORS.test(body.toString('utf8')),
    times: 1,
    effect: { kind: 'stall' },
  });
  onTestFinished(() => stalled.remove());
  const searching = boats();
  await stalled.reached();
  await addDocument(own.access, company.baseId, 'notes.txt', SECOND);
  const [index = '', id = ''] = asked[0] ?? [];
  await vi.waitFor(async () => expect(await passagesIn(index).countSearchable([id], signal)).toBe(0), LIMITS);
  stalled.release();
  expect(await searching).toBeRefused(503, INDEX_UNAVAILABLE, { retryAfter: '15' });
  expect(await boats()).toAnswer(200, {
    data: [
      {
        n: 1,
        source_title: 'notes',
        page: null,
        excerpt: `${MOORING.repeat(11)}The flat is at`,
        similarity: expect.any(Number),
      },
    ],
  });
});

// The passages of the stage, as an operator could change them: the record of the document still counts a removed one.
function passagesIn(index: string) {
  const { endpoint, region, accessKeyId, secretAccessKey } = own.access;
  const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  return createPassageStore(endpoint, index, createSignedFetch('aoss', { AWS_REGION: region, ...keys }));
}
