import type { PersonalDataKind } from '../../kinds.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { TextRange } from '../../text/text-range.ts';

/** The place of a value in an exchange format. */
export interface PlaceFormat {
  /** A string that every text in this format contains. */
  readonly sign: string;
  /** Matches what comes before the value, and then the value as the group at its end. */
  readonly expression: RegExp;
}

/** The place of a value of a kind. */
export interface SegmentFormat extends PlaceFormat {
  readonly kind: PersonalDataKind;
}

/** A value at the place that a format has for it. */
interface PlacedValue<F extends PlaceFormat> extends TextRange {
  readonly format: F;
  readonly value: string;
}

/** Finds the values of these formats in a text. */
export function valuesIn<F extends PlaceFormat>(text: string, formats: readonly F[]): PlacedValue<F>[] {
  const possible = formats.filter(({ sign }) => text.includes(sign));
  return possible.flatMap((format) =>
    allMatches(format.expression, text).map(({ 0: written, 1: value = '', index }) => {
      const end = index + written.length;
      return { format, value, start: end - value.length, end };
    }),
  );
}

/** Describes where an exchange format writes a value of a kind: one sign, and one bounded expression with one group. */
export const format = (kind: PersonalDataKind, sign: string, source: string): SegmentFormat => ({
  kind,
  sign,
  expression: compileExpression(source, 'g'),
});

/** The source of an expression for two to four capitalized words. */
export const FULL_NAME = String.raw`[A-Z\u00AA-\uFFFB][^\s";:@]{0,30}(?: [A-Z\u00AA-\uFFFB][^\s";:@]{0,30}){1,3}`;
