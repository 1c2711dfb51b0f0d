// Guarantee: a search fails if the model, the index or the table of documents fails, and the model gets the meter and
// the deadline of the call that pays for it. Risk: an outage looks as if the documents said nothing about the query, or
// a search is not charged.
import { expect, it } from 'vitest';
import { indexWords } from '../../../../shared/search/index-words.ts';
import { type SearchServices, searchKnowledge } from '../../../../shared/search/search-knowledge.ts';
import { NO_METER } from '../../../harness/caller.ts';
import { foundPassage } from '../found-passage.fixture.ts';

type Part = 'embedding' | 'frequencies' | 'candidates' | 'versions' | 'cosines' | 'texts';

function search(failing: Part | null) {
  const failOrReturn = async <Result>(part: Part, result: Result): Promise<Result> => {
    if (part === failing) {
      throw new Error(`no ${part}`);
    }
    return result;
  };
  const asked: unknown[] = [];
  const { similarity: _similarity, ...worded } = foundPassage({ id: 'worded', text: 'The lease.' });
  const services: SearchServices = {
    documents: {
      currentVersions: () => failOrReturn('versions', new Map([[worded.documentId, { version: 1, passages: 2 }]])),
    },
    embedding: {
      embed: (...given) => {
        asked.push(given);
        return failOrReturn('embedding', { vector: [1, 0], inputTokens: 3 });
      },
    },
    passages: {
      frequencies: () => failOrReturn('frequencies', { passages: 1, byWord: new Map([['lease', 1]]) }),
      candidates: () => failOrReturn('candidates', { nearest: [], words: [worded] }),
      cosines: () => failOrReturn('cosines', new Map([['worded', 0.5]])),
      texts: () => failOrReturn('texts', new Map()),
    },
    wordsOf: indexWords,
    ranking: { weights: { vector: 1, words: 1 }, similarityFloor: 0.1, bounds: { relevanceMin: -1, wordlessMin: -1 } },
  };
  const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
  const query = { text: 'the lease', scope: { companyId: 'company', baseIds: ['base'] }, k: 5, withTextsAround: true };
  return { found: searchKnowledge(services, query, call), asked, call };
}

it.each(['embedding', 'frequencies', 'candidates', 'versions', 'cosines', 'texts'] as const)(
  'fails if a service fails: %s',
  async (part) => {
    await expect(search(part).found).rejects.toThrow(`no ${part}`);
  },
);

it('gives the model the deadline and the meter of the call', async () => {
  const { found, asked, call } = search(null);
  expect((await found).map(({ id }) => id)).toEqual(['worded']);
  expect(asked).toEqual([['the lease', call.signal, call.meter]]);
});
