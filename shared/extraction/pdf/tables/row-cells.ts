import { isNameText } from '../../tables/name-text.ts';
import { type CelledLine, type Column, inOrder, type Letters, type PdfCell } from './pdf-table.ts';

// Relative to the line height: the minimum distance between columns.
const GUTTER_MIN = 0.3;
// Relative to the line height: the maximum width of a gutter that the reader takes for a space in some rows, and how
// far from the gutter that space may seem to be, because its exact place is not known.
const TIGHT_GUTTER_MAX = 1.2;
const SPACE_OFF_MAX = 0.8;
// The maximum length of a name that spans several columns.
const NAME_LENGTH_MAX = 60;
// A space between words or numbers, not one of the dots that lead to a page number.
const BEFORE_SPACE = /[\p{L}\p{N}][^\s\p{L}\p{N}]?$/u;
const AFTER_SPACE = /^[^\s\p{L}\p{N}]?[\p{L}\p{N}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NARROW = /[iljtfrI.,:;'|!()[\] -]/;
const WIDE = /[mwMW@%—]|\p{Lu}/u;

/**
 * Returns the cells of a line. A long cell may be so close to the next one that no wide gap is left. If that leaves a
 * row incomplete, the words show which column they belong to.
 */
export function cellsInColumns({ cells, height }: CelledLine, columns: readonly Column[]): readonly Letters[] {
  const hasGaps = cells.length > 1;
  const narrow = cells.flatMap((cell) =>
    splitAtColumns(
      hasGaps ? { ...cell, words: cell.words.flatMap((word) => split(word, columns, height)) } : cell,
      columns,
      height,
    ),
  );
  return narrow.length === columns.length ? narrow : cells;
}

function splitAtColumns(cell: PdfCell, columns: readonly Column[], height: number): readonly Letters[] {
  if (columns.filter((column) => touches(cell, column, height)).length < 2) {
    return [cell];
  }
  const parts: { column: Column | undefined; words: Letters[] }[] = [];
  for (const word of cell.words) {
    const column = columns.find((each) => touches(word, each, height));
    const open = parts.at(-1);
    if (open !== undefined && (column === undefined || column === open.column)) {
      open.words.push(word);
    } else {
      parts.push({ column, words: [word] });
    }
  }
  return parts.map(({ words }) => ({
    text: words.map(({ text }) => text).join(' '),
    left: words[0]?.left ?? cell.left,
    right: words.at(-1)?.right ?? cell.right,
  }));
}

// Splits words that the reader joined across a gutter that is as narrow as a space.
function split(word: Letters, columns: readonly Column[], height: number): readonly Letters[] {
  const [one, other] = inOrder(columns.filter((column) => touches(word, column, height)));
  if (one === undefined || other === undefined || isWide(other.left - one.right, height) || !word.text.includes(' ')) {
    return [word];
  }
  const at = spaceNear(word, (one.right + other.left) / 2, SPACE_OFF_MAX * height);
  return at === null
    ? [word]
    : [
        { text: word.text.slice(0, at), left: word.left, right: one.right },
        ...split({ text: word.text.slice(at + 1), left: other.left, right: word.right }, columns, height),
      ];
}

function isWide(gutter: number, height: number): boolean {
  return gutter < 0 || gutter > TIGHT_GUTTER_MAX * height;
}

// Returns the index of the space nearest to a place, by the usual widths of letters; null if none is near.
function spaceNear({ text, left, right }: Letters, place: number, off: number): number | null {
  const widths = [...text].map((letter) => (NARROW.test(letter) ? 3 : WIDE.test(letter) ? 7 : 5));
  const scale = (right - left) / widths.reduce((sum, width) => sum + width, 0);
  let x = left;
  let nearest: number | null = null;
  let distance = off;
  let at = 0;
  for (const [index, letter] of [...text].entries()) {
    const width = (widths[index] ?? 0) * scale;
    const from = Math.abs(x + width / 2 - place);
    if (letter === ' ' && from <= distance && isBetweenWords(text, at)) {
      [nearest, distance] = [at, from];
    }
    x += width;
    at += letter.length;
  }
  return nearest;
}

function isBetweenWords(text: string, space: number): boolean {
  return BEFORE_SPACE.test(text.slice(0, space)) && AFTER_SPACE.test(text.slice(space + 1));
}

/**
 * Returns the columns of a row whose first cell spans several columns, as the label of a total does, and whose other
 * cells are numbers in columns of their own. Returns null for any other row.
 */
export function columnsOfWideRow(known: readonly Column[], cells: readonly Letters[], height: number): Column[] | null {
  const [name, ...sums] = cells;
  const [first] = inOrder(known);
  if (name === undefined || first === undefined || sums.length === 0 || name.text.length > NAME_LENGTH_MAX) {
    return null;
  }
  const isAtEdge = Math.abs(name.left - first.left) < height;
  const places = columnsOfCells(known, sums, height);
  const areFree = places?.every((column) => known.includes(column) && !touches(name, column, height)) === true;
  const areNumbers = sums.every(({ text }) => /\d/.test(text) && !isNameText(text));
  return isAtEdge && areFree && areNumbers ? [first, ...places] : null;
}

/**
 * Returns the column of each cell, with new columns for cells that are in none; null where a cell is in two columns or
 * two cells are in one.
 */
export function columnsOfCells(known: readonly Column[], cells: readonly Letters[], height: number): Column[] | null {
  const places: Column[] = [];
  for (const cell of cells) {
    const near = known.filter((column) => touches(cell, column, height));
    const touched = near.length > 1 ? ownColumns(cell, near, height) : near;
    const [column = { left: cell.left, right: cell.right }] = touched;
    if (touched.length > 1 || places.includes(column)) {
      return null;
    }
    places.push(column);
  }
  return places;
}

// Returns the column that a cell between narrow gutters is in and aligned with; all that it touches if there is none.
function ownColumns(cell: Letters, near: readonly Column[], height: number): readonly Column[] {
  const inside = near.filter(({ left, right }) => cell.left < right && left < cell.right);
  const [own] = inside;
  const isNear = (one: number, other: number) => Math.abs(one - other) < GUTTER_MIN * height;
  const isAligned = own !== undefined && (isNear(own.left, cell.left) || isNear(own.right, cell.right));
  return inside.length === 1 && isAligned && LETTER_OR_DIGIT.test(cell.text) ? inside : near;
}

function touches({ left, right }: Letters, column: Column, height: number): boolean {
  const gutter = GUTTER_MIN * height;
  return left < column.right + gutter && column.left - gutter < right;
}
