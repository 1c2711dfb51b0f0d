import { inEnglish, namedWordsIn } from './concepts/concepts.ts';
import { isCommon, stem, wordsOf } from './words.ts';

// Rare words say most about a text, and long words are mostly rare. The number of passages with a word is not known
// here: a model sees one text at a time.
const LENGTH_MIN = 2;
const LENGTH_MAX = 10;
const START_WEIGHT = 0.5;
const START_LETTERS = 5;
// Chosen on folders of several languages (README). A concept weighs the same in every language, unlike the English word
// that takes the place of a foreign one.
const CONCEPT_WEIGHT = 5;
const FOREIGN_WORD_WEIGHT = 1.25;

interface Feature {
  readonly weight: number;
  count: number;
}

/**
 * Returns a vector of length 1, with this many dimensions, for a text (feature hashing): its words, in English where
 * the table of concepts has them, their beginnings, and the concepts that they name in any language, are each added at
 * an index, and with a sign, determined by their hash.
 */
export function hashWords(text: string, dimensions: number): number[] {
  const hashed = new Array<number>(dimensions).fill(0);
  for (const [feature, { count, weight }] of featuresOf(text)) {
    const hash = hashOf(feature);
    const sign = hash >>> 31 === 1 ? 1 : -1;
    hashed[hash % dimensions] = (hashed[hash % dimensions] ?? 0) + sign * weight * (1 + Math.log(count));
  }
  const length = Math.hypot(...hashed);
  // The index refuses vectors of zeros, so a text without words has one number that is determined by all of it.
  return length === 0 ? hashed.with(hashOf(text) % dimensions, 1) : hashed.map((number) => number / length);
}

function featuresOf(text: string): ReadonlyMap<string, Feature> {
  const features = new Map<string, Feature>();
  const add = (name: string, weight: number) => {
    const feature = features.get(name) ?? { weight, count: 0 };
    feature.count += 1;
    features.set(name, feature);
  };
  for (const word of wordsOf(inEnglish(text))) {
    if (!isCommon(word)) {
      const weight = Math.sqrt(Math.min(Math.max(word.length, LENGTH_MIN), LENGTH_MAX));
      add(`word ${stem(word)}`, weight);
      if (word.length >= START_LETTERS) {
        add(`start ${word.slice(0, START_LETTERS)}`, START_WEIGHT * weight);
      }
    }
  }
  for (const { word, isForeign, concepts } of namedWordsIn(text)) {
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
