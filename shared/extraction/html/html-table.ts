import type { Block } from '../extracted-document.ts';
import { rowText } from '../tables/table-text.ts';
import { elementLook } from './element-look.ts';
import { attributeOf, childElements, type HtmlElement, type HtmlNode } from './html-element.ts';
import { endBlock, type HtmlExtraction, startExtraction } from './html-extraction.ts';
import type { Look } from './look.ts';

/** The extraction that a table belongs to, and the function that reads the content of its nodes. */
interface TableReader {
  readonly extraction: HtmlExtraction;
  readonly readChildren: (nodes: readonly HtmlNode[], look: Look, extraction: HtmlExtraction) => void;
}

interface Cell {
  readonly element: HtmlElement;
  readonly look: Look;
  readonly columns: number;
  readonly rows: number;
}

// Browsers allow 1,000 columns and 65,534 rows. A cell is repeated in each of them, so that a small page could become
// gigabytes of text.
const SPAN_MAX = 64;
const ROWS_MAX = 1_000;

/** Reads a table: rows with their header, or, for a table that is used for layout, the content of its cells. */
export function readTable(table: HtmlElement, look: Look, reader: TableReader): void {
  const { extraction } = reader;
  const rows = rowsOf(table, look, extraction);
  const isLayout =
    rows.every((cells) => cells.length < 2) ||
    /^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '') ||
    rows.some((cells) => cells.some(({ element }) => containsTable(element, 0)));
  for (const caption of childElements(table).filter(({ tagName }) => tagName === 'caption')) {
    readInside(caption, elementLook(caption, look, extraction.sheet), reader);
  }
  if (isLayout) {
    for (const { element, look: inside } of rows.flat()) {
      readInside(element, inside, reader);
    }
    return;
  }
  const headerRows = headerRowsOf(rows);
  const texts = filled(rows, headerRows, reader);
  const [header = '', ...lines] = [namesOf(texts.slice(0, headerRows)), ...texts.slice(headerRows)]
    .map(rowText)
    .filter((line) => line !== '');
  if (header !== '') {
    const block: Block = { kind: 'table', header, rows: lines, headings: extraction.path.use(), page: null };
    extraction.blocks.push(block);
  }
}

function readInside(element: HtmlElement, look: Look | null, { extraction, readChildren }: TableReader): void {
  if (look !== null) {
    readChildren(element.childNodes, look, extraction);
    endBlock(extraction);
  }
}

function rowsOf(table: HtmlElement, look: Look, { sheet }: HtmlExtraction): Cell[][] {
  const seen = (elements: readonly HtmlElement[], around: Look) =>
    elements.flatMap((element) => {
      const inside = elementLook(element, around, sheet);
      return inside === null ? [] : [{ element, look: inside }];
    });
  const parts = seen(childElements(table), look);
  const groups = parts.filter(({ element }) => /^t(?:head|body|foot)$/.test(element.tagName));
  // The foot is written before the body in old pages, and shown after it.
  const ordered = ['thead', 'tbody', 'tfoot'].flatMap((name) =>
    groups.filter(({ element }) => element.tagName === name),
  );
  const rows = ordered.flatMap((group) => seen(childElements(group.element), group.look));
  return rows
    .filter(({ element }) => element.tagName === 'tr')
    .map((row) =>
      seen(childElements(row.element), row.look)
        .filter(({ element }) => /^t[dh]$/.test(element.tagName))
        .map((cell) => ({
          ...cell,
          columns: span(cell.element, 'colspan', SPAN_MAX),
          rows: span(cell.element, 'rowspan', ROWS_MAX),
        })),
    );
}

function span(element: HtmlElement, name: string, most: number): number {
  return Math.min(most, Math.max(1, Number.parseInt(attributeOf(element, name) ?? '1', 10) || 1));
}

// To a depth of 20: deeper nesting is not a table that somebody reads, and must not overflow the stack.
function containsTable(element: HtmlElement, depth: number): boolean {
  return (
    depth < 20 && childElements(element).some((child) => child.tagName === 'table' || containsTable(child, depth + 1))
  );
}

// Names that span several columns have the names of each of these in the next row. A row of a single name is the
// heading of the rows below it.
function headerRowsOf(rows: readonly (readonly Cell[])[]): number {
  const isNamed = (at: number) => rows[at - 1]?.some(({ columns }) => columns > 1) && isOfNames(rows[at] ?? []);
  let count = 1;
  while (count < rows.length - 1 && isNamed(count)) {
    count += 1;
  }
  return count;
}

function isOfNames(cells: readonly Cell[]): boolean {
  return (
    cells.length > 1 && cells.every(({ element }, at) => element.tagName === 'th' || (at === 0 && isBlank(element)))
  );
}

function isBlank({ childNodes }: HtmlElement): boolean {
  return childNodes.every((node) => 'value' in node && node.value.trim() === '');
}

// Each column by its names from above; a name that covers several rows is there once.
function namesOf(rows: readonly (readonly string[])[]): string[] {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  return Array.from({ length: width }, (_, column) =>
    [...new Set(rows.map((row) => row[column] ?? ''))].join(' ').trim(),
  );
}

// A cell that spans several rows is repeated in each of them, and a column heading in each of its columns.
function filled(rows: readonly (readonly Cell[])[], headerRows: number, reader: TableReader): string[][] {
  const below: { text: string; rows: number }[] = [];
  return rows.map((cells, index) => {
    const texts: string[] = [];
    const takeFromAbove = () => {
      for (let above = below[texts.length]; above !== undefined && above.rows > 0; above = below[texts.length]) {
        above.rows -= 1;
        texts.push(above.text);
      }
    };
    for (const cell of cells) {
      takeFromAbove();
      const text = cellTextOf(cell, reader);
      for (let column = 0; column < cell.columns; column += 1) {
        const shown = column === 0 || index < headerRows ? text : '';
        below[texts.length] = { text: shown, rows: cell.rows - 1 };
        texts.push(shown);
      }
    }
    takeFromAbove();
    return texts;
  });
}

function cellTextOf({ element, look }: Cell, { extraction, readChildren }: TableReader): string {
  const inside = startExtraction(extraction.sheet);
  readChildren(element.childNodes, look, inside);
  endBlock(inside);
  inside.path.end();
  return inside.blocks.map((block) => (block.kind === 'table' ? block.header : block.text)).join(' ');
}
