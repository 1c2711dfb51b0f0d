/** An amount of money in nanodollars, billionths of a US dollar. Money is never a floating-point number here. */
export type NanoUsd = bigint;

/** The number of nanodollars in a dollar. */
export const NANO_PER_USD = 1_000_000_000n;

// A nanodollar has nine decimals.
const DECIMALS_MAX = 9;
const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;
// No budget reaches a billion dollars: a longer number is a typing error.
const WHOLE_DIGITS_MAX = 9;

/**
 * Parses an amount as an operator types it, such as `250` or `0.05`: at least 0, below a billion dollars, with at most
 * nine decimals. For any other string, returns a sentence that says what is allowed.
 */
export function parseUsd(text: string): { amount: NanoUsd } | { sentence: string } {
  const [, sign, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) {
    return { sentence: 'The amount must be written in dollars with digits, such as 250 or 0.05.' };
  }
  if (decimals.length > DECIMALS_MAX) {
    return { sentence: `The amount can have at most ${DECIMALS_MAX} decimals.` };
  }
  if (whole.length > 1 && whole.startsWith('0')) {
    return { sentence: 'The amount must not have leading zeros.' };
  }
  if (whole.length > WHOLE_DIGITS_MAX) {
    return { sentence: 'The amount must be below 1000000000 dollars.' };
  }
  if (sign === '-') {
    return { sentence: 'The amount must be at least 0 dollars.' };
  }
  return { amount: BigInt(whole) * NANO_PER_USD + BigInt(decimals.padEnd(DECIMALS_MAX, '0')) };
}

/**
 * Reads an amount from the configuration of a stage.
 *
 * @throws an error with the sentence of `parseUsd` when it is not valid.
 */
export function requireAmount(text: string): NanoUsd {
  const parsed = parseUsd(text);
  if ('sentence' in parsed) {
    throw new Error(parsed.sentence);
  }
  return parsed.amount;
}

/**
 * Formats an amount in dollars with as many decimals as it needs. `parseUsd` reads back every amount that is not
 * negative.
 */
export function formatUsd(amount: NanoUsd): string {
  const size = amount < 0n ? -amount : amount;
  const decimals = String(size % NANO_PER_USD)
    .padStart(DECIMALS_MAX, '0')
    .replace(/(?<!0)0+$/, '');
  return `${amount < 0n ? '-' : ''}${size / NANO_PER_USD}${decimals === '' ? '' : `.${decimals}`}`;
}
