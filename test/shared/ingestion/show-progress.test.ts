// Guarantee: the progress of documents includes each requested document of the base once, and no other. Risk: a page
// that shows a document of another company, or waits for one that no longer exists.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { showProgress, showProgressInput } from '../../../shared/ingestion/show-progress.ts';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';

const BASE = '00000000-0000-4000-8000-0000000000b0';
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

async function show(
  records: readonly DocumentRecord[],
  ids: readonly string[],
  status: KnowledgeBase['status'] | null,
) {
  const reads = { now: 0, most: 0 };
  const services = {
    bases: { find: async () => (status === null ? null : ({ id: BASE, status } as KnowledgeBase)) },
    documents: {
      find: async (id: string) => {
        reads.now += 1;
        reads.most = Math.max(reads.most, reads.now);
        await new Promise(setImmediate);
        reads.now -= 1;
        return records.find((record) => record.id === id) ?? null;
      },
    },
  };
  const shown = await showProgress(services, { base_id: BASE, documents: [...ids] });
  return { ...shown, concurrentReads: reads.most };
}

const recordAt = (at: number, baseId = BASE): DocumentRecord => ({
  ...recordIn({ companyId: 'company', baseId }, `${at}.md`),
  id: idOf(at),
});

describe('the progress of documents', () => {
  it('is returned for each document of the base, in the requested order, with 25 concurrent reads', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => idOf(at));
    const records = ids.map((_, at) => recordAt(at, at === 3 ? 'other' : BASE)).filter((_, at) => at !== 5);
    const { documents, concurrentReads } = await show(records, ids, 'active');
    expect(documents.map(({ id }) => id)).toEqual(ids.filter((_, at) => at !== 3 && at !== 5));
    expect(documents[0]).toEqual({
      id: idOf(0),
      file: '0.md',
      title: '0.md',
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
    expect(concurrentReads).toBe(25);
  });

  it('includes the numbers of documents in an archive and of files that were left out', async () => {
    const archive = { ...recordAt(1), entries: { documents: 3, leftOut: 1 } };
    const { documents } = await show([archive], [idOf(1)], 'active');
    expect(documents.map(({ entries }) => entries)).toEqual([{ documents: 3, left_out: 1 }]);
  });

  it.each([
    ['being deleted', 'deleting'],
    ['unknown', null],
  ] as const)('cannot be read if the base is %s', async (_what, status) => {
    await expect(show([recordAt(1)], [idOf(1)], status)).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no base with this ID.',
    });
  });
});

it.each<[name: string, documents: unknown, isAccepted: boolean]>([
  ['accepts one id', [idOf(1)], true],
  ['accepts 500 ids', Array(500).fill(idOf(1)), true],
  ['refuses 501 ids', Array(501).fill(idOf(1)), false],
  ['refuses a list without ids', [], false],
  ['refuses an id instead of a list', idOf(1), false],
  ['refuses a string that is not an id', ['guide.md'], false],
])('%s', (_name, documents, isAccepted) => {
  const result = v.safeParse(showProgressInput, { base_id: BASE, documents });
  expect(result.success).toBe(isAccepted);
  const problem = 'documents must be a list of 1 to 500 UUIDs.';
  expect(result.issues?.map(({ message }) => message)).toEqual(isAccepted ? undefined : [problem]);
});

it('accepts ids in upper case, and converts them to lower case', () => {
  const documents = ['3F6C1F0E-5A43-4A55-9D0E-2F6D8F1F7A10'];
  expect(v.parse(showProgressInput, { base_id: BASE, documents })).toEqual({
    base_id: BASE,
    documents: ['3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10'],
  });
});
