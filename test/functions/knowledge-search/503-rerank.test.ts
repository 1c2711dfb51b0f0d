// Guarantee: on a stage with a reranking model, a search or question whose passages it did not rank ends with 503, is
// charged for what may have been billed and nothing else, and works again afterwards. Risk: results of another quality
// look the same, or an interrupted call is free or blocks the budget.
import { expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { showBudget } from '../../harness/spending.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { untilAnswering } from '../until-answering.ts';

const MODEL_ID = 'cohere.rerank-v3-5:0';
const QUERY = 'When is the garden of the harbour office watered?';
const UNAVAILABLE = 'The language model is unavailable. Try again.';
const RETRY = { retryAfter: '5' };
const UNIT_USD = 0.002;

it('answers 503 when the model is busy, fails, or does not rank every passage', async () => {
  const { cloud, access } = await startStageForTest({
    rerank: { model: { kind: 'foundation-model', modelId: MODEL_ID } },
  });
  const { reranking } = cloud.standIns.bedrock;
  await untilAnswering(access);
  const company = await makeCompany(access, { environment: 'live' });
  await addDocument(access, company.baseId, 'monday.txt', 'The garden of the harbour office is watered on Monday.');
  await addDocument(access, company.baseId, 'dogs.txt', 'Dogs may not enter the garden between March and June.');
  const calls = [
    () => postApi(access, '/knowledge/search', company.key, { query: QUERY }),
    () => postApi(access, '/copilot/query', company.key, { question: QUERY }),
  ];
  const spent = async () => Number((await showBudget(access, company)).settled_usd);
  // Refuses both calls, and returns what each has cost.
  const refuse = async (prepare: () => void) => {
    const costs: number[] = [];
    for (const call of calls) {
      const before = await spent();
      prepare();
      expect(await call()).toBeRefused(503, UNAVAILABLE, RETRY);
      costs.push((await spent()) - before);
    }
    return costs;
  };
  const failing = (effect: Parameters<typeof cloud.faults.script>[0]['effect']) => () =>
    void cloud.faults.script({
      service: 'bedrock',
      operation: 'InvokeModel',
      match: ({ path }) => path.includes('rerank'),
      times: 1,
      effect,
    });

  // A busy model bills nothing: only the embedding is paid.
  for (const cost of await refuse(failing({ kind: 'throttle' }))) {
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(0.000_01);
  }
  // A model that may have worked is charged with the whole hold.
  for (const cost of await refuse(failing({ kind: 'drop', when: 'after' }))) {
    expect(cost).toBeGreaterThan(UNIT_USD);
  }
  // An incomplete answer has cost its unit.
  for (const cost of await refuse(() => reranking.alterNext(() => ({ results: [] })))) {
    expect(cost).toBeGreaterThan(UNIT_USD);
    expect(cost).toBeLessThan(UNIT_USD + 0.000_01);
  }
  expect(await showBudget(access, company)).toMatchObject({ held_usd: '0' });
  for (const call of calls) {
    expect((await call()).status).toBe(200);
  }
}, 300_000);
