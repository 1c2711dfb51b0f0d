// Guarantee: a list of documents has all of them, from where it is told to go on, and none of a base that is being
// deleted. Risk: a document that nobody finds, because the list stopped at a page.
import { describe, expect, it } from 'vitest';
import { listDocuments } from '../../../shared/ingestion/list-documents.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';

describe('the documents of a base', () => {
  const documents = (count: number) =>
    Array.from({ length: count }, (_, n) => {
      const id = String(n).padStart(5, '0');
      const file = `${String(count - n).padStart(5, '0')}.pdf`;
      return { ...recordIn({ companyId: 'company', baseId: 'base' }, file), id };
    });
  const list = (count: number, status: KnowledgeBase['status'] = 'active', after?: string) =>
    listDocuments(
      {
        bases: { find: async () => ({ status }) as KnowledgeBase },
        documents: {
          list: async (_base, from, max) =>
            documents(count)
              .filter(({ id }) => from === null || id > from)
              .slice(0, max),
          find: async () => null,
        },
      },
      { base_id: 'base', ...(after === undefined ? {} : { after }) },
    );

  it.each([0, 499, 500, 501, 1_200])('are all of %i, by file', async (count) => {
    const { documents: shown, next } = await list(count);
    expect(shown.map(({ file }) => file)).toEqual(
      documents(count)
        .map(({ file }) => file)
        .sort(),
    );
    expect(next).toBeNull();
  });

  it('go on behind the last one that was shown', async () => {
    expect((await list(5, 'active', '00002')).documents.map(({ id }) => id)).toEqual(['00004', '00003']);
  });

  it('are none of a base that is being deleted', async () => {
    await expect(list(5, 'deleting')).rejects.toMatchObject({ code: 'not_found' });
  });
});
