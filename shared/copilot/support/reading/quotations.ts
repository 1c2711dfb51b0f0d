const QUOTE = /["“”„«»‹›]/g;
const OPENS = new Set('"“„«‹');
const CLOSES = new Set('"”“»›');
// Shorter quotations are initials and list letters, and not the words of a source.
const LENGTH_MIN = 3;

/**
 * Returns the texts in quotation marks of any kind that have three or more characters, without the punctuation at their
 * end.
 */
export function quotationsOf(sentence: string): string[] {
  const quotations: string[] = [];
  let start: number | null = null;
  for (const { 0: quote, index } of sentence.matchAll(QUOTE)) {
    const inner: string = start !== null && CLOSES.has(quote) ? sentence.slice(start, index) : '';
    if ([...inner].length >= LENGTH_MIN) {
      quotations.push(inner.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
      start = null;
    } else if (start === null || CLOSES.has(quote)) {
      start = OPENS.has(quote) ? index + 1 : null;
    }
  }
  return quotations;
}
