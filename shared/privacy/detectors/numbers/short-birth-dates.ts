import { compileExpression } from '../../text/compiled-expression.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { Rule } from '../rule.ts';
import { BIRTH_WORDS } from './birth-words.ts';
import { isMonthAndDay } from './month-and-day.ts';

/** What the rules for a day, a month and a four-digit year in figures have in common. */
export const DAY_OR_MONTH_FIRST = {
  kind: 'DATE_OF_BIRTH',
  at: 'number',
  firstDigits: [1, 2],
  digitsMin: 6,
  expression: /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/y,
  proof: 'context',
} as const;

const ASKED = compileExpression(
  String.raw`(?:data di nascita|geburtsdatum|date of birth|date de naissance|fecha de nacimiento|geboortedatum|data de nascimento|dat[aey] urodzenia|fodelsedatum)[^\n?]{1,60}\?[^\n]{0,16}\n(?:[^\n]{0,40}(?:: ?|\n))?(?:[a-z]{1,8},? ){0,2}$`,
  'g',
);
// A form of birth with the longest place that the expression below allows.
const PLACE_REACH = 96;
// The place is capitalized, unlike in "born in a small barn and opened on".
const AFTER_PLACE = / (?:a|en|em|in|te|w|i|zu|na) (?:'s-|[Ll]')?[A-Z](?:(?! (?:e|ed|and|und|et|y|och|i) [a-z])[^\n])*$/;

/**
 * Words for a birth, its place, and the word before a date: "nato/a a San Giovanni in Persiceto (BO) il". After a long
 * place, the date is beyond the usual reach of the word.
 */
export const BIRTH_AND_PLACE: Pick<Rule, 'words' | 'reach' | 'onlyBefore' | 'isOther'> = {
  words: compileExpression(
    String.raw`(?<![a-z])(?:nat[oa_](?:/a)?|nee?|ne\(e\)|nacid[oa]|nascid[oa]|geboren|urodzon[ya]|fodd|born) (?:a|en|em|in|te|w|i|zu|na) [a-z'][a-z' ,.-]{1,56}(?: ?\([a-z0-9 ]{2,12}\))?,? (?:il|le|el|em|am|op|dnia|den|on)(?: dia| giorno)? $`,
    'g',
  ),
  reach: PLACE_REACH,
  onlyBefore: true,
  isOther: ({ text }, { start }) => !AFTER_PLACE.test(textBefore(text, start, PLACE_REACH)),
};

/**
 * Rules for dates with a two-digit year, directly after an asterisk or a word for a birth, and for those in the columns
 * of a form.
 */
export const SHORT_BIRTH_DATES: readonly Rule[] = [
  {
    // "geboren 25 07 1993": three numbers with spaces are a date only directly after the word.
    name: 'day or month first, with spaces',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [2],
    digitsMin: 8,
    expression: /[0-3]\d [0-3]\d (?:19|20)\d{2}(?! ?\d)/y,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: 16,
    gap: /^[ :.a-z]{0,8}$/,
    onlyBefore: true,
  },
  {
    // "8:00 Thiele, Rosemarie *2.5.39"
    name: 'day first and a short year after an asterisk',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [1, 2],
    digitsMin: 4,
    expression: /\d{1,2}\.\d{1,2}\.\d{2}(?!\d)/y,
    proof: 'context',
    words: compileExpression('[a-z],? \\*$', 'g'),
    reach: 4,
    onlyBefore: true,
  },
  {
    // "Sven Hammar f. 430917"
    name: 'six digits after the abbreviation of "born"',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [6],
    digitsMin: 6,
    expression: /\d{6}(?![\d./-])/y,
    valid: isSixDigitDate,
    proof: 'context',
    words: compileExpression('(?:\x9f|[a-z]{2}),? f\\. ?$', 'g'),
    reach: 8,
    onlyBefore: true,
  },
  {
    // "Legi ok (Geb 090371)", "född 710309": other numbers also have six digits, so the word must be directly beside
    // them.
    name: 'six digits after a word for a birth',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [6],
    digitsMin: 6,
    expression: /\d{6}(?![\d./-])(?! (?:[a-z]?[oueds]g|raum|achse|etage|zimmer|pcs|stk|m2?)\b)/iy,
    valid: isSixDigitDate,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: 16,
    gap: /^[.: ]{0,3}$/,
    onlyBefore: true,
  },
  {
    // "geb. 5-6-'84"
    name: 'day first and a short year with an apostrophe',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [1, 2],
    digitsMin: 2,
    expression: /\d{1,2}[./-]\d{1,2}[./-]'\d{2}(?!\d)/y,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: 16,
    onlyBefore: true,
  },
  {
    // "NATA A   ROVIGO             IL    03/08/2010": the columns of a form between the place and the day of a birth.
    name: 'day or month first, in a form',
    ...DAY_OR_MONTH_FIRST,
    words: compileExpression(
      "(?:^|\\n)[ \\t]{0,4}(?:nat[oa]|nee?|nacid[oa]|nascid[oa]|geboren|urodzon[ya]|fodd|born) (?:a|en|em|in|te|w|i) [ \\t]{0,12}[a-z' \\u00AA-\\uFFFB-]{2,30}[ \\t](?:il|le|el|am|op|dnia|den|on)[ \\t:]{1,8}$",
      'g',
    ),
    reach: 80,
    onlyBefore: true,
  },
  {
    // "mi conferma data di nascita e codice fiscale?" and in the next line "13:08 Cliente: 15.7.69"
    name: 'day or month first, in the answer to a question',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [1, 2],
    digitsMin: 4,
    expression: /\d{1,2}([./-])\d{1,2}\1(?:(?:19|20)\d{2}|\d{2})(?![\d:])/y,
    proof: 'context',
    words: ASKED,
    reach: 160,
    onlyBefore: true,
  },
  { name: 'day or month first, after a place', ...DAY_OR_MONTH_FIRST, ...BIRTH_AND_PLACE },
];

function isSixDigitDate(digits: string): boolean {
  const [first, month, last] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  return isMonthAndDay(month as number, first as number) || isMonthAndDay(month as number, last as number);
}
