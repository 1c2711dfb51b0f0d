import { dropNearDuplicates } from '../../../shared/search/drop-near-duplicates.ts';
import { fuseScores, weightsFor } from '../../../shared/search/fuse-scores.ts';
import {
  queryWords,
  rankWords,
  type Scored,
  type WeighedWords,
  type WordRanking,
  weighWords,
} from '../../../shared/search/rank-words.ts';
import type { WordsOf } from '../../../shared/search/words/schema-words.ts';
import type { SetPassage } from './read-set.ts';

const CANDIDATES_MAX = 80;
const RESULTS_MAX = 20;

/** Passages with their words and vectors, ready to be searched as the product searches them. */
export interface SetIndex {
  readonly passages: readonly SetPassage[];
  readonly vectors: readonly Float32Array[];
  readonly wordsOf: WordsOf;
  /** The positions of the passages that contain each word. */
  readonly holding: ReadonlyMap<string, ReadonlySet<number>>;
  readonly placeOf: ReadonlyMap<SetPassage, number>;
}

/** The candidates for one question, before the two rankings are combined. */
export interface Candidates {
  readonly words: WeighedWords;
  readonly byWord: ReadonlyMap<string, number>;
  readonly nearest: readonly Scored<SetPassage>[];
  readonly worded: WordRanking<SetPassage>;
  readonly cosineOf: (passage: SetPassage) => number;
}

/** Indexes the passages by the words of a schema. */
export function indexSet(
  passages: readonly SetPassage[],
  vectors: readonly Float32Array[],
  wordsOf: WordsOf,
): SetIndex {
  const holding = new Map<string, Set<number>>();
  passages.forEach(({ title, headings, text }, at) => {
    for (const word of new Set([title, headings, text].flatMap((part) => wordsOf(part)))) {
      holding.set(word, (holding.get(word) ?? new Set()).add(at));
    }
  });
  const placeOf = new Map(passages.map((passage, at) => [passage, at]));
  return { passages, vectors, wordsOf: remembered(wordsOf), holding, placeOf };
}

/** Finds the candidates of both rankings, as the index returns them: by exact cosines, and by the heaviest words. */
export function findCandidates(index: SetIndex, question: string, vector: Float32Array): Candidates {
  const { passages, vectors, wordsOf, holding, placeOf } = index;
  const asked = queryWords(question, wordsOf);
  const byWord = new Map(asked.map((word) => [word, holding.get(word)?.size ?? 0]));
  const words = weighWords({ passages: passages.length, byWord });
  const nearest = best(vectors.map((other, at) => ({ at, score: cosine(vector, other) })));
  const sums = new Map<number, number>();
  for (const [word, idf] of words) {
    for (const at of holding.get(word) ?? []) {
      sums.set(at, (sums.get(at) ?? 0) + Math.max(1, Math.round(100 * idf)));
    }
  }
  const pool = best([...sums].map(([at, score]) => ({ at, score })));
  const itemAt = (at: number) => passages[at] as SetPassage;
  return {
    // Computed on demand, because the cosines of all passages to all questions would not fit in memory.
    cosineOf: (passage) => cosine(vector, vectors[placeOf.get(passage) ?? -1] ?? new Float32Array()),
    words,
    byWord,
    nearest: nearest.map(({ at, score }) => ({ item: itemAt(at), score })),
    worded: rankWords(
      pool.map(({ at }) => itemAt(at)),
      { passages: passages.length, byWord },
      wordsOf,
    ),
  };
}

/** Ranks the candidates: the vectors have this weight, and the words have the rest of 1, times the share they match. */
export function rank({ nearest, worded }: Candidates, vectorWeight: number, floor: number): SetPassage[] {
  const weights = weightsFor(worded.share, { vector: vectorWeight, words: 1 - vectorWeight });
  const near = nearest.filter(({ score }) => score >= floor);
  return dropNearDuplicates(fuseScores(near, worded.scored, weights), RESULTS_MAX);
}

// The same passages are candidates of many questions.
function remembered(wordsOf: WordsOf): WordsOf {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

function best<Item extends { readonly at: number; readonly score: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, CANDIDATES_MAX);
}

function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    sum += (one[at] ?? 0) * (other[at] ?? 0);
  }
  return sum;
}
