import { replaceMarkNumbers } from './citation-marks.ts';
import type { QuotedAnswer, ShownPassage } from './read-reply.ts';
import { findQuotes } from './support/reading/find-quote.ts';
import { sourceUnits } from './support/reading/source-units.ts';

/**
 * Corrects the numbers under which a model quotes: if none of the quotes with a number is in the passage of this number
 * and all of them are in one other passage and in no third, the number means that passage, also in the marks. Small
 * models confuse the number of a passage with one that its text gives a section. Returns null if there is nothing to
 * correct.
 */
export function numberByQuotes(answer: QuotedAnswer, passages: readonly ShownPassage[]): QuotedAnswer | null {
  const units = passages.map(({ text }) => sourceUnits(text));
  const quotesOf = Map.groupBy(answer.quotes, ({ n }) => n);
  const corrected = new Map<number, number>();
  for (const [n, quotes] of quotesOf) {
    const places = quotes.map(({ text }) => new Set(placesOf(text, units)));
    const [place, ...others] = new Set(places.flatMap((each) => [...each]));
    if (place !== undefined && place !== n && others.length === 0 && places.every((each) => each.size > 0)) {
      corrected.set(n, place);
    }
  }
  const numberOf = (n: number) => corrected.get(n) ?? n;
  return corrected.size === 0
    ? null
    : {
        ...answer,
        text: replaceMarkNumbers(answer.text, numberOf),
        quotes: answer.quotes.map(({ n, text }) => ({ n: numberOf(n), text })),
      };
}

// The numbers of the passages that contain a quote.
function placesOf(quote: string, units: readonly ReturnType<typeof sourceUnits>[]): number[] {
  return units.flatMap((each, i) => (findQuotes([quote], each).length > 0 ? [i + 1] : []));
}
