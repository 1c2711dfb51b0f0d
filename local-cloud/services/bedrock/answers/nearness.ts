import { type Evidence, rankByNearness } from './evidence.ts';

/** Returns the vector of a text, of length 1. */
export type Embed = (text: string) => Promise<readonly number[]>;

// Each new text takes a model on a desktop computer about 10 to 40 ms.
const SENTENCES_MAX = 40;
// With fewer sentences, a deviation means little.
const SENTENCES_MIN = 4;

/**
 * Compares a question with the sentences that fit it best by their words, and ranks them again: one that is nearer than
 * the others counts more. Nearness is measured in standard deviations, because each model has its own scale of cosines.
 * Only the first 40 are compared; if there are fewer than four, the evidence is returned as it is.
 */
export async function compareSentences(
  question: string,
  evidence: readonly Evidence[],
  embed: Embed,
): Promise<readonly Evidence[]> {
  const sentences = [...new Set(evidence.slice(0, SENTENCES_MAX).map(({ wording }) => wording))];
  if (sentences.length < SENTENCES_MIN) {
    return evidence;
  }
  const [own = [], ...others] = await Promise.all([question, ...sentences].map(embed));
  const deviations = deviationsOf(others.map((vector) => dot(own, vector)));
  return rankByNearness(evidence, new Map(sentences.map((sentence, at) => [sentence, deviations[at] ?? 0])));
}

function deviationsOf(numbers: readonly number[]): readonly number[] {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length);
  return numbers.map((number) => (spread === 0 ? 0 : (number - mean) / spread));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
}
