// Guarantee: the document of a file in an archive is written only while that version of the archive is the latest one,
// and is found by its archive for as long as it exists. Risk: a slow run of an old version leaves documents that
// nothing removes.
import { randomUUID } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArchiveEntries } from '../../../shared/knowledge/archive-entries.store.ts';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import { addressOf, type DocumentRecord } from '../../../shared/knowledge/document.ts';
import { documentItem } from '../../../shared/knowledge/knowledge-items.ts';
import { everyItem, startTables, type TestTables } from '../administration/tables.fixture.ts';
import { recordIn } from './document-record.fixture.ts';

const AT = '2026-11-20T06:00:00.000Z';
let tables: TestTables;
let entries: ReturnType<typeof createArchiveEntries>;
let documents: ReturnType<typeof createDocumentStore>;
beforeAll(async () => {
  tables = await startTables();
  entries = createArchiveEntries(tables.dynamo, tables.knowledge);
  documents = createDocumentStore(tables.dynamo, tables.knowledge);
});
afterAll(() => tables.stop());

const put = (item: Record<string, unknown>) =>
  tables.dynamo.send(
    new PutItemCommand({ TableName: tables.knowledge, Item: marshall(item, { removeUndefinedValues: true }) }),
  );

async function makeArchive(status = 'active') {
  const [companyId, baseId] = [randomUUID(), randomUUID()];
  await put({ pk: `COMPANY#${companyId}`, sk: `BASE#${baseId}`, id: baseId, companyId, status });
  const archive = recordIn({ companyId, baseId }, 'archive.zip');
  await put({ ...documentItem(archive) });
  const entry: DocumentRecord = { ...recordIn({ companyId, baseId }, 'archive.zip/a.md'), archive: archive.id };
  const version = (number: number) => ({ ...addressOf(archive), version: number });
  return { archive, entry, version };
}

const removalOf = (record: DocumentRecord) => ({ ...addressOf(record), versions: [], writtenUntil: AT });

async function listed(archiveId: string) {
  const found = [];
  for await (const address of entries.list(archiveId)) {
    found.push(address);
  }
  return found;
}

describe('the document of a file in an archive', () => {
  it('is added, found by its file and its archive, replaced, and removed except for what is left to clean up', async () => {
    const { archive, entry, version } = await makeArchive();
    const before = await everyItem(tables);
    expect(await entries.add(entry, version(1))).toBe('done');
    expect(await documents.findByFile(entry.baseId, entry.file)).toEqual(entry);
    expect(await listed(archive.id)).toEqual([addressOf(entry)]);
    const renewed = { ...entry, version: 2, revision: 2 };
    expect(await entries.renew(renewed, entry, version(1))).toBe('done');
    expect(await entries.remove(renewed, removalOf(entry), version(1))).toBe('done');
    expect(await listed(archive.id)).toEqual([]);
    const left = (await everyItem(tables)).filter((item) => !before.includes(item));
    expect(left.map((item) => JSON.parse(item).sk).sort()).toEqual(['DOCUMENTS', `REMOVAL#${entry.id}`]);
  });

  it('is written only for the latest version of the archive', async () => {
    const { archive, entry, version } = await makeArchive();
    expect(await entries.add(entry, version(2))).toBe('outdated');
    expect(await listed(archive.id)).toEqual([]);
    await entries.add(entry, version(1));
    expect(await entries.renew({ ...entry, version: 2, revision: 2 }, entry, version(2))).toBe('outdated');
    expect(await entries.remove(entry, removalOf(entry), version(2))).toBe('outdated');
    expect(await documents.get({ baseId: entry.baseId, documentId: entry.id })).toEqual(entry);
  });

  it('can be removed but no longer added once the archive is gone', async () => {
    const { archive, entry, version } = await makeArchive();
    await entries.add(entry, version(1));
    expect(await entries.remove(entry, removalOf(entry), null)).toBe('done');
    const gone = { ...version(1), documentId: randomUUID() };
    expect(await entries.add(entry, gone)).toBe('outdated');
    expect(await listed(archive.id)).toEqual([]);
  });

  it('is not added to a base that is being deleted', async () => {
    const { entry, version } = await makeArchive('deleting');
    expect(await entries.add(entry, version(1))).toBe('no_base');
  });

  it('prevents a second document for the same file', async () => {
    const { entry, version } = await makeArchive();
    await entries.add(entry, version(1));
    expect(await entries.add({ ...entry, id: randomUUID() }, version(1))).toBe('changed');
  });
});
