import { terminalText } from '../terminal-text.ts';

type Row = Readonly<Record<string, unknown>>;

// IDs, times and almost all names are shorter. Longer values are mostly sentences, and would push the next columns
// aside.
const NARROW_MAX = 60;
// Shown below its row, whatever its length: as a column, it would shift the other columns differently in each list.
const BELOW = 'reason';
// The fields of an audit record that say what a change did; only what differs is shown, below the row.
const CHANGE = ['before', 'after'] as const;
const BELOW_INDENT = '    ';
// Letters and pictographs that take two columns of a terminal, and marks that take none.
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/gu;
const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** Returns a result in readable form: a table for a list of objects, one line per field for a single object. */
export function readable(result: unknown): string {
  if (Array.isArray(result)) {
    return result.length === 0 ? 'None.\n' : table(result);
  }
  const { documents, ...others } = result as Row;
  // The result of `documents add` has a list in a field.
  return Array.isArray(documents) && Object.keys(others).length === 0 ? readable(documents) : fields(result as Row, '');
}

function fields(row: Row, indent: string): string {
  const width = Math.max(...Object.keys(row).map((key) => key.length), 0);
  return Object.entries(row)
    .map(([key, value]) => {
      if (!isNested(value)) {
        return `${indent}${key.padEnd(width)}  ${cell(value)}\n`;
      }
      if (!Array.isArray(value)) {
        return `${indent}${key}\n${fields(value as Row, `${indent}  `)}`;
      }
      return `${indent}${key}\n${value.map((item) => fields(item as Row, `${indent}  `)).join('\n')}`;
    })
    .join('');
}

function isNested(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.some((item) => typeof item === 'object' && item !== null);
  }
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function table(rows: readonly Row[]): string {
  const below: readonly string[] = [BELOW, ...CHANGE];
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !below.includes(name));
  const columns = names.map((name) => {
    const cells = [name, ...rows.map((row) => cell(row[name]))];
    return { cells, width: cells.reduce((widest, text) => Math.max(widest, widthOf(text)), 0) };
  });
  const ordered = [
    ...columns.filter(({ width }) => width <= NARROW_MAX),
    ...columns.filter(({ width }) => width > NARROW_MAX),
  ];
  const lineOf = (at: number) => ordered.map(({ cells, width }) => padded(cells[at] ?? '', width)).join('  ');
  const header = `${lineOf(0).trimEnd()}\n`;
  return header + rows.map((row, at) => `${lineOf(at + 1).trimEnd()}\n${linesBelow(row)}`).join('');
}

function linesBelow(row: Row): string {
  const reason = row[BELOW] ?? null;
  const lines = reason === null ? [] : [`${BELOW}  ${cell(reason)}`];
  return [...lines, ...changesIn(row)].map((line) => `${BELOW_INDENT}${line}\n`).join('');
}

// One line for each field that a change added, removed or set to another value.
function changesIn(row: Row): string[] {
  const [before, after] = CHANGE.map((name) => (row[name] ?? {}) as Row);
  const fieldNames = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return fieldNames.flatMap((name) => {
    const [was, is] = [cell(before?.[name]), cell(after?.[name])];
    return was === is ? [] : [`${name}  ${was} -> ${is}`];
  });
}

// How many columns of the terminal a text takes.
function widthOf(text: string): number {
  const seen = text.replace(ZERO_WIDTH, '').replace(WIDE, '  ');
  return [...seen].length;
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(width - widthOf(text));
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return '-';
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? '(empty)' : cell(value.join(','));
  }
  return terminalText(typeof value === 'object' ? JSON.stringify(value, inOrder) : String(value));
}

// DynamoDB does not keep the order of a record's fields.
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
