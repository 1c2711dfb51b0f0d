/** Random numbers that depend on a seed only: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number from 0 to below 1. */
  readonly share: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Starts a sequence (splitmix32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    between,
    chance: (part) => share() < part,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
  };
}
