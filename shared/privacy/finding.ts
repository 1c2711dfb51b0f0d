import type { PersonalDataKind } from './kinds.ts';
import type { TextRange } from './text/text-range.ts';

/** The confidence of a finding: 3 by format or checksum, 2 by a word beside it, 1 by likelihood. */
export type Strength = 1 | 2 | 3;

/** Something found in a folded text, with indexes of the folded text, the end exclusive. */
export interface Finding extends TextRange {
  readonly kind: PersonalDataKind;
  readonly strength: Strength;
  /**
   * The value in a canonical spelling, where it differs from the text of the range: digits without separators, an
   * address without "[at]".
   */
  readonly value?: string;
}

/** Personal data in a text: UTF-16 indexes, the end exclusive. */
export interface PersonalDataSpan extends TextRange {
  readonly kind: PersonalDataKind;
  /** The value in a canonical spelling: two spans of a kind have the same value exactly when these are equal. */
  readonly value: string;
}
