import { inverseDocumentFrequency, type WordFrequencies } from './rank-words.ts';
import type { WordsOf } from './words/schema-words.ts';

/**
 * The thresholds above which a search has found something relevant, measured for each embedding model
 * (docs/quality.md).
 */
export interface RelevanceBounds {
  /** For a passage that shares words with the query: compared with its cosine plus a tenth of the share. */
  readonly relevanceMin: number;
  /** For a passage that shares no word, as between languages: compared with its cosine alone. */
  readonly wordlessMin: number;
}

/** The parts of a found passage that determine its relevance. */
interface RatedPassage {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
  readonly similarity: number;
}

// The scale of `relevanceMin`: with another weight, the bounds of every model have to be measured again.
const SHARE_WEIGHT = 0.1;
// If words occurred independently, one of 55 searches would reach this by chance. Of the values from 1 to 5, it is the
// lowest with which no more nonsense reaches the model than without this rule (docs/quality.md).
const SURPRISE_MIN = 4;

/** How relevant a passage is to a query. */
export interface Relevance {
  readonly similarity: number;
  /**
   * The share of the query's words that the passage has, 0 to 1; rare words count most, and unknown words count as the
   * rarest.
   */
  readonly share: number;
  /**
   * How unlikely it is that any passage of the company has these words by chance, as the negative logarithm of the
   * expected number of such passages. A shared name together with a shared invoice number is such a case, however low
   * the cosine.
   */
  readonly surprise: number;
}

/** Measures how relevant a passage is to the query whose words were counted. */
export function relevanceOf(passage: RatedPassage, frequencies: WordFrequencies, wordsOf: WordsOf): Relevance {
  const words = new Set([passage.title, passage.headings, passage.text].flatMap((part) => wordsOf(part)));
  let all = 0;
  let shared = 0;
  for (const [word, holding] of frequencies.byWord) {
    const weight = inverseDocumentFrequency(holding, frequencies.passages);
    all += weight;
    shared += words.has(word) ? weight : 0;
  }
  const surprise = shared - Math.log(Math.max(1, frequencies.passages));
  return { similarity: passage.similarity, share: all === 0 ? 0 : shared / all, surprise };
}

/**
 * Whether any of the best passages is relevant to the query. The cosine alone cannot decide: in every model the cosines
 * of right passages and of nonsense overlap. But nonsense shares no words, and certainly not several rare ones.
 */
export function isRelevant(best: readonly Relevance[], { relevanceMin, wordlessMin }: RelevanceBounds): boolean {
  return best.some(
    ({ similarity, share, surprise }) =>
      surprise >= SURPRISE_MIN ||
      (share > 0 ? similarity + SHARE_WEIGHT * share >= relevanceMin : similarity >= wordlessMin),
  );
}
