// Guarantee: once the recorded cost of a month has reached a company's limit, nothing more is embedded for it, however
// a document arrives; the document fails with a reason and keeps its file, so that it can be ingested later. Risk: one
// company spends the operator's money without bound, loses a document, or fills the dead-letter queue.
import { describe, expect, it } from 'vitest';
import { ingestionCapOf } from '../../../../shared/companies/policies/ingestion-policy.ts';
import { HOUR_MS } from '../../../../shared/durations.ts';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { handleFileEvents } from '../../../../shared/ingestion/handle-file-events.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { INDEX_GENERATION } from '../../search/index-generation.fixture.ts';
import { createWorld, type World } from '../memory-world.ts';
import {
  deliver,
  deliverAgain,
  deliverAnnounced,
  expectSettled,
  ingest,
  readableTexts,
  recordOf,
  runHousekeeping,
  upload,
} from '../world-steps.ts';

const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const LIMIT_REASON =
  'The company has reached its limit for the cost of ingesting documents this month. The file is kept: retry the document next month, or once an operator has raised the limit.';
const LIMIT_ERROR = {
  code: 'limit_exceeded',
  message:
    'The company has reached its limit for the cost of ingesting documents, 5 dollars a month. Try again next month, or ask an operator for a higher limit.',
};
const FAILED_OUTCOME = { status: 'failed', reason: 'cost_limit' };
const LIMIT_NANO = 5_000_000_000n;
const MONTH = '2026-11';

// Creates a world whose company has reached its limit, or is this much below it.
function worldAtLimit(belowNano = 0n): World {
  const world = createWorld();
  world.limit.cap = String(LIMIT_NANO);
  world.spentNano.set(MONTH, LIMIT_NANO - belowNano);
  return world;
}

// Uploads a file as if the company were below its limit, so that the document is pending when the limit is reached.
async function uploadBelowLimit(world: World, content = '# Guide\n\nThe first text.', file = 'guide.md') {
  const spent = world.spentNano.get(MONTH) ?? 0n;
  world.spentNano.set(MONTH, 0n);
  await upload(world, content, file);
  world.spentNano.set(MONTH, spent);
  return recordOf(world, file);
}

// Returns the list of texts that are embedded from now on.
const recordEmbedded = (world: World) => {
  const texts: string[] = [];
  const { embed } = world.services.embedding;
  world.services.embedding.embed = (text: string) => {
    texts.push(text);
    return embed(text);
  };
  return texts;
};
const reindex = (world: World, which: 'every' | 'failed' = 'every') =>
  reindexDocuments({ ...world.services, generations: [INDEX_GENERATION] }, { base_id: world.base.id, which }, context);

it.each([
  [undefined, 25_000_000_000n],
  ['unlimited', null],
  ['0', 0n],
  ['1', 1n],
])('reads a stored limit of %s as %s nanodollars, where null means no limit', (ingestionCap, nano) => {
  expect(ingestionCapOf({ ingestionCap })).toBe(nano);
});

describe('a document of a company at its limit', () => {
  it('fails with a reason before anything is read or embedded, and keeps its file', async () => {
    const world = worldAtLimit();
    const texts = recordEmbedded(world);
    const record = await uploadBelowLimit(world);
    world.services.reader.read = () => expect.fail('read');
    expect(await deliver(world, addressOf(record), 1)).toEqual(FAILED_OUTCOME);
    expect(recordOf(world)).toMatchObject({ status: 'failed', reason: LIMIT_REASON, currentVersion: 0 });
    expect(texts).toEqual([]);
    expect(world).toMatchObject({ index: new Map(), costs: [] });
    expect([...world.stored.keys()]).toEqual([documentFileKey(addressOf(record), 1)]);
  });

  it('keeps its readable version when a new one fails', async () => {
    const world = worldAtLimit(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    const { version } = await uploadBelowLimit(world, '# Guide\n\nThe second text.');
    world.spentNano.set(MONTH, LIMIT_NANO);
    expect(await deliver(world, addressOf(recordOf(world)), version)).toEqual(FAILED_OUTCOME);
    expect(readableTexts(world)).toEqual(['The first text.']);
    await expectSettled(world);
  });

  it('is neither retried, nor left in the dead-letter queue, nor announced again by housekeeping', async () => {
    const world = worldAtLimit();
    const record = await uploadBelowLimit(world);
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
    expect(recordOf(world).reason).toBe(LIMIT_REASON);
    world.clock.ms += 4 * HOUR_MS;
    await runHousekeeping(world);
    expect(world).toMatchObject({ announced: [], waiting: new Map() });
  });

  it('is ingested by a retry in the next month, or in the same month after its limit was raised', async () => {
    const world = worldAtLimit();
    await deliver(world, addressOf(await uploadBelowLimit(world)), 1);
    const retry = () => retryDocument(world.services, { document_id: recordOf(world).id }, context);
    await expect(retry()).rejects.toMatchObject(LIMIT_ERROR);
    world.clock.ms = Date.parse('2026-12-01T00:00:00Z');
    await retry();
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }]);
    expect(readableTexts(world)).toEqual(['The first text.']);
    world.clock.ms = Date.parse('2026-11-20T06:00:00Z');
    await deliver(
      world,
      addressOf(await uploadBelowLimit(world, '# Guide\n\nThe second text.')),
      recordOf(world).version,
    );
    world.limit.cap = String(LIMIT_NANO + 1n);
    await retry();
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }]);
    expect(readableTexts(world)).toEqual(['The second text.']);
  });

  it('is ingested by reindexing the failed documents, which skips those without a file', async () => {
    const world = worldAtLimit();
    for (const file of ['one.md', 'two.md']) {
      const record = await uploadBelowLimit(world, `# Guide\n\nThe text of ${file}.`, file);
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
    expect(world.deadLettersCleared).toHaveLength(2);
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready' }, { status: 'ready' }]);
    expect(recordOf(world, 'lost.md').reason).toBe('The upload did not arrive. Add the document again.');
    expect(readableTexts(world, 'two.md')).toEqual(['The text of two.md.']);
  });

  it('can be deleted as usual', async () => {
    const world = worldAtLimit();
    const record = await uploadBelowLimit(world);
    await deliver(world, addressOf(record), 1);
    await deleteDocument(world.services, { document_id: record.id }, context);
    expect(world).toMatchObject({ removedIds: [record.id], stored: new Map() });
  });
});

it('stops a long document at its next delivery once the limit is reached, even if its ingestion has begun', async () => {
  const world = worldAtLimit(1n);
  const long = Array.from({ length: 30_000 }, (_, word) => `word${word}.`).join(' ');
  const record = await uploadBelowLimit(world, long);
  const { embed } = world.services.embedding;
  world.services.embedding.embed = (text: string) => {
    world.clock.ms += 600;
    return embed(text);
  };
  expect(await deliver(world, addressOf(record), 1)).toMatchObject({ status: 'continued' });
  world.spentNano.set(MONTH, LIMIT_NANO);
  expect(await deliverAnnounced(world)).toEqual([FAILED_OUTCOME]);
  expect(readableTexts(world)).toEqual([]);
});

describe('a company at its limit', () => {
  it('cannot upload a new or changed file, and no record is written; an unchanged file stays as it is', async () => {
    const world = worldAtLimit(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    world.spentNano.set(MONTH, LIMIT_NANO);
    const before = recordOf(world);
    await expect(upload(world, '# Guide\n\nThe second text.')).rejects.toMatchObject(LIMIT_ERROR);
    await expect(upload(world, 'Another file.', 'other.md')).rejects.toMatchObject(LIMIT_ERROR);
    expect(await upload(world, '# Guide\n\nThe first text.')).toMatchObject({ outcome: 'unchanged' });
    expect([...world.records.values()]).toEqual([before]);
  });

  it('cannot reindex its documents, which would all fail', async () => {
    const world = worldAtLimit(1n);
    await ingest(world, '# Guide\n\nThe first text.');
    world.spentNano.set(MONTH, LIMIT_NANO);
    await expect(reindex(world)).rejects.toMatchObject(LIMIT_ERROR);
    await expect(reindex(world, 'failed')).rejects.toMatchObject(LIMIT_ERROR);
    expect({ status: recordOf(world).status, announced: world.announced }).toEqual({ status: 'ready', announced: [] });
  });
});

it.each([
  ['one nanodollar below its limit', (world: World) => void world.spentNano.set(MONTH, LIMIT_NANO - 1n)],
  ['without a limit', ({ limit }: World) => void Object.assign(limit, { cap: 'unlimited' })],
  ['below the default limit', (world: World) => void delete world.limit.cap],
  [
    'that reached its limit last month',
    ({ clock }: World) => void Object.assign(clock, { ms: Date.parse('2026-12-01T00:00:00Z') }),
  ],
])('a company %s ingests documents', async (_what, change) => {
  const world = worldAtLimit();
  change(world);
  expect(await ingest(world, '# Guide\n\nThe first text.')).toMatchObject({ status: 'ready' });
});

it.each(['companies', 'ingestionCosts'] as const)(
  'embeds nothing while %s cannot be read, and ingests the document with another delivery',
  async (port) => {
    const world = worldAtLimit(1n);
    const texts = recordEmbedded(world);
    const record = await uploadBelowLimit(world);
    const unavailable = new ServiceError('unavailable', 'Service unavailable. Try again.');
    const { find } = world.services[port];
    Object.assign(world.services[port], { find: () => Promise.reject(unavailable) });
    await expect(deliver(world, addressOf(record), 1)).rejects.toBe(unavailable);
    await expect(upload(world, 'Another file.', 'other.md')).rejects.toBe(unavailable);
    expect({ texts, status: recordOf(world).status, records: world.records.size }).toEqual({
      texts: [],
      status: 'pending',
      records: 1,
    });
    Object.assign(world.services[port], { find });
    expect(await deliverAgain(world, { address: addressOf(record), fileVersion: 1 }, 2)).toMatchObject({
      status: 'ready',
    });
  },
);
