const PARTS = /[\p{Script=Latin}\p{M}]+|\p{N}+|\s+|./gsu;
// No real tokenizer was measured; a test keeps the estimate within a tenth of the local model's count.
const LETTERS_OF_A_TOKEN = 5;
const DIGITS_OF_A_TOKEN = 2;
const BYTES_OF_A_TOKEN = 2;

/**
 * Estimates how many tokens an embedding model counts for a text: one per five letters (or part of five) of a Latin
 * word, one per two digits, one per run of spaces with a line break, and one per two bytes (or part of two) of any
 * other character. The model's own count may differ, but never exceeds the number of bytes.
 */
export function estimateTokens(text: string): number {
  return [...text.matchAll(PARTS)].reduce((sum, [part]) => sum + tokensOf(part), 0);
}

function tokensOf(part: string): number {
  if (/^\s/u.test(part)) {
    return part.includes('\n') ? 1 : 0;
  }
  if (/^\p{Script=Latin}/u.test(part)) {
    return Math.ceil(part.length / LETTERS_OF_A_TOKEN);
  }
  if (/^\p{N}/u.test(part)) {
    return Math.ceil(part.length / DIGITS_OF_A_TOKEN);
  }
  return Math.ceil(Buffer.byteLength(part) / BYTES_OF_A_TOKEN);
}
