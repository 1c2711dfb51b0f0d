import { CannotRead } from '../../cannot-read.ts';
import type { GridRow } from '../../tables/grid.ts';
import { isTrue, type XmlAttributes, type XmlHandlers } from '../../xml/read-xml.ts';
import { createHiddenCells, type HiddenCells, visibleRanges } from './hidden-cells.ts';
import { formatIsoDate } from './iso-date.ts';
import { type MergedRow, mergeCells } from './merge-cells.ts';
import { type Epoch, formatNumber } from './number-format.ts';
import { createRichTextReader, POINTS_MIN, type RichText, type RichTextReader, readRichText } from './rich-text.ts';
import { columnOf, rangeOf, type SheetRange } from './sheet-ranges.ts';
import { type CellStyle, NO_STYLE } from './xlsx-styles.ts';

/** The data that the cells of a workbook refer to, and the budget for reading them. */
export interface Workbook {
  readonly strings: readonly RichText[];
  readonly styles: readonly CellStyle[];
  readonly epoch: Epoch;
  /** Whether Excel calculates all formulas when it opens the workbook. */
  readonly isCalculatedLater: boolean;
  /** The numbers of cells and characters that may still be read. */
  readonly left: { cells: number; characters: number };
}

/** Collects the visible cells of a sheet. */
interface SheetReader {
  readonly handlers: XmlHandlers;
  /** Returns the rows; the style of the sheet's tables may fill their cells. */
  readonly rows: (tables: readonly SheetRange[]) => readonly GridRow[];
  /** Returns the ranges that are filtered now. */
  readonly filters: () => readonly SheetRange[];
  /** Returns the numbers of rows and columns with text that somebody hid by hand. */
  readonly hidden: () => { readonly rows: number; readonly columns: number };
}

interface OpenRow extends MergedRow {
  /** The number of hidden rows above it, subtracted from its number so that they leave no gap. */
  readonly hiddenAbove: number;
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
  readonly merges: SheetRange[];
  readonly hidden: HiddenCells;
  row: OpenRow;
  /** The column of the last cell of the row, with text or without; -1 before the first. */
  column: number;
  isRowHidden: boolean;
  hiddenRows: number;
  /** The height of rows that have none of their own; absent while it is Excel's. */
  rowHeight: string | undefined;
  /** The hidden rows and columns that have text. */
  readonly leftOut: { readonly rows: Set<number>; readonly columns: Set<number> };
  /** Ranges whose hidden rows are read: a filter hides them, which is a view of the sheet and no secret. */
  readonly filters: readonly SheetRange[];
  readonly foundFilters: SheetRange[];
  filter: SheetRange | null;
  cell: Cell | null;
  inside: string;
  /** The text of a cell that does not use shared strings. */
  own: RichTextReader;
  /** Cells whose text has the color of their background, which tables and conditional formats may still change. */
  readonly unseen: { readonly row: OpenRow; readonly column: number; readonly seen: string }[];
  /** The ranges that conditional formatting may fill. */
  readonly painted: SheetRange[];
}

// In points and in characters: nobody can read lower rows or narrower columns.
const [ROW_MIN, COLUMN_MIN] = [1, 0.2];
// Without these limits, a malicious file of a few bytes could cause an enormous amount of work.
const MERGES_MAX = 10_000;
const PAINTED_MAX = 10_000;
const FILTERS_MAX = 100;

/**
 * Creates a reader. Hidden rows in `filters` are read; a sheet names its filters after its rows.
 *
 * @throws `CannotRead` when the workbook has too many cells or characters.
 */
export function createSheetReader(workbook: Workbook, filters: readonly SheetRange[] = []): SheetReader {
  const state: State = {
    workbook,
    rows: [],
    hiddenColumns: [],
    merges: [],
    hidden: createHiddenCells(),
    row: { at: -1, hiddenAbove: 0, columns: [], texts: [] },
    column: -1,
    isRowHidden: false,
    hiddenRows: 0,
    rowHeight: undefined,
    leftOut: { rows: new Set(), columns: new Set() },
    filters,
    foundFilters: [],
    filter: null,
    cell: null,
    inside: '',
    own: createRichTextReader('is'),
    unseen: [],
    painted: [],
  };
  return {
    handlers: {
      open: (name, attributes) => {
        OPENED[name]?.(state, attributes);
        ownTextOf(state)?.handlers.open(name, attributes);
      },
      close: (name) => close(state, name),
      text: (text) => addText(state, text),
    },
    rows: (tables) => visibleRows(state, tables),
    filters: () => state.foundFilters,
    hidden: () => ({ rows: state.leftOut.rows.size, columns: state.leftOut.columns.size }),
  };
}

// Only cells without a shared string contain their own text.
function ownTextOf({ cell, own }: State): RichTextReader | null {
  return cell?.type === 'inlineStr' ? own : null;
}

function addText(state: State, text: string): void {
  const { cell, inside } = state;
  ownTextOf(state)?.handlers.text(text);
  if (cell !== null && inside === 'v') {
    cell.value += text;
  } else if (cell !== null && inside === 'f') {
    cell.formula += text;
  }
}

const enter = (name: string) => (state: State) => {
  state.inside = name;
};
const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  // `zeroHeight` hides only rows that are not listed: those have no cells.
  sheetFormatPr: (state, { defaultRowHeight, customHeight }) => {
    state.rowHeight = isTrue(customHeight) ? defaultRowHeight : undefined;
  },
  col: ({ hiddenColumns }, { min, max, hidden, width, outlineLevel }) => {
    if (isHiddenByHand({ hidden, size: width, sizeMin: COLUMN_MIN, outlineLevel })) {
      hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
    }
  },
  row: (state, { r, hidden, ht, outlineLevel }) => {
    const at = r === undefined ? state.row.at + 1 : Number(r) - 1;
    state.row = { at, hiddenAbove: state.hiddenRows, columns: [], texts: [] };
    state.column = -1;
    const isFiltered = state.filters.some(({ top, bottom }) => at >= top && at <= bottom);
    state.isRowHidden =
      !isFiltered && isHiddenByHand({ hidden, size: ht ?? state.rowHeight, sizeMin: ROW_MIN, outlineLevel });
    state.hiddenRows += state.isRowHidden ? 1 : 0;
    if (state.isRowHidden) {
      state.hidden.rows.add(at);
    }
  },
  c: (state, { r, t = 'n', s }) => {
    state.column = r === undefined ? state.column + 1 : columnOf(r);
    const style = state.workbook.styles[Number(s ?? 0)] ?? NO_STYLE;
    state.cell = { column: state.column, type: t, style, value: '', formula: '' };
  },
  v: enter('v'),
  f: enter('f'),
  mergeCell: ({ merges }, { ref = '' }) => {
    const range = rangeOf(ref);
    if (range !== null && merges.length < MERGES_MAX) {
      merges.push(range);
    }
  },
  autoFilter: (state, { ref = '' }) => {
    state.filter = rangeOf(ref);
  },
  filterColumn: ({ filter, foundFilters }) => {
    if (filter !== null && foundFilters.length < FILTERS_MAX) {
      foundFilters.push(filter);
    }
  },
  conditionalFormatting: ({ painted }, { sqref = '' }) => {
    const ranges = sqref.split(/\s+/).map(rangeOf);
    painted.push(...ranges.filter((range) => range !== null).slice(0, PAINTED_MAX - painted.length));
  },
};

// Rows and columns of a closed group are not hidden by hand: a click opens the group.
function isHiddenByHand({
  hidden,
  size,
  sizeMin,
  outlineLevel,
}: Record<'hidden' | 'size' | 'outlineLevel', string | undefined> & { readonly sizeMin: number }): boolean {
  return (isTrue(hidden) || Number(size ?? sizeMin) < sizeMin) && !(Number(outlineLevel) > 0);
}

function close(state: State, name: string): void {
  state.inside = '';
  ownTextOf(state)?.handlers.close(name);
  if (name === 'c' && state.cell !== null) {
    addCell(state, state.cell);
    state.cell = null;
  } else if (name === 'row' && !state.isRowHidden) {
    state.rows.push(state.row);
  }
}

function addCell(state: State, cell: Cell): void {
  const { workbook, row, hiddenColumns, own, unseen } = state;
  const text = cell.type === 'inlineStr' ? (own.texts.pop() ?? '') : textOf(cell, workbook);
  const { column, style } = cell;
  const { whole, seen } = readRichText(text, style);
  const isHidden = hiddenColumns.some(([from, to]) => column >= from && column <= to);
  const isText = /^(?:s|str|inlineStr)$/.test(cell.type);
  const isFormatEmpty = isText ? style.format.hidesText : style.format.kind === 'hidden';
  const isInvisible = isFormatEmpty || style.size < POINTS_MIN || whole.trim() === '';
  if (isInvisible) {
    return;
  }
  if (isHidden || state.isRowHidden) {
    state.hidden.add({ row: row.at, column, text: seen });
    if (state.isRowHidden) {
      state.leftOut.rows.add(row.at);
    } else {
      state.leftOut.columns.add(column);
    }
    return;
  }
  workbook.left.cells -= 1;
  workbook.left.characters -= whole.length;
  if (workbook.left.cells < 0 || workbook.left.characters < 0) {
    throw new CannotRead('too_much_text');
  }
  if (seen !== whole) {
    unseen.push({ row, column, seen });
  }
  row.columns.push(column);
  row.texts.push(whole);
}

// A formula appears as its last result, or as its own text if it was never calculated: programs that cannot calculate
// write no result, or 0, and ask Excel to calculate the workbook.
function textOf({ type, value, formula, style }: Cell, { strings, epoch, isCalculatedLater }: Workbook): RichText {
  if (formula !== '' && (value === '' || (value === '0' && type === 'n' && isCalculatedLater))) {
    // The calculated result is an empty string: the cell is empty.
    return type === 'str' ? '' : `=${formula}`;
  }
  if (type === 's') {
    return value === '' ? '' : (strings[Number(value)] ?? '');
  }
  if (type === 'b') {
    return isTrue(value) ? 'TRUE' : 'FALSE';
  }
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) {
    return writtenText(type, value, style);
  }
  return formatNumber(number, style.format, epoch);
}

function writtenText(type: string, value: string, { format }: CellStyle): string {
  return type === 'd' ? formatIsoDate(value, format) : value;
}

function visibleRows(
  { rows, unseen, painted, merges, hidden, hiddenColumns }: State,
  tables: readonly SheetRange[],
): readonly GridRow[] {
  const ranges = [...tables, ...painted];
  for (const { row, column, seen } of unseen) {
    const mayBePainted = ranges.some(
      ({ top, left, bottom, right }) => row.at >= top && row.at <= bottom && column >= left && column <= right,
    );
    if (!mayBePainted) {
      showOnly(row, column, seen);
    }
  }
  const merged = visibleRanges(merges, rows, { ...hidden, columns: hiddenColumns });
  mergeCells(
    rows.filter(({ texts }) => texts.length > 0),
    merged,
  );
  const known = rows.filter(({ texts }) => texts.length > 0);
  return known.map((row) => ({ ...row, at: row.at - row.hiddenAbove }));
}

function showOnly({ columns, texts }: OpenRow, column: number, seen: string): void {
  const at = columns.indexOf(column);
  if (seen.trim() === '') {
    columns.splice(at, 1);
    texts.splice(at, 1);
  } else {
    texts[at] = seen;
  }
}
