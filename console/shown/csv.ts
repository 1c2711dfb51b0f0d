/** Formats rows as CSV; a cell that a spreadsheet would run as a formula is escaped with an apostrophe. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = value ?? '';
  // East Asian versions of a spreadsheet read the wide signs as the narrow ones.
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
