// Guarantee: each result has the texts directly before and after it in its version of its document, and none beyond its
// ends, read with one request. Risk: part of a value that continues in the next passage is shown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Passage, passageId } from '../../../../shared/search/passage.ts';
import { readTextsAround } from '../../../../shared/search/texts-around.ts';
import { foundPassage } from '../found-passage.fixture.ts';

const SCOPE = { companyId: 'company', baseIds: ['base'] };
const { signal } = new AbortController();

const passageAt = (documentId: string, ordinal: number) => {
  const place = { companyId: 'company', documentId, version: 4, ordinal };
  return foundPassage({ ...place, id: passageId(place), text: `${documentId} ${ordinal}`, textsAround: null });
};

// Reads the texts around passages of an index that has these documents, and records the requests.
async function read(passages: readonly Passage[], counts: Readonly<Record<string, number>>) {
  const asked: { readonly scope: unknown; readonly ids: readonly string[] }[] = [];
  const stored = Object.entries(counts).flatMap(([documentId, count]) =>
    Array.from({ length: count }, (_, ordinal) => passageAt(documentId, ordinal)),
  );
  const index = {
    texts: async (scope: unknown, ids: readonly string[]) => {
      asked.push({ scope, ids });
      expect(ids.filter((id) => !stored.some((passage) => passage.id === id))).toEqual([]);
      return new Map(stored.filter(({ id }) => ids.includes(id)).map(({ id, text }) => [id, text]));
    },
  };
  const versions = new Map(Object.entries(counts).map(([id, count]) => [id, { version: 4, passages: count }]));
  return { around: await readTextsAround(index, { scope: SCOPE, passages, versions }, signal), asked };
}

describe('the texts around results', () => {
  it('are those before and after each; those that are not results themselves are read in one request', async () => {
    const { around, asked } = await read([passageAt('a', 3), passageAt('b', 0), passageAt('a', 4)], { a: 9, b: 2 });
    expect(around).toEqual([
      { ...passageAt('a', 3), textsAround: { before: 'a 2', after: 'a 4' } },
      { ...passageAt('b', 0), textsAround: { before: null, after: 'b 1' } },
      { ...passageAt('a', 4), textsAround: { before: 'a 3', after: 'a 5' } },
    ]);
    expect(asked).toEqual([
      { scope: SCOPE, ids: [passageAt('a', 2), passageAt('b', 1), passageAt('a', 5)].map(({ id }) => id) },
    ]);
  });

  it('end where the document ends', async () => {
    const { around } = await read([passageAt('a', 0), passageAt('b', 1)], { a: 1, b: 2 });
    expect(around.map(({ textsAround }) => textsAround)).toEqual([
      { before: null, after: null },
      { before: 'b 0', after: null },
    ]);
  });

  it('are the neighbors in the document, whatever was found in whatever order', async () => {
    const place = fc.record({ documentId: fc.constantFrom('a', 'b', 'c'), ordinal: fc.nat(6) });
    const places = fc.uniqueArray(place, { selector: ({ documentId, ordinal }) => `${documentId}${ordinal}` });
    await fc.assert(
      fc.asyncProperty(places, async (found) => {
        const { around, asked } = await read(
          found.map(({ documentId, ordinal }) => passageAt(documentId, ordinal)),
          { a: 7, b: 7, c: 7 },
        );
        const textAt = (documentId: string, ordinal: number) =>
          ordinal < 0 || ordinal > 6 ? null : `${documentId} ${ordinal}`;
        expect(around.map(({ textsAround }) => textsAround)).toEqual(
          found.map(({ documentId, ordinal }) => ({
            before: textAt(documentId, ordinal - 1),
            after: textAt(documentId, ordinal + 1),
          })),
        );
        const ids = asked.flatMap((request) => request.ids);
        expect(new Set(ids).size).toBe(ids.length);
        expect(asked).toHaveLength(1);
      }),
    );
  });
});
