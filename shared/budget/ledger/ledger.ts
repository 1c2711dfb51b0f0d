import type { NanoUsd } from '../../pricing/money.ts';
import type { ModelUse } from '../../pricing/usage-meter.ts';
import type { CallKind } from '../budget.ts';

/**
 * The basis of a cost: as the models reported; charged in full because the call was lost, its outcome unknown or its
 * usage missing; more than was held, which is a defect; or nothing, because the call was never made.
 */
export type CostBasis = 'metered' | 'lost' | 'unknown' | 'unmetered' | 'over_bound' | 'not_made';

/** A use of a model with its part of the call's cost. The parts of a metered call add up to its cost. */
export interface CostedUse extends ModelUse {
  readonly cost: NanoUsd;
}

/** The cost of one call and who made it; never changed once written. */
export interface LedgerEntry {
  readonly id: string;
  /** ISO time at which the cost was fixed. */
  readonly at: string;
  readonly kind: CallKind;
  readonly cost: NanoUsd;
  readonly held: NanoUsd;
  readonly basis: CostBasis;
  /** Null for a lost call, whose application and key are found by `keyMark`. */
  readonly applicationId: string | null;
  readonly keyId: string | null;
  readonly keyMark: string;
  readonly uses: readonly CostedUse[];
  readonly pricesVersion: number;
  /** Whether the documents answered the question; null for a search, and if there was no answer. */
  readonly grounded: boolean | null;
}
