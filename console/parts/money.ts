// The decimal places of a nano-dollar and of a cent.
const NANO_PLACES = 9;
const CENT_PLACES = 2;

/** Formats an exact amount of US dollars with all its digits, at least cents, and grouped thousands. */
export function dollars(usd: string): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(usd) ?? [];
  const digits = fraction.replace(/0+$/, '').padEnd(CENT_PLACES, '0');
  return `${sign}US$${BigInt(whole).toLocaleString('en-US')}.${digits}`;
}

/** Formats an exact amount given in nano-dollars. */
export function nanoDollars(nanoUsd: string | bigint): string {
  return dollars(usdOfNano(BigInt(nanoUsd)));
}

/** Converts nano-dollars to decimal dollars, for exported files. */
export function usdOfNano(nanoUsd: bigint): string {
  const digits = (nanoUsd < 0n ? -nanoUsd : nanoUsd).toString().padStart(NANO_PLACES + 1, '0');
  return `${nanoUsd < 0n ? '-' : ''}${digits.slice(0, -NANO_PLACES)}.${digits.slice(-NANO_PLACES)}`;
}

/** Converts decimal dollars to nano-dollars. */
export function nanoOfUsd(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(`${whole}${fraction.padEnd(NANO_PLACES, '0').slice(0, NANO_PLACES)}`);
}

/** Converts an amount to dollars, only for the height of a bar: a floating-point number may round. */
export function approximate(nanoUsd: bigint): number {
  return Number(nanoUsd) / 10 ** NANO_PLACES;
}

/** Returns the share of a part in whole percent, rounded down; null if the whole is not positive. */
export function percent(part: bigint, whole: bigint): number | null {
  return whole <= 0n ? null : Number((part * 100n) / whole);
}
