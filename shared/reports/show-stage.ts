import * as v from 'valibot';
import { monthOf } from '../budget/month.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import type { Company, CompanyStore } from '../companies/company/company.ts';
import { callPolicies } from '../companies/policies/call-policies.ts';
import { DAY_MS } from '../durations.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { formatUsd } from '../pricing/money.ts';
import { type PriceOf, requirePrice } from '../pricing/prices.ts';
import { formatCap } from '../pricing/unlimited.ts';
import type { StageAlarm, StageHealth, StageQueue } from './stage-health.ts';

/** No input: the report covers the whole stage. */
export const showStageInput = v.strictObject({});

/** A model that the stage calls. */
interface StageModel {
  readonly id: string;
  readonly purpose: 'embedding' | 'answer' | 'judge';
}

interface Services {
  readonly companies: Pick<CompanyStore, 'list'>;
  readonly budgets: Pick<BudgetStore, 'find'>;
  readonly stageModels: readonly StageModel[];
  readonly stageHealth: StageHealth;
  readonly priceOf: PriceOf;
  readonly nowMs: () => number;
}

// How many reads run in parallel: enough that a page does not wait long, and few enough not to be throttled.
const READS_AT_ONCE = 20;
// 1 picodollar per token is 1,000 nanodollars per million tokens.
const NANO_PER_MILLION_TOKENS = 1_000n;

/**
 * Returns every company with this month's spending of its live keys, the models with their prices and the age of the
 * prices, the queues and the alarms. Queues or alarms that AWS did not report are null, so that the rest can still be
 * shown.
 */
export async function showStage(services: Services) {
  const nowMs = services.nowMs();
  const [companies, queues, alarms] = await Promise.all([
    services.companies.list(),
    services.stageHealth.queues().catch(() => null),
    services.stageHealth.alarms().catch(() => null),
  ]);
  return {
    now: new Date(nowMs).toISOString(),
    companies: await mapConcurrently(companies, READS_AT_ONCE, (company) => spendingView(services, company, nowMs)),
    models: services.stageModels.map((model) => modelView(services, model, nowMs)),
    queues: queues?.map(queueView) ?? null,
    alarms: alarms?.map(alarmView) ?? null,
  };
}

async function spendingView({ budgets }: Services, { id, name, status, policies }: Company, nowMs: number) {
  const budget = await budgets.find({ companyId: id, purpose: 'live', month: monthOf(nowMs) });
  const { monthlyCap } = callPolicies(policies, 0).budget;
  return {
    id,
    name,
    status,
    cap_usd: formatCap(monthlyCap),
    settled_usd: formatUsd(budget?.settled ?? 0n),
    held_usd: formatUsd(budget?.held ?? 0n),
    calls: budget?.calls ?? 0,
  };
}

function modelView({ priceOf }: Services, { id, purpose }: StageModel, nowMs: number) {
  const { inputPico, outputPico, readOn } = requirePrice(priceOf, id);
  return {
    id,
    purpose,
    input_usd_per_million_tokens: formatUsd(inputPico * NANO_PER_MILLION_TOKENS),
    output_usd_per_million_tokens: purpose === 'embedding' ? null : formatUsd(outputPico * NANO_PER_MILLION_TOKENS),
    read_on: readOn,
    age_days: Math.max(0, Math.floor((nowMs - Date.parse(readOn)) / DAY_MS)),
  };
}

function queueView({ name, isDeadLetters, waiting, inProgress }: StageQueue) {
  return { name, dead_letters: isDeadLetters, waiting, in_progress: inProgress };
}

function alarmView({ name, description, state, sinceMs }: StageAlarm) {
  return { name, description, state, since: sinceMs === null ? null : new Date(sinceMs).toISOString() };
}
