/** Formats a whole number with grouped thousands. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

const STEP = 1_024;
const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** Formats the size of a file, to a tenth of the largest unit that it fills. */
export function size(bytes: number): string {
  const tenths = UNITS.map((_, power) => Math.round((bytes * 10) / STEP ** power) / 10);
  const unit = tenths.findIndex((value) => value < STEP);
  const power = unit === -1 ? UNITS.length - 1 : unit;
  return bytes === 1 ? '1 byte' : `${tenths[power]} ${UNITS[power]}`;
}
