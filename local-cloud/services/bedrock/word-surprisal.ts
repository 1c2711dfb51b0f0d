/** The sentence model's pieces of words, each with the logarithm of its probability. */
export type Vocabulary = readonly (readonly [piece: string, logProbability: number])[];

// The first pieces are control symbols of the model, not text.
const RESERVED_PIECES = 6;
// The logarithm of the probability of a letter that is in no piece.
const UNKNOWN_LETTER = -14;

/**
 * Creates a function that rates how unexpected a word is (its surprisal), by the pieces into which a language model
 * cuts it: about 4 for `the`, 18 for `france`, above 30 for a rare name. It replaces the word's rarity in a collection,
 * which a model that sees one text at a time cannot know.
 */
export function createWordSurprisal(vocabulary: Vocabulary): (word: string) => number {
  const pieces = new Map(vocabulary.slice(RESERVED_PIECES));
  const longest = Math.max(...Array.from(pieces.keys(), (piece) => [...piece].length));
  return (word) => {
    const letters = ['\u2581', ...word];
    const best = new Array<number>(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
    best[0] = 0;
    for (let from = 0; from < letters.length; from += 1) {
      let piece = '';
      for (let to = from + 1; to <= Math.min(letters.length, from + longest); to += 1) {
        piece += letters[to - 1];
        const score = pieces.get(piece) ?? (to === from + 1 ? UNKNOWN_LETTER : Number.NEGATIVE_INFINITY);
        best[to] = Math.max(best[to] ?? 0, (best[from] ?? 0) + score);
      }
    }
    return -(best[letters.length] ?? 0);
  };
}
