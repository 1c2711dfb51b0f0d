// Guarantee: the documents match the files that the inbox contains, in whatever order and however often its events
// arrive; a file that cannot become a document stays in the inbox and is recorded with the reason. Risk: an old state
// of a file replaces the new one, or a file gets into a base of another company or is silently lost.
import { describe, expect, it } from 'vitest';
import { deleteDocument } from '../../../../shared/ingestion/delete-document.ts';
import { followInbox } from '../../../../shared/ingestion/inbox/follow-inbox.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { deliverPending } from '../archives/archive-steps.ts';
import { createWorld, type World } from '../memory-world.ts';
import { readableTexts, recordOf, upload } from '../world-steps.ts';

const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const keyOf = ({ base }: World, file = 'guide.md') => `inbox/${base.companyId}/${base.id}/${file}`;

/** Puts a file into the inbox, or deletes it there, and handles the event. */
async function change(world: World, content: string | null, key = keyOf(world)) {
  put(world, content, key);
  return followInbox(world.services, key);
}

function put({ inboxFiles }: World, content: string | null, key: string): void {
  if (content === null) {
    inboxFiles.delete(key);
  } else {
    inboxFiles.set(key, content);
  }
}

async function changeAndIngest(world: World, content: string | null, key = keyOf(world)) {
  const outcome = await change(world, content, key);
  await deliverPending(world);
  return outcome;
}

describe('a file in the inbox', () => {
  it('becomes a document that is replaced and deleted with it', async () => {
    const world = createWorld();
    expect(await changeAndIngest(world, '# Guide\n\nThe first.')).toBe('announced');
    expect(readableTexts(world)).toEqual(['The first.']);
    expect(await changeAndIngest(world, '# Guide\n\nThe second.')).toBe('announced');
    expect(readableTexts(world)).toEqual(['The second.']);
    expect(recordOf(world)).toMatchObject({ version: 2, inbox: true });
    expect(await change(world, null)).toBe('deleted');
    expect(world).toMatchObject({ records: new Map(), index: new Map(), stored: new Map() });
  });

  it('changes nothing when its events are repeated, whether it is ingested, pending, failed or deleted', async () => {
    const world = createWorld();
    await change(world, '# Guide\n\nText.');
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    await deliverPending(world);
    const record = recordOf(world);
    expect(await followInbox(world.services, keyOf(world))).toBe('unchanged');
    await changeAndIngest(world, '%PDF-1.7 nonsense', keyOf(world, 'bad.pdf'));
    expect(await followInbox(world.services, keyOf(world, 'bad.pdf'))).toBe('unchanged');
    expect(recordOf(world)).toEqual(record);
    expect(recordOf(world, 'bad.pdf')).toMatchObject({ status: 'failed', version: 1 });
    // The same holds while the document is being reindexed.
    world.records.set(record.id, { ...record, status: 'pending', version: 2 });
    const files = [...world.stored.keys()];
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    expect([...world.stored.keys()]).toEqual(files);
    await change(world, null);
    expect(await followInbox(world.services, keyOf(world))).toBe('nothing_to_do');
  });

  it('deletes no document of another company when it is deleted', async () => {
    const world = createWorld();
    await changeAndIngest(world, '# Guide\n\nText.');
    expect(await change(world, null, `inbox/${UNKNOWN_ID}/${world.base.id}/guide.md`)).toBe('nothing_to_do');
    expect(readableTexts(world)).toEqual(['Text.']);
  });

  it('is read in its current state, so that a late event does not restore an old one', async () => {
    const world = createWorld();
    world.inboxFiles.set(keyOf(world), '# Guide\n\nThe last.');
    await followInbox(world.services, keyOf(world));
    await followInbox(world.services, keyOf(world));
    await deliverPending(world);
    expect(readableTexts(world)).toEqual(['The last.']);
    world.inboxFiles.delete(keyOf(world));
    await followInbox(world.services, keyOf(world));
    await followInbox(world.services, keyOf(world));
    expect(world.records.size).toBe(0);
  });

  it.each<[string, string | null, string[]]>([
    ['changed', '# Guide\n\nThe newer.', ['The newer.']],
    ['deleted', null, []],
  ])('is read again if it is %s while its content is stored', async (_what, later, left) => {
    const world = createWorld();
    const { write } = world.services.files;
    world.services.files.write = async (...given) => {
      world.services.files.write = write;
      put(world, later, keyOf(world));
      return write(...given);
    };
    await changeAndIngest(world, '# Guide\n\nThe older.');
    expect(readableTexts(world)).toEqual(left);
    expect(world.records.size).toBe(left.length);
  });

  it.each<[first: string | null, later: string | null, outcome: string]>([
    ['# Guide\n\nOlder.', '# Guide\n\nNewer.', 'announced'],
    ['# Guide\n\nOlder.', null, 'deleted'],
    [null, null, 'deleted'],
    [null, '# Guide\n\nNewer.', 'announced'],
  ])('is %j at the first read and %j at the second: reports "$2"', async (first, later, outcome) => {
    const world = createWorld();
    await changeAndIngest(world, '# Guide\n\nText.');
    const { stateOf } = world.services.inbox;
    world.services.inbox.stateOf = async (key) => {
      world.services.inbox.stateOf = stateOf;
      put(world, later, key);
      return 'another';
    };
    expect(await change(world, first)).toBe(outcome);
  });

  it('reports the outcome of the first read if the second finds no change', async () => {
    const world = createWorld();
    const { stateOf } = world.services.inbox;
    world.services.inbox.stateOf = async () => {
      world.services.inbox.stateOf = stateOf;
      await deliverPending(world);
      return 'another';
    };
    expect(await change(world, '# Guide\n\nText.')).toBe('announced');
    expect(recordOf(world).status).toBe('ready');
  });

  it('is left for a later delivery if it changes during each of five reads', async () => {
    const world = createWorld();
    let reads = 0;
    world.services.inbox.stateOf = async () => {
      reads += 1;
      return 'another';
    };
    await expect(change(world, '# Guide\n\nText.')).rejects.toMatchObject({ code: 'unavailable' });
    expect(reads).toBe(5);
  });

  it('is ingested by the next delivery if one was killed after it wrote the record', async () => {
    const world = createWorld();
    const { write } = world.services.files;
    world.services.files.write = async () => {
      throw new Error('killed');
    };
    await expect(change(world, '# Guide\n\nText.')).rejects.toThrow('killed');
    world.services.files.write = write;
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    await deliverPending(world);
    expect(readableTexts(world)).toEqual(['Text.']);
  });

  it('that is deleted does not delete a later upload of an operator', async () => {
    const world = createWorld();
    await changeAndIngest(world, '# Guide\n\nOf the inbox.');
    await upload(world, '# Guide\n\nOf the operator.');
    await deliverPending(world);
    expect(await change(world, null)).toBe('nothing_to_do');
    expect(readableTexts(world)).toEqual(['Of the operator.']);
  });

  it('becomes a document again when it is written after its document was deleted', async () => {
    const world = createWorld();
    await changeAndIngest(world, '# Guide\n\nText.');
    await deleteDocument(world.services, { document_id: recordOf(world).id }, context);
    expect(await changeAndIngest(world, '# Guide\n\nText.')).toBe('announced');
    expect(readableTexts(world)).toEqual(['Text.']);
  });

  it('becomes a failed document if it is larger than 50 MB', async () => {
    const world = createWorld();
    const limits = new Set<number>();
    world.services.inbox.read = async (_key, bytesMax) => {
      limits.add(bytesMax);
      return { state: 'e', bytes: 60_000_000, content: null };
    };
    world.services.inbox.stateOf = async () => 'e';
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    expect(recordOf(world)).toMatchObject({ status: 'failed', reason: 'The document is larger than 50 MB.' });
    expect(await followInbox(world.services, keyOf(world))).toBe('unchanged');
    world.services.inbox.read = async () => ({ state: 'f', bytes: 60_000_000, content: null });
    world.services.inbox.stateOf = async () => 'f';
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    expect(recordOf(world)).toMatchObject({ status: 'failed', version: 2 });
    expect({ stored: world.stored.size, limits: [...limits] }).toEqual({ stored: 0, limits: [50 * 1_024 * 1_024] });
  });
});

describe('a file that cannot be a document', () => {
  const NO_BASE = 'The company has no base with this ID.';
  const NO_KEY = 'The key must be inbox/COMPANY_ID/BASE_ID/ followed by a file name.';

  it.each<[string, (world: World) => string, string]>([
    ['an unknown base', ({ base }) => `inbox/${base.companyId}/${UNKNOWN_ID}/a.md`, NO_BASE],
    ['a base of another company', ({ base }) => `inbox/${UNKNOWN_ID}/${base.id}/a.md`, NO_BASE],
    ['no base', () => 'inbox/readme.md', NO_KEY],
    ['upper-case ids', (world) => keyOf(world).toUpperCase().replace('INBOX', 'inbox'), NO_KEY],
    [
      'a path that leads elsewhere',
      (world) => keyOf(world, 'a/../../b.md'),
      'The file name must be a relative path without empty parts, . or ..',
    ],
    ['an invisible character', (world) => keyOf(world, 'a\u202e.md'), expect.stringContaining('invisible')],
  ])('is recorded with its reason until it is deleted: %s', async (_what, key, reason) => {
    const world = createWorld();
    expect(await change(world, '# Guide', key(world))).toBe('refused');
    expect([...world.refusalReasons]).toEqual([[key(world), reason]]);
    expect({ records: world.records.size, inboxFiles: world.inboxFiles.size }).toEqual({ records: 0, inboxFiles: 1 });
    await change(world, null, key(world));
    expect(world.refusalReasons.size).toBe(0);
  });

  it('is recorded for a base that is full or being deleted', async () => {
    const world = createWorld();
    world.services.bases.find = async () => ({ ...world.base, status: 'deleting' });
    expect(await change(world, '# Guide')).toBe('refused');
    expect([...world.refusalReasons.values()]).toEqual(['The base is being deleted.']);
    world.services.bases.find = async () => world.base;
    const { add } = world.services.documentRegister;
    world.services.documentRegister.add = async () => 'full';
    expect(await followInbox(world.services, keyOf(world))).toBe('refused');
    expect([...world.refusalReasons.values()]).toEqual(['The base has reached its limit of 10000 documents.']);
    world.services.documentRegister.add = add;
    expect(await followInbox(world.services, keyOf(world))).toBe('announced');
    expect(world.refusalReasons.size).toBe(0);
  });

  it.each([new ServiceError('unavailable', 'busy'), new Error('invalid_request')])(
    'is not recorded if a service fails, so that its event is delivered again: %s',
    async (failure) => {
      const world = createWorld();
      world.services.documentRegister.add = () => Promise.reject(failure);
      await expect(change(world, '# Guide')).rejects.toBe(failure);
      expect(world.refusalReasons.size).toBe(0);
    },
  );

  it.each(['folder/', '.DS_Store', 'a/.git/config', 'Thumbs.db'])(
    'is ignored if it is a folder, hidden, or a system file: %s',
    async (file) => {
      const world = createWorld();
      expect(await change(world, 'x', keyOf(world, file))).toBe('skipped');
      expect(world).toMatchObject({ records: new Map(), refusalReasons: new Map() });
    },
  );
});
