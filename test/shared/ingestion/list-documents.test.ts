// Guarantee: a page lists every document after the place where it continues, as many as a response may contain, and
// none of a base that is being deleted. Risk: a document that nobody finds because it is missing between two pages.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentView } from '../../../shared/ingestion/document-view.ts';
import { listDocuments, listDocumentsInput, showDocument } from '../../../shared/ingestion/list-documents.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';

describe('the documents of a base', () => {
  const documents = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const id = String(at).padStart(5, '0');
      const file = `${String(count - at).padStart(5, '0')}.pdf`;
      return { ...recordIn({ companyId: 'company', baseId: 'base' }, file), id };
    });
  const list = (count: number, status: KnowledgeBase['status'] | null = 'active', after?: string, title = '') =>
    listDocuments(
      {
        bases: { find: async () => (status === null ? null : ({ status } as KnowledgeBase)) },
        documents: {
          list: async (_base, previous, max) =>
            documents(count)
              .map((each) => ({ ...each, title }))
              .filter(({ id }) => previous === null || id > previous)
              .slice(0, max),
          find: async () => null,
        },
      },
      { base_id: 'base', ...(after === undefined ? {} : { after }) },
    );

  it.each([0, 499, 500, 501, 1_200])('are listed completely, sorted by file name: %i documents', async (count) => {
    const { documents: shown, next } = await list(count);
    expect(shown.map(({ file }) => file)).toEqual(
      documents(count)
        .map(({ file }) => file)
        .sort(),
    );
    expect(next).toBeNull();
  });

  it('are listed after the last document of the previous page', async () => {
    expect((await list(5, 'active', '00002')).documents.map(({ id }) => id)).toEqual(['00004', '00003']);
  });

  it('are listed to the end, each once, even after the first page', async () => {
    const { documents: shown, next } = await list(1_700, 'active', '00002');
    expect(new Set(shown.map(({ id }) => id)).size).toBe(1_697);
    expect(shown).toHaveLength(1_697);
    expect(next).toBeNull();
  });

  it.each([
    ['being deleted', 'deleting'],
    ['unknown', null],
  ] as const)('are not listed for a base that is %s', async (_what, status) => {
    const missing = { code: 'not_found', message: 'There is no base with this ID.' };
    await expect(list(5, status)).rejects.toMatchObject(missing);
  });

  // Lambda's limit for a response is 6 MB.
  it('are listed until the response would be too long, with the place where the next page continues', async () => {
    const first = await list(1_200, 'active', undefined, 'x'.repeat(5_000));
    expect(first.documents).toHaveLength(1_000);
    expect(first.next).toBe('00999');
    const rest = await list(1_200, 'active', '00999', 'x'.repeat(5_000));
    expect(rest.documents).toHaveLength(200);
    expect(rest.next).toBeNull();
  });

  it('are limited by the bytes of the response, not by its characters', async () => {
    const { documents: shown } = await list(3_000, 'active', undefined, '漢'.repeat(2_000));
    expect(shown).toHaveLength(1_000);
  });
});

it.each([
  [0, 500],
  [1, 501],
])(
  'reads on only below 4.5 million bytes: a response of that size less %i bytes has %i documents',
  async (fewer, count) => {
    const records = Array.from({ length: 501 }, (_, at) => ({
      ...recordIn({ companyId: 'company', baseId: 'base' }),
      id: String(at).padStart(5, '0'),
    }));
    const full = Buffer.byteLength(JSON.stringify(records.slice(0, 500).map(documentView)));
    const [first, ...others] = records.map((record) => ({ ...record }));
    const padded = [{ ...first, title: `a.md${'x'.repeat(4_500_000 - full - fewer)}` }, ...others] as typeof records;
    const services = {
      bases: { find: async () => ({ status: 'active' }) as KnowledgeBase },
      documents: {
        list: async (_base: string, previous: string | null, max: number) =>
          padded.filter(({ id }) => previous === null || id > previous).slice(0, max),
        find: async () => null,
      },
    };
    expect((await listDocuments(services, { base_id: 'base' })).documents).toHaveLength(count);
  },
);

it('requires a base, and accepts the id of the document after which the list continues', () => {
  const [base_id, after] = ['3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', '11111111-1111-4111-8111-111111111111'];
  expect([{ base_id }, { base_id, after }, { after }].map((input) => v.is(listDocumentsInput, input))).toEqual([
    true,
    true,
    false,
  ]);
});

it('shows a single document, and fails for an unknown ID', async () => {
  const record = recordIn({ companyId: 'company', baseId: 'base' });
  const services = {
    documents: { find: async (id: string) => (id === record.id ? record : null), list: async () => [] },
  };
  expect(await showDocument(services, { document_id: record.id })).toEqual(documentView(record));
  await expect(showDocument(services, { document_id: 'other' })).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no document with this ID.',
  });
});
