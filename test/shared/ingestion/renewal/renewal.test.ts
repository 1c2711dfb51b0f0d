// Guarantee: on request, a document is ingested again from its file in the bucket, while readers see the old version
// until the new one replaces it; and a long document continues where its last delivery stopped. Risk: a lost index
// cannot be filled again, reindexing empties the answers, or a book is never finished.
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../shared/durations.ts';
import { estimateReindex } from '../../../../shared/ingestion/renewal/estimate-reindex.ts';
import { reindexDocuments } from '../../../../shared/ingestion/renewal/reindex-documents.ts';
import { retryDocument } from '../../../../shared/ingestion/renewal/retry-document.ts';
import { addressOf, documentFileKey } from '../../../../shared/knowledge/document.ts';
import { priceOf } from '../../../../shared/pricing/prices.ts';
import type { IndexGeneration } from '../../../../shared/search/passage-index-schema.ts';
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
const words = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}${i}.`).join(' ');
const guide = `# Guide\n\n${words('alpha', 900)}`;
const CORRUPT = '%PDF-1.7 nonsense';
const generations: IndexGeneration[] = [
  { ...INDEX_GENERATION, modelId: 'amazon.titan-embed-text-v2:0', dimensions: 1_024, wordWeight: 1 },
];

const servicesOf = (world: World) => ({
  ...world.services,
  generations,
  priceOf: (modelId: string) => priceOf(modelId, 'us-east-1'),
});
const reindex = (world: World, which: 'every' | 'behind' = 'every') =>
  reindexDocuments(servicesOf(world), { base_id: world.base.id, which }, context);
const estimate = (world: World) => estimateReindex(servicesOf(world), { base_id: world.base.id, which: 'every' });

describe('reindexing', () => {
  it('creates the next version from the same file, and replaces the readable one in one write', async () => {
    const world = createWorld();
    await ingest(world, guide);
    expect(await reindex(world)).toMatchObject({
      documents: [{ status: 'pending', version: 2 }],
      skipped: 0,
      next: null,
    });
    expect(readableTexts(world)).toHaveLength(4);
    expect(await deliverAnnounced(world)).toMatchObject([{ status: 'ready', passages: 4 }]);
    expect(recordOf(world)).toMatchObject({ status: 'ready', version: 2, fileVersion: 1, currentVersion: 2 });
    expect(readableTexts(world).join(' ')).toBe(words('alpha', 900));
    await expectSettled(world);
  });

  it('restores a lost index', async () => {
    const world = createWorld();
    await ingest(world, guide);
    world.index.clear();
    await reindex(world);
    await deliverAnnounced(world);
    expect(readableTexts(world)).toHaveLength(4);
  });

  it('skips current documents if only outdated ones are requested', async () => {
    const world = createWorld();
    await ingest(world, guide);
    expect(await reindex(world, 'behind')).toMatchObject({ documents: [], skipped: 1 });
    const record = recordOf(world);
    world.records.set(record.id, { ...record, currentBuild: null });
    expect(await reindex(world, 'behind')).toMatchObject({ documents: [{ version: 2 }] });
    expect(await reindex(world, 'behind')).toMatchObject({ documents: [], skipped: 1 });
  });

  it('ingests the readable version again, and keeps the failure of the later upload', async () => {
    const world = createWorld();
    await ingest(world, guide);
    await ingest(world, CORRUPT);
    const failed = recordOf(world);
    await reindex(world);
    expect(recordOf(world)).toMatchObject({ status: 'pending', fileVersion: 1, version: 3 });
    await deliverAnnounced(world);
    expect(readableTexts(world)).toHaveLength(4);
    const { status, reason, checksum, bytes, fileVersion } = failed;
    expect(recordOf(world)).toMatchObject({ status, reason, checksum, bytes, fileVersion, currentVersion: 3 });
    expect(await upload(world, CORRUPT)).toMatchObject({ outcome: 'upload' });
    await expectSettled(world);
  });

  it('is replaced by an upload that comes meanwhile', async () => {
    const world = createWorld();
    await ingest(world, guide);
    await reindex(world);
    await upload(world, `# Guide\n\n${words('beta', 400)}`);
    expect(await deliverAnnounced(world)).toEqual([{ status: 'outdated' }]);
    await deliver(world, addressOf(recordOf(world)), 3);
    expect(readableTexts(world).join(' ')).toBe(words('beta', 400));
    await expectSettled(world);
  });

  it('is announced again by housekeeping if its message is lost', async () => {
    const world = createWorld();
    await ingest(world, guide);
    await reindex(world);
    world.announced.length = 0;
    const key = documentFileKey(addressOf(recordOf(world)), 1);
    const writes: string[] = [];
    world.services.files.write = async (written) => void writes.push(written);
    world.clock.ms += 3 * HOUR_MS;
    await runHousekeeping(world);
    expect(writes).toEqual([key]);
    expect(await deliver(world, addressOf(recordOf(world)), 1)).toMatchObject({ status: 'ready' });
  });

  it('is estimated from the tokens that the model counted before', async () => {
    const world = createWorld();
    await ingest(world, guide);
    expect(await estimate(world)).toEqual({ documents: 1, passages: 4, input_tokens: 4, usd: '0.00000008' });
  });
});

describe('a retry', () => {
  it('ingests the file of a failed document again', async () => {
    const world = createWorld();
    await upload(world, guide);
    await deliverAgain(world, { address: addressOf(recordOf(world)), fileVersion: 1 }, 5);
    expect(recordOf(world)).toMatchObject({ status: 'failed', version: 1 });
    const id = { document_id: recordOf(world).id };
    expect(await retryDocument(servicesOf(world), id, context)).toMatchObject({ status: 'pending', version: 2 });
    expect(world.deadLettersCleared).toEqual([addressOf(recordOf(world))]);
    await deliverAnnounced(world);
    expect(recordOf(world)).toMatchObject({ status: 'ready', currentVersion: 2, fileVersion: 1 });
    await expect(retryDocument(servicesOf(world), id, context)).rejects.toThrow('The document is ready.');
  });

  it('may be repeated while the document is pending, because its versions have one file', async () => {
    const world = createWorld();
    await upload(world, guide);
    const id = { document_id: recordOf(world).id };
    expect(await retryDocument(servicesOf(world), id, context)).toMatchObject({ status: 'pending', version: 2 });
    expect(await retryDocument(servicesOf(world), id, context)).toMatchObject({ status: 'pending', version: 3 });
    await deliverAnnounced(world);
    expect(recordOf(world)).toMatchObject({ status: 'ready', currentVersion: 3, fileVersion: 1 });
  });

  it('is refused if the file never arrived', async () => {
    const world = createWorld();
    await upload(world, guide);
    world.stored.clear();
    await deliver(world, addressOf(recordOf(world)), 1);
    const retried = retryDocument(servicesOf(world), { document_id: recordOf(world).id }, context);
    await expect(retried).rejects.toThrow('The file of the document no longer exists. Add it again.');
  });
});

describe('a long document', () => {
  // Slightly more than two hundred passages, in sentences of a usual length; chunking takes most of the test's time.
  const sentence = (at: number) => `${Array.from({ length: 10 }, (_, i) => `alpha${at}x${i}`).join(' ')}.`;
  const long = `# Guide\n\n${Array.from({ length: 6_500 }, (_, at) => sentence(at)).join(' ')}`;

  // Whether readers find every passage of the record, each once.
  const isWhole = (world: World) => {
    const { passages } = recordOf(world);
    return passages > 200 && readableTexts(world).length === passages;
  };

  // Creates a world whose model takes a second for each passage, so that one delivery has no time for all.
  function slowWorld() {
    const world = createWorld();
    const { embed } = world.services.embedding;
    let embedded = 0;
    world.services.embedding.embed = (text) => {
      embedded += 1;
      world.clock.ms += 1_000;
      return embed(text);
    };
    return { world, embedded: () => embedded };
  }

  it('continues where the last delivery stopped, and is readable once it is complete', async () => {
    const { world, embedded } = slowWorld();
    await upload(world, long);
    const outcomes = [await deliver(world, addressOf(recordOf(world)), 1)];
    expect(outcomes).toMatchObject([{ status: 'continued', done: 100 }]);
    expect(readableTexts(world)).toEqual([]);
    outcomes.push(...(await deliverAnnounced(world)));
    const { passages, currentBuild } = recordOf(world);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(Math.ceil(passages / 100) - 1).fill('continued'),
      'ready',
    ]);
    expect(isWhole(world)).toBe(true);
    expect(embedded()).toBe(passages);
    expect(currentBuild?.inputTokens).toBe(passages);
    await expectSettled(world);
  });

  it('embeds nothing twice if a delivery is killed after its progress was saved', async () => {
    const { world, embedded } = slowWorld();
    world.services.announce = async () => {
      throw new Error('killed');
    };
    await upload(world, long);
    const address = addressOf(recordOf(world));
    for (let count = 1; recordOf(world).status === 'pending' && count < 100; count += 1) {
      await deliverAgain(world, { address, fileVersion: 1 }, 1 + (count % 3)).catch(() => undefined);
    }
    expect(isWhole(world)).toBe(true);
    expect(embedded()).toBe(recordOf(world).passages);
    await expectSettled(world);
  });

  it('starts over if its number of passages has changed since the last delivery', async () => {
    const { world } = slowWorld();
    await upload(world, long);
    await deliver(world, addressOf(recordOf(world)), 1);
    const record = recordOf(world);
    const attempts = record.attempts.map((run) => ({ ...run, passages: run.passages + 1 }));
    world.records.set(record.id, { ...record, attempts });
    expect(await deliver(world, addressOf(record), 1)).toMatchObject({ status: 'continued', done: 100 });
    await deliverAnnounced(world);
    expect(isWhole(world)).toBe(true);
    await expectSettled(world);
  });
});
