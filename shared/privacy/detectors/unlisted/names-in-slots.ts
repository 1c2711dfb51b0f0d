import { GIVEN, listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { categoryOf } from '../notes/lone-surname.ts';
import { type UnlistedName, unlistedNameAt } from './unlisted-name.ts';

// A time, a number or a sign before an entry, at the beginning of a line or part of a line.
const SLOT =
  /(?:(?<![^\n])[ \t]{0,4}|[,;.:] )(?:(?:[A-Za-z]{1,3} )?\d{1,2}[:.h]\d{2}(?: ?h| ?[Uu]hr| ?- ?\d{1,2}[:.h]\d{2})?|\d{1,2}[.)]|[*-])[:,]? {1,2}(?=[A-Z])/g;
// Room for a title before the name of a person.
const TITLE_MAX = 8;
// In appointments, a third of the names are recognized by a title, a birth date or a list; in a timetable of things,
// none.
const UNKNOWN_PER_KNOWN = 2;

/**
 * Finds unlisted full names in rows of the same form, after times, numbers or signs, where every row begins with a
 * possible name and persons were found in at least a third of them.
 */
export function namesInSlots(scanned: ScannedText, persons: readonly TextRange[]): TextRange[] {
  const starts = new Set(persons.map(({ start }) => start));
  const rows = allMatches(SLOT, scanned.text).map(({ 0: slot, index }) => rowAt(scanned, index + slot.length, starts));
  const others = rows.filter((row) => row !== 'person');
  const listsPersons = others.length <= UNKNOWN_PER_KNOWN * (rows.length - others.length);
  return listsPersons && others.every((other) => other !== null) ? others.filter(({ words }) => words > 1) : [];
}

function rowAt(scanned: ScannedText, at: number, starts: ReadonlySet<number>): UnlistedName | 'person' | null {
  for (let start = at; start <= at + TITLE_MAX; start += 1) {
    if (starts.has(start)) {
      return 'person';
    }
  }
  return unlistedNameAt(scanned, at);
}

// A line that begins with words before a colon.
const HEAD =
  /(?<![^\n])(?:[*-] )?([A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}(?: [A-Z][A-Za-z\u00AA-\uFFFB'.-]{0,24}){0,2}) ?:(?= )/g;

/**
 * Finds full names before a colon at the beginning of a line, where the line before or after it begins with a person in
 * the same way: "Ismaël B. : sans porc", "Lilas Marchand : allergie".
 */
export function namesBeforeColons(scanned: ScannedText, persons: readonly TextRange[]): TextRange[] {
  const starts = new Set(persons.map(({ start }) => start));
  const heads = allMatches(HEAD, scanned.text).map(({ 0: written, 1: name = '', index }) => {
    const start = index + written.indexOf(name);
    return { start, end: start + name.length, nextLine: scanned.text.indexOf('\n', start) + 1 };
  });
  const isNext = (at: number, other: number): boolean =>
    heads[other] !== undefined && heads[at]?.nextLine === lineStart(scanned, heads[other].start);
  return heads.filter((head, i) => {
    const isBeside =
      (isNext(i - 1, i) && starts.has(heads[i - 1]?.start ?? -1)) ||
      (isNext(i, i + 1) && starts.has(heads[i + 1]?.start ?? -1));
    return isBeside && !hasStart(starts, head) && isFullName(scanned, head);
  });
}

// Whether a person already found begins in a range, which is short.
function hasStart(starts: ReadonlySet<number>, { start, end }: TextRange): boolean {
  for (let at = start; at < end; at += 1) {
    if (starts.has(at)) {
      return true;
    }
  }
  return false;
}

const lineStart = ({ text }: ScannedText, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

// Whether at least two words can be names and one of them is listed; of "Rose-Lilas", the first half is enough.
function isFullName(scanned: ScannedText, { start, end }: TextRange): boolean {
  const words = allMatches(/[^ ]{1,25}/g, scanned.lower.slice(start, end)).map(({ 0: word, index }) =>
    isDoubleGiven(word) ? 'given' : categoryOf(scanned, { start: start + index, end: start + index + word.length }),
  );
  return words.length > 1 && !words.includes('other') && words.some((word) => word === 'given' || word === 'surname');
}

const isDoubleGiven = (word: string): boolean =>
  word.includes('-') && (listedBits(word.slice(0, word.indexOf('-'))) & GIVEN) !== 0;
