// The places where a cell could begin with a sign that makes it a formula. East Asian versions of a spreadsheet read
// full-width signs like the usual ones. In countries with a decimal comma, a spreadsheet separates cells by semicolons:
// it splits a text at each semicolon and line break, because it recognizes quotes only at the beginning of a cell.
const FORMULA = /^(?=[=+\-@＝＋－＠\t\r])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** Formats rows as CSV; what a spreadsheet would run as a formula is escaped with an apostrophe. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') {
    return String(value);
  }
  const text = value ?? '';
  const harmless = text.replaceAll(FORMULA, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
