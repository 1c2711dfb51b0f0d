import { readCsv, type Separator } from './read-csv.ts';

const FILE_NAME = /\.(?:csv|tsv|tab)$/i;
const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '|'];
// The beginning of a file shows its separator: reading all of a large one would only take time.
const CHARACTERS_READ_MAX = 100_000;
// Enough records to tell whether all have the same number of fields, and cheap for a file of 50 MB.
const RECORDS_READ_MAX = 200;
// Prose without a file name that says otherwise often has two or three lines with the same number of commas.
const RECORDS_MIN = 4;
// Longer than the names of columns are, and shorter than most sentences.
const NAME_LENGTH_MAX = 60;

/**
 * The separator of a CSV text; null for any other text. A file that is named as CSV has the separator on which most of
 * its records agree; any other text must look like a table throughout.
 */
export function csvSeparator(text: string | null, file: string): Separator | null {
  if (text === null) {
    return null;
  }
  const start = text.slice(0, CHARACTERS_READ_MAX);
  const declared = /^sep=([,;|\t])\r?\n/i.exec(start)?.[1];
  if (declared !== undefined) {
    return declared as Separator;
  }
  const isNamed = FILE_NAME.test(file);
  const candidates = SEPARATORS.map((separator) => ({ separator, records: recordsOf(start, text.length, separator) }))
    .map(({ separator, records }) => ({ separator, records, share: agreement(records) }))
    .filter(({ records, share }) => (isNamed ? share > 0.5 : looksTabular(records, share)))
    .sort((one, other) => other.share - one.share);
  return candidates[0]?.separator ?? (isNamed ? ',' : null);
}

function recordsOf(start: string, length: number, separator: Separator): string[][] {
  const records = readCsv(start, separator, RECORDS_READ_MAX).filter((record) => record.some((field) => field !== ''));
  // The last one may be cut off.
  return start.length < length && records.length < RECORDS_READ_MAX ? records.slice(0, -1) : records;
}

// The share of records that have the usual number of fields, which must be more than one.
function agreement(records: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) {
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [fields = 1, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return fields < 2 ? 0 : count / records.length;
}

// For a text that is not named as CSV: every record has the same number of fields, at least three, below distinct short
// names. Prose with commas has none of that for four lines.
function looksTabular(records: readonly (readonly string[])[], share: number): boolean {
  const [names = []] = records;
  const areNames = names.every(
    (name) => name.trim() !== '' && name.length <= NAME_LENGTH_MAX && !/^[\d\s.]+$/.test(name),
  );
  return (
    share === 1 &&
    records.length >= RECORDS_MIN &&
    names.length >= 3 &&
    areNames &&
    new Set(names).size === names.length
  );
}
