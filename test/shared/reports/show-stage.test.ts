// Guarantee: operators see every company's budget, the prices of the models with their age, and what AWS reports about
// queues and alarms; if AWS reports nothing, they see the rest. Risk: a page that is blank when it is needed.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { stageOverviewResult } from '../../../shared/operations/results/report-results.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { showStage } from '../../../shared/reports/show-stage.ts';
import type { StageHealth } from '../../../shared/reports/stage-health.ts';

const NOW_MS = Date.parse('2026-12-01T06:00:00.000Z');
const [ONE, OTHER] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const HEALTH: StageHealth = {
  queues: async () => [{ name: 'documents', isDeadLetters: true, waiting: 2, inProgress: 0 }],
  alarms: async () => [
    { name: 'Api ServerErrors', description: 'A 5xx', state: 'alarm', sinceMs: NOW_MS - 1 },
    { name: 'Api Other', description: '', state: 'no_data', sinceMs: null },
  ],
};

async function overviewWith(stageHealth: StageHealth) {
  const asked: string[] = [];
  const overview = await showStage({
    stageHealth,
    nowMs: () => NOW_MS,
    priceOf: (modelId) => priceOf(modelId, 'us-east-1'),
    stageModels: [
      { id: 'amazon.titan-embed-text-v2:0', purpose: 'embedding' },
      { id: 'us.amazon.nova-2-lite-v1:0', purpose: 'answer' },
      { id: 'us.amazon.nova-micro-v1:0', purpose: 'judge' },
    ],
    companies: {
      list: async () =>
        [
          { id: ONE, name: 'One', status: 'active', policies: { budget: { monthlyBudget: '2500000000' } } },
          { id: OTHER, name: 'Other', status: 'suspended', policies: { budget: { monthlyBudget: 'unlimited' } } },
        ] as never,
    },
    budgets: {
      find: async ({ companyId, purpose, month }) => {
        asked.push(`${purpose} ${month}`);
        return companyId === ONE ? ({ settled: 1_000_000_001n, held: 5n, calls: 7 } as never) : null;
      },
    },
  });
  return { asked, overview };
}

it('shows companies with their spending of this month, models with prices and their age, queues and alarms', async () => {
  const { asked, overview } = await overviewWith(HEALTH);
  const price = { read_on: '2026-11-20', age_days: 11 };
  expect(overview).toEqual({
    now: '2026-12-01T06:00:00.000Z',
    companies: [
      {
        id: ONE,
        name: 'One',
        status: 'active',
        cap_usd: '2.5',
        calls: 7,
        settled_usd: '1.000000001',
        held_usd: '0.000000005',
      },
      {
        id: OTHER,
        name: 'Other',
        status: 'suspended',
        cap_usd: 'unlimited',
        settled_usd: '0',
        held_usd: '0',
        calls: 0,
      },
    ],
    models: [
      {
        id: 'amazon.titan-embed-text-v2:0',
        purpose: 'embedding',
        ...price,
        input_usd_per_million_tokens: '0.02',
        output_usd_per_million_tokens: null,
      },
      {
        id: 'us.amazon.nova-2-lite-v1:0',
        purpose: 'answer',
        ...price,
        input_usd_per_million_tokens: '0.33',
        output_usd_per_million_tokens: '2.75',
      },
      {
        id: 'us.amazon.nova-micro-v1:0',
        purpose: 'judge',
        ...price,
        input_usd_per_million_tokens: '0.035',
        output_usd_per_million_tokens: '0.14',
      },
    ],
    queues: [{ name: 'documents', dead_letters: true, waiting: 2, in_progress: 0 }],
    alarms: [
      { name: 'Api ServerErrors', description: 'A 5xx', state: 'alarm', since: '2026-12-01T05:59:59.999Z' },
      { name: 'Api Other', description: '', state: 'no_data', since: null },
    ],
  });
  expect(asked).toEqual(['live 2026-12', 'live 2026-12']);
  expect(v.is(stageOverviewResult, overview)).toBe(true);
});

it.each(['queues', 'alarms'] as const)('shows the rest when AWS does not report the %s', async (missing) => {
  const { overview } = await overviewWith({ ...HEALTH, [missing]: () => Promise.reject(new Error('403')) });
  const { overview: complete } = await overviewWith(HEALTH);
  expect(overview).toEqual({ ...complete, [missing]: null });
  expect(v.is(stageOverviewResult, overview)).toBe(true);
});
