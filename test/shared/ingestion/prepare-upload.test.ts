// Guarantee: the same bytes under the same name change nothing, other bytes create a new version, and no file name
// leads out of its base. Risk: a document is ingested twice, or an upload replaces a document of another base.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { deleteDocument, deleteDocumentInput } from '../../../shared/ingestion/delete-document.ts';
import {
  listDocuments,
  listDocumentsInput,
  showDocument,
  showDocumentInput,
} from '../../../shared/ingestion/list-documents.ts';
import { prepareUpload, prepareUploadInput } from '../../../shared/ingestion/prepare-upload.ts';
import { addressOf, documentFileKey } from '../../../shared/knowledge/document.ts';
import { createWorld } from './memory-world.ts';
import { deliver, ingest, recordOf, upload } from './world-steps.ts';

const context = { id: 'a', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
const input = {
  base_id: '00000000-0000-4000-8000-0000000000b0',
  file: 'guide.md',
  bytes: 10,
  checksum: 'a'.repeat(64),
};

describe('prepareUpload', () => {
  it('creates a pending document for the first version of a file', async () => {
    const world = createWorld();
    const { id } = (await upload(world, '# A')).document;
    expect(await showDocument(world.services, { document_id: id })).toEqual({
      id,
      file: 'guide.md',
      title: 'guide.md',
      type: null,
      status: 'pending',
      reason: null,
      bytes: 3,
      updated_at: '2026-11-20T06:00:00.000Z',
      pages: null,
      passages: 0,
      version: 1,
      archive: null,
      entries: null,
    });
  });

  it('changes nothing for the same bytes, whether they are ingested or have not arrived yet', async () => {
    const world = createWorld();
    expect(await upload(world, '# A\n\nText.')).toMatchObject({ document: { version: 1 }, upload: { headers: {} } });
    expect(await upload(world, '# A\n\nText.')).toMatchObject({ outcome: 'upload', document: { version: 1 } });
    await deliver(world, addressOf(recordOf(world)), 1);
    const before = recordOf(world);
    const again = await upload(world, '# A\n\nText.');
    expect(again).toMatchObject({ outcome: 'unchanged', document: { status: 'ready', version: 1 } });
    expect(recordOf(world)).toEqual(before);
  });

  it('asks for a missing file under the version that it was announced as, even while it is reindexed', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.');
    const record = recordOf(world);
    world.records.set(record.id, { ...record, version: 2 });
    const presignUpload = vi.fn(world.services.files.presignUpload);
    const services = { ...world.services, files: { ...world.services.files, presignUpload } };
    const { file, bytes, checksum } = record;
    await prepareUpload(services, { base_id: record.baseId, file, bytes, checksum }, context);
    expect(presignUpload).toHaveBeenCalledWith(documentFileKey(addressOf(record), 1), bytes, checksum);
  });

  it('creates a new version for other bytes, and for the same bytes after they failed', async () => {
    const world = createWorld();
    await ingest(world, '# A\n\nText.');
    expect(await upload(world, ' ')).toMatchObject({ outcome: 'upload', document: { version: 2, status: 'pending' } });
    await deliver(world, addressOf(recordOf(world)), 2);
    expect(recordOf(world)).toMatchObject({ status: 'failed', reason: 'The document is empty.', currentVersion: 1 });
    const { revision } = recordOf(world);
    expect(await upload(world, ' ')).toMatchObject({ outcome: 'upload', document: { version: 3 } });
    expect(recordOf(world).revision).toBe(revision + 1);
  });

  it('creates a new version for other bytes of the same size, and for a smaller file', async () => {
    const world = createWorld();
    await ingest(world, '# A\n\nText.');
    expect(await upload(world, '# B\n\nText.')).toMatchObject({ outcome: 'upload', document: { version: 2 } });
    const { checksum, bytes } = recordOf(world);
    const smaller = { base_id: input.base_id, file: 'guide.md', checksum, bytes: bytes - 1 };
    expect(await prepareUpload(world.services, smaller, context)).toMatchObject({
      outcome: 'upload',
      document: { version: 3 },
    });
  });

  it('fails a file that is too large before it is uploaded', async () => {
    const world = createWorld();
    const large = { ...input, bytes: 50 * 1024 * 1024 + 1 };
    const answer = await prepareUpload(world.services, large, context);
    expect(answer).toMatchObject({
      outcome: 'failed',
      document: { status: 'failed', reason: 'The document is larger than 50 MB.', version: 1 },
    });
    expect(await prepareUpload(world.services, large, context)).toEqual(answer);
    expect(world.waiting.size).toBe(0);
    expect(await prepareUpload(world.services, { ...input, bytes: 50 * 1024 * 1024 }, context)).toMatchObject({
      outcome: 'upload',
    });
  });

  it('creates one document when the same name is announced several times at once', async () => {
    const world = createWorld();
    const answers = await Promise.all([upload(world, '# A'), upload(world, '# A'), upload(world, '# B')]);
    expect(new Set(answers.map(({ document }) => document.id)).size).toBe(1);
    expect(world.records.size).toBe(1);
  });

  it('fails for an unknown base, for one that is being deleted, and for a full one', async () => {
    const world = createWorld();
    const other = { ...input, base_id: '00000000-0000-4000-8000-0000000000b1' };
    const notFound = { code: 'not_found', message: 'There is no base with this ID.' };
    await expect(prepareUpload(world.services, other, context)).rejects.toMatchObject(notFound);
    const { find } = world.services.bases;
    world.services.bases.find = async (id) => {
      const base = await find(id);
      return base === null ? null : { ...base, status: 'deleting' };
    };
    await expect(prepareUpload(world.services, input, context)).rejects.toMatchObject({ code: 'not_found' });
    expect(world.records.size).toBe(0);
    world.services.bases.find = find;
    world.services.documentRegister.add = async () => 'no_base';
    await expect(prepareUpload(world.services, input, context)).rejects.toMatchObject(notFound);
    world.services.documentRegister.add = async () => 'full';
    await expect(prepareUpload(world.services, input, context)).rejects.toThrow(
      'The base has reached its limit of 10000 documents.',
    );
  });
});

const API_KEY_IN_NAME = 'The file name must not contain an API key. Revoke the key and rename the file.';

describe('the input of prepareUpload', () => {
  const parse = (changes: object) => v.safeParse(prepareUploadInput, { ...input, ...changes });

  it.each(['a.md', 'folder/a b/ü.md', '.hidden', 'a..b/c...md', `${'x'.repeat(509)}.md`, '😀'.repeat(512)])(
    'accepts the name %j',
    (file) => {
      expect(parse({ file }).success).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    '/a.md',
    'a/',
    'a//b',
    '../a.md',
    'a/../b.md',
    './a.md',
    'a\\b.md',
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    '\ud800.md',
    'x'.repeat(513),
    5,
  ])('refuses the name %j', (file) => {
    expect(parse({ file }).success).toBe(false);
  });

  it.each<[change: object, sentence: string]>([
    [{ file: 5 }, 'The file name must be a string.'],
    [{ file: '' }, 'The file name must be 1 to 512 characters long.'],
    [{ file: `kc_live_${'a'.repeat(38)}.md` }, API_KEY_IN_NAME],
    [{ file: `${'folder/'.repeat(60)}kc_live_${'a'.repeat(38)}.md` }, API_KEY_IN_NAME],
    [{ bytes: -1 }, 'bytes must be a whole number of at least 0.'],
    [{ checksum: 5 }, 'checksum must be a string.'],
    [{ checksum: 'g'.repeat(64) }, 'checksum must be a SHA-256 in lower-case hex.'],
    [{ base_id: '7' }, 'base_id must be a UUID.'],
  ])('explains what is wrong with %j', (change, sentence) => {
    expect(parse(change).issues?.[0].message).toBe(sentence);
  });

  it('normalizes file names to NFC, because file systems differ, and accepts a size of 0', () => {
    expect(parse({ file: 'u\u0308.md', bytes: 0 }).output).toMatchObject({ file: '\u00fc.md', bytes: 0 });
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '10', null])('refuses the size %j', (bytes) => {
    expect(parse({ bytes }).success).toBe(false);
  });

  it.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), 'g'.repeat(64), null])(
    'refuses the checksum %j',
    (checksum) => {
      expect(parse({ checksum }).success).toBe(false);
    },
  );

  it('refuses an unknown field', () => {
    expect(parse({ title: 'x' }).success).toBe(false);
  });
});

describe('documents', () => {
  it('are listed by name, page after page', async () => {
    const world = createWorld();
    await upload(world, '# B', 'b.md');
    await upload(world, '# A', 'a.md');
    await upload(world, '# C', 'c/a.md');
    const { documents, next } = await listDocuments(world.services, { base_id: input.base_id });
    expect(documents.map(({ file }) => file)).toEqual(['a.md', 'b.md', 'c/a.md']);
    expect(next).toBe(null);
    const problems = v
      .safeParse(listDocumentsInput, { base_id: '7', after: '7' })
      .issues?.map(({ message }) => message);
    expect(problems).toEqual(['base_id must be a UUID.', 'document_id must be a UUID.']);
    const ids = documents.map(({ id }) => id).sort();
    const rest = await listDocuments(world.services, { base_id: input.base_id, after: ids[0] });
    expect(rest.documents.map(({ id }) => id).sort()).toEqual(ids.slice(1));
  });

  it('are deleted once; a second deletion finds no document', async () => {
    const world = createWorld();
    await ingest(world, '# A\n\nText.');
    const { id } = recordOf(world);
    const deleted = { id, file: 'guide.md', status: 'deleted' };
    expect(await deleteDocument(world.services, { document_id: id }, context)).toMatchObject(deleted);
    expect(world).toMatchObject({ records: new Map(), index: new Map(), stored: new Map(), removals: new Map() });
    const notFound = { code: 'not_found', message: 'There is no document with this ID.' };
    await expect(deleteDocument(world.services, { document_id: id }, context)).rejects.toMatchObject(notFound);
    const problems = [deleteDocumentInput, showDocumentInput].map(
      (schema) => v.safeParse(schema, { document_id: '7' }).issues?.[0].message,
    );
    expect(problems).toEqual(['document_id must be a UUID.', 'document_id must be a UUID.']);
    await expect(showDocument(world.services, { document_id: id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are deleted for readers even if the index cannot be reached, and the rest is left to housekeeping', async () => {
    const world = createWorld();
    await ingest(world, '# A\n\nText.');
    world.services.passages.remove = () => Promise.reject(new Error('down'));
    const written: unknown[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(JSON.parse(String(line))) > 0);
    const { id, baseId, companyId } = recordOf(world);
    await deleteDocument(world.services, { document_id: id }, context);
    vi.restoreAllMocks();
    expect(world.records.size).toBe(0);
    expect(world.removals.size).toBe(1);
    const ids = { company_id: companyId, base_id: baseId, document_id: id };
    expect(written).toEqual([
      expect.objectContaining({ level: 'warn', message: 'removal_left', ...ids, reason: 'Error' }),
    ]);
  });
});
