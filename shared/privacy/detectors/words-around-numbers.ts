import { isAlphanumeric, isLetter, type ScannedText } from '../text/scanned-text.ts';
import type { TextRange } from '../text/text-range.ts';

// Longer than keys and tokens that contain digits; reading further would be quadratic in a text without spaces.
const WORD_MAX = 128;
// A prefix such as "DE" or "KdNr", or the names in an Italian tax code: "RSSMRA 83E15 H001H"; a longer word is not one.
const LEAD_LETTERS_MAX = 6;
// A match can begin two such prefixes before a word with digits, each with what separates it.
const LEADS_MAX = 2 * (LEAD_LETTERS_MAX + 1);

/** Returns where a short word begins that a space or a dash separates from a position, or -1 where there is none. */
export function leadBefore(text: string, start: number): number {
  if (!' -'.includes(text.charAt(start - 1))) {
    return -1;
  }
  const end = start - 1;
  let at = end;
  while (end - at < LEAD_LETTERS_MAX && isLetter(text, at - 1)) {
    at -= 1;
  }
  const isShort = at < end && !isAlphanumeric(text, at - 1);
  // "n.º 120263025" is folded to "n.o 120263025".
  return isShort && text.slice(at - 2, end).toLowerCase() !== 'n.o' ? at : -1;
}

/** Returns the consecutive letters and digits around a group of digits. */
export function wordAround(text: string, group: TextRange): TextRange {
  let { start, end } = group;
  while (group.start - start < WORD_MAX && isAlphanumeric(text, start - 1)) {
    start -= 1;
  }
  while (isAlphanumeric(text, end)) {
    end += 1;
  }
  return { start, end };
}

/** Whether no match at a group of digits can begin early enough to count. */
export function beginsTooLate({ text, lastStart, sourceStart }: ScannedText, group: TextRange): boolean {
  return (
    lastStart !== Number.POSITIVE_INFINITY &&
    sourceStart(Math.max(0, wordAround(text, group).start - LEADS_MAX)) > lastStart
  );
}

/** Returns a match without its last group of letters and digits, and without what separates it from the others. */
export function withoutLastGroup(written: string): string {
  let end = written.length;
  while (isAlphanumeric(written, end - 1)) {
    end -= 1;
  }
  while (end > 0 && !isAlphanumeric(written, end - 1)) {
    end -= 1;
  }
  return written.slice(0, end);
}
