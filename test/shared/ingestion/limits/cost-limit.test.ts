// Guarantee: once the recorded cost of a month has reached a company's limit, nothing more is embedded for it, however
// a document arrives; the document fails with a reason and keeps its file, with which it is ingested later. Risk: one
// company spends the operator's money without bound, or loses a document, or its messages fill the dead-letter queue.
import { describe, expect, it } from 'vitest';
import { ingestionCapOf } from '../../../../shared/companies/policies/ingestion-policy.ts';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { handleFileEvents } from '../../../../shared/ingestion/handle-file-events.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { INDEX_GENERATION } from '../../search/index-generation.fixture.ts';
import { createWorld, type World } from '../memory-world.ts';
import { deliver, deliverAgain, ingest, readable, recordOf, runHousekeeping, settle, upload } from '../world-steps.ts';

const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const SENTENCE =
  'The company has reached its limit for the cost of ingesting documents this month. The file is kept: retry the document next month, or once an operator has raised the limit.';
const REFUSED = {
  code: 'limit_exceeded',
  message:
    'The company has reached its limit for the cost of ingesting documents, 5 dollars a month. Try again next month, or ask an operator for a higher limit.',
};
const FAILED = { status: 'failed', reason: 'cost_limit' };
const CAP = 5_000_000_000n;

// A company at its limit, or this much below it.
function worldAt(belowNano = 0n): World {
  const world = createWorld();
  world.limit.cap = String(CAP);
  world.spentNano.set('2026-11', CAP - belowNano);
  return world;
}

// Announces a file below the limit, so that it is on its way when the limit is reached.
async function onItsWay(world: World, content = '# Guide\n\nThe first text.', file = 'guide.md') {
  const spent = world.spentNano.get('2026-11') ?? 0n;
  world.spentNano.set('2026-11', 0n);
  await upload(world, content, file);
  world.spentNano.set('2026-11', spent);
  return recordOf(world, file);
}

const embedded = (world: World) => {
  const texts: string[] = [];
  const { embed } = world.services.embedding;
  world.services.embedding.embed = (text: string) => {
    texts.push(text);
    return embed(text);
  };
  return texts;
};
const generationsOf = (world: World) => ({ ...world.services, generations: [INDEX_GENERATION] });
const reindex = (world: World, which: 'every' | 'behind' | 'failed' = 'every') =>
  reindexDocuments(generationsOf(world), { base_id: world.base.id, which }, context);
const deliverAnnounced = async (world: World) => {
  const outcomes = [];
  for (let message = world.announced.shift(); message !== undefined; message = world.announced.shift()) {
    outcomes.push(await deliver(world, message.address, message.fileVersion));
  }
  return outcomes;
};

it.each([
  [undefined, 25_000_000_000n],
  ['unlimited', null],
  ['0', 0n],
  ['1', 1n],
])('a stored limit of %s is %s nanodollars', (ingestionCap, nano) => {
  expect(ingestionCapOf({ ingestionCap })).toBe(nano);
});

describe('a document of a company at its limit', () => {
  it('fails with a reason before anything is read or embedded, and keeps its file', async () => {
    const world = worldAt();
    const texts = embedded(world);
    const record = await onItsWay(world);
    world.services.reader.read = () => expect.fail('read');
    expect(await deliver(world, addressOf(record), 1)).toEqual(FAILED);
    expect(recordOf(world)).toMatchObject({ status: 'failed', reason: SENTENCE, currentVersion: 0 });
    expect([texts, world.index.size, world.costs]).toEqual([[], 0, []]);
    expect([...world.stored.keys()]).toEqual([documentFileKey(addressOf(record), 1)]);
  });

  it('leaves the version that readers see', async () => {
    const world = worldAt(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    const { version } = await onItsWay(world, '# Guide\n\nThe second text.');
    world.spentNano.set('2026-11', CAP);
    expect(await deliver(world, addressOf(recordOf(world)), version)).toEqual(FAILED);
    expect(readable(world)).toEqual(['The first text.']);
    await settle(world);
  });

  it('ends its message: neither a retry nor a dead letter follows, and housekeeping leaves it alone', async () => {
    const world = worldAt();
    const record = await onItsWay(world);
    const key = documentFileKey(addressOf(record), 1);
    const body = JSON.stringify({ detail: { object: { key } } });
    const message = { messageId: 'm', body, attributes: { ApproximateReceiveCount: '1' } };
    const limits = {
      deliveriesMax: 5,
      signal: new AbortController().signal,
      postpone: async () => expect.fail('postponed'),
    };
    expect(await handleFileEvents(world.services, { Records: [message] } as never, limits)).toEqual({
      batchItemFailures: [],
    });
    expect(recordOf(world).reason).toBe(SENTENCE);
    world.clock.ms += 4 * 3_600_000;
    await runHousekeeping(world);
    expect([world.announced, world.waiting.size]).toEqual([[], 0]);
  });

  it('is ingested by a retry in the next month, or in the same one under a higher limit', async () => {
    const world = worldAt();
    await deliver(world, addressOf(await onItsWay(world)), 1);
    const retry = () => retryDocument(world.services, { document_id: recordOf(world).id }, context);
    await expect(retry()).rejects.toMatchObject(REFUSED);
    world.clock.ms = Date.parse('2026-12-01T00:00:00Z');
    await retry();
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }]);
    expect(readable(world)).toEqual(['The first text.']);
    world.clock.ms = Date.parse('2026-11-20T06:00:00Z');
    await deliver(world, addressOf(await onItsWay(world, '# Guide\n\nThe second text.')), recordOf(world).version);
    world.limit.cap = String(CAP + 1n);
    await retry();
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }]);
    expect(readable(world)).toEqual(['The second text.']);
  });

  it('is ingested by reindexing all that failed, except those without a file', async () => {
    const world = worldAt();
    for (const file of ['one.md', 'two.md']) {
      const record = await onItsWay(world, `# Guide\n\nThe text of ${file}.`, file);
      await deliver(world, addressOf(record), record.version);
    }
    world.limit.cap = 'unlimited';
    await upload(world, 'text', 'lost.md');
    world.stored.delete(documentFileKey(addressOf(recordOf(world, 'lost.md')), 1));
    await deliver(world, addressOf(recordOf(world, 'lost.md')), 1);
    await upload(world, '# Guide\n\nReady.', 'ready.md');
    await deliver(world, addressOf(recordOf(world, 'ready.md')), 1);
    expect(await reindex(world, 'failed')).toMatchObject({
      documents: [{ status: 'pending' }, { status: 'pending' }],
      skipped: 2,
      next: null,
    });
    expect(world.cleared).toHaveLength(2);
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }, { status: 'ready' }]);
    expect(recordOf(world, 'lost.md').reason).toBe('The upload did not arrive. Add the document again.');
    expect(readable(world, 'two.md')).toEqual(['The text of two.md.']);
  });

  it('can be deleted as usual', async () => {
    const world = worldAt();
    const record = await onItsWay(world);
    await deliver(world, addressOf(record), 1);
    await deleteDocument(world.services, { document_id: record.id }, context);
    expect([world.removed, world.stored.size]).toEqual([[record.id], 0]);
  });
});

it('a long document is stopped at its next delivery, so that no number of begun documents is finished above the limit', async () => {
  const world = worldAt(1n);
  const long = Array.from({ length: 30_000 }, (_, word) => `word${word}.`).join(' ');
  const record = await onItsWay(world, long);
  const { embed } = world.services.embedding;
  world.services.embedding.embed = (text: string) => {
    world.clock.ms += 600;
    return embed(text);
  };
  expect(await deliver(world, addressOf(record), 1)).toMatchObject({ status: 'continued' });
  world.spentNano.set('2026-11', CAP);
  expect(await deliverAnnounced(world)).toEqual([FAILED]);
  expect(readable(world)).toEqual([]);
});

describe('what is refused early at the limit', () => {
  it('is a new or a changed file, before its record is written; a file that has not changed stays as it is', async () => {
    const world = worldAt(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    world.spentNano.set('2026-11', CAP);
    const before = recordOf(world);
    await expect(upload(world, '# Guide\n\nThe second text.')).rejects.toMatchObject(REFUSED);
    await expect(upload(world, 'Another file.', 'other.md')).rejects.toMatchObject(REFUSED);
    expect(await upload(world, '# Guide\n\nThe first text.')).toMatchObject({ outcome: 'unchanged' });
    expect([...world.records.values()]).toEqual([before]);
  });

  it('is reindexing, which would only make every document fail', async () => {
    const world = worldAt(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    world.spentNano.set('2026-11', CAP);
    await expect(reindex(world)).rejects.toMatchObject(REFUSED);
    await expect(reindex(world, 'failed')).rejects.toMatchObject(REFUSED);
    expect([recordOf(world).status, world.announced]).toEqual(['ready', []]);
  });
});

it.each([
  ['one nanodollar below its limit', (world: World) => void world.spentNano.set('2026-11', CAP - 1n)],
  ['without a limit', ({ limit }: World) => void Object.assign(limit, { cap: 'unlimited' })],
  ['below the default', (world: World) => void delete world.limit.cap],
  [
    'that reached its limit in the month before',
    ({ clock }: World) => void Object.assign(clock, { ms: Date.parse('2026-12-01T00:00:00Z') }),
  ],
])('a company %s ingests documents', async (_what, change) => {
  const world = worldAt();
  change(world);
  expect(await ingest(world, '# Guide\n\nThe first text.')).toMatchObject({ status: 'ready' });
});

it.each([
  ['companies', 'find'],
  ['ingestionCosts', 'find'],
] as const)(
  'while %s cannot be read, nothing is embedded, and the document waits for another delivery',
  async (port, method) => {
    const world = worldAt(1n);
    const texts = embedded(world);
    const record = await onItsWay(world);
    const silent = new ServiceError('unavailable', 'Service unavailable. Try again.');
    const { [method]: find } = world.services[port];
    Object.assign(world.services[port], { [method]: () => Promise.reject(silent) });
    await expect(deliver(world, addressOf(record), 1)).rejects.toBe(silent);
    await expect(upload(world, 'Another file.', 'other.md')).rejects.toBe(silent);
    expect([texts, recordOf(world).status, world.records.size]).toEqual([[], 'pending', 1]);
    Object.assign(world.services[port], { [method]: find });
    expect(await deliverAgain(world, { address: addressOf(record), fileVersion: 1 }, 2)).toMatchObject({
      status: 'ready',
    });
  },
);
