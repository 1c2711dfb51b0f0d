import type { TextRange } from '../text/text-range.ts';
import type { Covered } from './read-text.ts';

// "J.", "J.-P.", "J. R." before a name.
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\. ?|-)(?:\p{L}\. ?)?$/u;
const INITIALS_MAX = 8;
// "-Smith", "'Connor" after a part of a name.
const REST = /(?:[-’'\u2010]\p{L}{1,40}){1,3}/uy;
const POSSESSIVE = /^['’]s$/i;
const JOINER = /[-'’\u2010]/;
const IN_ACCOUNT = /[._-]/;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}]/u;
const WORD_MAX = 64;

/**
 * Returns a finding of the reader without the signs around it and with the rest of its words: initials and halves of a
 * name, the ends of an account; null if nothing is left, or for letters of a name that are a part of a code.
 */
export function wholeWords(text: string, { kind, start: first, end: last }: Covered): Covered | null {
  let [start, end] = [first, last];
  while (start < end && !WORD.test(text.charAt(start))) {
    start += 1;
  }
  while (end > start && !WORD.test(text.charAt(end - 1)) && !isInitial(text, end)) {
    end -= 1;
  }
  if (start === end) {
    return null;
  }
  if (kind === 'PERSON') {
    const isPart = CODE.test(text.charAt(start - 1)) || CODE.test(text.charAt(end));
    return isPart ? null : { kind, start: nameStart(text, start), end: nameEnd(text, end) };
  }
  const [goesOn, form] = kind === 'USERNAME' ? [isInAccount, ACCOUNT] : [isInWord, ADDRESS];
  const whole = { kind, ...wholeRange(text, { start, end }, goesOn) };
  return form.test(text.slice(whole.start, whole.end)) ? whole : null;
}

function wholeRange(
  text: string,
  { start, end }: TextRange,
  goesOn: (text: string, index: number) => boolean,
): TextRange {
  let [from, to] = [start, end];
  while (from > 0 && start - from < WORD_MAX && goesOn(text, from - 1)) {
    from -= 1;
  }
  while (to < text.length && to - end < WORD_MAX && goesOn(text, to)) {
    to += 1;
  }
  return { start: from, end: to };
}

// A hash or an identifier of a program is no account, and an address has a word.
const ACCOUNT = /^(?![\da-f-]{9,}$)/i;
const ADDRESS = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/u;
const CODE = /\p{N}/u;
// "J." at the end of a name
const isInitial = (text: string, end: number): boolean =>
  text.charAt(end - 1) === '.' && LETTER.test(text.charAt(end - 2)) && !LETTER.test(text.charAt(end - 3));

function nameStart(text: string, start: number): number {
  const initials = INITIALS.exec(text.slice(Math.max(0, start - INITIALS_MAX), start))?.[0] ?? '';
  let from = start - initials.length;
  while (
    from > 1 &&
    start - from < WORD_MAX &&
    JOINER.test(text.charAt(from - 1)) &&
    LETTER.test(text.charAt(from - 2))
  ) {
    from -= 2;
    while (from > 0 && start - from < WORD_MAX && LETTER.test(text.charAt(from - 1))) {
      from -= 1;
    }
  }
  return from;
}

function nameEnd(text: string, end: number): number {
  REST.lastIndex = end;
  const rest = REST.exec(text)?.[0] ?? '';
  return POSSESSIVE.test(rest) ? end : end + rest.length;
}

// Whether a letter or digit, or a sign within an account, continues beside another character of the finding.
const isInAccount = (text: string, at: number): boolean =>
  WORD.test(text.charAt(at)) ||
  (IN_ACCOUNT.test(text.charAt(at)) && WORD.test(text.charAt(at - 1)) && WORD.test(text.charAt(at + 1)));

const isInWord = (text: string, at: number): boolean => WORD.test(text.charAt(at));
