import type { Embed } from './nearness.ts';

// The same sentences are in the prompts of many questions.
const KEPT_MAX = 4_096;
// How long the sentences of one prompt may take, well within the time that a stage allows an answering model. After
// that, the reader compares words only.
const MS_MAX = 5_000;
const REQUEST = { caller: 'the reader of excerpts', dimensions: 1_024, tokens: 0 };

/** The part of a source of vectors that a reader needs. */
interface Vectors {
  readonly isElsewhere: boolean;
  readonly embed: (request: typeof REQUEST & { readonly text: string; readonly gone: AbortSignal }) => Promise<{
    readonly vector: readonly number[];
  }>;
}

/**
 * Returns a function that gives the vectors with which the reader of one prompt compares sentences, for at most five
 * seconds; recent vectors are kept for later prompts. It gives null for the stand-in's own vectors, which know no more
 * than the words that the reader compares anyway.
 */
export function sentenceVectors(vectors: Vectors): (gone?: AbortSignal) => Embed | null {
  const kept = new Map<string, readonly number[]>();
  return (gone) => {
    if (!vectors.isElsewhere) {
      return null;
    }
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
