import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Finding, Strength } from '../../finding.ts';
import { distanceAfter, distanceBefore } from '../../text/context-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import type { DigitGroup, Reading } from '../../text/scanned-text.ts';
import { standsAlone } from '../../text/stands-alone.ts';
import { NOT_PERSONAL } from '../not-personal.ts';
import { OTHER_NEAR, OTHER_REACH } from '../rule.ts';
import { PHONE_WORDS } from './phone-words.ts';

const INTERNATIONAL = /(?:\+ ?|00[ .-]?)\(?[1-9]\d{0,14}\)?(?:[ ./-]{0,2}\(?\d{1,12}\)?){0,8}/y;
const EXTENSION = /,? ?(?:x|ext\.?|extension|ap\.?|durchwahl|poste|#) ?\d{1,6}/iy;
// Three, three and four, neither of the first two beginning with 0 or 1: the plan of North America.
const NORTH_AMERICAN = /(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}[.-]\/?)[2-9]\d{2}[ .-]\d{4}/y;
// Five pairs from 01 to 09, as France writes them.
const FIVE_PAIRS = /0[1-9](?:[ .-]\d{2}){4}/y;
const NATIONAL = /\(?\d{1,12}\)?(?:(?:[ ./-]|\/ | - | \/ )?\(?\d{1,12}\)?){0,7}/y;
const DATE =
  /(?:^|[^0-9])(?:(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})(?:[^0-9]|$)|^\d{1,2}([./-])\d{1,2}\1\d{2}$/;
const SOLID_DATE = /^(?:\d{6}|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;
const AMOUNT = /^\d{1,3}(?:[ .]\d{3}){1,3}$/;
const PATH_STEP = /[A-Za-z0-9]\/$/;
const DIGITS_MAX = 15;
const NATIONAL_DIGITS_MIN = 6;

/** Telephone numbers: international and North American ones by their form, all others by a word beside them. */
export function findPhones(reading: Reading): Finding[] {
  const found: Finding[] = [];
  let done = 0;
  for (const group of reading.groups) {
    if (group.start < done || group.digitsAhead < NATIONAL_DIGITS_MIN) {
      continue;
    }
    const finding = phoneAt(reading, group);
    if (finding === null) {
      continue;
    }
    found.push(finding);
    done = finding.end;
  }
  return found;
}

function phoneAt(reading: Reading, group: DigitGroup): Finding | null {
  const start = leadStart(reading.text, group.start);
  const isSigned = reading.text.charAt(start) === '+' || (!group.isLater && reading.text.startsWith('00', start));
  const found = (isSigned ? international(reading, start) : null) ?? byForm(reading, start, group);
  return found ?? (group.isLater ? null : national(reading, start));
}

// The sign and the bracket before the first digit belong to the number.
function leadStart(text: string, digits: number): number {
  let start = digits;
  if (text.charAt(start - 1) === '(') {
    start -= 1;
  }
  if (text.charAt(start - 1) === '+') {
    return start - 1;
  }
  return text.startsWith('+ ', start - 2) ? start - 2 : start;
}

function international(reading: Reading, start: number): Finding | null {
  const written = matchAt(INTERNATIONAL, reading.text, start);
  if (written === null) {
    return null;
  }
  return internationalAs(reading, start, written) ?? internationalAs(reading, start, withoutLastGroup(written));
}

// "+" before plain digits is also a sum or a difference, and "00" begins many numbers: these need a country's form or a
// word.
function internationalAs(reading: Reading, start: number, written: string): Finding | null {
  const { length } = digitsOf(written);
  if (length < 8 || length > DIGITS_MAX + 2) {
    return null;
  }
  const number = parsePhoneNumberFromString(written.replace(/^00/, '+').replace('(0)', ''));
  if (number?.isPossible() !== true) {
    return null;
  }
  const isSpaced = /[ ()./-]/.test(written.slice(2));
  const end = start + written.length;
  if (written.startsWith('+') && (number.isValid() || isSpaced)) {
    return finish(reading, start, end, 3, number.number);
  }
  if (number.isValid() && isSpaced) {
    return unlessOther(reading, start, written, number.number);
  }
  return isNamed(reading, start, end) ? finish(reading, start, end, 3, number.number) : null;
}

function withoutLastGroup(written: string): string {
  return written.replace(/[ ./-]{0,2}\(?\d{1,12}\)?$/, '');
}

function byForm(reading: Reading, start: number, group: DigitGroup): Finding | null {
  const length = group.end - group.start;
  const written = length === 3 || length === 1 ? matchAt(NORTH_AMERICAN, reading.text, start) : null;
  if (written !== null) {
    return unlessOther(reading, start, written, `+1${digitsOf(written).slice(-10)}`);
  }
  const pairs = length === 2 ? matchAt(FIVE_PAIRS, reading.text, start) : null;
  return pairs === null ? null : unlessOther(reading, start, pairs, digitsOf(pairs));
}

function unlessOther(reading: Reading, start: number, written: string, value: string): Finding | null {
  const end = start + written.length;
  const isOther = distanceBefore(reading, start, NOT_PERSONAL, OTHER_REACH) < OTHER_NEAR;
  return isOther && !isNamed(reading, start, end) ? null : finish(reading, start, end, 3, value);
}

function national(reading: Reading, start: number): Finding | null {
  const longest = PATH_STEP.test(reading.text.slice(Math.max(0, start - 2), start))
    ? null
    : matchAt(NATIONAL, reading.text, start);
  if (longest === null) {
    return null;
  }
  let written: string = longest;
  while (digitsOf(written).length > DIGITS_MAX || !standsAlone(reading.text, start, start + written.length)) {
    const shorter = withoutLastGroup(written);
    if (shorter === written || shorter === '') {
      return null;
    }
    written = shorter;
  }
  if (digitsOf(written).length < NATIONAL_DIGITS_MIN || !isPhoneShaped(written)) {
    return null;
  }
  const end = start + written.length;
  return isNamed(reading, start, end) ? finish(reading, start, end, 2, digitsOf(written)) : null;
}

function isPhoneShaped(written: string): boolean {
  if (DATE.test(written) || SOLID_DATE.test(written)) {
    return false;
  }
  // "7.4.1740" is a version and "1371454150.909" a decimal: points part a number into pairs or more, twice or more.
  if (written.includes('.') && !/^\(?\d{2,6}\)?(?:[ .]\d{2,6}){2,6}$/.test(written)) {
    return false;
  }
  // "12 500 000" is an amount unless it begins as no amount does.
  return !AMOUNT.test(written) || written.startsWith('0') || digitsOf(written).length >= 8;
}

function isNamed(reading: Reading, start: number, end: number): boolean {
  const before = distanceBefore(reading, start, PHONE_WORDS);
  const own = Math.min(before, distanceAfter(reading, end, PHONE_WORDS) + 16);
  return own < Number.POSITIVE_INFINITY && own <= distanceBefore(reading, start, NOT_PERSONAL, OTHER_REACH);
}

function finish(reading: Reading, from: number, to: number, strength: Strength, value: string): Finding | null {
  // A bracket whose other half is not in the number belongs to the text around it.
  const written = reading.text.slice(from, to);
  const start = written.startsWith('(') && !written.includes(')') ? from + 1 : from;
  const end = written.endsWith(')') && !written.includes('(') ? to - 1 : to;
  const extension = end === to ? (matchAt(EXTENSION, reading.text, end) ?? '') : '';
  const whole = end + extension.length;
  if (!standsAlone(reading.text, start, whole)) {
    return null;
  }
  return {
    kind: 'PHONE',
    start,
    end: whole,
    strength,
    value: value + (extension === '' ? '' : `x${digitsOf(extension)}`),
  };
}

function digitsOf(written: string): string {
  return written.replace(/[^0-9]/g, '');
}
