import { medianOf } from '../../median.ts';
import type { PdfCell, TextLine } from './pdf-table.ts';

// Relative to the line height: the maximum distance between the lines of a cell.
const LEADING_MAX = 1.8;
// Relative to the line height: how far above or below a cell a line beside it may be.
const BESIDE = 0.6;
// Relative to the line height: how far the baselines of cells on the same height may differ.
const SAME_BASELINE = 0.3;
// Relative to the line height: how far below a cell a line must be to count as lower.
const LOWER = 0.6;
// Longer lines that are side by side are two columns of prose.
const LENGTH_MAX = 40;
// The number of late cells that shows a table, and the minimum share of them in rows with other cells.
const LATE_MIN = 2;
const IN_ROWS_SHARE = 0.5;
// A page with more lines than this is a map or a drawing.
const LINES_MAX = 400;
// The text of a list, whose lines are beside those of another list; or letters that are read from right to left.
const MARK = /^(?:[•·▪◦‣●○■□–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])(?:\s|$)|[\u0590-\u08ff]/u;

/** The lines of a cell, from the top down. */
type Stack<Line> = readonly Line[];

/** A row with the line or cell that was drawn first, and the cells drawn later. */
interface Row<Line> {
  readonly first: Stack<Line>;
  readonly later: Stack<Line>[];
}

interface FoundRows<Line> {
  readonly rows: Row<Line>[];
  readonly late: { readonly cell: Stack<Line>; readonly row: Row<Line> }[];
}

/**
 * Puts late cells into their rows: cells that the file draws after the rows below, as LibreOffice Calc draws links and
 * cells of several lines. Each must be in the free space of exactly one row. Columns of prose are not changed.
 */
export function withLateCells<Line extends TextLine>(lines: readonly Line[]): readonly Line[] {
  const rises = lines.some(({ y }, at) => y > (lines[at - 1]?.y ?? y));
  const found = rises && lines.length <= LINES_MAX ? rowsOf(lines) : null;
  if (found === null || found.late.length < LATE_MIN) {
    return lines;
  }
  const inRows = found.late.filter(({ cell, row }) => isInRow(cell, row));
  const areRows = inRows.length >= found.late.length * IN_ROWS_SHARE;
  return areRows ? found.rows.flatMap(linesOf) : lines;
}

// Whether a cell is beside a line with several cells, or has several lines and is to the left of that line: neither is
// true of a column of text.
function isInRow<Line extends TextLine>(cell: Stack<Line>, { first }: Row<Line>): boolean {
  return first.some(({ cells }) => cells.length > 1) || (cell.length > 1 && leftOf(cell) < leftOf(first));
}

// Returns null if a late cell is beside several rows, or overlaps other text.
function rowsOf<Line extends TextLine>(lines: readonly Line[]): FoundRows<Line> | null {
  const found: FoundRows<Line> = { rows: [], late: [] };
  for (const stack of stacksOf(lines)) {
    const beside = found.rows.filter((row) => isBeside(stack, row.first));
    const isLate = beside.length > 0 && (found.late.length > 0 || drewLower(found.rows, beside, stack));
    if (!isLate) {
      addRows(found, stack);
    } else if (!addLate(found, stack, beside)) {
      return null;
    }
  }
  return found;
}

// Adds each line as a row. Once there are late cells, a cell that is beside no row becomes a row as a whole, above the
// rows that are below it.
function addRows<Line extends TextLine>({ rows, late }: FoundRows<Line>, stack: Stack<Line>): void {
  const below = late.length === 0 ? -1 : rows.findIndex(({ first }) => topOf(first) < bottomOf(stack));
  const isAmong = below > 0 && rows.slice(below).every(({ first }) => topOf(first) < bottomOf(stack));
  if (isAmong) {
    rows.splice(below, 0, { first: stack, later: [] });
  } else {
    rows.push(...stack.map((line) => ({ first: [line], later: [] })));
  }
}

function addLate<Line extends TextLine>(
  { late }: FoundRows<Line>,
  stack: Stack<Line>,
  beside: readonly Row<Line>[],
): boolean {
  const cells = beside.length === 1 ? [stack] : stack.map((line) => [line]);
  const isShort = medianOf(stack.map(({ text }) => text.length)) <= LENGTH_MAX;
  if (cells.length !== beside.length || (cells.length > 1 && !isShort)) {
    return false;
  }
  return beside.every((row, at) => {
    const cell = cells[at] ?? [];
    const isOnBaseline = cells.length === 1 || isNear(cell[0], row.first[0]);
    if (!isOnBaseline || !isFree(cell, row) || cell.some(({ text }) => MARK.test(text))) {
      return false;
    }
    row.later.push(cell);
    late.push({ cell, row });
    return true;
  });
}

function stacksOf<Line extends TextLine>(lines: readonly Line[]): Stack<Line>[] {
  const stacks: Line[][] = [];
  for (const line of lines) {
    const last = stacks.at(-1)?.at(-1);
    if (last !== undefined && isBelow(line, last)) {
      stacks.at(-1)?.push(line);
    } else {
      stacks.push([line]);
    }
  }
  return stacks;
}

function isBelow(line: TextLine, last: TextLine): boolean {
  const step = last.y - line.y;
  const areCells = line.cells.length === 1 && last.cells.length === 1 && line.isUpright && last.isUpright;
  return areCells && step > 0 && step < LEADING_MAX * line.height && line.left < last.right && last.left < line.right;
}

function isBeside(stack: Stack<TextLine>, first: Stack<TextLine>): boolean {
  const near = BESIDE * heightOf(stack);
  const areUpright = [...stack, ...first].every(({ isUpright }) => isUpright);
  return areUpright && bottomOf(first) < topOf(stack) + near && topOf(first) > bottomOf(stack) - near;
}

// Whether the file drew something lower than a cell between the row that the cell is beside and the cell.
function drewLower<Line extends TextLine>(
  rows: readonly Row<Line>[],
  beside: readonly Row<Line>[],
  stack: Stack<Line>,
): boolean {
  const lower = bottomOf(stack) - LOWER * heightOf(stack);
  const last = rows.findLastIndex((row) => beside.includes(row));
  return rows.slice(last + 1).some(({ first }) => bottomOf(first) < lower);
}

function isFree<Line extends TextLine>(cell: Stack<Line>, { first, later }: Row<Line>): boolean {
  const others = [first, ...later].flatMap((stack) => stack.flatMap(({ cells }): readonly PdfCell[] => cells));
  const own = cell.flatMap(({ cells }): readonly PdfCell[] => cells);
  const isPlain = !first.some(({ text }) => MARK.test(text));
  return isPlain && !others.some((other) => own.some(({ left, right }) => left < other.right && other.left < right));
}

// Returns the lines of a row cell by cell, from left to right. A cell on the same height as the line before it is
// joined to that line.
function linesOf<Line extends TextLine>({ first, later }: Row<Line>): readonly Line[] {
  if (later.length === 0) {
    return first;
  }
  const cells = [first, ...later].flatMap((stack) => (stack.length === 1 ? stack.flatMap(cellLines) : [stack]));
  const lines: Line[] = [];
  for (const cell of cells.toSorted((one, other) => leftOf(one) - leftOf(other))) {
    const [line, ...others] = cell;
    const last = lines.at(-1);
    if (line !== undefined && last !== undefined && isNear(line, last)) {
      lines.splice(-1, 1, joined(last, line));
    } else if (line !== undefined) {
      lines.push(line);
    }
    lines.push(...others);
  }
  return lines;
}

function cellLines<Line extends TextLine>(line: Line): Stack<Line>[] {
  return line.cells.map((cell) => [{ ...line, text: cell.text, left: cell.left, right: cell.right, cells: [cell] }]);
}

function joined<Line extends TextLine>(last: Line, line: Line): Line {
  const cells = [...last.cells, ...line.cells.map((cell) => (line.y === last.y ? cell : { y: line.y, ...cell }))];
  return { ...last, text: `${last.text} ${line.text}`, right: line.right, cells };
}

function isNear(line: TextLine | undefined, other: TextLine | undefined): boolean {
  return (
    line !== undefined && other !== undefined && Math.abs(line.y - other.y) <= SAME_BASELINE * Math.max(line.height, 1)
  );
}

function leftOf(stack: Stack<TextLine>): number {
  return Math.min(...stack.map(({ left }) => left));
}

function topOf(stack: Stack<TextLine>): number {
  return stack[0]?.y ?? 0;
}

function bottomOf(stack: Stack<TextLine>): number {
  return stack.at(-1)?.y ?? 0;
}

function heightOf(stack: Stack<TextLine>): number {
  return stack[0]?.height ?? 0;
}
