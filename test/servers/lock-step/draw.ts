/** Random choices; the same seed gives the same ones. */
export interface Draw {
  /** A whole number from 0 to below `below`. */
  readonly whole: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly one: <T>(items: readonly T[]) => T;
  readonly many: <T>(count: number, make: () => T) => T[];
}

/** Creates random choices with the generator mulberry32. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    chance: (probability) => next() < probability,
    one: <T>(items: readonly T[]) => items[whole(items.length)] as T,
    many: (count, make) => Array.from({ length: count }, make),
  };
}
