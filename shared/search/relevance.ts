import { type WordFrequencies, weighWords } from './rank-words.ts';
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

// In a company with fewer passages, most words are in a single one.
const PASSAGES_FOR_UNIQUE_MIN = 5;
// The scale of `relevanceMin`: with another weight, the bounds of every model have to be measured again.
const SHARE_WEIGHT = 0.1;
// If words occurred independently, one of 55 searches would reach this by chance. Of the values from 1 to 5, it is the
// lowest with which no more nonsense reaches the model than without this rule (docs/quality.md).
const SURPRISE_MIN = 4;

/** How relevant a passage is to a query. */
export interface Relevance {
  readonly similarity: number;
  /** The share, 0 to 1, that it has of the query's words that the company's passages have; rare words count most. */
  readonly share: number;
  /** The negative logarithm of the number of passages of the company that are expected to have its words by chance. */
  readonly surprise: number;
  /** Whether the passage has a word of the query that no other passage of the company has, such as a name. */
  readonly hasUniqueWord: boolean;
}

/** Measures how relevant a passage is to the query whose words were counted. */
export function relevanceOf(passage: RatedPassage, frequencies: WordFrequencies, wordsOf: WordsOf): Relevance {
  const words = new Set([passage.title, passage.headings, passage.text].flatMap((part) => wordsOf(part)));
  const known = [...weighWords(frequencies)];
  const shared = known.filter(([word]) => words.has(word));
  const [all = 0, own = 0] = [known, shared].map((each) => each.reduce((sum, [, weight]) => sum + weight, 0));
  const isUnique = ([word]: readonly [string, number]) => frequencies.byWord.get(word) === 1;
  return {
    similarity: passage.similarity,
    share: all === 0 ? 0 : own / all,
    surprise: own - Math.log(Math.max(1, frequencies.passages)),
    hasUniqueWord: frequencies.passages >= PASSAGES_FOR_UNIQUE_MIN && shared.some(isUnique),
  };
}

/** Whether any of the best passages is relevant. Cosines of right passages and of nonsense overlap in every model. */
export function isRelevant(best: readonly Relevance[], { relevanceMin, wordlessMin }: RelevanceBounds): boolean {
  return best.some(
    ({ similarity, share, surprise, hasUniqueWord }) =>
      surprise >= SURPRISE_MIN ||
      hasUniqueWord ||
      (share > 0 ? similarity + SHARE_WEIGHT * share >= relevanceMin : similarity >= wordlessMin),
  );
}
