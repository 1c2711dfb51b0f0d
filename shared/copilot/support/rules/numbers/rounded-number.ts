import type { Quantity } from '../../reading/quantities.ts';
import { baseOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { tokensBefore } from '../../reading/tokens.ts';

// "Nearly 2,000" means fewer, and "rund 2.000" can mean more.
const NEARLY = /^(?:nearly|almost|knapp|presque|casi|quasi|quase|bijna|prawie|niemal|nastan)$/;
// Chosen so that 1,987 is about 2,000 and 48 % about half, but 14 not about 10. Not measured.
const DIFFERENCE_MAX = 0.1;
const SHARE_DIFFERENCE_MAX = 0.05;
const DIGITS = [1, 2];
// Room for "about a third", "around the 2,000". Not measured.
const NEARLY_DISTANCE_MAX = 3;

/**
 * Whether a number with "about" before it is one of the source's numbers, rounded to one or two significant digits:
 * about 2,000 for 1,987, and about a third for 33 %.
 */
export function isRounded(
  { values, unit, bound, isOrdinal, from }: Quantity,
  { tokens }: Statement,
  sources: readonly Quantity[],
): boolean {
  if (bound !== 'about' || isOrdinal) {
    return false;
  }
  const own = baseOf(unit);
  const isLess = tokensBefore(tokens, from, NEARLY_DISTANCE_MAX).some(({ word }) => NEARLY.test(word));
  return sources.some((source) => {
    const other = baseOf(source.unit);
    const isCompared = own.base === other.base && !source.isOrdinal && source.bound !== 'about';
    return (
      isCompared &&
      source.values.some((value) => {
        const exact = (value * other.factor) / own.factor;
        return values.some((rounded) => isRoundedTo(rounded, exact) && !(isLess && exact > rounded));
      })
    );
  });
}

function isRoundedTo(rounded: number, exact: number): boolean {
  const difference = Math.abs(rounded - exact) / Math.abs(rounded);
  if (Math.abs(rounded) < 1) {
    return difference <= SHARE_DIFFERENCE_MAX;
  }
  return difference <= DIFFERENCE_MAX && DIGITS.some((digits) => Number(exact.toPrecision(digits)) === rounded);
}
