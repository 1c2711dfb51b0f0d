import { onceFor } from '../../../once.ts';
import { labelWords } from '../../labels/labels.ts';

/**
 * Returns the different words of a table's labels, which are read once: a table of keys and values has a label in each
 * row, and every row asks for the labels of the others.
 */
export const wordsOfLabels: (labels: readonly string[]) => readonly string[] = onceFor((labels) => [
  ...new Set(labels.map(labelWords)),
]);
