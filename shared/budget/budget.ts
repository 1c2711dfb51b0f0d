import type { KeyEnvironment } from '../keys/scope.ts';
import type { NanoUsd } from '../pricing/money.ts';
import type { Month } from './month.ts';

/**
 * Identifies one budget: there is one per company, purpose and month. `live` is the company's own money, `test` the
 * stage's allowance for test keys.
 */
export interface BudgetAddress {
  readonly companyId: string;
  readonly purpose: KeyEnvironment;
  readonly month: Month;
}

/** The kinds of calls that hold money. Each has its own rate; only questions count toward the concurrency limit. */
export type CallKind = 'query' | 'search';

/** One budget as its item stores it. Always `available + settled + held = cap`, and `held` is the sum of the holds. */
export interface Budget {
  readonly cap: NanoUsd;
  readonly available: NanoUsd;
  readonly settled: NanoUsd;
  readonly held: NanoUsd;
  /** Calls settled so far. */
  readonly calls: number;
  /** The revision of the policy that set the cap. */
  readonly revision: number;
  /** The state of the rate limiter for each kind of call (rate-limit.ts). */
  readonly paidUntilMicros: Readonly<Record<CallKind, number>>;
  /** Which alerts were raised: a bit for each percentage, in their order. */
  readonly alerted: number;
  /** Holds by call id, each in its stored form. */
  readonly holds: Readonly<Record<CallKind, ReadonlyMap<string, string>>>;
  /**
   * Ids that were settled although a retry of their reservation may still arrive, with the time in seconds until which
   * they are closed.
   */
  readonly closed: ReadonlyMap<string, number>;
}

/** Every hold of a budget, with its call. */
export function holdsOf(budget: Budget): readonly { kind: CallKind; id: string; text: string }[] {
  return (['query', 'search'] as const).flatMap((kind) =>
    [...budget.holds[kind]].map(([id, text]) => ({ kind, id, text })),
  );
}
