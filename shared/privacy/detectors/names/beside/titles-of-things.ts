import type { ScannedText } from '../../../text/scanned-text.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import { personContext, wordBefore } from '../person-context.ts';

/**
 * Returns how certain a name is after a title. Ships, dishes, roses and products are called "Lady Anne", "Don Pedro"
 * and "Captain Morgan" as well, so such a name needs other evidence in the text, unless a greeting comes before it.
 */
export function byTitle(
  scanned: ScannedText,
  { lower, start, end }: TextRange & { readonly lower: string },
  strength: 0 | 2,
): 0 | 2 | 'likely' {
  // "MS Anna Sophie" is a ship, "Ms Anna Sophie" a woman.
  const isOfThings = OFTEN_OF_THINGS.has(lower) || (lower === 'ms' && scanned.text.startsWith('MS', start));
  const isDoubtful = strength === 2 && isOfThings && personContext(scanned, start, end) < 2;
  return isDoubtful ? 'likely' : strength;
}

const OFTEN_OF_THINGS = wordSet(
  'don dona dom lady sir lord dame captain capitaine kapten padre miss froken uncle aunt sister',
);

/** Returns how certain a name is after a word for a relative: pies, inns and brands are called "Tante Erna" too. */
export function byKin({ text, lower }: ScannedText, { start }: TextRange): 1 | 2 {
  const word = wordBefore(lower, start);
  const from = start - 1 - word.length;
  const isCapital = text.charCodeAt(from) !== lower.charCodeAt(from);
  return isCapital && KIN_OF_THINGS.has(word) ? 1 : 2;
}

const KIN_OF_THINGS = wordSet(
  `tante oma opa onkel abuela abuelo babcia babci dziadek nonna nonno zio zia tio tia mamma mama mamie papy aunt auntie
  uncle grandma oom mormor farmor`,
);
