// Guarantee: a search reads the texts around its results only if its caller asks for them and it has results. Risk:
// companies without a policy wait for a request that they do not need.
import { expect, it } from 'vitest';
import { indexWords } from '../../../../shared/search/index-words.ts';
import { passageId } from '../../../../shared/search/passage.ts';
import { type SearchServices, searchKnowledge } from '../../../../shared/search/search-knowledge.ts';
import { NO_METER } from '../../../harness/caller.ts';
import { foundPassage } from '../found-passage.fixture.ts';

const FOUND = foundPassage({ id: 'a', ordinal: 1, text: 'The lease.' });
const idAt = (ordinal: number) => passageId({ ...FOUND, ordinal });

async function search(withTextsAround: boolean, relevanceMin: number) {
  const asked: (readonly string[])[] = [];
  const services: SearchServices = {
    documents: { currentVersions: async () => new Map([['document', { version: 1, passages: 3 }]]) },
    embedding: { embed: async () => ({ vector: [1], inputTokens: 1 }) },
    passages: {
      frequencies: async () => ({ passages: 3, byWord: new Map() }),
      candidates: async () => ({ nearest: [FOUND], words: [] }),
      cosines: async () => new Map(),
      texts: async (_scope, ids) => {
        asked.push(ids);
        return new Map(ids.map((id) => [id, `text of ${id}`]));
      },
    },
    wordsOf: indexWords,
    ranking: {
      weights: { vector: 1, words: 1 },
      similarityFloor: 0,
      bounds: { relevanceMin, wordlessMin: relevanceMin },
    },
  };
  const query = { text: 'the lease', scope: { companyId: 'company', baseIds: ['base'] }, k: 5, withTextsAround };
  const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
  return { found: await searchKnowledge(services, query, call), asked };
}

it('reads the texts around its results if its caller asks for them', async () => {
  expect(await search(true, -1)).toEqual({
    found: [{ ...FOUND, textsAround: { before: `text of ${idAt(0)}`, after: `text of ${idAt(2)}` } }],
    asked: [[idAt(0), idAt(2)]],
  });
});

it('reads no texts if its caller does not ask for them, or if nothing is relevant', async () => {
  expect(await search(false, -1)).toEqual({ found: [{ ...FOUND, textsAround: null }], asked: [] });
  expect(await search(true, 1)).toEqual({ found: [], asked: [] });
});
