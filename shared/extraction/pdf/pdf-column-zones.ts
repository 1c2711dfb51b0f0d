import { medianOf } from '../median.ts';
import { type ColumnLine, endsSentence, isProse } from './pdf-prose.ts';
import { commonSpans, type Piece, type Row, type Span } from './pdf-rows.ts';

/** Adjacent columns, as their lines in reading order. */
export type ColumnZone = readonly (readonly Piece[])[];

/** Rows, and the gutters that stay empty in all of them. */
interface Band {
  readonly rows: readonly Row[];
  readonly gutters: readonly Span[];
}

/** A line of a column, or an empty list if the column has none in a row. */
type Cell = readonly Piece[];

// The minimum width of a gutter between columns, relative to the usual letter height of the page.
const GUTTER_MIN = 0.9;
// The minimum number of rows over which columns continue.
const ROWS_MIN = 5;
// A page with more rows is not a page of prose, and searching it for columns would take too long.
const ROWS_MAX = 500;
// The distance between paragraphs and at the end of columns, relative to the usual row distance of the page.
const GAP = 1.3;
const BREAK = 2.5;
// Letters larger by this factor are a heading.
const LARGER = 1.1;
// If the columns start more than this share of their paragraphs together, they are columns of a table.
const SHARED = 0.6;
const RTL = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/gu;

/** Finds the zones of a page in which two or more columns of prose are written row by row. */
export function columnZones(rows: readonly Row[]): readonly ColumnZone[] {
  if (rows.length > ROWS_MAX) {
    return [];
  }
  const page = { rows, usual: usualDistance(rows), gutter: medianOf(rows.map(({ size }) => size)) * GUTTER_MIN };
  const zones: ColumnZone[] = [];
  let above = 0;
  for (let from = 0; from < rows.length; from += 1) {
    const band = bandFrom(page, from, above);
    const zone = band === null ? null : zoneOf(band);
    if (band !== null && zone !== null) {
      zones.push(zone);
      above = band.end;
      from = band.end - 1;
    }
  }
  return zones;
}

interface Page {
  readonly rows: readonly Row[];
  /** The usual distance between rows, in points. */
  readonly usual: number;
  /** The minimum width of a gutter, in points. */
  readonly gutter: number;
}

function usualDistance(rows: readonly Row[]): number {
  return medianOf(rows.slice(1).map(({ y }, at) => (rows[at]?.y ?? y) - y));
}

// Returns the largest band around a row: the rows below it, and above it back to the last zone, that leave its gutters
// empty. Returns null when columns do not continue over enough rows.
function bandFrom(page: Page, from: number, above: number): (Band & { readonly end: number }) | null {
  const { rows, usual } = page;
  let gutters: readonly Span[] = inner((rows[from] as Row).free).filter(([left, right]) => right - left >= page.gutter);
  let [start, end] = [from, gutters.length === 0 ? from : from + 1];
  const extendsTo = (at: number) => {
    const narrower = narrowed(gutters, rows[at] as Row, page.gutter);
    gutters = narrower ?? gutters;
    return narrower !== null;
  };
  while (end > from && end < rows.length && distanceAbove(rows, end) <= usual * BREAK && !spansColumns(page, end)) {
    if (!extendsTo(end)) {
      break;
    }
    end += 1;
  }
  if (end - from < ROWS_MIN) {
    return null;
  }
  while (start > above && distanceAbove(rows, start) <= usual * GAP && isAlike(rows, start) && extendsTo(start - 1)) {
    start -= 1;
  }
  const kept = trimmed(rows.slice(start, end), gutters, usual);
  return { rows: kept, gutters, end: start + kept.length };
}

function distanceAbove(rows: readonly Row[], at: number): number {
  return (rows[at - 1]?.y ?? 0) - (rows[at]?.y ?? 0);
}

function isAlike(rows: readonly Row[], at: number): boolean {
  const sizes = [rows[at - 1]?.size ?? 0, rows[at]?.size ?? 0];
  return Math.max(...sizes) <= Math.min(...sizes) * LARGER;
}

// Returns what a row leaves of the gutters, or null when it fills one.
function narrowed(gutters: readonly Span[], row: Row, width: number): readonly Span[] | null {
  const remaining = commonSpans(gutters, row.free, width);
  const remains = ([from, to]: Span) => remaining.some((span) => span[0] >= from && span[1] <= to);
  return gutters.every(remains) ? remaining : null;
}

function inner(spans: readonly Span[]): readonly Span[] {
  return spans.filter(([from, to]) => Number.isFinite(from) && Number.isFinite(to));
}

// Whether a row is a heading over all columns: a single piece that is set apart from the rows around it or larger than
// them.
function spansColumns({ rows, usual }: Page, at: number): boolean {
  const [before, row] = [rows[at - 1], rows[at]];
  if (before === undefined || row === undefined || row.pieces.length > 1) {
    return false;
  }
  const isLarger = row.size > before.size * LARGER;
  return distanceAbove(rows, at) > usual * GAP && (isLarger || distanceAbove(rows, at + 1) > usual * GAP);
}

// Drops the last rows if they have text in only one column and are set apart or larger: they come below the columns.
function trimmed(rows: readonly Row[], gutters: readonly Span[], usual: number): readonly Row[] {
  const [row, before] = [rows.at(-1), rows.at(-2)];
  if (row === undefined || before === undefined || cellsOf(row, gutters).filter(hasText).length > 1) {
    return rows;
  }
  const isAlone = distanceAbove(rows, rows.length - 1) > usual * GAP || row.size > before.size * LARGER;
  return isAlone ? trimmed(rows.slice(0, -1), gutters, usual) : rows;
}

function cellsOf({ pieces }: Row, gutters: readonly Span[]): readonly Cell[] {
  const cells: Piece[][] = [[], ...gutters.map(() => [])];
  for (const piece of pieces) {
    const middle = (piece.left + piece.right) / 2;
    cells[gutters.filter(([from, to]) => (from + to) / 2 < middle).length]?.push(piece);
  }
  return cells.map((cell) => cell.sort((one, other) => one.index - other.index));
}

function hasText(cell: Cell): boolean {
  return cell.length > 0;
}

// Returns the lines of a band column by column, or null when its columns are not prose written row by row.
function zoneOf({ rows, gutters }: Band): ColumnZone | null {
  const cells = rows.map((row) => cellsOf(row, gutters));
  const full = cells.filter((row) => row.filter(hasText).length > 1).length;
  const columns = Array.from({ length: gutters.length + 1 }, (_, at) => cells.map((row) => row[at] ?? []));
  const areProse = columns.every((column) => isProse(column.filter(hasText).map(columnLine)));
  if (full < ROWS_MIN || !areProse || switchesOf(columns) < full) {
    return null;
  }
  const starts = sharedStarts(rows, columns);
  if (starts === null) {
    return null;
  }
  const bounds = [...starts, rows.length];
  const ordered = isRightToLeft(rows) ? columns.toReversed() : columns;
  return bounds.flatMap((end, at) =>
    ordered.flatMap((column) => column.slice(bounds[at - 1] ?? 0, end)).filter(hasText),
  );
}

function columnLine(cell: Cell): ColumnLine {
  return {
    text: cell.map(({ text }) => text).join(' '),
    left: Math.min(...cell.map(({ left }) => left)),
    right: Math.max(...cell.map(({ right }) => right)),
  };
}

// How often the text in the file switches between columns: at every row if it was written row by row.
function switchesOf(columns: readonly (readonly Cell[])[]): number {
  const placed = columns.flatMap((column, at) => column.flatMap((cell) => cell.map(({ index }) => ({ index, at }))));
  const inFile = placed.sort((one, other) => one.index - other.index);
  return inFile.filter(({ at }, place) => place > 0 && inFile[place - 1]?.at !== at).length;
}

// Returns the rows at which all columns start a new paragraph together, as the cells of a table do; none for columns of
// prose, whose paragraphs start independently. Returns null when gaps of several lines show that these are cells.
function sharedStarts(rows: readonly Row[], columns: readonly (readonly Cell[])[]): readonly number[] | null {
  const usual = usualDistance(rows);
  const above = (at: number, column: readonly Cell[]) => {
    const last = column.slice(0, at).findLastIndex(hasText);
    return last === -1 || !hasText(column[at] ?? []) ? 0 : (rows[last]?.y ?? 0) - (rows[at]?.y ?? 0);
  };
  const gaps = rows.map((_, at) => columns.map((column) => above(at, column)));
  const starts = gaps.flat().filter((gap) => gap > usual * GAP).length;
  const shared = [...gaps.keys()].filter((at) => at > 0 && gaps[at]?.every((gap) => gap > usual * GAP));
  const areEnded = columns.every((column) => endsSentence(columnLine(column.findLast(hasText) ?? []).text));
  if (shared.length * columns.length > starts * SHARED && (shared.length > 1 || areEnded)) {
    return shared;
  }
  return gaps.flat().filter((gap) => gap > usual * BREAK).length > 1 ? null : [];
}

function isRightToLeft(rows: readonly Row[]): boolean {
  const text = rows.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  return (text.match(RTL)?.length ?? 0) > text.length / 4;
}
