import type { Passage } from './passage.ts';
import { withoutQuestionWords } from './words/question-words.ts';
import type { WordsOf } from './words/schema-words.ts';
import { pairWords, type WordPair, weighPairs } from './words/word-pairs.ts';

/** How many passages a scope has, and how many of them contain each word. */
export interface WordFrequencies {
  readonly passages: number;
  readonly byWord: ReadonlyMap<string, number>;
}

/** The words of a query with their inverse document frequency in the scope, rarest first. */
export type WeighedWords = ReadonlyMap<string, number>;

/** An item with its score in one ranking; higher is better. */
export interface Scored<Item> {
  readonly item: Item;
  readonly score: number;
}

/** Items with their scores by the words of a query. */
export interface WordRanking<Item> {
  readonly scored: readonly Scored<Item>[];
  /**
   * The largest share of the query's words that one of the items has, 0 to 1; rare words count most, and words that the
   * scope lacks count as the rarest.
   */
  readonly share: number;
}

// How many distinct words of a query are looked up: a question of 4,000 characters must not be too expensive for the
// index.
const WORDS_MAX = 64;

// The standard constants of BM25.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;
// Takes the place of BM25's average length, which would have to be counted. Values from 100 to 200 changed recall by at
// most 1.3 points.
const USUAL_LENGTH = 130;

/**
 * The distinct words of a query to look up, in order, as the index stores them, without question words; of more than
 * WORDS_MAX, the longest. Rare words matter most, and long words are mostly rare: in questions with 60 added words, the
 * longest 64 found as much as all words, and the first 64 a little less.
 */
export function queryWords(text: string, wordsOf: WordsOf): string[] {
  const telling = wordsOf(withoutQuestionWords(text));
  const words = [...new Set(telling.length > 0 ? telling : wordsOf(text))];
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, WORDS_MAX));
  return words.filter((word) => longest.has(word));
}

/** The words of a query that occur in the scope, with weights that depend only on the counts of this scope. */
export function weighWords({ passages, byWord }: WordFrequencies): WeighedWords {
  const held = [...byWord].filter(([, holding]) => holding > 0).sort(([, a], [, b]) => a - b);
  return new Map(held.map(([word, holding]) => [word, inverseDocumentFrequency(holding, passages)]));
}

/** The inverse document frequency of a word that `holding` of the scope's passages contain; always above 0. */
function inverseDocumentFrequency(holding: number, passages: number): number {
  return Math.log(1 + (passages - holding + 0.5) / (holding + 0.5));
}

/**
 * The BM25 score of each passage over title, headings and text together, plus the gain for words that are adjacent as
 * in the query. Computed here, because the index's own statistics cover all companies; the words of `frequencies` are
 * in the order of the query.
 */
export function rankWords<Item extends Passage>(
  items: readonly Item[],
  frequencies: WordFrequencies,
  wordsOf: WordsOf,
): WordRanking<Item> {
  const { passages, byWord } = frequencies;
  const words = weighWords(frequencies);
  const pairs = pairWords([...byWord.keys()], words);
  const ranked = items.map((item) => ({ item, ...scoreOf(item, { words, pairs }, wordsOf) }));
  const asked = [...byWord.values()].reduce((sum, holding) => sum + inverseDocumentFrequency(holding, passages), 0);
  const heldMax = Math.max(0, ...ranked.map(({ held }) => held));
  return { scored: ranked.map(({ item, score }) => ({ item, score })), share: asked === 0 ? 0 : heldMax / asked };
}

// The score of a passage, and the sum of the weights of the words that it has.
function scoreOf(
  { title, headings, text }: Passage,
  { words, pairs }: { readonly words: WeighedWords; readonly pairs: readonly WordPair[] },
  wordsOf: WordsOf,
): { readonly score: number; readonly held: number } {
  const parts = [title, headings, text].map((part) => wordsOf(part));
  const bag = parts.flat();
  const counts = new Map<string, number>();
  for (const word of bag) {
    if (words.has(word)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const damping = SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * bag.length) / USUAL_LENGTH);
  // Always summed in the same order, that of `words`, so that equal counts give equal digits.
  let [score, held] = [weighPairs(parts, pairs), 0];
  for (const [word, idf] of words) {
    const count = counts.get(word) ?? 0;
    score += (idf * count) / (count + damping);
    held += count > 0 ? idf : 0;
  }
  return { score, held };
}
