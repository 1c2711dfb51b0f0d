import type { GridRow } from './grid.ts';
import { isNameText } from './name-text.ts';

const DATE = /^(?:\d{1,2}[/.]\d{1,2}[/.](?:\d\d|\d{4})|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/;
const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,6})?$/;
// Two values may follow each other in any row; fewer than these do not show a series.
const DATES_MIN = 3;
const NUMBERS_MIN = 4;

/**
 * Whether the first row of a table ends with a series that names the columns: dates, where no other row has any, or
 * numbers at equal distances, such as the widths in a list of prices, where no other row has such numbers.
 */
export function namesBySeries(first: GridRow, others: readonly GridRow[]): boolean {
  const names = first.texts.findLastIndex((text) => !isDate(text) && !NUMBER.test(text.trim())) + 1;
  const columns = first.columns.slice(names);
  if (others.length < 2 || !first.texts.slice(0, names).every(isNameText)) {
    return false;
  }
  const values = textsIn(first, columns);
  if (columns.length >= DATES_MIN && new Set(values).size === columns.length && values.every(isDate)) {
    return !others.some((row) => textsIn(row, columns).some(isDate));
  }
  const runs = runsOf(columns);
  const isSeriesIn = (row: GridRow) => runs.every((run) => isSeries(textsIn(row, run)));
  return runs.length > 0 && isSeriesIn(first) && !others.some(isSeriesIn);
}

function isDate(text: string): boolean {
  return DATE.test(text.trim());
}

function textsIn(row: GridRow, columns: readonly number[]): readonly string[] {
  const texts = new Map(row.columns.map((column, at) => [column, row.texts[at] ?? '']));
  return columns.map((column) => texts.get(column) ?? '');
}

// Groups adjacent columns: two lists of prices may be side by side.
function runsOf(columns: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run?.at(-1) === column - 1) {
      run.push(column);
    } else {
      runs.push([column]);
    }
  }
  return runs;
}

function isSeries(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN));
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isEven = numbers.every((number, at) => Math.abs(number - first - at * step) < Math.abs(step) / 1_000);
  return texts.length >= NUMBERS_MIN && isEven;
}
