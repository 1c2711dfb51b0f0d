import { replaceMarkNumbers } from './citation-marks.ts';
import type { QuotedAnswer, ShownPassage } from './read-reply.ts';
import { findQuotes } from './support/reading/find-quote.ts';
import { sourceUnits } from './support/reading/source-units.ts';

/**
 * Corrects the numbers under which a model quotes: if none of the quotes with a number is in the passage of this
 * number, the number means the passage that contains most of them (of several, the first), also in the marks. Small
 * models confuse the number of a passage with one that its text gives a section. Returns null if there is nothing to
 * correct.
 */
export function numberByQuotes(answer: QuotedAnswer, passages: readonly ShownPassage[]): QuotedAnswer | null {
  const units = passages.map(({ text }) => sourceUnits(text));
  const corrected = new Map<number, number>();
  for (const [n, quotes] of Map.groupBy(answer.quotes, (quote) => quote.n)) {
    const found = units.map((passage) => quotes.filter(({ text }) => findQuotes([text], passage).length > 0).length);
    const most = Math.max(...found);
    if (most > 0 && (found[n - 1] ?? 0) === 0) {
      corrected.set(n, found.indexOf(most) + 1);
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
