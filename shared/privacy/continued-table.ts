import { readTables, separatorsIn, TABLE_SEPARATORS } from './text/tables/table-cells.ts';

/** A table above a boundary that continues below it. */
export interface ContinuedTable {
  /** Its heading with the rule below it and a line end; '' if `rows` begins with it. */
  readonly heading: string;
  /** Its last rows, which end the text above the boundary. */
  readonly rows: string;
  /** What joins them with the text below: a line end, or what separates two words of a row that the boundary cuts. */
  readonly glue: string;
}

// The heading says what the columns contain; a few rows confirm it.
const ROWS_LENGTH_MAX = 160;
const RULE = /^[ |:+=-]{3,400}$/;

/**
 * Finds the table that continues in the text below a boundary, with its next row or the rest of its last row; null if
 * there is none, and 'repeated' if the text below begins with the table's heading and can be read by itself.
 *
 * @param glue what separates two words across the boundary.
 */
export function continuedTable(above: string, below: string, glue: string): ContinuedTable | 'repeated' | null {
  const next = lineAt(below, 0);
  // No table goes on after an empty line.
  const block = above.slice(above.lastIndexOf('\n\n') + 1);
  const last = block.slice(block.lastIndexOf('\n') + 1);
  const isShared = BETWEEN_CELLS.some((each) => last.includes(each) && next.includes(each));
  return (
    cutRow(block, next, glue) ??
    (block.includes('\t') ? cutRow(block, next, '\t') : null) ??
    (isShared ? nextRow(block, next) : null)
  );
}

const BETWEEN_CELLS = [...TABLE_SEPARATORS, '  '];

const lineAt = (text: string, from: number): string => text.slice(from).split('\n', 1)[0] ?? '';

function nextRow(above: string, next: string): ContinuedTable | 'repeated' | null {
  const from = tableBegin(above, '\n', next);
  if (from === null) {
    return null;
  }
  return lineAt(above, from) === next ? 'repeated' : { ...lastRows(above.slice(from), next), glue: '\n' };
}

const HAS_SEPARATOR = /[|;,\t]/;

// The row that a boundary cuts has as many separators as the heading, and each of its parts has fewer.
function cutRow(above: string, next: string, glue: string): ContinuedTable | null {
  const lastFrom = above.lastIndexOf('\n') + 1;
  const last = above.slice(lastFrom);
  const isRow = lastFrom > 0 && HAS_SEPARATOR.test(last + glue + next);
  const from = isRow ? tableBegin(above, glue, next) : null;
  if (from === null || from >= lastFrom) {
    return null;
  }
  const heading = lineAt(above, from);
  const separator = TABLE_SEPARATORS.find((each) => heading.includes(each));
  if (separator === undefined) {
    return null;
  }
  const [wanted = 0, ofLast = 0, ofNext = 0, ofRow = 0] = [heading, last, next, last + glue + next].map(
    (text) => separatorsIn(text, separator).length,
  );
  if (ofRow !== wanted || ofLast >= wanted || ofNext >= wanted) {
    return null;
  }
  return { ...splitHeading(above.slice(from), lastFrom - from), glue };
}

// Returns the index in `above` where the table that the next line continues begins; null if there is no such table.
function tableBegin(above: string, glue: string, next: string): number | null {
  const { cells } = readTables(above + glue + next);
  const last = cells.at(-1);
  const first = cells.find(({ labels }) => labels === last?.labels);
  return last === undefined || first === undefined || last.end <= above.length || first.start >= above.length
    ? null
    : above.lastIndexOf('\n', first.start) + 1;
}

// As few rows as still make a table with the line after them.
function lastRows(table: string, next: string): Pick<ContinuedTable, 'heading' | 'rows'> {
  const short = splitHeading(table, table.lastIndexOf('\n', table.length - ROWS_LENGTH_MAX) + 1);
  return tableBegin(short.heading + short.rows, '\n', next) === 0 ? short : { heading: '', rows: table };
}

function splitHeading(table: string, rowsFrom: number): Pick<ContinuedTable, 'heading' | 'rows'> {
  const lines = table.split('\n');
  const heading = `${lines.slice(0, RULE.test(lines[1] ?? '') ? 2 : 1).join('\n')}\n`;
  return rowsFrom <= heading.length ? { heading: '', rows: table } : { heading, rows: table.slice(rowsFrom) };
}
