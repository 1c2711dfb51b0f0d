import { countsOf } from '../counts-of.ts';
import { readCsv, type Separator } from './read-csv.ts';

const FILE_NAME = /\.(?:csv|tsv|tab)$/i;
// Formats whose lines may have the same number of commas, such as one JSON object on each line.
const DATA_FILE_NAME = /\.(?:jsonl?|ndjson|ya?ml)$/i;
const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '|'];
// The beginning of a file shows its separator; reading all of a large file would only take time.
const CHARACTERS_READ_MAX = 100_000;
// Enough records to show whether all have the same number of fields, and fast for a file of 50 MB.
const RECORDS_READ_MAX = 200;
// Prose often has two or three lines with the same number of commas, so a text not named as CSV needs more.
const RECORDS_MIN = 4;
// Longer than column names, and shorter than most sentences.
const NAME_LENGTH_MAX = 60;

/**
 * Returns the separator of a CSV text, or null for any other text. A first line such as `sep=;` decides. Otherwise, a
 * file named as CSV has the separator on which most records agree, or a comma if there is none; any other text must
 * look like a table throughout.
 */
export function csvSeparator(text: string | null, file: string): Separator | null {
  if (text === null || DATA_FILE_NAME.test(file)) {
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

function recordsOf(start: string, textLength: number, separator: Separator): string[][] {
  const records = readCsv(start, separator, RECORDS_READ_MAX).filter((record) => record.some((field) => field !== ''));
  // If the text is longer than its start, the last record may be cut off.
  return start.length < textLength && records.length < RECORDS_READ_MAX ? records.slice(0, -1) : records;
}

// Returns the share of records with the most frequent number of fields, or 0 when most have a single field.
function agreement(records: readonly (readonly string[])[]): number {
  const counts = countsOf(records.map(({ length }) => length));
  const [fields = 1, count = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return fields < 2 ? 0 : count / records.length;
}

// In a text not named as CSV, every record must have the same number of fields, at least three, below distinct short
// names. Prose with commas does not have that for four lines.
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
