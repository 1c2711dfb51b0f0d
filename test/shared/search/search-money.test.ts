// Guarantee: a search reserves the most that it can cost, settles what it cost however it ends, and requests as many
// excerpts as its caller wants. Risk: a search that is not charged, or a hold that blocks the company until it expires.

import { describe, expect, it } from 'vitest';
import { searchCostMax } from '../../../shared/pricing/cost-bound.ts';
import { type Guardrail, requestUnitsMax } from '../../../shared/privacy/guardrail/guardrail.ts';
import type { Reranker } from '../../../shared/search/reranking/reranker.ts';
import { type ExcerptCall, type ExcerptServices, searchExcerpts } from '../../../shared/search/search-excerpts.ts';
import type { Search } from '../../../shared/search/search-knowledge.ts';
import { CALLER, NO_POLICIES } from '../../harness/caller.ts';
import { logInto } from '../../harness/log-into.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { foundPassage } from './found-passage.fixture.ts';

const MODEL_ID = 'amazon.titan-embed-text-v2:0';
const RERANK_MODEL_ID = 'cohere.rerank-v3-5:0';
const ADDRESS = { companyId: CALLER.companyId, purpose: 'live', month: '2026-11' } as const;
const QUERY = 'Where does the caretaker read mail?';
const FINDS_NOTHING: Guardrail = { find: async (texts) => texts.map(() => []) };

interface Given {
  readonly find?: Search;
  readonly guardrail?: Guardrail;
  readonly reranker?: Reranker;
  readonly timeIsUp?: boolean;
}

function openSearch(given: Given = {}) {
  const { find = async () => [foundPassage({ text: 'Mail.' })], guardrail, timeIsUp = false } = given;
  const budget = openTestBudget();
  const held: unknown[] = [];
  const requested: number[] = [];
  const logged: object[] = [];
  const services: ExcerptServices = {
    budget: {
      ...budget.services,
      timeoutSignal: () => (timeIsUp ? AbortSignal.abort() : new AbortController().signal),
    },
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async (query, call) => {
      requested.push(query.k);
      held.push((await budget.find(ADDRESS))?.held);
      return find(query, call);
    },
    guardrail: guardrail ?? null,
    reranker: given.reranker ?? null,
    embeddingModelId: MODEL_ID,
  };
  const call: ExcerptCall = {
    caller: {
      ...CALLER,
      keyEnvironment: 'live',
      policies: { ...NO_POLICIES, personalDataKinds: guardrail === undefined ? [] : ['PERSON'] },
    },
    signal: new AbortController().signal,
    timeLeftMs: () => 20_000,
    addLogFields: logInto(logged),
  };
  const search = (k: number) => searchExcerpts(services, { query: QUERY, k }, call);
  return { search, held, requested, logged, budget: () => budget.find(ADDRESS), priceOf: budget.services.priceOf };
}

describe('a search', () => {
  it('reserves the cost of its query, and of the guardrail that reads the query and the excerpts', async () => {
    const plain = openSearch();
    await plain.search(5);
    const plan = { query: QUERY, embeddingModelId: MODEL_ID, guardrailUnitsMax: 0, rerankModelId: null };
    expect(plain.held).toEqual([searchCostMax(plan, plain.priceOf)]);
    const guarded = openSearch({ guardrail: FINDS_NOTHING });
    await guarded.search(5);
    const guardrailUnitsMax = requestUnitsMax(QUERY, 5);
    expect(guarded.held).toEqual([searchCostMax({ ...plan, guardrailUnitsMax }, guarded.priceOf)]);
  });

  it('reserves a unit of the model that reranks, and the guardrail units of all passages that it gets', async () => {
    const reranker: Reranker = { modelId: RERANK_MODEL_ID, order: async () => [0] };
    const ranked = openSearch({ reranker, guardrail: FINDS_NOTHING });
    await ranked.search(5);
    const guardrailUnitsMax = requestUnitsMax(QUERY, 25);
    const plan = { query: QUERY, embeddingModelId: MODEL_ID, guardrailUnitsMax, rerankModelId: RERANK_MODEL_ID };
    expect(ranked.held).toEqual([searchCostMax(plan, ranked.priceOf)]);
    expect(ranked.requested).toEqual([25]);
  });

  it.each<[outcome: string, order: Reranker['order'], settled: bigint | null]>([
    [
      'answered',
      async (_query, documents, { meter }) => {
        meter.started();
        meter.metered({ modelId: RERANK_MODEL_ID, inputTokens: 1, outputTokens: 0 });
        return documents.map((_, at) => at);
      },
      2_000_000n,
    ],
    [
      'was not reached',
      async (_query, _documents, { meter }) => {
        meter.started();
        meter.notBilled();
        throw new Error('busy');
      },
      0n,
    ],
    [
      'was interrupted',
      async (_query, _documents, { meter }) => {
        meter.started();
        throw new Error('late');
      },
      null,
    ],
  ])('settles what the model cost that %s: a unit, nothing or the whole hold', async (_outcome, order, settled) => {
    const find: Search = async () => ['a', 'b'].map((text) => foundPassage({ id: text, text }));
    const { search, budget, held } = openSearch({ find, reranker: { modelId: RERANK_MODEL_ID, order } });
    await search(5).catch(() => undefined);
    expect(await budget()).toMatchObject({ held: 0n, settled: settled ?? held[0] });
  });

  it('searches for its query without what only the guardrail found in it', async () => {
    const asked: string[] = [];
    const caretaker = QUERY.indexOf('caretaker');
    const span = { kind: 'PERSON' as const, start: caretaker, end: caretaker + 'caretaker'.length };
    const { search } = openSearch({
      find: async ({ text }) => {
        asked.push(text);
        return [];
      },
      guardrail: { find: async (texts) => texts.map((text) => (text === QUERY ? [span] : [])) },
    });
    await search(5);
    expect(asked).toEqual([QUERY.replace('caretaker', ' ')]);
  });

  it('settles its actual cost', async () => {
    const { search, budget, logged } = openSearch({
      find: async (_query, { meter }) => {
        meter.started();
        meter.metered({ modelId: MODEL_ID, inputTokens: 5, outputTokens: 0 });
        return [];
      },
    });
    await search(5);
    expect(await budget()).toMatchObject({ held: 0n, settled: 100n, calls: 1 });
    expect(logged).toContainEqual({ cost_basis: 'metered' });
  });

  it('settles the whole hold when it fails after the model was called, and throws the failure', async () => {
    const failure = new Error('the index failed');
    const { search, budget, held } = openSearch({
      find: async (_query, { meter }) => {
        meter.started();
        throw failure;
      },
    });
    await expect(search(5)).rejects.toBe(failure);
    expect(await budget()).toMatchObject({ held: 0n, settled: held[0], calls: 1 });
  });

  it('fails with a timeout when it fails after its deadline', async () => {
    const { search } = openSearch({ find: () => Promise.reject(new Error('the index failed')), timeIsUp: true });
    await expect(search(5)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The request timed out. Try again.',
    });
  });

  it.each([1, 7, 20])('requests %i excerpts if the caller wants that many', async (k) => {
    const { search, requested } = openSearch();
    await search(k);
    expect(requested).toEqual([k]);
  });

  it('numbers its excerpts from 1', async () => {
    const { search } = openSearch({
      find: async () => ['a', 'b', 'c'].map((text) => foundPassage({ id: text, text })),
    });
    expect((await search(5)).map(({ n, excerpt }) => [n, excerpt])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });
});
