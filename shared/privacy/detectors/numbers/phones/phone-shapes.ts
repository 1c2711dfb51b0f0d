import { digitsOf } from '../../../text/digits-of.ts';

/**
 * A slash or a dash with spaces after an area code: "0911 / 41 20 77". After a complete number, such a sign separates
 * two numbers.
 */
export const AFTER_AREA: string = String.raw`(?:(?<=(?<!\d)(?:0\d{1,5}|\d\d)\)?) [/-] (?=\(?\d)|(?<=(?<!\d)\d{3,4}\)?) \/ (?=\d{2,3} ?\d{3,4}(?!\d)|\d\d \d\d \d\d))?`;

/**
 * A dash with spaces before an extension, or a slash with spaces after an area code in groups: "0 61 51 / 12 34 56",
 * "04 21 / 55 83 - 117", "0-22 / 621-48-19".
 */
export const BETWEEN_GROUPS: string = String.raw` - (?=\d{1,5}(?![ ./-]?\d))|(?<=(?<!\d)(?:0 \d{2,3}(?: \d\d)?|(?<!\d[ .-])(?:0\d \d\d(?: \d\d?)?|0-\d\d))) \/ `;

const DATE =
  /(?:^|[^0-9])(?:(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})(?:[^0-9]|$)|^\d{1,2}([./-])\d{1,2}\1\d{2}$/;
const UNSPACED_DATE = /^(?:\d{6}|(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;
const AMOUNT = /^\d{1,3}(?:[ .]\d{3}){1,3}$/;

// "1997-2013", "05/2019", "05.2019", the laws "300/1970" and "2001/110", and the United States ZIP code "02110-1301".
const YEARS_OR_ZIP =
  /^\(?(?:1\d{3}|20\d{2})[/-](?:1\d{3}|20\d{2})\)?$|^(?:19|20)\d{2}\/\d{1,4}$|^(?:0?[1-9]|1[0-2]|[1-9]\d{2,3})\/(?:19|20)\d{2}$|^(?:0[1-9]|1[0-2])[.-](?:19|20)\d{2}$|^\d{5}-\d{4}$/;
// "125 1-1-1", "1-0-1-0": how much of a medicine is taken in the morning, at noon and in the evening; unlike
// "0171 2-3-4-5", no area code comes first.
const DOSES = /^(?:[1-9]\d{0,3} )?\d(?:-\d){2,3}$/;
// Departures: "09.00 10.00 11.00".
const TIMES = /^(?:[01]\d|2[0-3])[.:][0-5]\d(?: (?:[01]\d|2[0-3])[.:][0-5]\d)+$/;
// "0542 0612 0642": without a sign, in ascending order.
const BARE_TIMES = /^(?:[01]\d|2[0-3])[0-5]\d(?: (?:[01]\d|2[0-3])[0-5]\d){2,}$/;

// "7.4.1740" is a version and "1371454150.909" a decimal: in a phone number, full stops separate groups of two or more
// digits, and at least two of them do so, unless an area code or the prefix of an Italian mobile number comes first
// ("335.6022718").
const DOTTED =
  /^(?:\(?\d{2,6}\)?[ .]|\(?0\d{1,5}\)?[/-]|3\d{2}\/)\d{2,6}(?:[ .-]\d{2,6}){1,6}$|^(?:0[1-9]\d{0,3}|3[2-9]\d)\.\d{4,8}(?:-\d{1,4})?$/;

/** Whether digits may be a phone number, because they are not a date, an amount, a version or years. */
export function isPhoneShaped(bracketed: string): boolean {
  const written = bracketed.replace(/^\((.{6,})\)$/, '$1');
  if ([DATE, UNSPACED_DATE, YEARS_OR_ZIP, TIMES].some((other) => other.test(written)) || isTimetable(written)) {
    return false;
  }
  if (beginsWithYear(written) || DOSES.test(written)) {
    return false;
  }
  if (written.includes('.') && !DOTTED.test(written)) {
    return false;
  }
  // "12 500 000" is an amount; an amount never begins with 0.
  return !AMOUNT.test(written) || written.startsWith('0') || digitsOf(written).length >= 8;
}

const isTimetable = (written: string): boolean =>
  BARE_TIMES.test(written) && written.split(' ').every((time, i, times) => i === 0 || time > (times[i - 1] as string));

// "2023/24 120 000": a financial year.
function beginsWithYear(written: string): boolean {
  const [, year, next] = /^(?:19|20)(\d\d)\/(\d\d) /.exec(written) ?? [];
  return year !== undefined && (Number(year) + 1) % 100 === Number(next);
}

/**
 * Whether digits are written as a case number ("2024-0311", "1447/19"), a month ("2024-03"), opening hours
 * ("0900-1730"), a German tax number ("257/241/30877"), or sizes or prices ("120/180/240").
 */
export const isFileOrSize = (written: string, after: string): boolean =>
  FILE_OR_SIZE.test(written) || isRange(written, after);

const FILE_OR_SIZE =
  /^20[12]\d[/-]0\d{3}$|^(?:[01]\d|2[0-4])(?:00|15|30|45) ?- ?(?:[01]\d|2[0-4])(?:00|15|30|45)$|^(?:19|20)\d{2}[.-](?:0[1-9]|1[0-2])$|^\d{3,5}\/\d{2}$|^(?!0\d{1,2}\/\d{3}\/\d{4}$)\d{2,3}\/\d{3}\/\d{4,5}$|^[1-9]\d{0,2}(?:\/\d{1,3}){2,3}$|^[1-9]\d\/\d{6}$|^\d\d\/\d\d\/\d{5,7}$|^([1-9]\d)(\d{2})-\1(?!\2)\d{2}$/;

// "200-300 receptors": two round numbers of three digits before a lowercase word.
function isRange(written: string, after: string): boolean {
  const [, from = '', to = ''] = /^([1-9]\d0)-([1-9]\d0)$/.exec(written) ?? [];
  return from !== '' && from < to && /^ [a-z]/.test(after);
}

/** Whether digits are written like a number without its area code: "223344", "604 733", "22 33 44", "45/223344". */
export const isLocal = (written: string): boolean => LOCAL.test(written);

const LOCAL = /^(?:[2-9]\d{5}|[2-9]\d{2} \d{3}|[2-9]\d \d{2} \d{2}|[1-9]\d\/\d{6})$/;
