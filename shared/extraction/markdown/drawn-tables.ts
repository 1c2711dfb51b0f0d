import { openAfter } from './markdown-slices.ts';

// A line of dashes over each column of a table, a line of dashes over all of them, and a line between rows of a table
// whose cells have lines on all sides.
const COLUMNS = /^ {0,3}-{2,}(?: +-{2,})+ *$/;
const DASHES = /^ {0,3}-{3,} *$/;
const BORDER = /^ {0,3}\+(?:[-:]+\+|=[=:]*\+|:=+:?\+)+ *$/;
const GRID_ROW = /^ {0,3}\|.*\| *$/;
const HEADER_LINES_MAX = 10;

interface DrawnTable {
  /** Null if the table has no header. */
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** A table, or null for lines that are not a table, and the number of lines that were looked at. */
interface Attempt {
  readonly table: DrawnTable | null;
  readonly lines: number;
}

/**
 * Returns a Markdown text with the tables that Pandoc draws with dashes and spaces, or with lines around each cell, as
 * tables with bars. Other parsers join their rows, or take a row above a line of dashes for a heading.
 */
export function withBarTables(text: string): string {
  if (!/^ {0,3}(?:-{2,}|\+[-=:])/m.test(text)) {
    return text;
  }
  const lines = text.split('\n');
  const read: string[] = [];
  let opener = '';
  for (let at = 0; at < lines.length; ) {
    const attempt = opener === '' && isBlank(lines[at - 1]) ? tableFrom(lines, at) : null;
    const end = at + Math.max(1, attempt?.lines ?? 1);
    if (attempt?.table != null) {
      read.push('', ...barLines(attempt.table), '');
    } else {
      for (const line of lines.slice(at, end)) {
        opener = openAfter(line, opener);
        read.push(line);
      }
    }
    at = end;
  }
  return read.join('\n');
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

function tableFrom(lines: readonly string[], at: number): Attempt | null {
  const [first = '', second = ''] = lines.slice(at, at + 2);
  if (BORDER.test(first)) {
    return gridFrom(lines, at);
  }
  if (COLUMNS.test(first) || DASHES.test(first)) {
    return framedFrom(lines, at);
  }
  return COLUMNS.test(second) && !isBlank(first) ? simpleFrom(lines, at) : null;
}

// A header above a line of dashes, and rows of one line up to an empty line.
function simpleFrom(lines: readonly string[], at: number): Attempt {
  const starts = startsOf(lines[at + 1] ?? '');
  let end = at + 2;
  while (end < lines.length && !isBlank(lines[end]) && !isDashes(lines[end])) {
    end += 1;
  }
  const rows = lines.slice(at + 2, end).map((line) => [line]);
  const table = tableOf([lines[at] ?? ''], rows, starts);
  return { table, lines: end - at + (isDashes(lines[end]) ? 1 : 0) };
}

// Lines of dashes above and below. With a header, its cells may have several lines, and an empty line separates rows.
function framedFrom(lines: readonly string[], at: number): Attempt {
  const hasHeader = !COLUMNS.test(lines[at] ?? '');
  const head = hasHeader ? lines.slice(at + 1, at + 2 + HEADER_LINES_MAX).findIndex((line) => isDashes(line)) : -1;
  const header = lines.slice(at + 1, at + 1 + Math.max(0, head));
  const columns = lines[at + 1 + head] ?? '';
  if ((hasHeader && (head < 1 || header.some(isBlank))) || !COLUMNS.test(columns)) {
    return { table: null, lines: 1 };
  }
  const from = at + 2 + head;
  let end = from;
  while (end < lines.length && !isDashes(lines[end])) {
    end += 1;
  }
  const own = lines.slice(from, end);
  const rows = own.some(isBlank) ? groupsOf(own) : own.map((line) => [line]);
  const isClosed = end < lines.length && isBlank(lines[end + 1]);
  const table = isClosed ? tableOf(hasHeader ? header : null, rows, startsOf(columns)) : null;
  return { table, lines: table === null ? from - at : end + 1 - at };
}

function isDashes(line: string | undefined): boolean {
  return line !== undefined && (COLUMNS.test(line) || DASHES.test(line));
}

function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (isBlank(line)) {
      groups.push([]);
    } else {
      groups.at(-1)?.push(line);
    }
  }
  return groups.filter((group) => group.length > 0);
}

function startsOf(columns: string): number[] {
  return Array.from(columns.matchAll(/-+/g), ({ index }) => index);
}

// Returns null if a word is across the start of a column, or if there are no rows with several cells.
function tableOf(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  starts: readonly number[],
): DrawnTable | null {
  const isApart = (line: string) => starts.slice(1).every((start) => /^\s?$/.test(line.charAt(start - 1)));
  const cells = rows.map((row) => cellsOf(row, starts));
  const areApart = [...(header ?? []), ...rows.flat()].every(isApart);
  const hasCells = cells.some((row) => row.filter((text) => text !== '').length > 1);
  return areApart && hasCells ? { header: header === null ? null : cellsOf(header, starts), rows: cells } : null;
}

function cellsOf(lines: readonly string[], starts: readonly number[]): string[] {
  return starts.map((start, column) => cellOf(lines, column === 0 ? 0 : start, starts[column + 1]));
}

function cellOf(lines: readonly string[], from: number, to: number | undefined): string {
  return lines
    .map((line) => line.slice(from, to).trim())
    .filter((text) => text !== '')
    .join(' ');
}

// A table with lines around each cell. A line of `=` is below its header, or at the end above a footer.
function gridFrom(lines: readonly string[], at: number): Attempt {
  let end = at;
  while (end < lines.length && (BORDER.test(lines[end] ?? '') || GRID_ROW.test(lines[end] ?? ''))) {
    end += 1;
  }
  if (end - at < 3) {
    return { table: null, lines: end - at };
  }
  const own = lines.slice(at, end);
  const places = Array.from((own[0] ?? '').matchAll(/\+/g), ({ index }) => index);
  const borders = own.flatMap((line, row) => (BORDER.test(line) ? [row] : []));
  const groups = borders.slice(1).map((border, row) => own.slice((borders[row] ?? 0) + 1, border));
  const isWhole = groups.flat().every((line) => places.every((place) => line[place] === '|'));
  const isClosed = BORDER.test(own.at(-1) ?? '') && groups.length > 0;
  if (!isWhole || !isClosed || places.length < 3) {
    return { table: null, lines: own.length };
  }
  const rows = groups.map((group) => gridCells(group, places));
  const hasHeader = own[borders[1] ?? 0]?.includes('=') === true;
  const [header = []] = rows;
  return { table: hasHeader ? { header, rows: rows.slice(1) } : { header: null, rows }, lines: own.length };
}

function gridCells(lines: readonly string[], places: readonly number[]): string[] {
  return places.slice(0, -1).map((place, column) => cellOf(lines, place + 1, places[column + 1]));
}

function barLines({ header, rows }: DrawnTable): readonly string[] {
  const columns = Math.max(header?.length ?? 0, ...rows.map(({ length }) => length));
  const names = header ?? Array.from({ length: columns }, () => '');
  return [names, names.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((text) => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`,
  );
}
