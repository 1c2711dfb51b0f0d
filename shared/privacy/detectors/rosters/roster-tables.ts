import type { ScannedText } from '../../text/scanned-text.ts';
import type { TableCell } from '../../text/table-parts.ts';
import { fieldKindOf } from '../fields/labels.ts';
import { behindSlot, piecesIn, type Roster } from './roster-rows.ts';
import { DUTY_WORDS, SHIFT_LABELS } from './roster-words.ts';

const SLOTS_MIN = 2;
const SLOT_MAX = 24;
const HEADING_REACH = 90;

/** The tables of a text whose columns or rows are days, dates or shifts: what stands in their other cells. */
export function rosterTables(scanned: ScannedText): readonly Roster[] {
  const tables = new Map<readonly string[], TableCell[]>();
  for (const cell of scanned.cells) {
    const others = tables.get(cell.labels);
    if (others === undefined) {
      tables.set(cell.labels, [cell]);
    } else {
      others.push(cell);
    }
  }
  return [...tables].flatMap(([labels, cells]) => rostersIn(scanned, labels, cells));
}

function rostersIn(scanned: ScannedText, labels: readonly string[], cells: readonly TableCell[]): readonly Roster[] {
  const { text, lower } = scanned;
  const slots = new Set(labels.filter(isSlot));
  const isOfWeek = slots.size >= SLOTS_MIN;
  const first = cells[0]?.start ?? 0;
  const heading = lower.slice(Math.max(0, first - HEADING_REACH), first);
  const isOfDuties =
    [heading, ...labels].some((part) => part.search(DUTY_WORDS) !== -1) ||
    labels.some((label) => SHIFT_LABELS.has(label));
  const isOfPeople =
    slots.size > SLOTS_MIN && labels.some((label) => fieldKindOf(label)?.startsWith('person') === true);
  if (!isOfDuties && !isOfPeople) {
    return [];
  }
  const written = cells.filter(({ start, end, label }) => label !== '' && !isSlot(lower.slice(start, end)));
  // Below the days stand people, or what they do: then the people stand before it.
  const [below, beside] = [true, false].map((isBelow) => written.filter(({ label }) => slots.has(label) === isBelow));
  return [below ?? [], beside ?? []]
    .filter((part) => isOfWeek || part === beside)
    .map((part) => ({ rows: part.map((cell) => piecesIn(text, cell)), isOfDuties }));
}

// A whole cell: "Mon", "12.03.", "Early shift".
const isSlot = (cell: string): boolean =>
  behindSlot(cell, 0) === cell.length || (cell.length <= SLOT_MAX && cell.search(DUTY_WORDS) === 0);
