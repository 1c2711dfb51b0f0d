import { append } from '../append.ts';
import type { Block } from '../extracted-document.ts';
import { commonPath } from '../heading-path.ts';
import { labelBlocks } from '../tables/label-rows.ts';
import { gridTexts, type SpannedCell, tableGrid } from '../tables/spanned-table.ts';
import { rowText } from '../tables/table-text.ts';
import { elementLook } from './element-look.ts';
import { endBlock, type HtmlExtraction, startExtraction } from './html-extraction.ts';
import type { Look } from './look.ts';
import { attributeOf, childElements, type HtmlElement, type HtmlNode, textIn } from './tree/html-element.ts';

/** The extraction that a table belongs to, and the function that reads the content of its nodes. */
interface TableReader {
  readonly extraction: HtmlExtraction;
  readonly readChildren: (nodes: readonly HtmlNode[], look: Look, extraction: HtmlExtraction) => void;
}

interface Cell {
  readonly element: HtmlElement;
  readonly look: Look;
  /** How many rows its group has from its own row on. */
  readonly rowsLeft: number;
}

/** Reads a table: its rows with their header, or, for a layout table, the content of its cells. */
export function readTable(table: HtmlElement, look: Look, reader: TableReader): void {
  const { extraction } = reader;
  const rows = rowsOf(table, look, extraction);
  const headRows = rows.filter(isHeaderRow).length;
  const isNamed = headRows > 0 || (rows[0] ?? []).every(({ element }) => element.tagName === 'th');
  const isLayout =
    (headRows === 0 && rows.every((cells) => cells.length < 2)) ||
    /^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '') ||
    rows.some((cells) => cells.some(({ element }) => contains(element, isTable, 0))) ||
    arrangesListings(rows, isNamed);
  for (const caption of childElements(table).filter(({ tagName }) => tagName === 'caption')) {
    readInside(caption, elementLook(caption, look, extraction.sheet), reader);
  }
  if (isLayout) {
    for (const { element, look: inside } of rows.flat()) {
      readInside(element, inside, reader);
    }
    return;
  }
  const cells = rows.map((row) => row.map((cell) => spannedCell(cell, reader)));
  const texts = gridTexts(tableGrid(cells), headerRowsOf(cells, headRows));
  const lines = texts.map(rowText);
  // Every table of Markdown has a header, which may be empty.
  const isHeaderEmpty = isNamed && lines[0] === '';
  const labeled = isNamed && !isHeaderEmpty ? null : labelBlocks(texts, extraction.path.use);
  append(
    extraction.blocks,
    labeled ??
      tableBlocks(
        lines.filter((line) => line !== ''),
        isHeaderEmpty,
        extraction.path.use,
      ),
  );
}

function tableBlocks(
  lines: readonly string[],
  isHeaderEmpty: boolean,
  useHeadings: () => readonly string[],
): readonly Block[] {
  const [header, ...rows] = lines;
  if (header === undefined) {
    return [];
  }
  const headings = useHeadings();
  return isHeaderEmpty
    ? lines.map((text, at) => ({ kind: at === 0 ? 'paragraph' : 'item', text, headings, page: null }))
    : [{ kind: 'table', header, rows, headings, page: null }];
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
  // Old pages write the footer before the body, but it is displayed after it.
  const ordered = ['thead', 'tbody', 'tfoot'].flatMap((name) =>
    groups.filter(({ element }) => element.tagName === name),
  );
  return ordered.flatMap((group) => {
    const rows = seen(childElements(group.element), group.look).filter(({ element }) => element.tagName === 'tr');
    return rows.map((row, at) =>
      seen(childElements(row.element), row.look)
        .filter(({ element }) => /^t[dh]$/.test(element.tagName))
        .map((cell) => ({ ...cell, rowsLeft: rows.length - at })),
    );
  });
}

// A listing beside the numbers of its lines, or listings beside each other, such as one before a change and one after
// it, would lose their line breaks in a row. Where columns have names, the names matter more, unless a row has nothing
// but listings.
function arrangesListings(rows: readonly (readonly Cell[])[], isNamed: boolean): boolean {
  const isWanted = ({ element }: Cell) => contains(element, isLongListing, 0);
  if (rows.length === 1 && rows.flat().some(({ element }) => contains(element, isListing, 0))) {
    return true;
  }
  return rows.some((cells) => (isNamed ? cells.length > 0 && cells.every(isWanted) : cells.some(isWanted)));
}

function isListing({ tagName }: HtmlElement): boolean {
  return tagName === 'pre';
}

function isLongListing(element: HtmlElement): boolean {
  return isListing(element) && textIn(element).trim().includes('\n');
}

function isTable({ tagName }: HtmlElement): boolean {
  return tagName === 'table';
}

// Looks 20 levels deep: nobody reads a table nested deeper, and the search must not overflow the stack.
function contains(element: HtmlElement, isWanted: (child: HtmlElement) => boolean, depth: number): boolean {
  return depth < 20 && childElements(element).some((child) => isWanted(child) || contains(child, isWanted, depth + 1));
}

interface NamedCell extends SpannedCell {
  readonly isName: boolean;
}

function spannedCell(cell: Cell, reader: TableReader): NamedCell {
  const { element } = cell;
  return {
    text: cellTextOf(cell, reader),
    columns: span(element, 'colspan', 1),
    rows: Math.min(span(element, 'rowspan', cell.rowsLeft), cell.rowsLeft),
    isName: element.tagName === 'th',
  };
}

// A span of 0 rows goes to the end of the group; no cell goes beyond it.
function span(element: HtmlElement, name: string, all: number): number {
  const given = Number.parseInt(attributeOf(element, name) ?? '1', 10);
  return given === 0 ? all : Math.max(1, given || 1);
}

// Returns the number of header rows. Below names that span several columns, the next row names these columns. A row
// with a single name is the heading of the rows below it. Where a page marks its header rows, no other row counts.
function headerRowsOf(rows: readonly (readonly NamedCell[])[], headRows: number): number {
  const max = Math.min(rows.length - 1, headRows === 0 ? rows.length : headRows);
  const isNamed = (at: number) => rows[at - 1]?.some(({ columns }) => columns > 1) && containsNames(rows[at] ?? []);
  let count = 1;
  while (count < max && isNamed(count)) {
    count += 1;
  }
  return count;
}

function isHeaderRow([cell]: readonly Cell[]): boolean {
  const row = cell?.element.parentNode ?? null;
  const group = row !== null && 'parentNode' in row ? row.parentNode : null;
  return group !== null && 'tagName' in group && group.tagName === 'thead';
}

function containsNames(cells: readonly NamedCell[]): boolean {
  return cells.length > 1 && cells.every(({ isName, text }, at) => isName || (at === 0 && text === ''));
}

function cellTextOf({ element, look }: Cell, { extraction, readChildren }: TableReader): string {
  const inside = startExtraction(extraction);
  readChildren(element.childNodes, look, inside);
  endBlock(inside);
  inside.path.end();
  let shown: readonly string[] = [];
  const texts = inside.blocks.flatMap((block) => {
    // A heading in the cell comes before the first block below it.
    const headings = block.headings.slice(commonPath([shown, block.headings]).length);
    shown = block.headings;
    return [...headings, block.kind === 'table' ? block.header : block.text];
  });
  return texts.join(' ');
}
