/**
 * Creates a generator of random numbers from 0 to below 1. The same seed gives the same numbers, so that random tests
 * can be repeated.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws that depend on a seed only. */
export interface Draws {
  /** A number from 0 to below 1. */
  readonly share: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  /** True in this share of the draws. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Creates the draws of a seed. */
export function createDraws(seed: number): Draws {
  const share = createRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    between,
    chance: (part) => share() < part,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
  };
}
