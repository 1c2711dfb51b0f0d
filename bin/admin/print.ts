import { terminalText } from '../terminal-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** A result in readable form: a table for a list of objects, one line per field for a single object. */
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
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, index) => text.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function cell(value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return '-';
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? '(empty)' : cell(value.join(','));
  }
  return terminalText(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
