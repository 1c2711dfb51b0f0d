import type { NanoUsd } from '../../pricing/money.ts';
import type { BudgetAddress, CallKind } from '../budget.ts';
import type { Hold } from './hold.ts';
import type { CallLimits } from './rate-limit.ts';

/** A company's own limits of money and rate. A limit of rate is null where the stage's applies. */
export interface CompanyTerms {
  /** The revision of the company; a higher one has a later policy. */
  readonly revision: number;
  /** In nanodollars; null if the company's spending is not capped. */
  readonly monthlyCap: NanoUsd | null;
  readonly ratePerMinute: number | null;
  readonly burst: number | null;
  readonly concurrency: number | null;
  readonly searchesPerMinute: number | null;
}

/** The terms of a call: the company's own, or the stage's where it has none. A higher revision has a later policy. */
export interface Terms {
  readonly cap: NanoUsd;
  readonly revision: number;
  readonly limits: CallLimits;
}

/** A request to hold money for a call. */
export interface ReservationRequest {
  readonly address: BudgetAddress;
  readonly terms: Terms;
  readonly kind: CallKind;
  /** Never reused for another call: an id that is among the holds means that this request was applied. */
  readonly id: string;
  readonly hold: Hold;
  readonly spender: Spender;
}

/** The caller who pays. */
interface Spender {
  readonly applicationId: string;
  readonly keyId: string;
}

/** An open hold, as settling needs it. */
export interface OpenHold extends Pick<ReservationRequest, 'address' | 'kind' | 'id' | 'hold' | 'spender'> {
  /**
   * Whether a retry of the reserving write may still arrive. Then the id stays closed until the hold would have
   * expired.
   */
  readonly repeatable: boolean;
  /** Ids that need not stay closed any longer; the next write of this call removes them. */
  readonly overdue: readonly string[];
}

/** Why no money was reserved. */
export type BudgetDenial =
  | { readonly outcome: 'exhausted' }
  /** The money would suffice if calls in progress cost less than their holds. */
  | { readonly outcome: 'held' }
  | { readonly outcome: 'rate'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'concurrency' }
  /** Too many searches at once, or other calls kept changing the budget. */
  | { readonly outcome: 'busy' };
