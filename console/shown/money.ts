const NANOS = 9;
const CENTS = 2;

/** Formats an exact amount of US dollars with all its digits, at least cents, and grouped thousands. */
export function dollars(usd: string): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(usd) ?? [];
  const digits = fraction.replace(/0+$/, '').padEnd(CENTS, '0');
  return `${sign}US$${BigInt(whole).toLocaleString('en-US')}.${digits}`;
}

/** Formats an exact amount given in nano-dollars. */
export function nanoDollars(nanoUsd: string | bigint): string {
  return dollars(usdOfNano(BigInt(nanoUsd)));
}

/** Converts nano-dollars to decimal dollars, for exported files. */
export function usdOfNano(nano: bigint): string {
  const digits = (nano < 0n ? -nano : nano).toString().padStart(NANOS + 1, '0');
  return `${nano < 0n ? '-' : ''}${digits.slice(0, -NANOS)}.${digits.slice(-NANOS)}`;
}

/** Converts decimal dollars to nano-dollars. */
export function nanoOfUsd(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(`${whole}${fraction.padEnd(NANOS, '0').slice(0, NANOS)}`);
}

/** Converts an amount to dollars, only for the height of a bar: a floating-point number may round. */
export function approximate(nanoUsd: bigint): number {
  return Number(nanoUsd) / 10 ** NANOS;
}

/** Returns the share of a part in whole percent, rounded down; null if the whole is not positive. */
export function percent(part: bigint, whole: bigint): number | null {
  return whole <= 0n ? null : Number((part * 100n) / whole);
}

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
