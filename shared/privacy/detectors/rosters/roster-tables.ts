import { fieldKindOf } from '../../labels/labels.ts';
import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import type { TableCell } from '../../text/tables/table-parts.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordAfter } from '../names/person-context.ts';
import { afterSlot, DAYS_MIN, piecesIn, type Roster } from './roster-rows.ts';
import { DUTY_WORDS, SHIFT_LABELS } from './roster-words.ts';

// Any table can have a single column with a date.
const SLOTS_MIN = 2;
// A cell that contains only the name of a shift: "Early shift, weekends". Not measured.
const SLOT_MAX = 24;
// The line before a table, or the cell before a position. Not measured.
const HEADING_REACH = 90;

/** Finds tables whose columns or rows are days, dates or shifts, and returns the contents of their other cells. */
export function rosterTables(scanned: ScannedText): readonly Roster[] {
  const tables = Map.groupBy(scanned.cells, ({ labels }) => labels);
  return [...tables].flatMap(([labels, cells]) => rostersIn(scanned, labels, cells));
}

function rostersIn(scanned: ScannedText, labels: readonly string[], cells: readonly TableCell[]): readonly Roster[] {
  const { text, lower } = scanned;
  const slots = new Set(labels.filter(isSlot));
  const first = cells[0]?.start ?? 0;
  const heading = lower.slice(Math.max(0, first - HEADING_REACH), first);
  const mentionsDuties =
    [heading, ...labels].some((part) => part.search(DUTY_WORDS) !== -1) ||
    labels.some((label) => SHIFT_LABELS.has(label));
  const listsPeople =
    slots.size > SLOTS_MIN && labels.some((label) => fieldKindOf(label)?.startsWith('person') === true);
  // The days of a week can be the rows of the table or its columns.
  const isWeekDown = daysBesideRows(lower, labels, cells) >= DAYS_MIN;
  const isWeekAcross = [...slots].filter(isDay).length >= (isWeekDown ? SLOTS_MIN : DAYS_MIN);
  const coversWeek = mentionsDuties || listsPeople ? slots.size >= SLOTS_MIN : isWeekAcross;
  if (!mentionsDuties && !coversWeek && !isWeekDown) {
    return [];
  }
  const written = cells.filter(({ start, end, label }) => label !== '' && !isSlot(lower.slice(start, end)));
  // The cells below the days contain people or tasks; with tasks, the people are in the cells before them.
  const below = written.filter(({ label }) => slots.has(label));
  const beside = written.filter(({ label }) => !slots.has(label));
  const ofPeople =
    mentionsDuties || listsPeople || !coversWeek
      ? [{ part: beside, mentionsDuties: mentionsDuties || listsPeople }]
      : [];
  return [...(coversWeek ? [{ part: below, mentionsDuties }] : []), ...ofPeople].map((roster) => ({
    rows: roster.part.map((cell) => piecesIn(text, cell)),
    mentionsDuties: roster.mentionsDuties,
  }));
}

// The number of weekdays in the first column, with or without a heading: "| | Till | Store |", "Mon", "Tue".
function daysBesideRows(lower: string, labels: readonly string[], cells: readonly TableCell[]): number {
  const [first = '', second] = labels;
  const column = cells.filter(({ label }) => label === (first === '' ? second : first));
  const heads = column.map(({ start, end }) => (first === '' ? cellBefore(lower, start) : lower.slice(start, end)));
  return new Set(heads.filter(isDay)).size;
}

// The content of the cell before a position, which has no heading.
const cellBefore = (lower: string, start: number): string =>
  (textBefore(lower, start, HEADING_REACH).split(CELL_BORDER).at(-2) ?? '').trim();

// "Mon", "Mon 12.03.", "early"
const isDay = (cell: string): boolean => isSlot(cell) && DAYS_AND_SHIFTS.has(wordAfter(cell, 0));

// A whole cell: "Mon", "12.03.", "Early shift".
const isSlot = (cell: string): boolean =>
  afterSlot(cell, 0) === cell.length || (cell.length <= SLOT_MAX && cell.search(DUTY_WORDS) === 0);
