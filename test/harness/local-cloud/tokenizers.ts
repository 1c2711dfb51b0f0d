import { estimateTokens } from '@knowledge-copilot/local-cloud/estimate-tokens';
import { loadSentenceModel } from '@knowledge-copilot/local-cloud/sentence-model';

// Tokenizing takes time quadratic in the length.
const PIECE_LENGTH = 400;

/** How many tokens the local models bill for a text. */
export const countBilledTokens: (text: string) => number = estimateTokens;

/**
 * Loads a function that counts the tokens of a text for the sentence model. A long text is cut into pieces, whose sum
 * is never below the count of the whole.
 */
export async function loadSentenceTokenizer(): Promise<(text: string) => number> {
  const { tokenize } = await loadSentenceModel();
  const pieces = new RegExp(`[\\s\\S]{1,${PIECE_LENGTH}}`, 'gu');
  return (text) =>
    (text.match(pieces) ?? []).reduce((sum, piece) => sum + tokenize(piece).length, 0) -
    Math.floor(text.length / PIECE_LENGTH);
}
