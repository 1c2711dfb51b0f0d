import type { PersonalDataKind } from './kinds.ts';
import type { TextRange } from './text/text-range.ts';

/** The confidence of a finding: 3 by form or checksum, 2 by a word beside it, 1 by likelihood. */
export type Strength = 1 | 2 | 3;

/** Something found in a folded text (indexes of the folded text, the end exclusive). */
export interface Finding extends TextRange {
  readonly kind: PersonalDataKind;
  readonly strength: Strength;
  /**
   * The value in one spelling, where the range itself is not: digits without separators, an address without "[at]".
   */
  readonly value?: string;
}
