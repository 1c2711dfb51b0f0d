/** Two consecutive words of a query, and the gain of a passage that has them together. */
export interface WordPair {
  readonly first: string;
  readonly second: string;
  readonly weight: number;
}

// At most one word in between. Of the distances from 1 to 4, this was best in each half of two sets of questions.
const DISTANCE_MAX = 2;
// Shares from 0.3 to 0.5 find the same, and with 0.3 the stand-in's reader makes the fewest errors (docs/quality.md).
const SHARE = 0.3;
// The index stores Chinese, Japanese and Korean as overlapping pairs of characters: two pairs in a row are one string
// of three characters, not a phrase.
const WRITTEN_AS_PAIRS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The pairs of consecutive distinct words of a query that both have a weight. A pair gets a share of the lower weight:
 * a rare word beside a very common one is not a phrase.
 */
export function pairWords(words: readonly string[], weights: ReadonlyMap<string, number>): WordPair[] {
  return words.flatMap((second, at) => {
    const first = words[at - 1] ?? '';
    const [one, other] = [weights.get(first), weights.get(second)];
    return one === undefined || other === undefined || isOneString(first, second)
      ? []
      : [{ first, second, weight: SHARE * Math.min(one, other) }];
  });
}

/**
 * The sum of the weights of the pairs that occur together, in the query's order, in any of the texts; each counts once.
 * A text is given as its words in order.
 */
export function weighPairs(texts: readonly (readonly string[])[], pairs: readonly WordPair[]): number {
  if (pairs.length === 0) {
    return 0;
  }
  const ending = new Map(pairs.map((pair) => [pair.second, pair]));
  const met = new Set<WordPair>();
  for (const text of texts) {
    const lastPlaces = new Map<string, number>();
    for (const [at, word] of text.entries()) {
      const pair = ending.get(word);
      const before = pair && lastPlaces.get(pair.first);
      if (pair !== undefined && before !== undefined && at - before <= DISTANCE_MAX) {
        met.add(pair);
      }
      lastPlaces.set(word, at);
    }
  }
  // Summed in the order of the query, so that equal pairs give equal digits.
  return pairs.reduce((sum, pair) => sum + (met.has(pair) ? pair.weight : 0), 0);
}

function isOneString(first: string, second: string): boolean {
  const last = [...first].at(-1) ?? '';
  return WRITTEN_AS_PAIRS.test(last) && second.startsWith(last);
}
