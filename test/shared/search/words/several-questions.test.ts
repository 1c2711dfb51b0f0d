// Guarantee: a search with several questions finds what each of them would find if it were asked alone, and reserves
// what that costs. Risk: the documents answer one of the questions, and the search finds nothing.
import { describe, expect, it } from 'vitest';
import { searchCostMax } from '../../../../shared/pricing/cost-bound.ts';
import { textTokensMax } from '../../../../shared/pricing/token-bound.ts';
import { searchKnowledge } from '../../../../shared/search/search-knowledge.ts';
import { SCHEMA_WORDS } from '../../../../shared/search/words/schema-words.ts';
import { NO_METER } from '../../../harness/caller.ts';
import { foundPassage } from '../found-passage.fixture.ts';

const LOANS = 'How long can I keep a DVD?';
const HOURS = 'When does the library close?';
const MAYOR = 'who is the mayor?';
const TIE = 'how do I tie a tie?';
const SCOPE = { companyId: 'company', baseIds: ['base'] };
const PASSAGES = [
  foundPassage({ id: 'loans', text: 'DVD: 1 week. Book: 4 weeks.' }),
  foundPassage({ id: 'hours', documentId: 'other', text: 'Tuesday to Friday until 18:00, then the doors are locked.' }),
];

// The similarity of a passage and a text is proportional to the share of the text that asks about the passage.
const similarityOf = (id: string, text: string) => {
  const about = id === 'loans' ? /how long can i keep a dvd/i : /when does the library close/i;
  return (0.25 * (about.exec(text)?.[0].length ?? 0)) / text.length;
};

async function search(text: string) {
  const embedded: string[] = [];
  const services: Parameters<typeof searchKnowledge>[0] = {
    documents: {
      currentVersions: async (all) => new Map(all.map(({ documentId }) => [documentId, { version: 1, passages: 1 }])),
    },
    embedding: { embed: async (each) => ({ vector: [embedded.push(each) - 1], inputTokens: each.length }) },
    passages: {
      frequencies: async (_scope, words) => ({ passages: 3, byWord: new Map(words.map((word) => [word, 1])) }),
      candidates: async () => ({
        nearest: PASSAGES.map((each) => ({ ...each, similarity: similarityOf(each.id, text) })),
        words: [],
      }),
      cosines: async (_scope, { vector: [at = 0], ids }) =>
        new Map(ids.map((id) => [id, similarityOf(id, embedded[at] ?? '')])),
      texts: async () => new Map(),
    },
    ranking: {
      weights: { vector: 0.3, words: 0.7 },
      similarityFloor: 0,
      bounds: { relevanceMin: 0.24, wordlessMin: 0.24 },
    },
    wordsOf: SCHEMA_WORDS[2],
  };
  const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
  const found = await searchKnowledge(services, { text, scope: SCOPE, k: 5, withTextsAround: false }, call);
  return { ids: found.map(({ id }) => id).toSorted(), embedded };
}

it('finds both passages for a question about either, and none for a question about neither', async () => {
  expect(await search(LOANS)).toEqual({ ids: ['hours', 'loans'], embedded: [LOANS] });
  expect((await search(HOURS)).ids).toEqual(['hours', 'loans']);
  expect((await search(MAYOR)).ids).toEqual([]);
});

it.each([
  ['two sentences', `${LOANS} Who is the mayor?`],
  ['the covered one last', `Who is the mayor? ${LOANS}`],
  ['joined', `How long can I keep a DVD, and ${MAYOR}`],
  ['joined, the covered one last', 'Who is the mayor and how long can I keep a DVD?'],
  ['three', `Who is the mayor? ${LOANS} How do I tie a tie?`],
  ['three, the covered one last', `Who is the mayor? How do I tie a tie and when does the library close?`],
  ['the uncovered one twice', `Who is the mayor? Who is the mayor? ${LOANS}`],
  ['both covered', `${LOANS} ${HOURS}`],
  ['the covered one twice', `${LOANS} ${LOANS}`],
])('finds what is relevant to one of several questions: %s', async (_name, text) => {
  expect((await search(text)).ids).toEqual(['hours', 'loans']);
});

it.each([`Who is the mayor, and ${TIE}`, `${MAYOR} ${MAYOR}`, 'Who are Smith and Sons?'])(
  'finds nothing if no question is covered: %s',
  async (text) => {
    expect((await search(text)).ids).toEqual([]);
  },
);

describe('the questions of one query', () => {
  it('are embedded separately only if the whole query finds nothing; a single question is embedded once', async () => {
    expect((await search(`Who is the mayor? ${LOANS}`)).embedded).toEqual([
      `Who is the mayor? ${LOANS}`,
      'Who is the mayor?',
      LOANS,
    ]);
    expect((await search(`Keep a DVD: how long can I keep a DVD?`)).embedded).toHaveLength(1);
    expect((await search('Who are Smith and Sons?')).embedded).toHaveLength(1);
  });

  it.each([
    ['ten questions', Array(10).fill(MAYOR).join(' ')],
    ['a letter that grows when it is normalized', 'who is ﷺ? what is ﬃ? why is ﷺ?'],
    ['as many questions as a query can hold', `${'a b? '.repeat(799)}ok b?`],
  ])('cost no more than was reserved for the query: %s', async (_name, text) => {
    const { embedded } = await search(text);
    expect(embedded.length).toBeGreaterThan(2);
    const tokens = embedded.reduce((sum, each) => sum + textTokensMax(each), 0);
    const price = { modelId: 'embedding', inputPico: 1_000n, outputPico: 0n };
    const plan = { query: text, embeddingModelId: 'embedding', guardrailUnitsMax: 0, rerankModelId: null };
    expect(searchCostMax(plan, () => price as never)).toBeGreaterThanOrEqual(BigInt(tokens));
  });
});
