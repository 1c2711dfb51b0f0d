import { SHAPES, type Token } from './tokens.ts';

const CAPITALS_MAX = 3;
const SMALL_MAX = 2;

/**
 * Returns a function that says how often a word, given by its hash, occurs in these tokens: capitalized (counted up to
 * three) and in lower case (up to two), both as one number.
 */
export function countWords(tokens: readonly Token[]): (word: number) => number {
  const capitals = new Map<number, number>();
  const small = new Map<number, number>();
  for (const { word, shape } of tokens) {
    // Not a sign, a number or a barrier.
    if (shape >= SHAPES.lower) {
      const counts = shape === SHAPES.lower || shape === SHAPES.smallLetter ? small : capitals;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) =>
    Math.min(capitals.get(word) ?? 0, CAPITALS_MAX) * (SMALL_MAX + 1) + Math.min(small.get(word) ?? 0, SMALL_MAX);
}
