import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { firstFrom } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordAfter } from '../names/person-context.ts';
import type { RosterItem } from './roster-items.ts';
import { SHIFT_LABELS } from './roster-words.ts';

// A column of plays, wards or towns may include one word that is also a name.
const SHARE_KNOWN = 0.2;
const CELLS_MIN = 3;
// The longest line of a plan. Not measured.
const LINE_MAX = 400;
// The heading of a plan: "Tag     Saal      Einlass".
const HEADING =
  /^[ *-]{0,4}(?:tag|datum|woche|kw|day|date|week|jour|semaine|dia|fecha|data|giorno|settimana|dag|dzien|vecka)[ .:]{2}/;

/**
 * Leaves out what is in a column that contains hardly any known name, and the headings above aligned columns: "Di 17
 * Woyzeck / Kammer   19:15   Thiele". Columns of days and shifts, and lines without columns, keep every item.
 */
export function withoutOtherColumns(scanned: ScannedText, items: readonly RosterItem[]): readonly RosterItem[] {
  const placed = items.map((item) => ({ item, ...placeOf(scanned, item.start) }));
  const columns = Map.groupBy(placed, ({ column }) => column);
  const isOther = new Map([...columns].map(([column, all]) => [column, column !== '' && isOfThings(all)]));
  return placed.filter(({ column, isHeading }) => !isHeading && isOther.get(column) !== true).map(({ item }) => item);
}

function isOfThings(placed: readonly { readonly item: RosterItem }[]): boolean {
  const names = new Map(placed.map(({ item }) => [item.name, item.category]));
  const categories = [...names.values()].filter((category) => category !== 'other');
  const known = categories.filter((category) => category === 'name').length;
  return categories.length >= CELLS_MIN && known < categories.length * SHARE_KNOWN;
}

/** The column of a position, '' for none, and whether the line consists of headings. */
interface Place {
  readonly column: string;
  readonly isHeading: boolean;
}

// In a table, a column is known by its heading; in aligned lines, by where it begins.
function placeOf({ text, lower, cells }: ScannedText, start: number): Place {
  const cell = cells[firstFrom(cells, start + 1) - 1];
  if (cell !== undefined && start < cell.end) {
    return { column: isOfDays(cell.label) ? '' : cell.label, isHeading: false };
  }
  const before = textBefore(text, start, LINE_MAX);
  const own = before.slice(before.lastIndexOf('\n') + 1);
  const gap = own.lastIndexOf('  ');
  // In a row with bars, padding does not mark a column.
  return gap === -1 || own.includes('|')
    ? { column: '', isHeading: false }
    : { column: `${gap}`, isHeading: HEADING.test(lower.slice(start - own.length, start)) };
}

// "Mo", "early", "12.03.", "1st on call": the persons of one day or shift may all be unlisted.
const isOfDays = (label: string): boolean =>
  /\d/.test(label) || DAYS_AND_SHIFTS.has(wordAfter(label, 0)) || SHIFT_LABELS.has(label);
