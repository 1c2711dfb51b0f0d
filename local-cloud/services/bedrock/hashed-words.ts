import type { NamedWord } from './concepts/concepts.ts';
import { isCommon, stem, wordsOf } from './words.ts';

// Tuned on two public sets of questions (README): rarer words weigh more, but only up to a bound, because in few
// dimensions, words with large weights collide and mask each other.
const SURPRISAL_FLOOR = 3;
const SURPRISAL_CEILING = 15;
const PAIR_WEIGHT = 0.3;
const START_WEIGHT = 0.5;
const START_LETTERS = 5;
// Chosen on folders of several languages (README). A concept weighs the same in every language, unlike the English word
// that takes the place of a foreign one.
const CONCEPT_WEIGHT = 5;
const FOREIGN_WORD_WEIGHT = 1.25;

/** A text whose words are hashed. */
interface HashedText {
  /** The text in English, as far as the table of concepts has its words. */
  readonly english: string;
  /** The words of the text itself that name concepts. */
  readonly named: readonly NamedWord[];
}

/**
 * Returns a vector of length 1, with this many dimensions, for the words of a text (feature hashing): words,
 * neighboring pairs and beginnings of words, and the concepts that the words name in any language, are each added at
 * an index, and with a sign, determined by their hash.
 */
export function hashWords(text: HashedText, dimensions: number, surprisal: (word: string) => number): Float64Array {
  const hashed = new Float64Array(dimensions);
  const features = featuresOf(text, surprisal);
  // The index refuses vectors of zeros, so no text may have one.
  if (features.size === 0) {
    features.set(`text ${text.english}`, { count: 1, weight: 1 });
  }
  for (const [feature, { count, weight }] of features) {
    const hash = hashOf(feature);
    const sign = hash >>> 31 === 1 ? 1 : -1;
    hashed[hash % dimensions] = (hashed[hash % dimensions] ?? 0) + sign * weight * (1 + Math.log(count));
  }
  return scale(hashed, 1);
}

/** Scales a vector to another length; a zero vector stays one. */
export function scale(vector: Float64Array, length: number): Float64Array {
  const factor = length / (Math.hypot(...vector) || 1);
  return vector.map((part) => part * factor);
}

function featuresOf({ english, named }: HashedText, surprisal: (word: string) => number) {
  const features = new Map<string, { count: number; weight: number }>();
  const add = (feature: string, weight: number) => {
    const known = features.get(feature);
    if (known === undefined) {
      features.set(feature, { count: 1, weight });
    } else {
      known.count += 1;
    }
  };
  let previous: { word: string; weight: number } | null = null;
  for (const whole of wordsOf(english)) {
    if (isCommon(whole)) {
      continue;
    }
    const word = stem(whole);
    const weight = Math.sqrt(Math.max(1, Math.min(surprisal(whole), SURPRISAL_CEILING) - SURPRISAL_FLOOR));
    add(`word ${word}`, weight);
    if (previous !== null) {
      add(`pair ${previous.word} ${word}`, PAIR_WEIGHT * Math.sqrt(weight * previous.weight));
    }
    if (whole.length >= START_LETTERS) {
      add(`start ${whole.slice(0, START_LETTERS)}`, START_WEIGHT * weight);
    }
    previous = { word, weight };
  }
  for (const { word, isForeign, concepts } of named) {
    for (const concept of concepts) {
      add(`concept ${concept}`, CONCEPT_WEIGHT / Math.sqrt(concepts.length));
    }
    if (isForeign) {
      add(`word ${word}`, FOREIGN_WORD_WEIGHT);
    }
  }
  return features;
}

/** FNV-1a with a final mix, so that index and sign do not depend on each other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
