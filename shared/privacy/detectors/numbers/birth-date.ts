import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, distanceAfter, distanceBefore, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import { firstFrom } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { standsAlone } from '../../text/stands-alone.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { textBefore } from '../../text/text-beside.ts';
import { NOT_PERSONAL } from '../not-personal.ts';
import { findByRules, type Rule } from '../rule.ts';
import { findBirthAfterName } from './birth-after-name.ts';
import { BIRTH_WORDS } from './birth-words.ts';
import { isMonthAndDay } from './month-and-day.ts';
import { containsMonth, isMonth } from './months.ts';
import { BIRTH_AND_PLACE, DAY_OR_MONTH_FIRST, SHORT_BIRTH_DATES } from './short-birth-dates.ts';

// "Anna Huber, *14.07.1952", "Jan Claes (° 14/07/1952)": not a list item or degrees. Folding turns "°" into \x1f, as it
// does arrows and most other signs, so outside brackets it must touch the date.
const BIRTH_MARK = '(?:[a-z.)],? ?\\* ?|[a-z.)],? \\x1f|\\([*\\x1f] ?)$';
const BIRTH_SIGNS = compileExpression(
  `${contextWords({ en: 'b.', it: 'n.', de: 'geb.', fr: 'ne,nee', sv: 'f.' }).source}|${BIRTH_MARK}`,
  'g',
);

// Half a line: a date further from "born" belongs to something else. Not measured.
const REACH = 32;

// A sign for a birth comes directly before its date.
const AFTER_SIGN = { words: BIRTH_SIGNS, reach: 6, onlyBefore: true } as const;
const IN_LETTERS = {
  kind: 'DATE_OF_BIRTH',
  at: 'both',
  firstDigits: [1, 2],
  digitsMin: 1,
  expression:
    /\d{1,2}(?:st|nd|rd|th|er|o|[^A-Za-z0-9\s,;:()/-])?[ \n/-]?(?:(?:of|de|di)[ \n])?[A-Za-z]{3,12}\.?,?(?:[ ./-](?:(?:de|del|of)[ \n])?(?:(?:1[89]|20)\d{2}|'?\d{2}(?![\d:]))(?: r\.)?|\n(?:(?:de|del) )?(?:19|20)\d{2})/iy,
  valid: containsMonth,
  proof: 'context',
} as const;

/** Rules for dates beside a word for a birth, or directly after a sign for one. */
const DATE_RULES: readonly Rule[] = [
  {
    name: 'year first',
    kind: 'DATE_OF_BIRTH',
    at: 'both',
    firstDigits: [4],
    digitsMin: 6,
    expression:
      /(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?/y,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: REACH,
  },
  {
    // "1982. március 17.", "1982 March 17"
    name: 'year first, month in letters',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [4],
    digitsMin: 4,
    expression: /(?:19|20)\d{2}[.,]? [A-Za-z]{3,12} \d{1,2}\.?(?![\d.:])/y,
    valid: (value) => isMonth(value.slice(4).toLowerCase()),
    proof: 'context',
    words: BIRTH_WORDS,
    reach: REACH,
  },
  {
    name: 'day or month first',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [1, 2],
    digitsMin: 4,
    expression: /\d{1,2}(?:[./-]|\. | \/ )\d{1,2}(?:[./-]|\. | \/ )(?:(?:19|20)\d{2}|\d{2})/y,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: REACH,
  },
  {
    // "2-II-1939"
    name: 'month in Roman numerals',
    kind: 'DATE_OF_BIRTH',
    at: 'both',
    firstDigits: [1, 2],
    digitsMin: 1,
    expression: /\d{1,2}[./ -](?:I{1,3}|I[VX]|VI{0,3}|XI{0,2})[./ -](?:19|20)\d{2}/y,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: REACH,
  },
  // "(n. 09/08/2003)", "f. 9.4.1968"
  { name: 'day or month first after a sign', ...DAY_OR_MONTH_FIRST, ...AFTER_SIGN },
  {
    // "*04.07.1966 in Ulm" begins a line; the item of a list has a space after the asterisk.
    name: 'day or month first after an asterisk, before a place',
    ...DAY_OR_MONTH_FIRST,
    expression: /\d{1,2}\.\d{1,2}\.(?:19|20)\d{2}(?= in [A-Z])/y,
    words: /(?:^|\n)\*$/g,
    reach: 2,
    onlyBefore: true,
  },
  {
    // "f. 1943-06-02"
    name: 'year first after a sign',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [4],
    digitsMin: 8,
    expression: /(?:19|20)\d{2}-\d{2}-\d{2}/y,
    proof: 'context',
    ...AFTER_SIGN,
  },
  {
    name: 'eight digits',
    kind: 'DATE_OF_BIRTH',
    at: 'number',
    firstDigits: [8],
    digitsMin: 8,
    expression: /(?:19|20)\d{6}|\d{4}(?:19|20)\d{2}/y,
    valid: isEightDigitDate,
    proof: 'context',
    words: BIRTH_WORDS,
    reach: REACH,
  },
  ...SHORT_BIRTH_DATES,
  { name: 'day, month in letters', ...IN_LETTERS, words: BIRTH_WORDS, reach: REACH },
  { name: 'day, month in letters after a sign', ...IN_LETTERS, ...AFTER_SIGN },
  { name: 'day, month in letters, after a place', ...IN_LETTERS, ...BIRTH_AND_PLACE },
];

function isEightDigitDate(digits: string): boolean {
  const yearFirst = isMonthAndDay(Number(digits.slice(4, 6)), Number(digits.slice(6)));
  const [first, second] = [Number(digits.slice(0, 2)), Number(digits.slice(2, 4))];
  return yearFirst || isMonthAndDay(second, first) || isMonthAndDay(first, second);
}

const findDates = findByRules(DATE_RULES);
const MONTH_FIRST = /([a-z]{3,12})\.?[ \n]\d{1,2}(?:st|nd|rd|th)?,?[ \n]$/;

/** Finds dates of birth. A date without a word or sign for a birth is not removed, because answers need dates. */
export function findBirthDates(scanned: ScannedText): Finding[] {
  return [...findDates(scanned), ...findMonthFirst(scanned), ...findBirthAfterName(scanned)].filter(
    (finding) =>
      isOwnDate(scanned, finding) &&
      !isFootnote(scanned, finding) &&
      !isListItem(scanned.lower, finding.start) &&
      !isAfterBorder(scanned, finding),
  );
}

// "| Treffen |14.07.2025 |", "Treffen →14.07.2025": a sign that touches the date is a degree sign only after a name of
// two capitalized words, and not where it borders a cell.
function isAfterBorder(scanned: ScannedText, { start }: Finding): boolean {
  const { text } = scanned;
  const isTouched = text.startsWith(` ${CELL_BORDER}`, start - 2);
  return (
    isTouched &&
    (scanned.cells[firstFrom(scanned.cells, start)]?.start === start ||
      !endsInName(textBefore(text, start - 1, NAME_REACH))) &&
    !hasWordBefore(scanned, start, { words: BIRTH_WORDS, reach: REACH })
  );
}

// Two capitalized words, with up to two particles between them.
function endsInName(before: string): boolean {
  const words = before.trimEnd().split(' ');
  return CAPITAL.test(words.at(-1) ?? '') && words.slice(-4, -1).some((word) => CAPITAL.test(word));
}

const CAPITAL = /^[A-Z]/;
// Longer names are rare. Not measured.
const NAME_REACH = 64;

// "requires foo *2.1.10": a short date needs a name before the asterisk.
const isFootnote = ({ text }: ScannedText, { start, end }: Finding): boolean =>
  text.charAt(start - 1) === '*' &&
  /\D\d{2}$/.test(text.slice(start, end)) &&
  !endsInName(textBefore(text, start - 1, NAME_REACH));

// "a. 1 March 2025, b. 15 April 2025": the letter numbers a list item. After an initial and a name it does not: "A.
// Smith, b. 3 May 1968".
function isListItem(lower: string, start: number): boolean {
  const sign = ITEM.exec(textBefore(lower, start, ITEM_REACH))?.[1];
  return sign !== undefined && BEFORE_ITEM[sign]?.test(textBefore(lower, start, LIST_REACH)) === true;
}

const ITEM_REACH = 4;
// A line, because list items are short. Not measured.
const LIST_REACH = 120;
const ITEM = /(?:^|[^a-z])([bf])\. ?$/;
const BEFORE_ITEM: Readonly<Record<string, RegExp>> = {
  b: /(?:^|[\s(,;])a[.)] ?\d/,
  f: /(?:^|[\s(,;])e[.)] ?\d/,
};

// "geb. 12.03.1981; Eintritt 01.04.2010": the word belongs to the date next to it, and to a date joined by "and".
function isOwnDate(scanned: ScannedText, { start, end }: Finding): boolean {
  const before = textBefore(scanned.lower, start, REACH + WORD_MAX);
  // "</birthDate>" ends the value before it.
  const word = allMatches(BIRTH_WORDS, before).findLast(({ index }) => before.charAt(index - 1) !== '/');
  if (word === undefined) {
    const after = distanceAfter(scanned, end, { words: BIRTH_WORDS });
    if (after === Number.POSITIVE_INFINITY) {
      return true;
    }
    const between = scanned.text.slice(end, end + after);
    return !/["|;\t\n\x9f]/.test(between) && !between.includes(CELL_BORDER);
  }
  // A word in another column does not count; a single border separates a key from its value.
  const between = before.slice(word.index + word[0].length);
  if (between.split(CELL_BORDER, 3).length > 2) {
    return false;
  }
  return !OTHER_DATE.test(between) || JOINED_DATE.test(between);
}

// Room for the longest word for a birth before the date. Not measured.
const WORD_MAX = 24;
// A barrier covers a date that was already found.
const OTHER_DATE = /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}|(?:19|20)\d{2}|\x9f/;
const JOINED_DATE = /[\da-z\x9f](?:, | (?:and|und|et|y|e|en|i|och|resp\.|bzw\.|or|oder|ou|o|of|lub|eller|&|\/) )$/;

function findMonthFirst(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { start: year, end } of scanned.groups) {
    if (end - year !== 4) {
      continue;
    }
    const lead = MONTH_FIRST.exec(textBefore(scanned.lower, year, 24));
    if (lead === null || !isMonth(lead[1] ?? '')) {
      continue;
    }
    const start = year - lead[0].length;
    if (standsAlone(scanned.text, start, end) && isBirth(scanned, start, end)) {
      found.push({ kind: 'DATE_OF_BIRTH', start, end, strength: 2 });
    }
  }
  return found;
}

function isBirth(scanned: ScannedText, start: number, end: number): boolean {
  const own = Math.min(
    distanceBefore(scanned, start, { words: BIRTH_WORDS, reach: REACH }),
    distanceAfter(scanned, end, { words: BIRTH_WORDS }),
  );
  return own < Number.POSITIVE_INFINITY && own <= distanceBefore(scanned, start, { words: NOT_PERSONAL, reach: REACH });
}
