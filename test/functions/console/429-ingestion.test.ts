// Guarantee: only operators set the limit for a company's cost of ingestion; at the limit, uploads, retries and
// reindexing are refused with 429, a document on its way fails with the reason in the list, what can be read stays, and
// everything is ingested once the limit is raised. Risk: one company spends the operator's money without bound.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { World } from '../administer/operation-case.ts';
import { startConsoleWorld } from './console-world.ts';

const REFUSED = {
  status: 429,
  body: {
    error:
      'The company has reached its limit for the cost of ingesting documents, 0 dollars a month. Try again next month, or ask an operator for a higher limit.',
  },
};
const REASON =
  'The company has reached its limit for the cost of ingesting documents this month. The file is kept: retry the document next month, or once an operator has raised the limit.';
let world: Awaited<ReturnType<typeof startConsoleWorld>>;
let mine: World;
const fileOf = (name: string, text: string) => ({
  file: name,
  bytes: Buffer.byteLength(text),
  checksum: createHash('sha256').update(text).digest('hex'),
});
const prepare = async (name: string, text: string) =>
  world.call('administrator', 'documents.prepare', { base_id: mine.baseId, ...fileOf(name, text) });
const setLimit = async (role: string, monthly_ingestion_usd: string | null) =>
  world.call(role, 'policy.set', { company_id: mine.companyId, monthly_ingestion_usd });
const shown = async (document_id: string) => (await world.call('viewer', 'documents.show', { document_id })).body;
const until = (status: string, id: string) =>
  vi.waitFor(async () => expect((await shown(id)).status).toBe(status), { timeout: 100_000, interval: 250 });
// biome-ignore lint/suspicious/noExplicitAny: the result of an operation
let onItsWay: any;

beforeAll(async () => {
  world = await startConsoleWorld();
  ({ mine } = world);
});
afterAll(() => world.own.cloud.stop());

it('the limit is set by operators only, and shown with what was spent', async () => {
  expect(await setLimit('administrator', 'unlimited')).toEqual({
    status: 403,
    body: { error: 'Only an operator can set monthly_ingestion_usd.' },
  });
  const ingestion = async () =>
    (await world.call('viewer', 'budget.show', { company_id: mine.companyId })).body.ingestion;
  expect(await ingestion()).toEqual({ ...(await ingestion()), cap_usd: '25' });
  onItsWay = (await prepare('deposit.txt', 'The deposit is two months of rent.')).body;
  expect((await setLimit('operator', '0')).status).toBe(200);
  expect((await ingestion()).cap_usd).toBe('0');
});

it('a document that was on its way fails with the reason, and its message leaves the queue', async () => {
  const { url, headers } = onItsWay.upload;
  const body = 'The deposit is two months of rent.';
  expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
  await until('failed', onItsWay.document.id);
  const { documents } = (await world.call('viewer', 'documents.list', { base_id: mine.baseId })).body;
  expect(documents.find(({ id }: { id: string }) => id === onItsWay.document.id)).toEqual({
    ...onItsWay.document,
    status: 'failed',
    reason: REASON,
    updated_at: expect.any(String),
  });
  const health = (await world.call('operator', 'stage.overview', {})).body;
  const queues: { dead_letters: boolean; waiting: number; in_progress: number }[] = health.queues;
  expect(queues.filter(({ dead_letters }) => dead_letters)).toMatchObject([{ waiting: 0, in_progress: 0 }]);
});

it('uploads, retries and reindexing are refused; unchanged files, reading and deleting are not', async () => {
  expect(await prepare('other.txt', 'Pets are allowed.')).toEqual(REFUSED);
  expect(await prepare('rent.txt', 'The rent is due on the second.')).toEqual(REFUSED);
  expect(await prepare('rent.txt', 'The rent is due on the first.')).toMatchObject({
    status: 200,
    body: { outcome: 'unchanged' },
  });
  const { id: document_id } = onItsWay.document;
  expect(await world.call('administrator', 'documents.retry', { document_id })).toEqual(REFUSED);
  expect(await world.call('administrator', 'documents.reindex', { base_id: mine.baseId })).toEqual(REFUSED);
  expect(await shown(mine.documentId)).toMatchObject({ status: 'ready', version: 1 });
});

it('everything is ingested once the limit is raised, and a document can be deleted at the limit', async () => {
  expect((await setLimit('operator', null)).status).toBe(200);
  const failed = { base_id: mine.baseId, which: 'failed' };
  const { documents } = (await world.call('administrator', 'documents.reindex', failed)).body;
  expect(documents.map(({ id }: { id: string }) => id)).toEqual([onItsWay.document.id]);
  await until('ready', onItsWay.document.id);
  expect((await setLimit('operator', '0')).status).toBe(200);
  const { id: document_id } = onItsWay.document;
  expect((await world.call('administrator', 'documents.delete', { document_id })).status).toBe(200);
});
