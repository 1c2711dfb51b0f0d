import type { FoldedText } from './folded-text.ts';
import type { TextRange } from './text-range.ts';

/** A folded text with its groups of digits, where the matches of most rules begin. */
export interface ScannedText extends FoldedText {
  readonly groups: readonly DigitGroup[];
  /** The last index of the source at which a finding that counts can begin. */
  readonly lastStart: number;
}

/** Consecutive digits. */
export interface DigitGroup extends TextRange {
  /**
   * The number of digits from here on with only short separators between them (at most 3 characters each), including
   * this group's; counting stops at 64.
   */
  readonly digitsAhead: number;
  /** Whether it may continue the number before it: one or two separators on the same line lie between them. */
  readonly isLater: boolean;
}

// In characters, as in ") " or " - " between the parts of a phone number.
const GAP_MAX = 3;
// More digits than any number has.
const AHEAD_MAX = 64;
// The codes of the first and last ASCII digits and lowercase letters, and the bit that turns a capital letter into a
// lowercase one.
const ZERO = 48;
const NINE = 57;
const LOWER_A = 97;
const LOWER_Z = 122;
const LOWERCASE_BIT = 32;

/** Reads the digit groups of a folded text in one pass; findings that begin after `lastStart` may be left out. */
export function scanText(folded: FoldedText, lastStart: number = Number.POSITIVE_INFINITY): ScannedText {
  const starts: number[] = [];
  const ends: number[] = [];
  const { text } = folded;
  for (let i = 0; i < text.length; i += 1) {
    if (!isDigit(text, i)) {
      continue;
    }
    starts.push(i);
    while (isDigit(text, i + 1)) {
      i += 1;
    }
    ends.push(i + 1);
  }
  return { ...folded, groups: withDigitsAhead(text, starts, ends), lastStart };
}

/** Whether an ASCII digit is at this index. */
export function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= ZERO && code <= NINE;
}

/** Whether an ASCII letter or digit is at this index. */
export function isAlphanumeric(text: string, index: number): boolean {
  return isDigit(text, index) || isLetter(text, index);
}

/** Whether an ASCII letter is at this index. */
export function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index) | LOWERCASE_BIT;
  return code >= LOWER_A && code <= LOWER_Z;
}

function withDigitsAhead(text: string, starts: readonly number[], ends: readonly number[]): DigitGroup[] {
  const groups: DigitGroup[] = new Array(starts.length);
  let ahead = 0;
  for (let i = starts.length - 1; i >= 0; i -= 1) {
    const start = starts[i] ?? 0;
    const end = ends[i] ?? 0;
    const isJoined = isGap(text, end, starts[i + 1] ?? end);
    ahead = Math.min(AHEAD_MAX, (isJoined ? ahead : 0) + end - start);
    groups[i] = { start, end, digitsAhead: ahead, isLater: i > 0 && isStep(text, ends[i - 1] ?? 0, start) };
  }
  return groups;
}

// Whether one or two separators on one line are between two digit groups.
function isStep(text: string, from: number, to: number): boolean {
  return to - from <= 2 && isGap(text, from, to) && text.charAt(from) !== '\n' && text.charAt(to - 1) !== '\n';
}

// Whether nothing but separators, at most `GAP_MAX`, is between two digit groups.
function isGap(text: string, from: number, to: number): boolean {
  if (to - from > GAP_MAX) {
    return false;
  }
  for (let i = from; i < to; i += 1) {
    if (!' .-/()\t\n'.includes(text.charAt(i))) {
      return false;
    }
  }
  return true;
}
