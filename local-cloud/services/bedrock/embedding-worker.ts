import { parentPort } from 'node:worker_threads';
import { inEnglish, namedWordsIn } from './concepts/concepts.ts';
import { hashWords, scale } from './hashed-words.ts';
import { loadSentenceModel } from './sentence-model.ts';
import { createWordSurprisal } from './word-surprisal.ts';

/** A text for the worker, and its result under the same id. */
export interface EmbeddingTask {
  readonly id: number;
  readonly text: string;
  readonly dimensions: number;
}

/** The vector, of length 1; or why there is none. */
export type EmbeddingResult = { readonly id: number } & (
  | { readonly vector: Float32Array }
  | { readonly error: string }
);

// The share of the cosine that comes from the meaning of the sentences; the rest comes from shared words.
const MEANING_SHARE = 0.4;

const loading = loadSentenceModel().then((model) => ({ model, surprisal: createWordSurprisal(model.vocabulary) }));

parentPort?.on('message', async ({ id, text, dimensions }: EmbeddingTask) => {
  try {
    const { model, surprisal } = await loading;
    const half = dimensions / 2;
    // The model reads English only.
    const english = inEnglish(text);
    const meaning = scale((await model.embed(english)).slice(0, half), Math.sqrt(MEANING_SHARE));
    const hashed = hashWords({ english, named: namedWordsIn(text) }, half, surprisal);
    const words = scale(hashed, Math.sqrt(1 - MEANING_SHARE));
    const vector = Float32Array.from(scale(Float64Array.from([...meaning, ...words]), 1));
    parentPort?.postMessage({ id, vector } satisfies EmbeddingResult);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies EmbeddingResult);
  }
});
