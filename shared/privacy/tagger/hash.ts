/** Returns a 32-bit hash of a word (FNV-1a), always the same for the same word. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  }
  return hash;
}

/** Combines two numbers into one of 32 bits that depends on their order. */
export function mix(first: number, second: number): number {
  const hash = Math.imul((first ^ (first >>> 15)) + second, 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** Combines several numbers into one of 32 bits that depends on their order. */
export const mixAll = (numbers: readonly number[]): number => numbers.reduce(mix, 0x9e3779b9);
