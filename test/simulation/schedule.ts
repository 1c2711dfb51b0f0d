import type { BudgetAddress, CallKind } from '../../shared/budget/budget.ts';
import { monthOf } from '../../shared/budget/month.ts';
import type { Terms } from '../../shared/budget/reservations/reservation.ts';
import type { KeyEnvironment } from '../../shared/keys/scope.ts';
import type { Price } from '../../shared/pricing/prices.ts';
import type { Draws } from '../harness/random.ts';
import type { Faults } from './network.ts';

/** A price that makes one token one nanodollar. */
export const SIMPLE_PRICE: Price = {
  modelId: 'model',
  regions: ['here'],
  inputPico: 1_000n,
  outputPico: 1_000n,
  source: 'simulation',
  readOn: '2026-11-20',
};

/** How long a Lambda may run. */
export const LAMBDA_MS = 27_000;

/** One call as a schedule plans it. */
export interface PlannedCall {
  readonly companyId: string;
  readonly purpose: KeyEnvironment;
  readonly kind: CallKind;
  readonly id: string;
  /** The amount that is held, and what each model will charge of it, in nanodollars. */
  readonly amount: bigint;
  readonly bills: readonly number[];
}

/** Everything that a schedule contains; it depends only on the seed. */
export interface Plan {
  readonly startMs: number;
  readonly companies: readonly string[];
  readonly calls: readonly PlannedCall[];
  readonly faults: Faults;
  /** Whether models may break off, refuse, or not report their tokens. */
  readonly modelsFail: boolean;
  /** How likely it is that a step moves the clock, changes a policy, or starts housekeeping. */
  readonly tick: number;
  readonly policyChange: number;
  readonly reclaim: number;
  readonly caps: readonly bigint[];
  readonly limits: Terms['limits'];
  /** The number of items in a page of a query. */
  readonly pageItems: number;
}

/** What the test keys of a company may spend in a month. */
export function testAllowanceOf({ caps }: Plan): bigint {
  return caps[0] as bigint;
}

const COMPANIES = ['c0000000-0000-4000-8000-00000000000a', 'c0000000-0000-4000-8000-00000000000b'];
/** The key of all calls; its application has the same id. */
export const KEY_ID = 'feedbeef-cafe-4000-8000-000000000001';

/** Draws a schedule. */
export function drawPlan(random: Draws): Plan {
  const companies = random.chance(0.4) ? COMPANIES : COMPANIES.slice(0, 1);
  const calm = random.chance(0.25);
  const share = () => (calm ? 0 : random.pick([0, 0.02, 0.06, 0.15]));
  const edge = Date.parse('2026-12-01T00:00:00Z');
  const unit = random.pick([100, 100, 1_000]);
  const plan = {
    startMs: random.chance(0.3) ? edge - random.between(1, 40_000) : Date.parse('2026-11-20T12:00:00Z'),
    companies,
    calls: Array.from({ length: random.between(2, 9) }, (_, index) => drawCall(random, { companies, index, unit })),
    faults: { lostReply: share(), notApplied: share(), delayed: share(), kill: share() / 2 },
    modelsFail: random.chance(0.6),
    tick: random.pick([0.02, 0.1, 0.3]),
    policyChange: random.pick([0, 0, 0.05, 0.2]),
    reclaim: random.pick([0, 0.03]),
    caps: Array.from({ length: 4 }, () => BigInt(random.between(1, 6) * unit + random.between(0, unit))),
    limits: {
      ratePerMinute: random.pick([60, 60, 600, 6_000]),
      burst: random.pick([1, 2, 3, 10]),
      concurrency: random.pick([1, 2, 4, 10]),
      searchesPerMinute: random.pick([6, 12, 60, 600]),
    },
    pageItems: random.pick([1, 2, 5]),
  };
  return random.chance(0.05) ? { ...plan, ...lateRepeats(plan) } : plan;
}

// A rare case that costs money: a write is repeated after a later policy replaced the one that it was made for, and the
// first attempt arrives when its call is over.
function lateRepeats({ caps, limits }: Pick<Plan, 'caps' | 'limits'>): Partial<Plan> {
  return {
    faults: { lostReply: 0, notApplied: 0, delayed: 0.4, kill: 0 },
    tick: 0.02,
    policyChange: 0.2,
    caps: caps.map((cap) => cap * 10n),
    limits: { ...limits, ratePerMinute: 60, burst: 10, concurrency: 10 },
  };
}

interface CallDraw {
  readonly companies: readonly string[];
  readonly index: number;
  readonly unit: number;
}

function drawCall(random: Draws, { companies, index, unit }: CallDraw): PlannedCall {
  // The embedding, the answer, the judge.
  const bills = [random.between(0, unit / 10), random.between(1, unit - unit / 5), random.between(0, unit / 10)];
  const slack = random.chance(0.3) ? 0 : random.between(0, unit);
  return {
    companyId: random.pick(companies),
    purpose: random.chance(0.75) ? 'live' : 'test',
    kind: random.chance(0.75) ? 'query' : 'search',
    id: `call${index}`.padEnd(12, '0'),
    amount: BigInt(bills.reduce((sum, part) => sum + part, 0) + slack),
    bills,
  };
}

/** The budget of a call that starts now. */
export function addressOf({ companyId, purpose }: PlannedCall, nowMs: number): BudgetAddress {
  return { companyId, purpose, month: monthOf(nowMs) };
}
