import { foldText, stem, wordsOf } from '../words.ts';

/** A number with the word after it, which says what is counted: "30 hours". */
export interface Amount {
  readonly number: number;
  readonly unit: string;
}

const AMOUNT = /(?<![\d.,:/-])(\d{1,6}) (\p{L}{3,})/gu;
// "24 to 72 hours", "24 hours to 72 hours", "24–72 Stunden".
const RANGE = /(?<![\d.,:/-])(\d{1,6})(?: (?:\p{L}{3,} )?(?:to|bis|a|al|tot|do|till) | ?[-–] ?)(\d{1,6}) (\p{L}{3,})/gu;

/** Returns the whole numbers of a text that count something. */
export function amountsIn(text: string): readonly Amount[] {
  return Array.from(foldText(text).matchAll(AMOUNT), ([, number, unit = '']) => ({
    number: Number(number),
    unit: unitOf(unit),
  }));
}

/** Returns the numbers, as words, of the amounts that a range of the text includes. */
export function amountsWithin(amounts: readonly Amount[], text: string): readonly string[] {
  const ranges = amounts.length === 0 ? [] : Array.from(foldText(text).matchAll(RANGE));
  const isIn = ({ number, unit }: Amount) =>
    ranges.some(
      ([, from, to, counted = '']) => unitOf(counted) === unit && Number(from) <= number && number <= Number(to),
    );
  return amounts.filter(isIn).map(({ number }) => String(number));
}

function unitOf(word: string): string {
  return stem(wordsOf(word)[0] ?? word);
}
