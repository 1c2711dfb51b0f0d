// Guarantee: a document's record, its file name, its pointer, its place in the count and its entry on housekeeping's
// list change together or not at all, each change once. Risk: a reader is shown a version that does not exist, two
// documents share a name, or an interrupted removal is forgotten.
import { randomUUID } from 'node:crypto';
import { type BatchGetItemCommand, PutItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import { addressOf, type DocumentRecord } from '../../../shared/knowledge/document.ts';
import { createDocumentRegister } from '../../../shared/knowledge/document-register.store.ts';
import { createWaitingList } from '../../../shared/knowledge/waiting.store.ts';
import { everyItem, startTables, type TestTables } from '../administration/tables.fixture.ts';
import { recordIn } from './document-record.fixture.ts';

let tables: TestTables;
let documents: ReturnType<typeof createDocumentStore>;
let register: ReturnType<typeof createDocumentRegister>;
let waiting: ReturnType<typeof createWaitingList>;
beforeAll(async () => {
  tables = await startTables();
  documents = createDocumentStore(tables.dynamo, tables.knowledge);
  register = createDocumentRegister(tables.dynamo, tables);
  waiting = createWaitingList(tables.dynamo, tables.knowledge);
});
afterAll(() => tables.stop());

const AT = '2026-11-20T06:00:00.000Z';

async function makeBase(status = 'active') {
  const [companyId, baseId] = [randomUUID(), randomUUID()];
  const item = { pk: `COMPANY#${companyId}`, sk: `BASE#${baseId}`, id: baseId, companyId, status };
  await tables.dynamo.send(new PutItemCommand({ TableName: tables.knowledge, Item: marshall(item) }));
  return { companyId, baseId };
}

function auditOf(record: DocumentRecord, action: 'document.add' | 'document.delete' = 'document.add'): AuditRecord {
  const subject = { subjectType: 'document', subjectId: record.id } as const;
  return {
    id: randomUUID(),
    at: AT,
    actor: 'tester',
    companyId: record.companyId,
    action,
    ...subject,
    before: null,
    after: {},
  };
}

const removalOf = (record: DocumentRecord) => ({ ...addressOf(record), versions: [], writtenUntil: AT });
const revised = (record: DocumentRecord, changes: Partial<DocumentRecord>): DocumentRecord => ({
  ...record,
  ...changes,
  revision: record.revision + 1,
});
async function all<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) {
    found.push(entry);
  }
  return found;
}

const idsOf = async <Entry extends { documentId: string }>(entries: AsyncIterable<Entry>) =>
  (await all(entries)).map(({ documentId }) => documentId);
const itemsAbout = async (text: string) => (await everyItem(tables)).filter((item) => item.includes(text));

describe('a document', () => {
  it('is found by its address, its id and its file name once it is added, with one audit record', async () => {
    const record = recordIn(await makeBase());
    expect(await register.add(record, auditOf(record))).toBe('done');
    expect(await documents.get(addressOf(record))).toEqual(record);
    expect(await documents.find(record.id)).toEqual(record);
    expect(await documents.findByFile(record.baseId, 'a.md')).toEqual(record);
    expect(await documents.count(record.baseId)).toBe(1);
    expect(await idsOf(waiting.documents())).toContain(record.id);
    expect((await itemsAbout('document.add')).filter((item) => item.includes(record.id))).toHaveLength(1);
    expect(await documents.find(randomUUID())).toBeNull();
    expect(await documents.findByFile(record.baseId, 'A.md')).toBeNull();
  });

  it('is not added under a name that is taken, or to a base that does not exist or is being deleted', async () => {
    const base = await makeBase();
    const record = recordIn(base);
    await register.add(record, auditOf(record));
    const before = await everyItem(tables);
    expect(await register.add(recordIn(base), auditOf(record))).toBe('changed');
    const nowhere = recordIn({ ...base, baseId: randomUUID() });
    expect(await register.add(nowhere, auditOf(nowhere))).toBe('no_base');
    expect(await everyItem(tables)).toEqual(before);
    const going = recordIn(await makeBase('deleting'));
    expect(await register.add(going, auditOf(going))).toBe('no_base');
    const elsewhere = recordIn(await makeBase());
    expect(await register.renew({ ...record, baseId: nowhere.baseId }, record, auditOf(record))).toBe('no_base');
    expect(await register.add(elsewhere, auditOf(elsewhere))).toBe('done');
  });

  it('is not added to a full base', async () => {
    const base = await makeBase();
    const count = { Key: marshall({ pk: `BASE#${base.baseId}`, sk: 'DOCUMENTS' }), TableName: tables.knowledge };
    // One document less than a base may have.
    const values = { ExpressionAttributeValues: marshall({ ':n': 9_999 }) };
    await tables.dynamo.send(new UpdateItemCommand({ ...count, UpdateExpression: 'SET documents = :n', ...values }));
    const [last, more] = [recordIn(base, 'last.md'), recordIn(base, 'more.md')];
    expect(await register.add(last, auditOf(last))).toBe('done');
    expect(await register.add(more, auditOf(more))).toBe('full');
    expect(await register.remove(last, removalOf(last), auditOf(last, 'document.delete'))).toBe('done');
    expect(await register.add(more, auditOf(more))).toBe('done');
  });

  it('is changed only by the writer that read its latest revision', async () => {
    const record = recordIn(await makeBase());
    await register.add(record, auditOf(record));
    const ready = revised(record, { status: 'ready', currentVersion: 1, currentPassages: 2 });
    const failed = revised(record, { status: 'failed', reason: 'No.' });
    const outcomes = await Promise.all([documents.save(ready, record), documents.save(failed, record)]);
    expect(outcomes.sort()).toEqual(['changed', 'done']);
    expect(await register.renew(failed, record, auditOf(record))).toBe('changed');
    expect(await register.remove(record, removalOf(record), auditOf(record))).toBe('changed');
    expect((await documents.get(addressOf(record)))?.revision).toBe(2);
  });

  it('is on the list of housekeeping exactly while housekeeping may have to act on it', async () => {
    const record = recordIn(await makeBase());
    await register.add(record, auditOf(record));
    const isWaiting = async () => (await idsOf(waiting.documents())).includes(record.id);
    const steps: [Partial<DocumentRecord>, boolean][] = [
      [{ attempts: [{ id: 'r', version: 1, passages: 2, startedAt: AT }] }, true],
      [{ status: 'ready', attempts: [], currentVersion: 1, currentPassages: 2 }, false],
      [{ superseded: [{ version: 1, passages: 2 }] }, true],
      [{ superseded: [] }, false],
    ];
    let present = record;
    for (const [changes, waits] of steps) {
      const changed = revised(present, changes);
      expect(await documents.save(changed, present), JSON.stringify(changes)).toBe('done');
      expect(await isWaiting(), JSON.stringify(changes)).toEqual(waits);
      expect(await documents.get(addressOf(record)), JSON.stringify(changes)).toEqual(changed);
      present = changed;
    }
    const renewed = revised(present, { version: 2, status: 'pending' });
    expect(await register.renew(renewed, present, auditOf(record))).toBe('done');
    expect(await isWaiting()).toBe(true);
  });

  it('leaves nothing but its removal on the list of housekeeping when it is removed', async () => {
    const record = recordIn(await makeBase());
    await register.add(record, auditOf(record));
    const removal = { ...removalOf(record), versions: [{ version: 1, passages: 7 }] };
    expect(await register.remove(record, removal, auditOf(record, 'document.delete'))).toBe('done');
    expect(await documents.find(record.id)).toBe(null);
    expect(await documents.findByFile(record.baseId, 'a.md')).toBe(null);
    expect(await documents.count(record.baseId)).toBe(0);
    expect(await all(waiting.removals())).toContainEqual(removal);
    expect(await register.remove(record, removal, auditOf(record))).toBe('changed');
    await waiting.dropRemoval(removal);
    const left = (await itemsAbout(record.id)).filter((item) => !item.includes('"action"'));
    expect(left).toEqual([]);
    const again = recordIn(record);
    expect(await register.add(again, auditOf(again))).toBe('done');
    expect(await waiting.removeDocument(again, removalOf(again))).toBe('done');
    expect(await documents.count(record.baseId)).toBe(0);
  });
});

describe('documents', () => {
  it('are listed in the order of their ids, page after page', async () => {
    const base = await makeBase();
    const records = Array.from({ length: 7 }, (_, i) => recordIn(base, `${i}.md`));
    for (const record of records) {
      await register.add(record, auditOf(record));
    }
    const ids = records.map(({ id }) => id).sort();
    expect((await documents.list(base.baseId, null, 100)).map(({ id }) => id)).toEqual(ids);
    expect((await documents.list(base.baseId, null, 3)).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect((await documents.list(base.baseId, ids[2] ?? '', 3)).map(({ id }) => id)).toEqual(ids.slice(3, 6));
    expect(await documents.list(randomUUID(), null, 3)).toEqual([]);
  });

  it('have their current versions read in batches, with strong consistency, until all have been answered', async () => {
    const base = await makeBase();
    const records = Array.from({ length: 130 }, (_, i) => ({ ...recordIn(base, `${i}.md`), currentVersion: i }));
    await Promise.all(
      records.map((record) =>
        tables.dynamo.send(
          new PutItemCommand({
            TableName: tables.knowledge,
            Item: marshall({ pk: `BASE#${base.baseId}`, sk: `DOCUMENT#${record.id}`, ...record }),
          }),
        ),
      ),
    );
    const reads: { keys: number; consistent: unknown }[] = [];
    // Every answer leaves out the second half of the request, as a busy table does.
    tables.dynamo.middlewareStack.add(
      (next) => async (args) => {
        const input = args.input as BatchGetItemCommand['input'];
        const asked = input.RequestItems?.[tables.knowledge];
        if (asked?.Keys === undefined) {
          return next(args);
        }
        reads.push({ keys: asked.Keys.length, consistent: asked.ConsistentRead });
        const half = Math.ceil(asked.Keys.length / 2);
        const answered = { ...asked, Keys: asked.Keys.slice(0, half) };
        const result = await next({ ...args, input: { RequestItems: { [tables.knowledge]: answered } } });
        const rest = { [tables.knowledge]: { Keys: asked.Keys.slice(half) } };
        Object.assign(result.output, asked.Keys.length > half ? { UnprocessedKeys: rest } : {});
        return result;
      },
      { step: 'initialize', name: 'leavesOut' },
    );
    const asked = records.slice(0, 20).map(({ id, baseId }) => ({ baseId, documentId: id }));
    const found = await documents.currentVersions([...asked, { baseId: base.baseId, documentId: randomUUID() }]);
    const current = ({ id, currentVersion: version, currentPassages: passages }: DocumentRecord) =>
      [id, { version, passages }] as const;
    expect(found).toEqual(new Map(records.slice(0, 20).map(current)));
    expect(reads.every(({ consistent }) => consistent === true)).toBe(true);
    expect(reads.length).toBeGreaterThan(3);
    tables.dynamo.middlewareStack.remove('leavesOut');
    const foundOfAll = await documents.currentVersions(records.map(({ id, baseId }) => ({ baseId, documentId: id })));
    expect(foundOfAll.size).toBe(130);
    expect(await documents.currentVersions([...asked, ...asked])).toEqual(found);
    expect(await documents.currentVersions([])).toEqual(new Map());
  });
});
