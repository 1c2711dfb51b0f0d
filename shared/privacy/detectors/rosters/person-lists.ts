import type { Finding } from '../../finding.ts';
import { fieldKindOf, labelWords } from '../../labels/labels.ts';
import { GIVEN, listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { PERSON_LIST_HEADS } from './person-list-heads.ts';
import { rosterItem } from './roster-items.ts';

/** A line without its margin and bullet. */
interface Line extends TextRange {
  /** The number of characters before the bullet or the first word. */
  readonly indent: number;
  readonly isItem: boolean;
}

// Up to a length that no head or item exceeds. Not measured.
const LINE = /(?<![^\n])([ \t>]{0,16})((?:[*\u2022+-]|\d{1,2}[.)]) {1,3})?([^\n]{1,200})(?![^\n])/g;
// "## 2. Participants", "Developers:", "**Present (5):** Anna Berg, Tom Fry": a head ends in a colon or is a heading.
const HEADING =
  /^#{1,6} {1,3}(?:\d{1,2}[.\d]{0,6} )?([A-Za-z\u00AA-\uFFFB][^\n:#]{1,40}?)(?: \(\d{1,3}\))?:?[ #]{0,4}$/;
const LABEL = /^[*_]{0,3}([A-Za-z\u00AA-\uFFFB][^\n:*_]{1,40}?)(?: \(\d{1,3}\))? ?[*_]{0,3} ?: ?[*_]{0,3}(?: |$)/;
// What comes between two names, or between a name and what is said about the person.
const JOINT = / (?:und|and|et|y|e|en|i|och|og|&|-) |[,;/|(\t]|\. /g;

// Two or three words, which may be joined: "Anna-Lena de Vries".
const FULL_NAME = /^[a-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB'-]{1,30}(?: [a-z\u00AA-\uFFFB'-]{1,30}){1,4}$/;
// An item of an unlisted given name and a listed surname counts where the list has this many full names.
const LISTED_MIN = 2;

/** A full name in a list. */
interface ListedName extends TextRange {
  /** Whether it begins with a listed given name. */
  readonly hasGivenName: boolean;
}

/**
 * Finds full names in lists below a head for persons ("Developers:", "## Participants", "- Product owner:"), and after
 * it on its line. Linear in the length.
 */
export function findListedPersons(scanned: ScannedText): Finding[] {
  return personLists(scanned).flatMap((names) => {
    const isCertain = names.filter(({ hasGivenName }) => hasGivenName).length >= LISTED_MIN;
    return names
      .filter(({ hasGivenName }) => hasGivenName || isCertain)
      .map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }));
  });
}

// Returns the full names below or after each head.
function personLists(scanned: ScannedText): ListedName[][] {
  const lists: ListedName[][] = [];
  let head: Line | null = null;
  for (const { 0: written, 1: margin = '', 2: bullet = '', 3: body = '', index } of allMatches(LINE, scanned.text)) {
    const start = index + margin.length + bullet.length;
    const line = { start, end: index + written.length, indent: margin.length, isItem: bullet !== '' };
    const own = headOf(body);
    if (own !== null) {
      lists.push(own.isField ? [] : namesAfter(scanned, { start: start + own.length, end: line.end }));
      head = own.length < body.length ? null : line;
    } else if (head !== null && isBelow(line, head)) {
      lists.at(-1)?.push(...namesIn(scanned, line));
    } else {
      head = null;
    }
  }
  return lists;
}

// Returns the length of the head that a line begins with, and whether what comes after it is read as a field anyway.
function headOf(body: string): { readonly length: number; readonly isField: boolean } | null {
  const match = HEADING.exec(body) ?? LABEL.exec(body);
  const words = labelWords(match?.[1] ?? '');
  const isField = fieldKindOf(words) === 'person';
  return match !== null && (isField || PERSON_LIST_HEADS.has(words)) ? { length: match[0].length, isField } : null;
}

// "Board: Laboratorios Vargas"
const namesAfter = (scanned: ScannedText, range: TextRange): ListedName[] =>
  namesIn(scanned, range).filter(({ hasGivenName }) => hasGivenName);

// The items below an item are indented more.
const isBelow = (line: Line, head: Line): boolean => line.isItem && line.indent >= head.indent + (head.isItem ? 1 : 0);

function namesIn(scanned: ScannedText, { start, end }: TextRange): ListedName[] {
  const joints = allMatches(JOINT, scanned.text.slice(start, end));
  const starts = [start, ...joints.map(({ 0: written, index }) => start + index + written.length)];
  const ends = [...joints.map(({ index }) => start + index), end];
  return starts.flatMap((from, i) => {
    const item = rosterItem(scanned, { start: from, end: ends[i] as number });
    if (item?.category !== 'name' || !FULL_NAME.test(item.name)) {
      return [];
    }
    const hasGivenName = (listedBits(item.name.slice(0, item.name.indexOf(' '))) & GIVEN) !== 0;
    return [{ start: item.start, end: item.end, hasGivenName }];
  });
}
