const PIECES = /[\p{Script=Latin}\p{M}]+|\p{N}+|\s+|./gsu;

/**
 * Estimates the tokens that a model's own tokenizer would count: one for every five Latin letters of a word, for every
 * two digits of a number, and for every two bytes of any other character; a shorter rest counts in full. White space is
 * one token if it contains a line break, and otherwise none. As in a real tokenizer, no token is shorter than a byte,
 * so the estimate never exceeds the bytes of UTF-8.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) {
    tokens += tokensOf(piece);
  }
  return tokens;
}

function tokensOf(piece: string): number {
  if (/^\s/u.test(piece)) {
    return piece.includes('\n') ? 1 : 0;
  }
  if (/^\p{Script=Latin}/u.test(piece)) {
    return Math.ceil(piece.length / 5);
  }
  if (/^\p{N}/u.test(piece)) {
    return Math.ceil(piece.length / 2);
  }
  return Math.ceil(Buffer.byteLength(piece) / 2);
}

/** Returns the longest prefix of the text, cut between words, that has at most this many tokens. */
export function cutToTokens(text: string, tokensMax: number): string {
  let tokens = 0;
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    tokens += tokensOf(match[0]);
    if (tokens > tokensMax) {
      break;
    }
    end = match.index + match[0].length;
  }
  return text.slice(0, end);
}
