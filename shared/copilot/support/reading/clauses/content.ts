import type { Token } from '../tokens.ts';

// The "h30" of "14h30".
const MINUTES_AFTER_HOUR = /^h\d{2}$/;

/** Whether a token carries the subject of a sentence, unlike function words and numbers with their units. */
export function isContent({ kind, isFiller, word, meanings, isCapital }: Token): boolean {
  const isWord =
    kind === 'word' &&
    !isFiller &&
    !MINUTES_AFTER_HOUR.test(word) &&
    (word.length > 1 || isCapital || /\P{Script=Latin}/u.test(word));
  return (
    isWord &&
    !meanings.some((meaning) =>
      /^(?:number|fraction|unit|ordinal|often|past|plus|scale|clock|clockword|month|times|period)\b/.test(meaning),
    )
  );
}
