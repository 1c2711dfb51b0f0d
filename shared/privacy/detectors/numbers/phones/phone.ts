import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Finding, Strength } from '../../../finding.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { distanceAfter, distanceBefore } from '../../../text/context-expression.ts';
import { digitsOf } from '../../../text/digits-of.ts';
import { matchAt } from '../../../text/match-at.ts';
import type { DigitGroup, ScannedText } from '../../../text/scanned-text.ts';
import { standsAlone } from '../../../text/stands-alone.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { AFTER_PENALTY, OTHER_NEAR, OTHER_WORDS } from '../../rule.ts';
import { fillsCodeCell } from '../code-cell.ts';
import { joinedPhones } from './joined-phones.ts';
import { isOfOther } from './other-number.ts';
import { AFTER_AREA, BETWEEN_GROUPS, isFileOrSize, isLocal, isPhoneShaped } from './phone-shapes.ts';
import { isKnownWithoutWord } from './phone-without-word.ts';
import { isCode, isToCall, PHONE_WORDS } from './phone-words.ts';

// "+49 (0) 89 / 45 67 - 0": a slash or a dash with spaces after an area code, and a dash before an extension.
const INTERNATIONAL =
  /(?:\+ ?|00[ .-]?)\(?[1-9]\d{0,14}\)?(?:(?:[ ./-]{0,2}|(?<=(?:\+|(?<!\d)00)[\d ()]{3,12}) \/ |(?<=\)|\(0\)\d{1,4}) - |(?<=\/ [\d ]{2,12}) - (?=\d{1,5}(?![ ./-]?\d)))\(?\d{1,12}\)?){0,8}/y;
// "tag=1928301774", `HTTP/1.1" 200 2326`: a key or the format of a log line gives the number another meaning.
const OWN_KEY = /([a-z0-9_.-]{2,24}|[?&][a-z])=["']?$|(http\/\d(?:\.\d)?)" (?:\d{3} )?$/;
// At least the maximum length that the expression above can match.
const KEY_MAX = 28;
const EXTENSION =
  /[,;]? ?(?:(?:x|extn?\.?|extension|extensao|app?\.?|durchwahl|dw\.?|nst\.?|poste|int\.|interno|w\.|wew\.?|toestel|tst\.?|ankn\.?|anknytning|ramal|linka|#)[ =]?-?\d{1,6}|\((?:ext\.?|extension|option|durchwahl|dw\.?|nst\.?|poste|int\.?|interno|wew\.?|tst\.?|toestel|ankn\.?|anknytning|ramal)[ =:]{0,2}-?\d{1,6}\))/iy;
// Three, three and four digits, with neither of the first two groups beginning with 0 or 1: the North American plan.
const NORTH_AMERICAN = /(?:1[ .-])?(?:\([2-9]\d{2}\)[ .-]{0,2}|[2-9]\d{2}[.-]\/?)[2-9]\d{2}[ .-]\d{4}/y;
// Five pairs from 01 to 09, the French format.
const FIVE_PAIRS = /0[1-9](?:[ .-]\d{2}){4}/y;
const NATIONAL = compileExpression(
  String.raw`\(?\d{1,12}\)?${AFTER_AREA}(?:(?:[ ./-]|\/ |${BETWEEN_GROUPS})?\(?\d{1,12}\)?){0,7}`,
  'y',
);
// The longest international number (ITU-T E.164).
const DIGITS_MAX = 15;
const NATIONAL_DIGITS_MIN = 6;
// The most characters between a word for phone numbers and a number directly after it.
const RIGHT_AFTER = 3;

/** Finds phone numbers: international and North American ones by their format, all others by a word beside them. */
export function findPhones(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  let done = 0;
  let isAfterFound = false;
  for (const group of scanned.groups) {
    const isFirst = isAfterFound;
    isAfterFound = group.start < done;
    if (group.start < done || group.digitsAhead < NATIONAL_DIGITS_MIN) {
      continue;
    }
    // A group after a number that was found does not continue it. Otherwise each round would find one number of a list.
    const findings = phonesAt(scanned, isFirst ? { ...group, isLater: false } : group);
    const last = findings.at(-1);
    if (last === undefined) {
      continue;
    }
    found.push(...findings);
    done = last.end;
    isAfterFound = true;
  }
  return found;
}

function phonesAt(scanned: ScannedText, group: DigitGroup): Finding[] {
  const lead = leadStart(scanned.text, group.start);
  // "(0049) 421 72 09 50": the bracket is around the country's code.
  const start = scanned.text.startsWith('(00', lead) ? lead + 1 : lead;
  const joined = group.isLater ? [] : joinedPhones(scanned.text, start);
  const isPhones = joined.length > 0 && !isCode(scanned, start) && !isOfOther(scanned, start, Number.POSITIVE_INFINITY);
  const one = isPhones ? null : phoneAt(scanned, group, start);
  return isPhones ? joined : one === null ? [] : [one];
}

function phoneAt(scanned: ScannedText, group: DigitGroup, start: number): Finding | null {
  const isSigned = scanned.text.charAt(start) === '+' || (!group.isLater && scanned.text.startsWith('00', start));
  const found = (isSigned ? international(scanned, start) : null) ?? byForm(scanned, start, group);
  const other = found === null && !group.isLater ? national(scanned, start) : null;
  const isOther =
    other !== null &&
    (holdsPostCode(scanned.text, other) || PRIVATE_ADDRESS.test(scanned.text.slice(other.start, other.end)));
  return found ?? (isOther ? null : other);
}

// "DHCPACK on 192.168.40.17 … (iPhone)"
const PRIVATE_ADDRESS = /^(?:10\.\d{1,3}|127\.\d|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.\d{1,3}\.\d{1,3}$/;

// "1250-186 Lisboa", and "112" above "97-300 Radom": a post code and its town.
function holdsPostCode(text: string, { start, end }: TextRange): boolean {
  const line = start + text.slice(start, end).lastIndexOf('\n') + 1;
  return matchAt(POST_CODE_AND_TOWN, text, line) !== null;
}

const POST_CODE_AND_TOWN = /(?:\d{2}|\d{4,5})-\d{3} [A-Z\u00AA-\uFFFB][a-z]/y;

// The sign and the bracket before the first digit are part of the number.
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

function international(scanned: ScannedText, start: number): Finding | null {
  const written = matchAt(INTERNATIONAL, scanned.text, start);
  if (written === null) {
    return null;
  }
  const whole = internationalAs(scanned, start, written);
  const shorter = whole ?? internationalAs(scanned, start, withoutLastGroup(written));
  // "+44 1423 555 0190" has a digit too many. Without its last group, it is not a valid number of a country either.
  const isTooLong = whole === null && shorter?.strength === 2 && digitsOf(written).length <= DIGITS_MAX;
  return isTooLong ? finish(scanned, rangeOf(start, written), { strength: 2, value: digitsOf(written) }) : shorter;
}

// "+" before plain digits can also be a sum or a difference, and "00" begins many other numbers: these need a country's
// format or a word.
function internationalAs(scanned: ScannedText, start: number, written: string): Finding | null {
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
    // In groups, a number that no country has may continue in the next line.
    const isInPart = !number.isValid() && written.includes(' ');
    return finish(scanned, { start, end }, { strength: isInPart ? 2 : 3, value: number.number });
  }
  if (number.isValid() && isSpaced) {
    return unlessOther(scanned, { start, end }, number.number);
  }
  return isNamed(scanned, start, end) ? finish(scanned, { start, end }, { strength: 3, value: number.number }) : null;
}

const withoutLastGroup = (written: string): string => written.replace(/(?: [/-] |[ ./-]{0,2})\(?\d{1,12}\)?$/, '');

function byForm(scanned: ScannedText, start: number, group: DigitGroup): Finding | null {
  const length = group.end - group.start;
  const written = length === 3 || length === 1 ? matchAt(NORTH_AMERICAN, scanned.text, start) : null;
  if (written !== null) {
    return unlessOther(scanned, rangeOf(start, written), `+1${digitsOf(written).slice(-10)}`);
  }
  const pairs = length === 2 ? matchAt(FIVE_PAIRS, scanned.text, start) : null;
  return pairs === null ? null : unlessOther(scanned, rangeOf(start, pairs), digitsOf(pairs));
}

function rangeOf(start: number, written: string): TextRange {
  return { start, end: start + written.length };
}

function unlessOther(scanned: ScannedText, { start, end }: TextRange, value: string): Finding | null {
  return isOfOther(scanned, start, OTHER_NEAR) && !isNamed(scanned, start, end)
    ? null
    : finish(scanned, { start, end }, { strength: 3, value });
}

// Returns a number without a country code, or null. A word must identify the number, or else it must be valid in the
// numbering plan of a country.
function national(scanned: ScannedText, start: number): Finding | null {
  const longest = isCode(scanned, start) ? null : matchAt(NATIONAL, scanned.text, start);
  // "07911-123456-B" is an article number.
  if (longest === null || /^-[A-Z]{1,2}(?![A-Za-z])/.test(textAfter(scanned.text, start + longest.length, 4))) {
    return null;
  }
  let written: string = longest;
  while (digitsOf(written).length > DIGITS_MAX || !standsAlone(scanned.text, start, start + written.length)) {
    const shorter = withoutLastGroup(written);
    if (shorter === written || shorter === '') {
      return null;
    }
    written = shorter;
  }
  const isShort = isLocal(written) && isToCall(scanned.lower, start);
  if (digitsOf(written).length < NATIONAL_DIGITS_MIN || !(isShort || isPhoneShaped(written))) {
    return null;
  }
  const end = start + written.length;
  // "2024-0311" can be a number of Panama only directly after a word for phone numbers.
  const isOther = isFileOrSize(written, textAfter(scanned.text, end, 2));
  if (!isShort && isOther && distanceBefore(scanned, start, { words: PHONE_WORDS }) > RIGHT_AFTER) {
    return null;
  }
  return isPhone(scanned, { start, end })
    ? finish(scanned, { start, end }, { strength: 2, value: digitsOf(written) })
    : null;
}

const isPhone = (scanned: ScannedText, place: TextRange): boolean =>
  !fillsCodeCell(scanned, place) &&
  (isNamed(scanned, place.start, place.end) ||
    (!isOfOther(scanned, place.start, Number.POSITIVE_INFINITY) && isKnownWithoutWord(scanned.text, place)));

function isNamed(scanned: ScannedText, start: number, end: number): boolean {
  const key = OWN_KEY.exec(textBefore(scanned.lower, start, KEY_MAX))?.[0];
  if (key !== undefined && distanceBefore(scanned, start, { words: PHONE_WORDS, reach: key.length }) > 2) {
    return false;
  }
  const before = distanceBefore(scanned, start, { words: PHONE_WORDS });
  const own = Math.min(before, distanceAfter(scanned, end, { words: PHONE_WORDS }) + AFTER_PENALTY);
  return own < Number.POSITIVE_INFINITY && own <= distanceBefore(scanned, start, OTHER_WORDS);
}

// Returns the finding of a number with its extension, or null within a longer word or number.
function finish(
  scanned: ScannedText,
  { start: from, end: to }: TextRange,
  { strength, value }: { readonly strength: Strength; readonly value: string },
): Finding | null {
  // Brackets around the whole number, and brackets without their counterpart in it, belong to the surrounding text.
  const written = scanned.text.slice(from, to);
  const isBracketed = written.startsWith('(') && written.indexOf(')') === written.length - 1;
  const start = isBracketed || (written.startsWith('(') && !written.includes(')')) ? from + 1 : from;
  const end = isBracketed || (written.endsWith(')') && !written.includes('(')) ? to - 1 : to;
  const extension = end === to ? (matchAt(EXTENSION, scanned.text, end) ?? '') : '';
  const whole = end + extension.length;
  if (!standsAlone(scanned.text, start, whole)) {
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
