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

// Creates a world, and collects the audit records of its documents.
function createAuditedWorld() {
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

const stateOf = (version: number, letter: string, bytes: number) => ({
  file: 'folder/guide.md',
  version,
  checksum: letter.repeat(64),
  bytes,
});

describe('the audit record of a change', () => {
  it('states the document before and after an upload, and null before the first one', async () => {
    const { world, audit } = createAuditedWorld();
    const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
    await prepareUpload(world.services, input, context);
    await prepareUpload(world.services, { ...input, bytes: 11, checksum: 'b'.repeat(64) }, context);
    const { id: subjectId, companyId } = recordOf(world, 'folder/guide.md');
    const entry = { ...context, companyId, action: 'document.add', subjectType: 'document', subjectId };
    expect(audit).toEqual([
      { ...entry, before: null, after: stateOf(1, 'a', 10) },
      { ...entry, before: stateOf(1, 'a', 10), after: stateOf(2, 'b', 11) },
    ]);
  });

  it('names the inbox as the author of a file that was put there, and has its own id each time', async () => {
    const { world, audit } = createAuditedWorld();
    const { companyId, id: baseId } = world.base;
    const key = `inbox/${companyId}/${baseId}/guide.md`;
    world.inboxFiles.set(key, '# A');
    await followInbox(world.services, key);
    world.inboxFiles.set(key, '# B');
    await followInbox(world.services, key);
    const entry = { at: '2026-11-20T06:00:00.000Z', actor: 'inbox', companyId, action: 'document.add' };
    expect(audit).toMatchObject([entry, entry]);
    const ids = audit.map((each) => (each as { id: unknown }).id);
    expect(ids).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('states the document that was deleted', async () => {
    const { world, audit } = createAuditedWorld();
    const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
    await prepareUpload(world.services, input, context);
    const { id: subjectId, companyId } = recordOf(world, 'folder/guide.md');
    await deleteDocument(world.services, { document_id: subjectId }, context);
    const entry = { ...context, companyId, action: 'document.delete', subjectType: 'document', subjectId };
    expect(audit.slice(1)).toEqual([{ ...entry, before: stateOf(1, 'a', 10), after: null }]);
  });

  it('states the versions before and after a reindexing or a retry, and names the operation', async () => {
    const { world, audit } = createAuditedWorld();
    await ingest(world, '# A\n\nText.');
    const before = recordOf(world);
    const services = { ...world.services, generations: [] };
    await reindexDocuments(services, { base_id: world.base.id, which: 'every' }, context);
    const { file, checksum, bytes, id: subjectId, companyId } = before;
    const entry = { ...context, id: expect.any(String), companyId, subjectType: 'document', subjectId };
    const versionOf = (version: number) => ({ file, version, checksum, bytes });
    const reindexed = { ...entry, action: 'document.reindex', before: versionOf(1), after: versionOf(2) };
    expect(audit.slice(1)).toEqual([reindexed]);
    await retryDocument(world.services, { document_id: subjectId }, context);
    expect(audit.slice(2)).toEqual([
      { ...reindexed, id: 'record', action: 'document.retry', before: versionOf(2), after: versionOf(3) },
    ]);
  });
});
