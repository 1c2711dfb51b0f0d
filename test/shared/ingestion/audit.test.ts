// Guarantee: every change of a document is recorded, with its author and the state of the document before and after.
// Risk: audit records from which nobody can tell which bytes a base contained.
import { describe, expect, it } from 'vitest';
import { deleteDocument } from '../../../shared/ingestion/delete-document.ts';
import { followInbox } from '../../../shared/ingestion/inbox/follow-inbox.ts';
import { prepareUpload } from '../../../shared/ingestion/prepare-upload.ts';
import { reindexDocuments } from '../../../shared/ingestion/renewal/reindex-documents.ts';
import { retryDocument } from '../../../shared/ingestion/renewal/retry-document.ts';
import type { DocumentRecord, DocumentRemoval } from '../../../shared/knowledge/document.ts';
import { createWorld } from './memory-world.ts';
import { ingest, recordOf } from './world-steps.ts';

const context = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

// A world that collects its audit records.
function openWorld() {
  const world = createWorld();
  const { add, renew, remove } = world.services.documentRegister;
  const audit: unknown[] = [];
  world.services.documentRegister = {
    add: (record: DocumentRecord, ...[entry]: unknown[]) => {
      audit.push(entry);
      return add(record);
    },
    renew: (record: DocumentRecord, before: DocumentRecord, ...[entry]: unknown[]) => {
      audit.push(entry);
      return renew(record, before);
    },
    remove: (record: DocumentRecord, removal: DocumentRemoval, ...[entry]: unknown[]) => {
      audit.push(entry);
      return remove(record, removal);
    },
  };
  return { world, audit };
}

const state = (version: number, letter: string, bytes: number) => ({
  file: 'folder/guide.md',
  version,
  checksum: letter.repeat(64),
  bytes,
});

describe('the audit record of a change', () => {
  it('states what was there before an upload, which is nothing for the first one', async () => {
    const { world, audit } = openWorld();
    const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
    await prepareUpload(world.services, input, context);
    await prepareUpload(world.services, { ...input, bytes: 11, checksum: 'b'.repeat(64) }, context);
    const { id: subjectId, companyId } = recordOf(world, 'folder/guide.md');
    const entry = { ...context, companyId, action: 'document.add', subjectType: 'document', subjectId };
    expect(audit).toEqual([
      { ...entry, before: null, after: state(1, 'a', 10) },
      { ...entry, before: state(1, 'a', 10), after: state(2, 'b', 11) },
    ]);
  });

  it('names the inbox as the author of what is put there, each time under another id', async () => {
    const { world, audit } = openWorld();
    const { companyId, id: baseId } = world.base;
    const key = `inbox/${companyId}/${baseId}/guide.md`;
    world.inboxFiles.set(key, '# A');
    await followInbox(world.services, key);
    world.inboxFiles.set(key, '# B');
    await followInbox(world.services, key);
    const by = { at: '2026-11-20T06:00:00.000Z', actor: 'inbox', companyId, action: 'document.add' };
    expect(audit).toMatchObject([by, by]);
    const ids = audit.map((entry) => (entry as { id: unknown }).id);
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('states what was deleted', async () => {
    const { world, audit } = openWorld();
    const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
    await prepareUpload(world.services, input, context);
    const { id: subjectId, companyId } = recordOf(world, 'folder/guide.md');
    await deleteDocument(world.services, { document_id: subjectId }, context);
    const entry = { ...context, companyId, action: 'document.delete', subjectType: 'document', subjectId };
    expect(audit.slice(1)).toEqual([{ ...entry, before: state(1, 'a', 10), after: null }]);
  });

  it('states what is indexed again, and by which operation', async () => {
    const { world, audit } = openWorld();
    await ingest(world, '# A\n\nText.');
    const before = recordOf(world);
    const services = { ...world.services, generations: [] };
    await reindexDocuments(services, { base_id: world.base.id, which: 'every' }, context);
    const { file, checksum, bytes, id: subjectId, companyId } = before;
    const entry = { ...context, id: expect.any(String), companyId, subjectType: 'document', subjectId };
    const of = (version: number) => ({ file, version, checksum, bytes });
    const reindexed = { ...entry, action: 'document.reindex', before: of(1), after: of(2) };
    expect(audit.slice(1)).toEqual([reindexed]);
    await retryDocument(world.services, { document_id: subjectId }, context);
    expect(audit.slice(2)).toEqual([
      { ...reindexed, id: 'record', action: 'document.retry', before: of(2), after: of(3) },
    ]);
  });
});

it('shows a new document as pending, with the last part of its file name as its title', async () => {
  const { world } = openWorld();
  const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
  await prepareUpload(world.services, input, context);
  expect(recordOf(world, 'folder/guide.md')).toEqual({
    companyId: world.base.companyId,
    baseId: world.base.id,
    id: expect.any(String),
    file: 'folder/guide.md',
    title: 'guide.md',
    type: null,
    pages: null,
    passages: 0,
    status: 'pending',
    currentVersion: 0,
    currentPassages: 0,
    currentBuild: null,
    currentFile: null,
    archive: null,
    entries: null,
    superseded: [],
    attempts: [],
    bytes: 10,
    checksum: 'a'.repeat(64),
    inbox: false,
    failedUpload: null,
    reason: null,
    createdAt: context.at,
    updatedAt: context.at,
    version: 1,
    fileVersion: 1,
    revision: 1,
  });
});
