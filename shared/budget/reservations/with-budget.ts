import { type LogFields, writeLog } from '../../aws/log.ts';
import { INTERNAL_ERROR, REQUEST_TIMED_OUT } from '../../error-messages.ts';
import type { KeyEnvironment } from '../../keys/scope.ts';
import type { OpinionPlan } from '../../pricing/cost-bound.ts';
import type { NanoUsd } from '../../pricing/money.ts';
import { GUARDRAIL_UNITS_ID, type Price } from '../../pricing/prices.ts';
import type { Tab } from '../../pricing/usage-meter.ts';
import { ServiceError } from '../../service-error.ts';
import type { CostBasis } from '../ledger/ledger.ts';
import { monthOf } from '../ledger/month.ts';
import type { CallKind, CompanyTerms, ReservationRequest, Terms } from './budget.ts';
import { UNLIMITED } from './budget.ts';
import { budgetRefusal } from './budget-denial.ts';
import { keyMarkOf } from './hold.ts';
import type { CallLimits } from './rate-limit.ts';
import { type SpendServices, spend } from './spend.ts';

/** Who pays: the caller as far as money is concerned. */
export interface PayingCaller {
  readonly companyId: string;
  readonly applicationId: string;
  readonly keyId: string;
  readonly keyEnvironment: KeyEnvironment;
  readonly budget: CompanyTerms;
}

/** The part of a call that paying uses. */
export interface PayingCall {
  readonly caller: PayingCaller;
  readonly signal: AbortSignal;
  readonly timeLeftMs: () => number;
  readonly note: (fields: LogFields) => void;
}

/** What the stage decides where a company has not, and the allowance of each company's test keys. */
export interface StageTerms {
  readonly testAllowance: NanoUsd;
  readonly limits: CallLimits;
}

/** What paying needs around it. */
export interface PayServices extends Omit<SpendServices, 'noteSettled' | 'noteLost'> {
  readonly stage: StageTerms;
  readonly newCallId: () => string;
  /** Aborts after so many milliseconds. */
  readonly timeoutSignal: (milliseconds: number) => AbortSignal;
}

/** What is to be paid: the most that it can cost, and the run's own id where it has one already. */
export interface PayOrder {
  readonly kind: CallKind;
  readonly costMax: NanoUsd;
  readonly runId?: string | undefined;
}

/**
 * Sets aside what an order can cost, runs, and settles beside it; throws what the caller is told when nothing may be
 * spent, and then nothing ran.
 */
export type Pay<Order> = <Call extends PayingCall, Result>(
  order: Order,
  call: Call,
  run: (call: Call & { readonly tab: Tab }) => Promise<Result>,
) => Promise<Result>;

// What spends ends this long before the call does: settling still has to reach the table.
const SETTLE_RESERVE_MS = 2_500;
// A hold outlives its call by as much: clocks differ, and a killed function's last write may still be on its way.
const HOLD_GRACE_MS = 31_000;

/** See `Pay`. */
export async function pay<Call extends PayingCall, Result>(
  services: PayServices,
  order: PayOrder,
  call: Call,
  run: (call: Call & { readonly tab: Tab }) => Promise<Result>,
): Promise<Result> {
  const request = requestFor(services, order, call);
  const noteSettled = (basis: CostBasis, outcome: 'settled' | 'left') => noteEnd(call, basis, outcome);
  const outcome = await spend({ ...services, noteLost, noteSettled }, request, (tab) => {
    const timeLeftMs = () => Math.max(0, call.timeLeftMs() - SETTLE_RESERVE_MS);
    const timeIsUp = services.timeoutSignal(timeLeftMs());
    const signal = AbortSignal.any([call.signal, timeIsUp]);
    return run({ ...call, tab, timeLeftMs, signal }).catch((error: unknown) => {
      throw timeIsUp.aborted ? tooLong(error) : error;
    });
  });
  if (outcome.outcome === 'spent') {
    return outcome.result;
  }
  call.note({ budget: outcome.outcome });
  const { purpose, month } = request.address;
  throw budgetRefusal(outcome, order.kind, purpose, month);
}

/**
 * The price of a model that a stage is configured with; throws when it is not known, which refuses every call: never
 * free.
 */
export function requirePrice(price: Price | null): Price {
  if (price !== null) {
    return price;
  }
  throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'no_price' });
}

/**
 * What a second opinion may cost; null where nothing is to be read. Throws when its price is not known, which refuses
 * the call.
 */
export function opinionPlan(priceOf: (modelId: string) => Price | null, unitsMax: number): OpinionPlan | null {
  if (unitsMax === 0) {
    return null;
  }
  return { price: requirePrice(priceOf(GUARDRAIL_UNITS_ID)), unitsMax };
}

/** Counts a call that was lost; an alarm watches these lines. */
export function noteLost(): void {
  writeLog('error', 'budget_lost', {});
}

function tooLong(cause: unknown): ServiceError {
  return new ServiceError('unavailable', REQUEST_TIMED_OUT, { cause, retryAfterSeconds: 5 });
}

function requestFor(services: PayServices, order: PayOrder, { caller, timeLeftMs }: PayingCall): ReservationRequest {
  const nowMs = services.nowMs();
  const { companyId, applicationId, keyId, keyEnvironment } = caller;
  return {
    address: { companyId, purpose: keyEnvironment, month: monthOf(nowMs) },
    terms: termsFor(caller, services.stage),
    kind: order.kind,
    id: order.runId ?? services.newCallId(),
    hold: {
      amount: order.costMax,
      expiresAtSeconds: Math.ceil((nowMs + timeLeftMs() + HOLD_GRACE_MS) / 1_000),
      keyMark: keyMarkOf(keyId),
    },
    spender: { applicationId, keyId },
  };
}

function termsFor({ budget, keyEnvironment }: PayingCaller, stage: StageTerms): Terms {
  return {
    cap: keyEnvironment === 'test' ? stage.testAllowance : (budget.monthlyCap ?? UNLIMITED),
    revision: budget.revision,
    limits: {
      ratePerMinute: budget.ratePerMinute ?? stage.limits.ratePerMinute,
      burst: budget.burst ?? stage.limits.burst,
      concurrency: budget.concurrency ?? stage.limits.concurrency,
    },
  };
}

function noteEnd({ note, caller }: PayingCall, basis: CostBasis, outcome: 'settled' | 'left'): void {
  note({ cost_basis: basis, ...(outcome === 'left' ? { budget_left: true } : {}) });
  const line = { company_id: caller.companyId };
  if (outcome === 'left') {
    writeLog('error', 'budget_left', line);
  }
  if (basis === 'over_bound') {
    writeLog('error', 'budget_over_bound', line);
  }
  if (basis === 'unmetered') {
    writeLog('error', 'budget_unmetered', line);
  }
}
