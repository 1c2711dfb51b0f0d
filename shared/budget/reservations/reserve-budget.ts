import type { LogFields } from '../../aws/log.ts';
import { timePart } from '../../aws/timed.ts';
import { REQUEST_TIMED_OUT } from '../../error-messages.ts';
import type { KeyEnvironment } from '../../keys/scope.ts';
import type { NanoUsd } from '../../pricing/money.ts';
import type { PriceOf } from '../../pricing/prices.ts';
import { UNLIMITED_CAP } from '../../pricing/unlimited.ts';
import { createUsageMeter, type UsageMeter } from '../../pricing/usage-meter.ts';
import { ServiceError } from '../../service-error.ts';
import type { CallKind } from '../budget.ts';
import type { BudgetMetrics } from '../budget-metrics.ts';
import { monthOf } from '../month.ts';
import { budgetDenial } from './budget-denial.ts';
import { keyMarkOf } from './hold.ts';
import type { CallLimits } from './rate-limit.ts';
import type { CompanyTerms, ReservationRequest, Terms } from './reservation.ts';
import { type ReserveServices, reserve } from './reserve.ts';
import { settle } from './settle.ts';

/** The payer: the part of a caller that a budget needs. */
interface PayingCaller {
  readonly companyId: string;
  readonly applicationId: string;
  readonly keyId: string;
  readonly keyEnvironment: KeyEnvironment;
  readonly policies: { readonly budget: CompanyTerms };
}

/** The part of a call that a reservation uses. */
export interface PayingCall {
  readonly caller: PayingCaller;
  readonly signal: AbortSignal;
  readonly timeLeftMs: () => number;
  readonly addLogFields: (fields: LogFields) => void;
  /** Called with the call's charge once it is settled. */
  readonly charged?: (cost: NanoUsd) => void;
}

/** The limits for companies without their own, and the allowance of each company's test keys. */
interface StageTerms {
  readonly testAllowance: NanoUsd;
  readonly limits: CallLimits;
}

/** Budgets of a stage, with its terms and the prices of its Region. */
export interface BudgetServices extends ReserveServices {
  readonly metrics: BudgetMetrics;
  readonly stage: StageTerms;
  readonly priceOf: PriceOf;
  readonly newCallId: () => string;
  /** Returns a signal that aborts after this many milliseconds. */
  readonly timeoutSignal: (milliseconds: number) => AbortSignal;
}

/** An amount to reserve. */
interface ReservationOrder {
  readonly kind: CallKind;
  /** The most that the call can cost. */
  readonly costMax: NanoUsd;
  /** The id of the call's run, under which the amount is held; null for a new id. */
  readonly id: string | null;
}

/** A call whose money is held. Its deadline leaves time to settle, and each use of a model is reported to its meter. */
export type PaidCall<Call extends PayingCall> = Call & { readonly meter: UsageMeter };

/** Money that is held for one call. The function that reserved it settles it in a `finally`, whatever the outcome. */
export interface Reservation<Call extends PayingCall> {
  /** The call to pass to everything that costs money. */
  readonly call: PaidCall<Call>;
  /** Translates a failure for the caller: after the deadline every failure is a timeout. */
  readonly explain: (error: unknown) => unknown;
  /** Records for the ledger whether the documents answered the question. */
  readonly answered: (answer: 'grounded' | 'ungrounded') => void;
  /** Ends the hold with the cost that the meter shows. Never throws `unavailable`. */
  readonly settle: () => Promise<void>;
}

// The work ends this long before the call does, because settling still has to reach the table.
const SETTLE_RESERVE_MS = 2_500;
// A hold expires this long after its call: clocks differ, and the last write of a killed function may still arrive.
const HOLD_GRACE_MS = 31_000;

/**
 * Holds the most that a call can cost.
 *
 * @throws ServiceError for the caller when the budget denies the call; then nothing may be called that costs money.
 */
export async function reserveBudget<Call extends PayingCall>(
  services: BudgetServices,
  order: ReservationOrder,
  call: Call,
): Promise<Reservation<Call>> {
  const request = requestFor(services, order, call);
  const reserved = await timePart(call, 'budget_ms', () => reserve(services, request));
  if (reserved.outcome !== 'reserved') {
    call.addLogFields({ budget: reserved.outcome });
    throw budgetDenial(reserved, request);
  }
  const timeLeftMs = () => Math.max(0, call.timeLeftMs() - SETTLE_RESERVE_MS);
  const timeIsUp = services.timeoutSignal(timeLeftMs());
  const signal = AbortSignal.any([call.signal, timeIsUp]);
  const meter = createUsageMeter(services.priceOf);
  let grounded: boolean | null = null;
  return {
    call: { ...call, meter, timeLeftMs, signal },
    explain: (error) => (timeIsUp.aborted ? tooLong(error) : error),
    answered(answer) {
      grounded = answer === 'grounded';
    },
    async settle() {
      const usage = { ...meter.usage(), grounded };
      const settling = () => settle(services, reserved.hold, usage);
      const { outcome, basis, cost } = await timePart(call, 'budget_ms', settling);
      call.charged?.(cost);
      call.addLogFields({ cost_basis: basis, ...(outcome === 'left' ? { budget_left: true } : {}) });
      services.metrics.settled(call.caller.companyId, { outcome, basis });
    },
  };
}

function tooLong(cause: unknown): ServiceError {
  return new ServiceError('unavailable', REQUEST_TIMED_OUT, { cause, retryAfterSeconds: 5 });
}

function requestFor(
  services: BudgetServices,
  { kind, costMax, id }: ReservationOrder,
  { caller, timeLeftMs }: PayingCall,
): ReservationRequest {
  const nowMs = services.nowMs();
  const { companyId, applicationId, keyId, keyEnvironment } = caller;
  return {
    address: { companyId, purpose: keyEnvironment, month: monthOf(nowMs) },
    terms: termsFor(caller, services.stage),
    kind,
    id: id ?? services.newCallId(),
    hold: {
      amount: costMax,
      expiresAtSeconds: Math.ceil((nowMs + timeLeftMs() + HOLD_GRACE_MS) / 1_000),
      keyMark: keyMarkOf(keyId),
    },
    spender: { applicationId, keyId },
  };
}

function termsFor({ policies, keyEnvironment }: PayingCaller, stage: StageTerms): Terms {
  const { budget } = policies;
  return {
    cap: keyEnvironment === 'test' ? stage.testAllowance : (budget.monthlyCap ?? UNLIMITED_CAP),
    revision: budget.revision,
    limits: {
      ratePerMinute: budget.ratePerMinute ?? stage.limits.ratePerMinute,
      burst: budget.burst ?? stage.limits.burst,
      concurrency: budget.concurrency ?? stage.limits.concurrency,
      searchesPerMinute: budget.searchesPerMinute ?? stage.limits.searchesPerMinute,
    },
  };
}
