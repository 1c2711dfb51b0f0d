import { SHAPES, type Token } from './tokens.ts';

const CAPITALIZED_MAX = 3;
const LOWERCASE_MAX = 2;

/**
 * Returns a function that says how often a word, given by its hash, occurs in these tokens: capitalized (counted up to
 * three) and in lower case (up to two), both as one number.
 */
export function countWords(tokens: readonly Token[]): (word: number) => number {
  const capitalized = new Map<number, number>();
  const lowercase = new Map<number, number>();
  for (const { word, shape } of tokens) {
    // Not a sign, a number or a barrier.
    if (shape >= SHAPES.lower) {
      const counts = shape === SHAPES.lower || shape === SHAPES.lowercaseLetter ? lowercase : capitalized;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) =>
    Math.min(capitalized.get(word) ?? 0, CAPITALIZED_MAX) * (LOWERCASE_MAX + 1) +
    Math.min(lowercase.get(word) ?? 0, LOWERCASE_MAX);
}
