import type { NanoUsd } from './money.ts';
import type { Price } from './prices.ts';

/** One use of a model within a request. */
export interface Use {
  readonly price: Price;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

const PICO_PER_NANO = 1_000n;

/**
 * The total cost of the uses of one request: exact in picodollars, and rounded up to a nanodollar once.
 *
 * @throws when a count is not a non-negative integer.
 */
export function costOf(uses: readonly Use[]): NanoUsd {
  return roundUp(uses.reduce((sum, use) => sum + picoOf(use), 0n));
}

/**
 * The cost of each use, in the same order; the costs add up to `costOf` exactly, to the nanodollar.
 *
 * @throws when a count is not a non-negative integer.
 */
export function costParts(uses: readonly Use[]): NanoUsd[] {
  let pico = 0n;
  return uses.map((use) => {
    const before = roundUp(pico);
    pico += picoOf(use);
    return roundUp(pico) - before;
  });
}

function picoOf({ price, inputTokens, outputTokens }: Use): bigint {
  return wholeCount(inputTokens) * price.inputPico + wholeCount(outputTokens) * price.outputPico;
}

function roundUp(pico: bigint): NanoUsd {
  return (pico + PICO_PER_NANO - 1n) / PICO_PER_NANO;
}

function wholeCount(tokens: number): bigint {
  if (!Number.isSafeInteger(tokens) || tokens < 0) {
    throw new RangeError('A token count must be a whole number of at least 0.');
  }
  return BigInt(tokens);
}
