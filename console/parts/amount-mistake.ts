import { commonTexts } from '../texts/common.ts';

const AMOUNT = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;
// The API takes amounts below a billion dollars, in whole nano-dollars.
const IN_LIMITS = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Returns what is wrong with an amount in US dollars as it was typed, or null. */
export function amountMistake(typed: string): string | null {
  const amount = typed.trim();
  if (!AMOUNT.test(amount)) {
    return commonTexts.enterAmount;
  }
  return IN_LIMITS.test(amount) ? null : commonTexts.amountOutOfLimits;
}
