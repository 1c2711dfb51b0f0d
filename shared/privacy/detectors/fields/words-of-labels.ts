import { labelWords } from '../../labels/labels.ts';

const WORDS = new WeakMap<readonly string[], readonly string[]>();

/**
 * Returns the different words of a table's labels, which are read once: a table of keys and values has a label in each
 * row, and every row asks for the labels of the others.
 */
export function wordsOfLabels(labels: readonly string[]): readonly string[] {
  const words = WORDS.get(labels) ?? [...new Set(labels.map(labelWords))];
  WORDS.set(labels, words);
  return words;
}
