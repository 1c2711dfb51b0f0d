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
 * Returns a function that creates the `Embed` of one prompt, which embeds sentences for at most five seconds; recent
 * vectors are kept for later prompts. The function returns null if only the stand-in makes vectors: its cosines gave
 * more wrong answers (docs/quality-history.md).
 */
export function sentenceVectors(vectors: Vectors): (gone?: AbortSignal) => Embed | null {
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
