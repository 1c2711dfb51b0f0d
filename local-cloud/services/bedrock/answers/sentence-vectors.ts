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

/** The vectors with which a reader compares texts; null where it compares only words. */
export interface ReaderVectors {
  /** For sentences with the question. */
  readonly sentences: Embed | null;
  /** For questions in the excerpts with the one that is asked. */
  readonly questions: Embed | null;
}

/**
 * Returns a function that creates the vectors of one prompt, which embed texts for at most five seconds; recent vectors
 * are kept for later prompts. The stand-in's vectors compare only questions with each other, by the half that is about
 * meaning: as cosines of a question and its answer, they gave more wrong answers. Those of
 * another model compare only sentences, because the scale of its cosines is not known.
 */
export function sentenceVectors(vectors: Vectors): (gone?: AbortSignal) => ReaderVectors {
  const kept = new Map<string, readonly number[]>();
  return (gone) => {
    const late = AbortSignal.timeout(MS_MAX);
    const signal = gone === undefined ? late : AbortSignal.any([gone, late]);
    const embed: Embed = async (text) => {
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
    return readerVectors(embed, vectors);
  };
}

/** Returns what a reader compares with these vectors: sentences if they are another model's, else questions. */
export function readerVectors(embed: Embed, { isElsewhere }: Pick<Vectors, 'isElsewhere'>): ReaderVectors {
  return isElsewhere
    ? { sentences: embed, questions: null }
    : { sentences: null, questions: async (text) => meaningOf(await embed(text)) };
}

// Scaled to a length of 1; the other half is about words (embedding-worker.ts).
function meaningOf(vector: readonly number[]): readonly number[] {
  const half = vector.slice(0, vector.length / 2);
  const length = Math.hypot(...half);
  return length === 0 ? half : half.map((number) => number / length);
}
