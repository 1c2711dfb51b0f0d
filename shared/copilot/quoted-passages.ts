import { once } from '../once.ts';
import { replaceMarkNumbers } from './citation-marks.ts';
import type { Quote } from './read-reply-lines.ts';
import { findQuotes } from './support/reading/find-quote.ts';
import { type SourceExcerpt, supportingUnits } from './support/reading/instructions/instructing-text.ts';

/** The sentences of a reply with their marks, and the quotes for them. */
interface Quoted {
  readonly text: string;
  readonly quotes: readonly Quote[];
}

/**
 * Corrects the passage numbers of a model's quotes. If the passage with a number contains none of the quotes with that
 * number, and exactly one passage contains all of them, its number replaces the wrong one, also in the marks. Small
 * models confuse the number of a passage with the number of a section in its text.
 */
export function numberByQuotes<Reply extends Quoted>(
  reply: Reply,
  question: string,
  passages: readonly SourceExcerpt[],
): Reply {
  const corrected = new Map<number, number>();
  const units = passages.map((passage) => once(() => supportingUnits(passage, question)));
  const contains = (i: number, { text }: Quote) => findQuotes([text], units[i]?.() ?? []).length > 0;
  for (const [n, quotes] of Map.groupBy(reply.quotes, (quote) => quote.n)) {
    // The usual case: the passage need not be split into units.
    const isVerbatim = quotes.some(({ text }) => passages[n - 1]?.text.includes(text));
    if (!isVerbatim && !quotes.some((quote) => contains(n - 1, quote))) {
      const [place, ...others] = [...passages.keys()].filter((i) => quotes.every((quote) => contains(i, quote)));
      if (place !== undefined && others.length === 0) {
        corrected.set(n, place + 1);
      }
    }
  }
  const numberOf = (n: number) => corrected.get(n) ?? n;
  return corrected.size === 0
    ? reply
    : {
        ...reply,
        text: replaceMarkNumbers(reply.text, numberOf),
        quotes: reply.quotes.map(({ n, text }) => ({ n: numberOf(n), text })),
      };
}
