const PARTS = /[\p{Script=Latin}\p{M}]+|\p{N}+|\s+|./gsu;
const LETTERS_OF_A_TOKEN = 5;
const DIGITS_OF_A_TOKEN = 2;
const BYTES_OF_A_TOKEN = 2;

/**
 * About how many tokens a model for embeddings makes of a text: of Latin words one for each five letters begun, of
 * numbers one for each two digits, of a line's end one, of other scripts one for each two bytes of a letter. A model's
 * own count may differ, and never exceeds the bytes.
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
