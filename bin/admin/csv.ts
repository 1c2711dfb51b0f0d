/** Rows with the same columns as CSV (RFC 4180) with a header line; '' for no rows. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) {
    return '';
  }
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
