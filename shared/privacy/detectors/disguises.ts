import { type FoldedText, withLower } from '../text/folded-text.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import { isAlphanumeric, isDigit } from '../text/scanned-text.ts';
import { createMapBuilder } from '../text/source-map.ts';
import { textBefore } from '../text/text-beside.ts';
import type { Replacement, TextRange } from '../text/text-range.ts';
import { misreadDigits } from './misread-digits.ts';

// Seven or more single characters, each separated by spaces or separators: "4 1 1 1 …", "G B 5 9 …".
const SPACED_DIGITS = /\d[ .\-()/]{1,3}\d(?!\d)(?:[ .\-()/]{1,3}\d(?!\d)){5,62}/g;
const SPACED_CHARACTERS = / [A-Za-z0-9] [A-Za-z0-9] [A-Za-z0-9](?: [A-Za-z0-9](?![A-Za-z0-9])){3,62}/g;
// "GB8 2WEST1 2 3 …": an IBAN in which only the digits are spaced.
const SPACED_IBAN = /[A-Za-z]{2}\d[ .]\d(?:[ .]?[A-Za-z]{4})?(?:[ .]?\d){8,26}/g;
// A line that begins like one of these does not continue the line before it.
const LINE_STARTS: readonly RegExp[] = [
  // "97-300 Radom", "10969 Berlin", "1012 AB Amsterdam"
  /(?:\d{4,5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2})(?: [A-Z]{2})? [A-Z\u00AA-\uFFFB][a-z\u00AA-\uFFFB]{2}/y,
  // "03.04.2024, 08:13 - Ruth:", "2024-04-03"
  /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?!\d)|(?:19|20)\d{2}-[01]\d-[0-3]\d(?!\d)/y,
  // "12/05/24, 21:41", "05:20 frys B"
  /\d{1,2}[./-]\d{1,2}[./-]\d{2},? \d{1,2}:\d{2}|(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)? /y,
  /---/y,
  // "Gast:", "feature_flags:", "VIN: ", "floor = 3"
  /[A-Z\u00AA-\uFFFB][a-z\u00AA-\uFFFB]{2,24}:|"?[A-Za-z][A-Za-z0-9_.-]{1,40}"?(?: ?:(?=[ \n]|$)| ?=(?![=\n]|$))/y,
  // "Malou K 16.52: …", "Fábio recepção: …": who speaks in a chat
  /[A-Z\u00AA-\uFFFB][a-z\u00AA-\uFFFB]{1,24}(?: [A-Za-z\u00AA-\uFFFB]{1,16}){0,2}(?: \d{1,2}[.:]\d{2})? ?:(?=[ \n])/y,
  // "2) ", " 2  Berg, Eva"
  /\d{1,2}\) |\d{1,3} {1,3}(?:[a-z]{1,4} ){0,2}[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}, /y,
];
// "ważne do: 14.05.2028" above "7. Osoba do kontaktu": a whole date does not continue in the next line.
const DATE_BEFORE = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}-[01]\d-[0-3]\d)$/;
// A date and the character before it.
const DATE_MAX = 11;
const SPACE = / {1,8}/g;
const DOT_OR_SPACE = /[. ]{1,8}/g;
// Further than a rule looks for words beside a value (rule.ts); gaps further apart than this are handled separately.
const WINDOW = 160;
// Longer than the words of numbers and email addresses. Not measured.
const TOKEN_MAX = 64;
// The continuation of a value that a program wrapped has a small indent; a deeper indent begins another column.
const INDENT_MAX = 8;

// Characters that hide a value, and what is read in their place, if anything.
type HidingRange = TextRange & Partial<Replacement>;

/** A range of text without the characters that hide a value. */
interface Disguise {
  readonly text: FoldedText;
  /** The ranges of the folded text that were removed or changed: a finding counts only when it crosses one. */
  readonly removed: readonly TextRange[];
}

/**
 * Finds where a value may be hidden by spaces between its characters, by a line break inside it, or by letters that a
 * scanner read in place of digits, and returns each place read without the disguise.
 */
export function disguisesIn(folded: FoldedText): Disguise[] {
  const { text } = folded;
  const breaks = lineBreaks(text);
  return [
    spacesIn(text, SPACED_DIGITS, DOT_OR_SPACE),
    spacesIn(text, SPACED_CHARACTERS, SPACE),
    spacesIn(text, SPACED_IBAN, DOT_OR_SPACE),
    breaks,
    breaksInNumbers(breaks),
    misreadDigits(text),
  ].flatMap((removed) => windows(text, removed));
}

function spacesIn(text: string, expression: RegExp, separator: RegExp): TextRange[] {
  const spaces: TextRange[] = [];
  for (const { 0: run, index } of allMatches(expression, text)) {
    // The character before the first space belongs to the run if it is single too.
    const skip = run.startsWith(' ') && !isSingle(text, index - 1) ? 1 : 0;
    for (const space of allMatches(separator, run.slice(skip))) {
      const start = index + skip + space.index;
      spaces.push({ start, end: start + space[0].length });
    }
  }
  return spaces;
}

function isSingle(text: string, index: number): boolean {
  return isAlphanumeric(text, index) && !isAlphanumeric(text, index - 1);
}

type Token = 'none' | 'word' | 'value';

interface LineBreak extends TextRange {
  /** Whether there is a digit or an @ on both sides of it. */
  readonly isInNumber: boolean;
}

// Returns the breaks between two words, at least one of which contains a digit or an @ and so can be part of a value.
function lineBreaks(text: string): LineBreak[] {
  const breaks: LineBreak[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    let start = at;
    while (isBlank(text, start - 1) && at - start < INDENT_MAX) {
      start -= 1;
    }
    let end = at + 1;
    while (isBlank(text, end) && end - at < INDENT_MAX) {
      end += 1;
    }
    const before = tokenBefore(text, start);
    const after = tokenAfter(text, end);
    const isInNumber = before === 'value' && after === 'value';
    const isBroken = isInValue(before, after) || isInPlate(text, start, end);
    if (isBroken && !startsLine(text, end) && !DATE_BEFORE.test(textBefore(text, start, DATE_MAX))) {
      breaks.push({ start, end, isInNumber });
    }
  }
  return breaks;
}

function startsLine(text: string, at: number): boolean {
  return LINE_STARTS.some((expression) => matchAt(expression, text, at) !== null);
}

// "(030)\n12 34 56", "+49\n(0) 30 1234": an area code in brackets, beside a break in a phone number.
const AREA = /\(0?\d{0,4}\)(?= ?\d)/y;
const AREA_END = /\(0?\d{1,4}\)$/;

const tokenBefore = (text: string, at: number): Token =>
  text.charAt(at - 1) === ')' && AREA_END.test(textBefore(text, at, 8)) ? 'value' : tokenBeside(text, at - 1, -1);

const tokenAfter = (text: string, at: number): Token =>
  matchAt(AREA, text, at) === null ? tokenBeside(text, at, 1) : 'value';

const isInValue = (before: Token, after: Token): boolean =>
  before !== 'none' && after !== 'none' && (before === 'value' || after === 'value');

// "B-\nMW 4711": a plate broken after its dash.
const isInPlate = (text: string, start: number, end: number): boolean =>
  text.charAt(start - 1) === '-' &&
  /(?:^|[^A-Za-z0-9])[A-Z]{1,3}-$/.test(textBefore(text, start, 5)) &&
  matchAt(REST_OF_PLATE, text, end) !== null;

const REST_OF_PLATE = /[A-Z]{1,2}[ -]?\d{1,4}[EH]?(?![A-Za-z0-9])/y;

// "Card\n4111 1111\n1111 1111\nTotal": without the other breaks the number would begin or end inside a word, so the
// breaks inside numbers are also read on their own.
function breaksInNumbers(breaks: readonly LineBreak[]): LineBreak[] {
  const isNear = (a: LineBreak, b: LineBreak | undefined): boolean =>
    b !== undefined && !b.isInNumber && Math.abs(a.start - b.start) <= WINDOW;
  return breaks.filter((each, i) => each.isInNumber && (isNear(each, breaks[i - 1]) || isNear(each, breaks[i + 1])));
}

const isBlank = (text: string, index: number): boolean => text.charAt(index) === ' ' || text.charAt(index) === '\t';

// Returns what the word at an index is, read onwards in one direction: part of a value if it has a digit or an @.
function tokenBeside(text: string, from: number, step: 1 | -1): Token {
  let at = from;
  for (; Math.abs(at - from) < TOKEN_MAX; at += step) {
    if (isDigit(text, at) || text.charAt(at) === '@') {
      return 'value';
    }
    if (!isAlphanumeric(text, at) && !'._+-'.includes(text.charAt(at) || ' ')) {
      break;
    }
  }
  return at === from ? 'none' : 'word';
}

// Groups the places that are close together, and returns the text around each group without its disguise.
function windows(text: string, removed: readonly HidingRange[]): Disguise[] {
  const disguises: Disguise[] = [];
  let group: HidingRange[] = [];
  for (const [i, gap] of removed.entries()) {
    group.push(gap);
    const next = removed[i + 1];
    if (next !== undefined && next.start - gap.end <= WINDOW) {
      continue;
    }
    disguises.push(without(text, group));
    group = [];
  }
  return disguises;
}

function without(text: string, removed: readonly HidingRange[]): Disguise {
  const map = createMapBuilder();
  let at = Math.max(0, (removed[0]?.start ?? 0) - WINDOW);
  for (const { start, end, as } of removed) {
    map.copy(text.slice(at, start), at);
    if (as !== undefined) {
      map.replace(as, start, end);
    }
    at = end;
  }
  const end = Math.min(text.length, at + WINDOW);
  map.copy(text.slice(at, end), at);
  return { text: withLower(map.build()), removed };
}
