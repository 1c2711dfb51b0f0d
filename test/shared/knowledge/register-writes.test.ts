// Guarantee: a change to a base or a document is one transaction, with its audit record, that takes place only if what
// the decision was based on has not changed: the company, the base, the name, the revision. Risk: a deleted base that
// is still read, a document that is added to a base that is being deleted, or a change that nobody recorded.
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createAnsweringIndexSwitch } from '../../../shared/knowledge/answering-index.store.ts';
import { createArchiveEntries } from '../../../shared/knowledge/archive-entries.store.ts';
import { createBaseRegister } from '../../../shared/knowledge/base-register.store.ts';
import { createBaseRemovals } from '../../../shared/knowledge/base-removal.store.ts';
import { createDocumentRegister } from '../../../shared/knowledge/document-register.store.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { type Written, writtenBy } from '../aws/written.fixture.ts';
import { recordIn } from './document-record.fixture.ts';

const BASE: KnowledgeBase = {
  id: 'base',
  companyId: 'company',
  name: 'Handbook',
  description: '',
  visibility: 'company',
  status: 'active',
  createdAt: '2026-11-20T00:00:00.000Z',
  revision: 4,
};
const AUDIT = {
  id: 'audit',
  at: '2026-11-20T00:00:00.000Z',
  action: 'base.delete',
  companyId: 'company',
} as AuditRecord;

const IN_BASE = { companyId: 'company', baseId: 'base' };
const DOCUMENT = { ...IN_BASE, documentId: 'document' };
const REMOVAL = DOCUMENT as never;
const ARCHIVE_VERSION = { ...IN_BASE, documentId: 'archive', version: 3 };

const TABLES = { access: 'access', knowledge: 'knowledge', audit: 'audit' };
const byBase = (change: (bases: ReturnType<typeof createBaseRegister>) => Promise<unknown>) =>
  writtenBy((dynamo) => change(createBaseRegister(dynamo, TABLES)));
const placesOf = (written: readonly Written[]) => written.map(({ kind, place }) => `${kind} ${place}`);
const auditWrites = (written: readonly Written[]) => written.filter(({ place }) => place.startsWith('audit '));

describe('a base', () => {
  it('that is deleted is marked in the same write that frees its name and its place', async () => {
    const written = await byBase((bases) => bases.startRemoval(BASE, AUDIT));
    expect(placesOf(written)).toEqual([
      'Update knowledge COMPANY#company BASE#base',
      'Delete knowledge COMPANY#company BASE-NAME#handbook',
      'Update knowledge COMPANY#company BASES',
      'Put knowledge HOUSEKEEPING BASE#base',
      expect.stringMatching(/^Put audit /),
    ]);
    expect(written[0]).toMatchObject({
      condition: 'revision = :revision',
      update: expect.stringContaining('#status = :status,'),
      values: { ':status': 'deleting', ':revision': 4, ':visibility': 'company' },
    });
    expect(written[2]?.values).toEqual({ ':less': -1 });
  });

  it('that is added needs its company, a unique name and room', async () => {
    const written = await byBase((bases) => bases.add(BASE, AUDIT));
    expect(written.map(({ condition }) => condition)).toEqual([
      'attribute_exists(pk)',
      'attribute_not_exists(pk)',
      'attribute_not_exists(bases) OR bases < :max',
      'attribute_not_exists(pk)',
      'attribute_not_exists(pk)',
      expect.any(String),
    ]);
    expect(placesOf(written).slice(0, 5)).toEqual([
      expect.stringMatching(/^ConditionCheck access COMPANY#company /),
      'Put knowledge COMPANY#company BASE-NAME#handbook',
      'Update knowledge COMPANY#company BASES',
      'Put knowledge COMPANY#company BASE#base',
      'Put knowledge BASE#base BASE',
    ]);
    expect(auditWrites(written)).toHaveLength(1);
  });

  it.each([
    [
      'takes a new name, unless another base has it, and frees the old one',
      'Rules',
      ['Put knowledge COMPANY#company BASE-NAME#rules', 'Delete knowledge COMPANY#company BASE-NAME#handbook'],
      'attribute_not_exists(pk)',
    ],
    ['keeps the entry of its name if only the case differs', 'HANDBOOK', [], undefined],
  ])('that is changed %s', async (_name, name, places, firstCondition) => {
    const written = await byBase((bases) => bases.change({ ...BASE, name }, BASE, AUDIT));
    expect(written[0]).toMatchObject({
      kind: 'Update',
      condition: 'revision = :revision',
      values: { ':name': name, ':status': 'active', ':revision': 4 },
    });
    const nameWrites = written.filter(({ place }) => place.includes('BASE-NAME#'));
    expect(placesOf(nameWrites)).toEqual(places);
    expect(nameWrites[0]?.condition).toBe(firstCondition);
    expect(auditWrites(written)).toHaveLength(1);
  });
});

it('removes a base from the table only while it is being deleted, with all that points to it', async () => {
  const written = await writtenBy(async (dynamo) => {
    await createBaseRemovals(dynamo, 'knowledge').finishRemoval(BASE);
    return 'done';
  });
  expect(placesOf(written)).toEqual([
    'Delete knowledge COMPANY#company BASE#base',
    'Delete knowledge BASE#base BASE',
    'Delete knowledge BASE#base DOCUMENTS',
    'Delete knowledge HOUSEKEEPING BASE#base',
  ]);
  expect(written[0]).toMatchObject({ condition: '#status = :deleting', values: { ':deleting': 'deleting' } });
});

it.each([
  [null, 'attribute_not_exists(pk)'],
  ['passages-v1', '#name = :previous'],
])(
  'writes a switch of the index from %s together with its audit record, unless another one came first',
  async (from, condition) => {
    const written = await writtenBy((dynamo) => createAnsweringIndexSwitch(dynamo, TABLES)('passages-v2', from, AUDIT));
    expect(written[0]).toMatchObject({
      place: 'knowledge STAGE ANSWERING-INDEX',
      condition,
      values: { name: 'passages-v2' },
    });
    expect(auditWrites(written)).toHaveLength(1);
  },
);

describe('a document', () => {
  const record = { ...recordIn(IN_BASE), id: 'document', revision: 7 };
  const byDocument = (change: (documents: ReturnType<typeof createDocumentRegister>) => Promise<unknown>) =>
    writtenBy((dynamo) => change(createDocumentRegister(dynamo, TABLES)));
  const isActive = {
    kind: 'ConditionCheck',
    place: 'knowledge COMPANY#company BASE#base',
    condition: '#status = :active',
    values: { ':active': 'active' },
  };

  it('that is added needs a base that is not being deleted, a unique name and room', async () => {
    const written = await byDocument((documents) => documents.add(record, AUDIT));
    expect(written[0]).toMatchObject(isActive);
    expect(written.slice(1, 4).map(({ condition }) => condition)).toEqual([
      'attribute_not_exists(pk)',
      'attribute_not_exists(documents) OR documents < :max',
      'attribute_not_exists(pk)',
    ]);
    expect(placesOf(written)).toContain('Put knowledge HOUSEKEEPING DOCUMENT#document');
    expect(auditWrites(written)).toHaveLength(1);
  });

  it('that is replaced needs a base that is not being deleted, and the revision that was read', async () => {
    const written = await byDocument((documents) => documents.renew({ ...record, revision: 8 }, record, AUDIT));
    expect(written[0]).toMatchObject(isActive);
    expect(written[1]).toMatchObject({ condition: 'revision = :revision', values: { ':revision': 7, revision: 8 } });
    expect(auditWrites(written)).toHaveLength(1);
  });

  it.each([
    ['is pending is put', { status: 'pending' as const }, true],
    ['is ready is not put', { status: 'ready' as const }, false],
  ])('that %s on the list of housekeeping, when it is added and when it is replaced', async (_what, over, isListed) => {
    const one = { ...record, ...over };
    const listed = 'Put knowledge HOUSEKEEPING DOCUMENT#document';
    const added = await byDocument((documents) => documents.add(one, AUDIT));
    expect(placesOf(added).includes(listed), 'added').toBe(isListed);
    const replaced = await byDocument((documents) => documents.renew({ ...one, revision: 8 }, one, AUDIT));
    expect(placesOf(replaced).includes(listed), 'replaced').toBe(isListed);
  });

  it('of an archive is put on the list of the archive, and taken off it when it is removed', async () => {
    const entry = { ...record, archive: 'pack' };
    const added = await byDocument((documents) => documents.add(entry, AUDIT));
    expect(added.find(({ place }) => place === 'knowledge ARCHIVE#pack DOCUMENT#document')).toMatchObject({
      kind: 'Put',
      values: DOCUMENT,
    });
    const removed = await byDocument((documents) => documents.remove(entry, REMOVAL, AUDIT));
    expect(placesOf(removed)).toContain('Delete knowledge ARCHIVE#pack DOCUMENT#document');
  });

  it('that is removed is deleted in one write, which lists what is left to clean up', async () => {
    const written = await byDocument((documents) => documents.remove(record, REMOVAL, AUDIT));
    expect(written[0]).toMatchObject({ kind: 'Delete', condition: 'revision = :revision', values: { ':revision': 7 } });
    expect(placesOf(written).slice(0, 6)).toEqual([
      'Delete knowledge BASE#base DOCUMENT#document',
      expect.stringMatching(/^Delete knowledge BASE#base FILE#[0-9a-f]{64}$/),
      'Delete knowledge DOCUMENT#document DOCUMENT',
      'Delete knowledge HOUSEKEEPING DOCUMENT#document',
      'Update knowledge BASE#base DOCUMENTS',
      'Put knowledge HOUSEKEEPING REMOVAL#document',
    ]);
    expect(auditWrites(written)).toHaveLength(1);
  });
});

it('changes a document of an archive only while the same version of the archive is unpacked', async () => {
  const record = recordIn(IN_BASE);
  const added = await writtenBy((dynamo) => createArchiveEntries(dynamo, 'knowledge').add(record, ARCHIVE_VERSION));
  const renewed = await writtenBy((dynamo) =>
    createArchiveEntries(dynamo, 'knowledge').renew(record, record, ARCHIVE_VERSION),
  );
  for (const [what, written] of Object.entries({ added, renewed })) {
    expect(written[0], what).toMatchObject({
      kind: 'ConditionCheck',
      place: 'knowledge BASE#base DOCUMENT#archive',
      condition: '#version = :version',
      values: { ':version': 3 },
    });
  }
});

it.each([
  ['while its archive is unpacked', ARCHIVE_VERSION],
  ['of an archive that was removed', null],
])('lists what is left to clean up of a document %s', async (_what, archive) => {
  const record = { ...recordIn(IN_BASE), id: 'document', archive: 'archive' };
  const written = await writtenBy((dynamo) =>
    createArchiveEntries(dynamo, 'knowledge').remove(record, REMOVAL, archive),
  );
  expect(placesOf(written)).toEqual([
    ...(archive === null ? [] : ['ConditionCheck knowledge BASE#base DOCUMENT#archive']),
    'Delete knowledge BASE#base DOCUMENT#document',
    expect.stringMatching(/^Delete knowledge BASE#base FILE#[0-9a-f]{64}$/),
    'Delete knowledge DOCUMENT#document DOCUMENT',
    'Delete knowledge HOUSEKEEPING DOCUMENT#document',
    'Delete knowledge ARCHIVE#archive DOCUMENT#document',
    'Update knowledge BASE#base DOCUMENTS',
    'Put knowledge HOUSEKEEPING REMOVAL#document',
  ]);
});
