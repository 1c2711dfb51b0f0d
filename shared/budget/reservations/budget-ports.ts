import type { NanoUsd } from '../../pricing/money.ts';
import type { Budget, BudgetAddress } from '../budget.ts';
import type { LedgerStore } from '../ledger/ledger-port.ts';
import type { Month } from '../month.ts';
import type { OpenHold, ReservationRequest, Terms } from './reservation.ts';

/** The two states of the rate limiter: idle, or ahead of the even pace. Each has its own form of the write. */
export type PaceState = 'idle' | 'ahead';

/**
 * The outcome of one attempt to reserve. When its condition failed, `budget` is the item at that moment; null if there
 * is none.
 */
type ReserveAttempt = (
  | { readonly outcome: 'reserved'; readonly budget: Budget }
  | { readonly outcome: 'condition_failed'; readonly budget: Budget | null }
) & {
  /** Whether the write was sent more than once, so that one of the requests may still arrive later. */
  readonly repeated: boolean;
};

/**
 * The writes and reads of budgets; each write is one conditional update of one item, safe to repeat. All may throw
 * ServiceError `unavailable`.
 */
export interface BudgetStore extends LedgerStore {
  /** Holds the money if the budget, the concurrency, the pace and the terms allow it. */
  readonly tryReserve: (request: ReservationRequest, state: PaceState, nowMicros: number) => Promise<ReserveAttempt>;
  /** Creates the item, and its line in the list of the month, unless they exist. */
  readonly open: (address: BudgetAddress, terms: Terms) => Promise<void>;
  /**
   * Gives the item the terms of a later policy: the cap and the available amount move by the same difference. Does
   * nothing if the item has changed since.
   */
  readonly adopt: (adoption: Adoption) => Promise<void>;
  /** Ends a hold at a cost; null when the hold is gone, because this was done before. */
  readonly settle: (settlement: Settlement) => Promise<Budget | null>;
  /** Reads a budget with strong consistency; null when there is none yet. */
  readonly find: (address: BudgetAddress) => Promise<Budget | null>;
  /** The budgets that exist in a month, in the order of their keys, from the one after `after` on. */
  readonly list: (month: Month, after?: ListedBudget) => AsyncIterable<ListedBudget>;
  /** How far housekeeping has come; null before its first round. */
  readonly findPass: () => Promise<BudgetPass | null>;
  readonly savePass: (pass: BudgetPass) => Promise<void>;
}

type ListedBudget = Pick<BudgetAddress, 'companyId' | 'purpose'>;

/** One way of housekeeping through all budgets, in as many rounds as it takes. */
export interface BudgetPass {
  readonly startedMs: number;
  /** Whether it compares budgets with their ledgers. */
  readonly reconciles: boolean;
  /** When the latest pass that does so began. */
  readonly reconciledMs: number;
  /** The last budget that was reached. */
  readonly through: BudgetAddress | null;
  readonly finished: boolean;
}

/** New terms for an item, if it has not changed since it was read, and the rate limiter's state under them. */
export interface Adoption {
  readonly address: BudgetAddress;
  readonly terms: Terms;
  readonly seen: Budget;
  readonly paidUntilMicros: Budget['paidUntilMicros'];
}

/** The end of a hold: its cost, and the time until which its id stays closed; null if it need not stay closed. */
export interface Settlement extends Pick<OpenHold, 'address' | 'kind' | 'id' | 'hold' | 'overdue'> {
  readonly cost: NanoUsd;
  readonly closedUntilSeconds: number | null;
}
