/** Draws values from a seed, so that the same seed always gives the same values. */
export interface Draw {
  /** Draws a whole number from 0 to one less than the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Replaces each "#" by a digit, "%" by a digit from 1 to 9, and "@" by a capital letter. */
  readonly fill: (pattern: string) => string;
}

// Not those that some formats leave out.
const LETTERS = 'ABCEHJKLMNPRSTVWXYZ';
// The constants of a linear congruential generator (Numerical Recipes).
const FACTOR = 1_664_525;
const INCREMENT = 1_013_904_223;
const RANGE = 2 ** 32;

/** Begins to draw from a seed. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, FACTOR) + INCREMENT) >>> 0;
    return Math.floor((state / RANGE) * limit);
  };
  const fill = (pattern: string): string =>
    pattern.replace(/[#%@]/g, (sign) =>
      sign === '@' ? LETTERS.charAt(below(LETTERS.length)) : String(sign === '#' ? below(10) : 1 + below(9)),
    );
  return { below, fill, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
