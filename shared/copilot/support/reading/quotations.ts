const QUOTE = /["“”„«»‹›]/g;
const OPENS = new Set('"“„«‹');
const CLOSES = new Set('"”“»›');
// Shorter quotations are initials and list letters, and not the words of a source.
const LENGTH_MIN = 3;

/**
 * Returns the texts of three or more characters in double or angle quotation marks, without the punctuation at their
 * end. Text in inverted marks, »like this«, is not found.
 */
export function quotationsOf(sentence: string): string[] {
  const quotations: string[] = [];
  let start: number | null = null;
  for (const { 0: quote, index } of sentence.matchAll(QUOTE)) {
    const inner: string = start !== null && CLOSES.has(quote) ? sentence.slice(start, index) : '';
    if ([...inner].length >= LENGTH_MIN) {
      // The lookbehind keeps the search linear in a long run of punctuation.
      quotations.push(inner.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
      start = null;
    } else if (start === null || CLOSES.has(quote)) {
      start = OPENS.has(quote) ? index + 1 : null;
    }
  }
  return quotations;
}
