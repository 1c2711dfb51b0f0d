import * as v from 'valibot';
import { parseUsd } from '../../pricing/money.ts';
import { formatCap, UNLIMITED_WORD } from '../../pricing/unlimited.ts';

/** A monthly amount in dollars, or `unlimited`; parsed to nanodollars as decimal digits, as policies store it. */
export function usdField(
  name: string,
  { description, example }: { readonly description: string; readonly example: string },
) {
  const sentence = `${name} must be at least 0 and less than 1000000000 with at most nine decimals, or ${UNLIMITED_WORD}.`;
  return v.pipe(
    v.string(`${name} must be a string.`),
    v.description(description),
    v.examples([example]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === UNLIMITED_WORD) {
        return UNLIMITED_WORD;
      }
      const parsed = parseUsd(dataset.value);
      if ('amount' in parsed) {
        return String(parsed.amount);
      }
      addIssue({ message: sentence });
      return NEVER;
    }),
  );
}

/** A stored amount as operators write it. */
export function usdOf(stored: string): string {
  return formatCap(capOf(stored));
}

/** A stored amount in nanodollars; null if it is unlimited. */
export function capOf(stored: string): bigint | null {
  return stored === UNLIMITED_WORD ? null : BigInt(stored);
}
