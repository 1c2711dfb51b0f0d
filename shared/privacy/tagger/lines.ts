import { withLetter } from '../names/word-hash.ts';
import type { Columns } from './columns.ts';
import { SHAPE_OF_SYMBOL } from './tokens.ts';

const shapeOf = (symbol: string): number => SHAPE_OF_SYMBOL + symbol.charCodeAt(0);

const PIPE = shapeOf('|');
const SEMICOLON = shapeOf(';');
const COMMA = shapeOf(',');
const COLON = shapeOf(':');
const EQUALS = shapeOf('=');
const FULL_STOP = shapeOf('.');
const HASH = shapeOf('#');
const TABS = 9;
const BULLETS: ReadonlySet<number> = new Set([...'-*•·–'].map(shapeOf));
const RULE_SIGNS: ReadonlySet<number> = new Set([...'|:+=-'].map(shapeOf));
// What separates the cells of a table, and how many of them a line needs at least.
const DELIMITERS: readonly (readonly [number, number])[] = [
  [PIPE, 2],
  [SEMICOLON, 2],
  [TABS, 2],
  [COMMA, 3],
];

/** The kinds of lines: text, an item of a list, a number first, the heading of a table, and a row of it. */
const TEXT = 1;
const ITEM = 2;
const NUMBERED = 3;
const HEADING = 4;
const ROW = 5;

/** The last words of a label: one hash each, and one for all of them; 0 if there is none. */
interface Label {
  readonly last: number;
  readonly before: number;
  readonly all: number;
}

const NO_LABEL: Label = { last: 0, before: 0, all: 0 };
const WORDS_OF_LABEL = 3;
const WORDS_OF_HEADING = 4;
// A label is within this many characters before its value.
const REACH = 60;
// A shorter line that ends with a letter may be a label of the next one.
const LABEL_LINE_MAX = 40;

/** The tokens of a line: the first one, and where it ends. */
interface Line {
  readonly first: number;
  readonly end: number;
}

/** The heading of a table: its delimiter, how often a line has it, and the label of each column. */
interface Heading {
  readonly delimiter: number;
  readonly count: number;
  readonly labels: readonly Label[];
}

/** Reads each line: what kind of line it is, and for each token the label before it, above it, and its place. */
export function readLines(columns: Columns): void {
  let heading: Heading | null = null;
  let above = NO_LABEL;
  for (let first = 0; first < columns.length; ) {
    const end = lineEnd(columns, first);
    if (columns.gap[first] === 4) {
      heading = null;
      above = NO_LABEL;
    }
    const line = { first, end };
    const isRow: boolean = heading !== null && countOf(columns, heading.delimiter, line) === heading.count;
    heading = isRow ? heading : headingIn(columns, line);
    if (heading === null) {
      readText(columns, line, above);
      above = labelOfLine(columns, line);
    } else {
      readCells(columns, line, { heading, type: isRow ? ROW : HEADING });
      above = NO_LABEL;
    }
    first = end;
  }
}

function lineEnd({ gap, length }: Columns, first: number): number {
  let end = first + 1;
  while (end < length && (gap[end] as number) < 3) {
    end += 1;
  }
  return end;
}

function countOf({ shape, tabs }: Columns, delimiter: number, { first, end }: Line): number {
  let count = 0;
  for (let i = first; i < end; i += 1) {
    if (delimiter === TABS) {
      count += i === first ? 0 : (tabs[i] as number);
    } else if (shape[i] === delimiter) {
      count += 1;
    }
  }
  return count;
}

function headingIn(columns: Columns, line: Line): Heading | null {
  for (const [delimiter, min] of DELIMITERS) {
    const count = countOf(columns, delimiter, line);
    if (count >= min) {
      return isRule(columns, line) ? null : { delimiter, count, labels: columnLabels(columns, delimiter, line) };
    }
  }
  return null;
}

function isRule({ shape }: Columns, { first, end }: Line): boolean {
  for (let i = first; i < end; i += 1) {
    if (!RULE_SIGNS.has(shape[i] as number)) {
      return false;
    }
  }
  return true;
}

function columnLabels(columns: Columns, delimiter: number, { first, end }: Line): Label[] {
  const labels: Label[] = [];
  let start = first;
  for (let i = first; i < end; i += 1) {
    for (let cells = i === first ? 0 : cellsBefore(columns, delimiter, i); cells > 0; cells -= 1) {
      labels.push(labelFrom(columns, { first: start, end: i }, WORDS_OF_HEADING));
      start = i;
    }
  }
  labels.push(labelFrom(columns, { first: start, end }, WORDS_OF_HEADING));
  return labels;
}

// The number of cells that end before a token, or with it.
const cellsBefore = ({ shape, tabs }: Columns, delimiter: number, token: number): number =>
  delimiter === TABS ? (tabs[token] as number) : shape[token] === delimiter ? 1 : 0;

// Words of two letters or more, and "#".
const isWordOfLabel = ({ written, shape }: Columns, token: number): boolean =>
  (written[token] as number) > 2 || shape[token] === HASH;

function labelFrom(columns: Columns, { first: start, end }: Line, wordsMax: number): Label {
  let all = 0;
  let last = 0;
  let before = 0;
  let words = 0;
  for (let i = end - 1; i >= start && words < wordsMax; i -= 1) {
    if (isWordOfLabel(columns, i)) {
      const word = columns.unit[i] as number;
      before = words === 1 ? word : before;
      last = words === 0 ? word : last;
      all = withLetter(all, word);
      words += 1;
    }
  }
  return { last, before, all };
}

// "Contact:", or a short line that ends with a letter: it may name what the next line says.
function labelOfLine(columns: Columns, line: Line): Label {
  const { first, end } = line;
  const last = end - 1;
  const length = (columns.end[last] as number) - (columns.start[first] as number);
  const isLabel = columns.shape[last] === COLON || (length < LABEL_LINE_MAX && (columns.written[last] as number) > 0);
  return isLabel ? labelFrom(columns, line, WORDS_OF_LABEL) : NO_LABEL;
}

function readCells(
  columns: Columns,
  { first, end }: Line,
  { heading, type }: { readonly heading: Heading; readonly type: number },
): void {
  let cell = 0;
  let start = first;
  for (let i = first; i < end; i += 1) {
    // A delimiter stands before the cell that it begins, except for a tab, which is no token.
    const isDelimiter = heading.delimiter !== TABS && i > first && columns.shape[i - 1] === heading.delimiter;
    const begins = heading.delimiter === TABS ? (i === first ? 0 : cellsBefore(columns, TABS, i)) : isDelimiter ? 1 : 0;
    if (begins > 0) {
      cell += begins;
      start = i;
    }
    const label = type === ROW ? (heading.labels[cell] ?? NO_LABEL) : NO_LABEL;
    setLabel(columns, i, [label, label]);
    columns.lineType[i] = type;
    columns.place[i] = placeOf(i - start, i + 1 === end, Math.min(3, cell));
  }
}

const placeOf = (inCell: number, isLast: boolean, cell: number): number =>
  Math.min(3, inCell) * 16 + (isLast ? 8 : 0) + cell;

function setLabel(columns: Columns, token: number, [label, head]: readonly [Label, Label]): void {
  columns.label1[token] = label.last;
  columns.label2[token] = label.before;
  columns.head[token] = head.all;
  columns.head1[token] = head.last;
}

function readText(columns: Columns, { first, end }: Line, above: Label): void {
  const type = lineTypeOf(columns, first);
  let label: Label | null = null;
  let start = first;
  for (let i = first; i < end; i += 1) {
    if (i > first && isSeparated(columns, i, first)) {
      label = labelFrom(columns, { first: Math.max(first, i - REACH), end: i }, WORDS_OF_LABEL);
      start = i;
    }
    if (label !== null && (columns.start[i] as number) - (columns.start[start] as number) > REACH) {
      label = null;
      start = first;
    }
    setLabel(columns, i, [label ?? above, above]);
    columns.lineType[i] = type;
    columns.place[i] = placeOf(i - start, i + 1 === end, i === first ? 5 : 4);
  }
}

function lineTypeOf({ shape, number }: Columns, first: number): number {
  return BULLETS.has(shape[first] as number) ? ITEM : number[first] !== 0 ? NUMBERED : TEXT;
}

// After a colon, an equals sign, a wide gap, or a row of dots.
function isSeparated({ shape, wide }: Columns, token: number, first: number): boolean {
  const before = shape[token - 1];
  return (
    before === COLON ||
    before === EQUALS ||
    wide[token] === 1 ||
    (before === FULL_STOP &&
      token - first > 2 &&
      shape[token - 2] === FULL_STOP &&
      shape[token - 3] === FULL_STOP &&
      shape[token] !== FULL_STOP)
  );
}
