import type { Evidence } from '../../reading/evidence.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';

const WEEKS_OF_FORTNIGHT = 2;
// Numbers of days that mean weeks when written in words, because both ends are counted.
const WEEKS: Partial<Record<WordLanguage, Readonly<Record<number, number>>>> = {
  de: { 8: 1 },
  fr: { 8: 1, 15: 2 },
  es: { 8: 1, 15: 2 },
  it: { 8: 1, 15: 2 },
  pt: { 8: 1, 15: 2 },
};

/**
 * Whether a number of days is the customary expression for weeks, or the reverse: "quinze jours" for "deux semaines",
 * but not for 14 days.
 */
export function isSameInWeeks(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const weeks = weeksOf(quantity, said);
  return (
    weeks !== null &&
    evidence.some(({ said: source }) => source.quantities.some((each) => weeksOf(each, source) === weeks))
  );
}

function weeksOf({ values, unit, from }: Quantity, { tokens, language }: Statement): number | null {
  const [value = 0] = values;
  if (unit === 'week' || unit === 'fortnight') {
    return unit === 'week' ? value : value * WEEKS_OF_FORTNIGHT;
  }
  const isInWords = unit === 'day' && tokens[from]?.kind === 'word';
  return isInWords && language !== null ? (WEEKS[language]?.[value] ?? null) : null;
}
