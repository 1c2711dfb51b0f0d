import { CannotRead } from '../../cannot-read.ts';
import type { GridRow } from '../../tables/grid.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { formatNumber } from './number-format.ts';
import { type CellStyle, NO_STYLE } from './xlsx-styles.ts';

/** What the cells of a workbook refer to, and how much they may still be. */
export interface Workbook {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly from1904: boolean;
  /** How many cells and characters may still be read. */
  readonly left: { cells: number; characters: number };
}

/** Collects a sheet: its cells as a reader sees them. */
interface SheetReader {
  readonly handlers: XmlHandlers;
  readonly rows: () => readonly GridRow[];
}

interface OpenRow {
  readonly at: number;
  /** How many rows above it are hidden: they leave no gap. */
  readonly hiddenAbove: number;
  readonly columns: number[];
  readonly texts: string[];
  wide?: Map<number, string>;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: CellStyle;
  value: string;
  formula: string;
}

interface State {
  readonly workbook: Workbook;
  readonly rows: OpenRow[];
  readonly hiddenColumns: (readonly [number, number])[];
  readonly merges: string[];
  row: OpenRow;
  isRowHidden: boolean;
  hiddenRows: number;
  cell: Cell | null;
  inside: string;
  phonetic: boolean;
  /** White cells, which a table or a rule may paint: that is known only at the end. */
  readonly white: { readonly row: OpenRow; readonly column: number }[];
  isPainted: boolean;
}

const COLUMNS_MAX = 16_384;
const MERGES_MAX = 10_000;
const MERGED_ROWS_MAX = 1_000;

/** Starts reading a sheet. Throws `CannotRead` when the workbook has more cells or characters than are allowed. */
export function createSheetReader(workbook: Workbook): SheetReader {
  const state: State = {
    workbook,
    rows: [],
    hiddenColumns: [],
    merges: [],
    row: { at: -1, hiddenAbove: 0, columns: [], texts: [] },
    isRowHidden: false,
    hiddenRows: 0,
    cell: null,
    inside: '',
    phonetic: false,
    white: [],
    isPainted: false,
  };
  return {
    handlers: {
      open: (name, attributes) => OPENED[name]?.(state, attributes),
      close: (name) => close(state, name),
      text: (text) => follow(state, text),
    },
    rows: () => finished(state),
  };
}

function follow({ cell, inside, phonetic }: State, text: string): void {
  if (cell === null || phonetic) {
    return;
  }
  if (inside === 'v' || inside === 't') {
    cell.value += text;
  } else if (inside === 'f') {
    cell.formula += text;
  }
}

const isInside = (name: string) => (state: State) => {
  state.inside = name;
};
const isPainted = (state: State) => {
  state.isPainted = true;
};

const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  col: ({ hiddenColumns }, { min, max, hidden, width }) => {
    if (isYes(hidden) || Number(width ?? 1) === 0) {
      hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
    }
  },
  row: (state, { r, hidden, ht }) => {
    const at = r === undefined ? state.row.at + 1 : Number(r) - 1;
    state.row = { at, hiddenAbove: state.hiddenRows, columns: [], texts: [] };
    state.isRowHidden = isYes(hidden) || Number(ht ?? 1) === 0;
    state.hiddenRows += state.isRowHidden ? 1 : 0;
  },
  c: (state, { r, t = 'n', s }) => {
    const column = r === undefined ? (state.row.columns.at(-1) ?? -1) + 1 : columnOf(r);
    const style = state.workbook.styles[Number(s ?? 0)] ?? NO_STYLE;
    state.cell = { column, type: t, style, value: '', formula: '' };
  },
  v: isInside('v'),
  t: isInside('t'),
  f: isInside('f'),
  rPh: (state) => {
    state.phonetic = true;
  },
  mergeCell: ({ merges }, { ref }) => {
    if (ref !== undefined && merges.length < MERGES_MAX) {
      merges.push(ref);
    }
  },
  tablePart: isPainted,
  conditionalFormatting: isPainted,
};

function close(state: State, name: string): void {
  state.inside = '';
  if (name === 'rPh') {
    state.phonetic = false;
  } else if (name === 'c' && state.cell !== null) {
    addCell(state, state.cell);
    state.cell = null;
  } else if (name === 'row' && state.row.texts.length > 0 && !state.isRowHidden) {
    state.rows.push(state.row);
  }
}

function addCell(state: State, cell: Cell): void {
  const { workbook, row, hiddenColumns } = state;
  const isHidden = hiddenColumns.some(([from, to]) => cell.column >= from && cell.column <= to);
  const text = isHidden || state.isRowHidden ? '' : textOf(cell, workbook);
  if (text.trim() === '') {
    return;
  }
  workbook.left.cells -= 1;
  workbook.left.characters -= text.length;
  if (workbook.left.cells < 0 || workbook.left.characters < 0) {
    throw new CannotRead('too_much_text');
  }
  if (cell.style.isWhite) {
    state.white.push({ row, column: cell.column });
  }
  row.columns.push(cell.column);
  row.texts.push(text);
}

// A formula is shown by its last result; one that was never calculated, as the text that it is.
function textOf({ type, value, formula, style }: Cell, { strings, from1904 }: Workbook): string {
  if (style.format.kind === 'hidden') {
    return '';
  }
  if (value === '' && formula !== '') {
    return `=${formula}`;
  }
  if (type === 's') {
    return strings[Number(value)] ?? '';
  }
  if (type === 'b') {
    return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
  }
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) {
    return value;
  }
  return formatNumber(number, style.format, from1904);
}

function finished({ rows, white, isPainted: painted, merges }: State): readonly GridRow[] {
  if (!painted) {
    for (const { row, column } of white) {
      const at = row.columns.indexOf(column);
      row.columns.splice(at, 1);
      row.texts.splice(at, 1);
    }
  }
  const seen = rows.filter(({ texts }) => texts.length > 0);
  const byNumber = new Map(seen.map((row) => [row.at, row]));
  for (const ref of merges) {
    merge(ref, byNumber);
  }
  return seen.map((row) => ({ ...row, at: row.at - row.hiddenAbove }));
}

// A merged cell is in each of its rows; in the further columns only a header needs it.
function merge(ref: string, rows: ReadonlyMap<number, OpenRow>): void {
  const [, fromColumn = '', fromRow = '', toColumn = '', toRow = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? [];
  const [top, left, right] = [Number(fromRow) - 1, columnOf(fromColumn), columnOf(toColumn)];
  const first = rows.get(top);
  const text = first?.texts[first.columns.indexOf(left)];
  if (first === undefined || text === undefined) {
    return;
  }
  first.wide ??= new Map();
  for (let column = left + 1; column <= Math.min(right, left + 64); column += 1) {
    first.wide.set(column, text);
  }
  for (let at = top + 1; at < Math.min(Number(toRow), top + MERGED_ROWS_MAX); at += 1) {
    const row = rows.get(at);
    if (row !== undefined && !row.columns.includes(left)) {
      const place = row.columns.findIndex((column) => column > left);
      row.columns.splice(place === -1 ? row.columns.length : place, 0, left);
      row.texts.splice(place === -1 ? row.texts.length : place, 0, text);
    }
  }
}

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{0,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return Math.min(column, COLUMNS_MAX) - 1;
}

function isYes(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
