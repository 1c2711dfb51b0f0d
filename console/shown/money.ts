const NANOS = 9;
const CENTS = 2;

/** An exact amount of US dollars: all its digits, at least cents, thousands grouped. */
export function dollars(usd: string): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(usd) ?? [];
  const digits = fraction.replace(/0+$/, '').padEnd(CENTS, '0');
  return `${sign}US$${BigInt(whole).toLocaleString('en-US')}.${digits}`;
}

/** An exact amount that is counted in nano-dollars. */
export function nanoDollars(nanoUsd: string | bigint): string {
  return dollars(usdOfNano(BigInt(nanoUsd)));
}

/** Nano-dollars as decimal dollars, for files. */
export function usdOfNano(nano: bigint): string {
  const digits = (nano < 0n ? -nano : nano).toString().padStart(NANOS + 1, '0');
  return `${nano < 0n ? '-' : ''}${digits.slice(0, -NANOS)}.${digits.slice(-NANOS)}`;
}

/** Decimal dollars as nano-dollars. */
export function nanoOfUsd(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(`${whole}${fraction.padEnd(NANOS, '0').slice(0, NANOS)}`);
}

/** For the height of a bar only: a number may round. */
export function approximate(nanoUsd: bigint): number {
  return Number(nanoUsd) / 10 ** NANOS;
}

/** Shares of an amount, in whole percent; null without a whole. */
export function percent(part: bigint, whole: bigint): number | null {
  return whole <= 0n ? null : Number((part * 100n) / whole);
}

/** A whole number, thousands grouped. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

const STEP = 1_024;
const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** A size of a file. */
export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1);
  const value = bytes / STEP ** power;
  return `${power === 0 ? value : value.toFixed(1).replace(/\.0$/, '')} ${UNITS[power]}`;
}
