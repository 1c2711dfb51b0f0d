import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { type UnlistedName, unlistedNameAt } from './unlisted-name.ts';

// An appointment, a number or a sign before an entry, at the beginning of a line or part of a line.
const SLOT =
  /(?:(?<![^\n])[ \t]{0,4}|[,;.:] )(?:(?:[A-Za-z]{1,3} )?\d{1,2}[:.h]\d{2}(?: ?h| ?[Uu]hr| ?- ?\d{1,2}[:.h]\d{2})?|\d{1,2}[.)]|[*-])[:,]? {1,2}(?=[A-Z])/g;
// Room for a title before the name of a person.
const TITLE_MAX = 8;
// In appointments, a third of the names are recognised by a title, a birth date or a list; in a timetable of things,
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
