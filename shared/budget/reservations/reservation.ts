import type { NanoUsd } from '../../pricing/money.ts';
import type { BudgetAddress, CallKind } from '../budget.ts';
import type { Hold } from './hold.ts';
import type { CallLimits } from './rate-limit.ts';

/** What a company has decided about money and pace; null where the stage's own value counts. */
export interface CompanyTerms {
  /** The company's revision: a higher one is a later policy. */
  readonly revision: number;
  /** Nanodollars a month; null: no cap. */
  readonly monthlyCap: NanoUsd | null;
  readonly ratePerMinute: number | null;
  readonly burst: number | null;
  readonly concurrency: number | null;
  readonly searchesPerMinute: number | null;
}

/** What the policy in force says; a higher revision is a later policy. */
export interface Terms {
  readonly cap: NanoUsd;
  readonly revision: number;
  readonly limits: CallLimits;
}

/** What a call asks of a budget. */
export interface ReservationRequest {
  readonly address: BudgetAddress;
  readonly terms: Terms;
  readonly kind: CallKind;
  /** Never used for another call: an id that is among the holds means that this request was applied. */
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
export interface StandingHold extends Pick<ReservationRequest, 'address' | 'kind' | 'id' | 'hold' | 'spender'> {
  /**
   * Whether a repeat of the reserving write may still arrive: then the id is kept closed until the hold would have
   * expired.
   */
  readonly repeatable: boolean;
  /** Ids that need not be kept closed any longer; the next write of this call takes them out. */
  readonly overdue: readonly string[];
}

/** Why nothing was set aside. */
export type BudgetDenial =
  | { readonly outcome: 'exhausted' }
  /** The money would suffice if calls in progress cost less than is held for them. */
  | { readonly outcome: 'held' }
  | { readonly outcome: 'rate'; readonly retryAfterSeconds: number }
  | { readonly outcome: 'concurrency' }
  /** Too many searches at once, or others kept changing the budget. */
  | { readonly outcome: 'busy' };
