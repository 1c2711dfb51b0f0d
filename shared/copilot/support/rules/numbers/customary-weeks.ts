import type { Evidence } from '../../reading/evidence.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';

const WEEKS_OF_FORTNIGHT = 2;
// The weeks that a number of days means when it is written in words, because both ends are counted.
const WEEKS_BY_DAYS: Partial<Record<WordLanguage, Readonly<Record<number, number>>>> = {
  de: { 8: 1 },
  fr: { 8: 1, 15: 2 },
  es: { 8: 1, 15: 2 },
  it: { 8: 1, 15: 2 },
  pt: { 8: 1, 15: 2 },
};

/**
 * Whether a source gives the same number of weeks as a quantity of a statement, where either may be the customary
 * number of days: "quinze jours" for "deux semaines", but not for "14 jours".
 */
export function isSameInWeeks(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const weeks = weeksOf(quantity, said);
  return (
    weeks !== null && evidence.some(({ source }) => source.quantities.some((each) => weeksOf(each, source) === weeks))
  );
}

function weeksOf({ values, unit, from }: Quantity, { tokens, language }: Statement): number | null {
  const [value = 0] = values;
  if (unit === 'week' || unit === 'fortnight') {
    return unit === 'week' ? value : value * WEEKS_OF_FORTNIGHT;
  }
  const isInWords = unit === 'day' && tokens[from]?.kind === 'word';
  return isInWords && language !== null ? (WEEKS_BY_DAYS[language]?.[value] ?? null) : null;
}
