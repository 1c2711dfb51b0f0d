import { readCsv, type Separator } from './read-csv.ts';

const FILE_NAME = /\.(?:csv|tsv|tab)$/i;
const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '|'];
const LOOKED_AT = 100_000;
const RECORDS_LOOKED_AT = 200;
const RECORDS_MIN = 4;
const NAME_LENGTH_MAX = 60;

/** The separator of a CSV text: in a file that is called so, the one that most lines agree on; null for other texts. */
export function csvSeparator(text: string | null, file: string): Separator | null {
  if (text === null) {
    return null;
  }
  const start = text.slice(0, LOOKED_AT);
  const declared = /^sep=([,;|\t])\r?\n/i.exec(start)?.[1];
  if (declared !== undefined) {
    return declared as Separator;
  }
  const isNamed = FILE_NAME.test(file);
  const fits = SEPARATORS.map((separator) => ({ separator, records: recordsOf(start, text.length, separator) }))
    .map(({ separator, records }) => ({ separator, records, share: agreement(records) }))
    .filter(({ records, share }) => (isNamed ? share > 0.5 : looksTabular(records, share)))
    .sort((one, other) => other.share - one.share);
  return fits[0]?.separator ?? (isNamed ? ',' : null);
}

function recordsOf(start: string, length: number, separator: Separator): string[][] {
  const records = readCsv(start, separator, RECORDS_LOOKED_AT).filter((record) => record.some((field) => field !== ''));
  // The last one may be cut off.
  return start.length < length && records.length < RECORDS_LOOKED_AT ? records.slice(0, -1) : records;
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

// Without a name that says so: every line has the same fields, at least three, below different short names.
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
