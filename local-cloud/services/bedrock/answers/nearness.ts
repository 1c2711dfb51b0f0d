import { rankEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';
import { questionParts } from './question-parts.ts';
import type { ReadPrompt } from './read-prompt.ts';

/** The vector of a text, of length 1. */
export type Embed = (text: string) => Promise<readonly number[]>;

/**
 * How much nearer a sentence is to a question than the sentences beside it, in standard deviations: the cosines of
 * each model have a scale of their own. Null where nothing is known.
 */
export type Nearness = (question: string, sentence: string) => number | null;

/** Of a stage without an embedding model that understands other languages and other words. */
export const NO_NEARNESS: Nearness = () => null;

// Each costs a model on a desk some 10 to 40 ms when its text is new.
const SENTENCES_MAX = 40;
// Of fewer, a deviation says little.
const SENTENCES_MIN = 4;

/** Compares each question of a prompt with the sentences that fit it best by their words. */
export async function measureNearness({ excerpts, question: asked }: ReadPrompt, embed: Embed): Promise<Nearness> {
  const known = new Map<string, ReadonlyMap<string, number>>();
  for (const question of asked === null ? [] : questionParts(asked)) {
    const evidence = rankEvidence(readQuestion(question), excerpts).slice(0, SENTENCES_MAX);
    const sentences = [...new Set(evidence.map(({ wording }) => wording))];
    if (sentences.length >= SENTENCES_MIN) {
      const [own = [], ...others] = await Promise.all([question, ...sentences].map(embed));
      const deviations = deviationsOf(others.map((vector) => dot(own, vector)));
      known.set(question, new Map(sentences.map((sentence, at) => [sentence, deviations[at] ?? 0])));
    }
  }
  return (question, sentence) => known.get(question)?.get(sentence) ?? null;
}

function deviationsOf(numbers: readonly number[]): readonly number[] {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length);
  return numbers.map((number) => (spread === 0 ? 0 : (number - mean) / spread));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
}
