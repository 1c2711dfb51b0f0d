/** The hash of no letters, from which the hash of a word grows letter by letter. */
export const NO_LETTERS = 0x811c9dc5 | 0;

/** Returns the hash of a word that has one more letter (FNV-1a). */
export const withLetter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** Returns the hash of the letters of a string from one index to another. */
export function hashOf(text: string, start = 0, end: number = text.length): number {
  let hash = NO_LETTERS;
  for (let i = start; i < end; i += 1) {
    hash = withLetter(hash, text.charCodeAt(i));
  }
  return hash;
}
