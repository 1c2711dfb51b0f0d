import { allMatches } from '../text/match-at.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import type { Replacement } from '../text/text-range.ts';

// Digits that a scanner misread as letters: "O3.O8.1977", "l2.03.1951", "O40". Not liters ("10l"), and oxygen ("O2")
// only where it is joined to another number.
const MISREAD = /(?<![A-Za-z0-9])(?=[Ol]{0,20}\d)(?=\d{0,20}[Ol])[0-9Ol]{2,20}(?![A-Za-z0-9])/g;
const LETTER = /[Ol]/g;
// A number of at most this length counts only if it is joined to another number.
const SHORT_MAX = 2;
const OXYGEN = /^O\d$/;
const LITERS = /^\d+l$/;
// "Drawing O7-1234-5678"
const CODE = /^O\d+$/;
const JOINED_BEFORE = /[\dOl][ ./-]$/;
const JOINED_AFTER = /^[ ./-][\dOl]/;
const DATED_BEFORE = /[\dOl](?:[./-]|[\dOl] )$/;
const DATED_AFTER = /^[./-][\dOl]/;

/** Finds the letters of a text that a scanner read in place of digits, each with its digit. */
export function misreadDigits(text: string): Replacement[] {
  return allMatches(MISREAD, text).flatMap(({ 0: written, index }) => {
    const end = index + written.length;
    const [before, after] = [textBefore(text, index, 3), textAfter(text, end, 2)];
    const isJoined = OXYGEN.test(written)
      ? DATED_BEFORE.test(before) || DATED_AFTER.test(after)
      : JOINED_BEFORE.test(before) || JOINED_AFTER.test(after);
    const isCode = CODE.test(written) && after.startsWith('-');
    if (isCode || LITERS.test(written) || (written.length <= SHORT_MAX && !isJoined)) {
      return [];
    }
    return allMatches(LETTER, written).map(({ 0: letter, index: at }) => ({
      start: index + at,
      end: index + at + 1,
      as: letter === 'O' ? '0' : '1',
    }));
  });
}
