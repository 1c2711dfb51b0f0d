import type { Embed } from './answers/nearness.ts';
import type { VectorSource } from './vector-source.ts';

// The same sentences are in the prompts of many questions.
const KEPT_MAX = 4_096;
// Then the reader answers by words alone, well within the time that a stage gives an answering model.
const MS_MAX = 5_000;
const DIMENSIONS = 1_024;
const CALLER = 'the reader of excerpts';

/**
 * Vectors of the sentences of one prompt, for at most some seconds; the last ones are kept for the next prompts. Null
 * where only the stand-in makes vectors: its cosines gave more wrong answers (docs/quality.md).
 */
export function sentenceVectors(vectors: VectorSource): (gone?: AbortSignal) => Embed | null {
  if (!vectors.isElsewhere) {
    return () => null;
  }
  const kept = new Map<string, readonly number[]>();
  return (gone) => {
    const late = AbortSignal.timeout(MS_MAX);
    const signal = gone === undefined ? late : AbortSignal.any([gone, late]);
    return async (text) => {
      const known = kept.get(text);
      const vector = known ?? (await vectors.embed({ ...REQUEST, text, gone: signal })).vector;
      kept.delete(text);
      kept.set(text, vector);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) {
        kept.delete(oldest);
      }
      return vector;
    };
  };
}

const REQUEST = { caller: CALLER, dimensions: DIMENSIONS, tokens: 0 };
