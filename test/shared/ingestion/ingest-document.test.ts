// Guarantee: a version is either ingested completely or fails with a recorded reason, its predecessor stays readable
// until then, and temporary failures are retried. Risk: a document is lost silently, or one that kills its reader is
// read again and again.
import { describe, expect, it } from 'vitest';
import { deleteDocument } from '../../../shared/ingestion/delete-document.ts';
import { addressOf } from '../../../shared/knowledge/document.ts';
import { passageId } from '../../../shared/search/passage.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { createWorld } from './memory-world.ts';
import { deliver, deliverAgain, expectSettled, ingest, readableTexts, recordOf, upload } from './world-steps.ts';

const words = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word}${i}.`).join(' ');
const FIRST = `# Guide\n\n${words('alpha', 900)}`;
const SECOND = `# Guide\n\n${words('beta', 400)}`;
const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

describe('ingestDocument', () => {
  it('makes a version readable with its title and passages', async () => {
    const world = createWorld();
    expect(await ingest(world, FIRST)).toEqual({ status: 'ready', passages: 4, pages: null, input_tokens: 4 });
    expect(recordOf(world)).toMatchObject({
      status: 'ready',
      title: 'Guide',
      type: 'markdown',
      passages: 4,
      currentVersion: 1,
      attempts: [],
      superseded: [],
    });
    expect(readableTexts(world).join(' ')).toBe(words('alpha', 900));
    expect(world.waiting.size).toBe(0);
  });

  it('records how the text of a version was read and what was left out, until a version without either', async () => {
    const world = createWorld();
    const { read } = world.services.reader;
    world.services.reader.read = async (request) => {
      const document = await read(request);
      return 'code' in document ? document : { ...document, encoding: 'windows-1250', leftOut: { hidden_row: 3 } };
    };
    await ingest(world, FIRST);
    expect(recordOf(world)).toMatchObject({
      status: 'ready',
      reason: 'Read as windows-1250. Left out: 3 hidden rows.',
    });
    world.services.reader.read = read;
    await ingest(world, SECOND);
    expect(recordOf(world)).toMatchObject({ status: 'ready', reason: null });
  });

  it('gives the reader of a document 140 seconds', async () => {
    const world = createWorld();
    const { read } = world.services.reader;
    const times: number[] = [];
    world.services.reader.read = (request) => {
      times.push((request as typeof request & { timeMs: number }).timeMs);
      return read(request);
    };
    await ingest(world, FIRST);
    expect(times).toEqual([140_000]);
  });

  it('reads no file of more than 50 MB into memory', async () => {
    const world = createWorld();
    const { read } = world.services.files;
    const limits: number[] = [];
    world.services.files.read = ((key: string, bytesMax: number) => {
      limits.push(bytesMax);
      return read(key);
    }) as typeof read;
    await ingest(world, FIRST);
    expect(limits).toEqual([50 * 1_024 * 1_024]);
  });

  it('does nothing when a delivery is repeated', async () => {
    const world = createWorld();
    await ingest(world, FIRST);
    const record = recordOf(world);
    expect(await deliverAgain(world, { address: addressOf(record), fileVersion: 1 }, 2)).toEqual({
      status: 'unchanged',
    });
    expect(recordOf(world)).toEqual(record);
  });

  it('does nothing for an outdated or failed version, or a removed document', async () => {
    const world = createWorld();
    await upload(world, FIRST);
    const address = addressOf(recordOf(world));
    await upload(world, SECOND);
    expect(await deliver(world, address, 1)).toEqual({ status: 'outdated' });
    await upload(world, '\u0000\u0001\u0002');
    expect(await deliver(world, address, 3)).toEqual({ status: 'failed', reason: 'unknown_type' });
    expect(await deliver(world, address, 3)).toEqual({ status: 'outdated' });
    await deleteDocument(world.services, { document_id: address.documentId }, context);
    expect(await deliver(world, address, 2)).toEqual({ status: 'outdated' });
    expect(world.index.size).toBe(0);
  });

  it('throws if the passages of the old version cannot be removed, and the next delivery removes them', async () => {
    const world = createWorld();
    await ingest(world, FIRST);
    await upload(world, SECOND);
    const { remove } = world.services.passages;
    world.services.passages.remove = async () => {
      await new Promise(setImmediate);
      throw new Error('No index.');
    };
    const address = addressOf(recordOf(world));
    await expect(deliver(world, address, 2)).rejects.toThrow('No index.');
    expect(readableTexts(world).join(' ')).toBe(words('beta', 400));
    world.services.passages.remove = remove;
    expect(await deliverAgain(world, { address, fileVersion: 2 }, 2)).toEqual({ status: 'unchanged' });
    expect(world.index.size).toBe(recordOf(world).passages);
  });

  it('keeps the old version readable when the new one fails, and records the reason', async () => {
    const world = createWorld();
    await ingest(world, FIRST);
    expect(await ingest(world, '%PDF-1.7 nonsense')).toEqual({ status: 'failed', reason: 'corrupt' });
    expect(recordOf(world)).toMatchObject({
      status: 'failed',
      reason: 'The document is damaged and cannot be read.',
      version: 2,
      currentVersion: 1,
      title: 'Guide',
      type: 'markdown',
      passages: 4,
    });
    expect(readableTexts(world)).toHaveLength(4);
    await expectSettled(world);
  });

  it('fails for a file with another checksum than the announced one', async () => {
    const world = createWorld();
    await upload(world, FIRST);
    for (const [key, file] of world.stored) {
      world.stored.set(key, { ...file, checksum: '0'.repeat(64) });
    }
    const record = recordOf(world);
    expect(await deliver(world, addressOf(record), 1)).toEqual({ status: 'failed', reason: 'other_bytes' });
  });

  it.each([
    ['missing', 'never_arrived', 'The upload did not arrive. Add the document again.'],
    ['too_large', 'too_large', 'The document is larger than 50 MB.'],
  ] as const)('fails for a file that is %s', async (found, reason, sentence) => {
    const world = createWorld();
    world.services.files.read = async () => found as 'missing';
    expect(await ingest(world, FIRST)).toEqual({ status: 'failed', reason });
    expect(recordOf(world)).toMatchObject({ status: 'failed', reason: sentence });
  });

  it('gives up at the last delivery, so that a document that kills its reader is not read forever', async () => {
    const world = createWorld();
    await upload(world, FIRST);
    const address = addressOf(recordOf(world));
    expect(await deliverAgain(world, { address, fileVersion: 1 }, 5)).toEqual({
      status: 'failed',
      reason: 'gave_up',
    });
    expect(recordOf(world).reason).toBe('The document could not be processed in 4 attempts. Add it again.');
    expect(await upload(world, FIRST)).toMatchObject({ outcome: 'upload', document: { version: 2 } });
  });

  it('sends only the busy passages to the index again', async () => {
    const world = createWorld();
    const sent: number[] = [];
    const { put } = world.services.passages;
    world.services.passages.put = async (passages) => {
      sent.push(passages.length);
      if (sent.length > 1) {
        return put(passages);
      }
      await put(passages.slice(1));
      return passages.map((_, i) => (i === 0 ? 'busy' : 'done'));
    };
    expect(await ingest(world, FIRST)).toMatchObject({ status: 'ready' });
    expect(sent).toEqual([4, 1]);
    expect(readableTexts(world)).toHaveLength(4);
  });

  it('throws for a busy index and for a rejected passage, and leaves the document pending', async () => {
    const world = createWorld();
    world.services.passages.put = async (passages) => passages.map(() => 'busy');
    await expect(ingest(world, FIRST)).rejects.toMatchObject({ code: 'unavailable' });
    world.services.passages.put = async (passages) => passages.map(() => 'rejected');
    await expect(ingest(world, SECOND)).rejects.toMatchObject({ code: 'internal' });
    expect(recordOf(world).status).toBe('pending');
  });

  it('repeats a call to a throttled model', async () => {
    const world = createWorld();
    let calls = 0;
    world.services.embedding.embed = async () => {
      calls += 1;
      if (calls <= 3) {
        throw new ServiceError('unavailable', 'throttled');
      }
      return { vector: [1], inputTokens: 1 };
    };
    expect(await ingest(world, FIRST)).toMatchObject({ status: 'ready' });
    expect(calls).toBe(3 + recordOf(world).passages);
  });

  it('waits until a search finds the new version before it replaces the old one', async () => {
    const world = createWorld();
    await ingest(world, FIRST);
    let checks = 0;
    const { countSearchable } = world.services.passages;
    world.services.passages.countSearchable = async (ids) => {
      checks += 1;
      expect(recordOf(world).currentVersion).toBe(1);
      expect(readableTexts(world)).toHaveLength(4);
      if (checks === 2) {
        throw new ServiceError('unavailable', 'no answer');
      }
      return checks < 4 ? 0 : countSearchable(ids);
    };
    expect(await ingest(world, SECOND)).toMatchObject({ status: 'ready' });
    expect(checks).toBe(4);
  });

  it('makes a document ready if its last write succeeded but the response was lost', async () => {
    const world = createWorld();
    const { save } = world.services.documents;
    world.services.documents.save = async (record, previous) => {
      const outcome = await save(record, previous);
      return record.status === 'ready' && previous.status === 'pending' ? 'changed' : outcome;
    };
    await upload(world, FIRST);
    expect(await ingest(world, SECOND)).toMatchObject({ status: 'ready', passages: 2 });
    expect(recordOf(world)).toMatchObject({ currentVersion: 2, superseded: [], attempts: [] });
  });

  it('removes the extra passages of an earlier, longer run', async () => {
    const world = createWorld();
    await upload(world, FIRST);
    const address = addressOf(recordOf(world));
    const run = { id: 'earlier', version: 1, passages: 9, startedAt: new Date(world.clock.ms).toISOString() };
    world.records.set(address.documentId, { ...recordOf(world), attempts: [run] });
    const other = createWorld();
    await ingest(other, FIRST);
    const [passage] = other.index.values();
    const place = { ...address, version: 1, ordinal: 8 };
    const id = passageId(place);
    world.index.set(id, { ...(passage ?? expect.fail()), ...place, id });
    await deliverAgain(world, { address, fileVersion: 1 }, 2);
    expect(readableTexts(world)).toHaveLength(4);
  });
});

it('looks for documents of an archive only if an earlier version may have been one', async () => {
  const world = createWorld();
  const listed: string[] = [];
  const { list } = world.services.archiveEntries;
  world.services.archiveEntries.list = (archiveId) => {
    listed.push(archiveId);
    return list(archiveId);
  };
  await ingest(world, FIRST);
  expect(listed).toEqual([]);
  await ingest(world, SECOND);
  expect(listed).toEqual([recordOf(world).id]);
});
