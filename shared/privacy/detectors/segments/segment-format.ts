import type { PersonalDataKind } from '../../kinds.ts';
import { compileExpression } from '../../text/compiled-expression.ts';

/** The place of a value in an exchange format: an expression that ends with the value as its group. */
export interface SegmentFormat {
  readonly kind: PersonalDataKind;
  /** A string that every text in this format contains. */
  readonly sign: string;
  readonly expression: RegExp;
}

/** Describes where an exchange format writes a value of a kind: one sign, and one bounded expression with one group. */
export const format = (kind: PersonalDataKind, sign: string, source: string): SegmentFormat => ({
  kind,
  sign,
  expression: compileExpression(source, 'g'),
});

/** The source of an expression for two to four capitalized words. */
export const FULL_NAME = String.raw`[A-Z\u00AA-\uFFFB][^\s";:@]{0,30}(?: [A-Z\u00AA-\uFFFB][^\s";:@]{0,30}){1,3}`;
