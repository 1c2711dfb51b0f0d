import type { Block } from '../extracted-document.ts';
import { visibleLine } from '../visible-text.ts';

// Years, and text in brackets, may be part of a column name.
const NO_VALUE = /\b(?:19|20)\d\d\b|\([^()]*\)/g;

/**
 * Returns the rows of a table of labels and values, each as one line, `Opening hours: 9 to 17`; null for any other
 * table. The first row of a table usually contains its column names, but not if it contains a value itself.
 */
export function labelBlocks(
  rows: readonly (readonly string[])[],
  useHeadings: () => readonly string[],
): Block[] | null {
  const pairs = rows.map((row) => row.map(visibleLine)).filter((row) => row.some((text) => text !== ''));
  // Titles may come above the rows.
  const first = pairs.find(([, value = '']) => value !== '');
  const hasLabels = pairs.every(([label = '', , ...others]) => /\p{L}/u.test(label) && others.length === 0);
  if (first === undefined || pairs.length < 2 || !hasLabels || !hasValue(first)) {
    return null;
  }
  const headings = useHeadings();
  return pairs.map(([label = '', value = ''], at) => ({
    kind: at === 0 ? 'paragraph' : 'item',
    text: value === '' ? label : `${label}${/[.:?!]$/.test(label) ? '' : ':'} ${value}`,
    headings,
    page: null,
  }));
}

/** Whether the second of two cells contains a value, which a column name does not. */
export function hasValue([label = '', value = '']: readonly string[]): boolean {
  return value !== '' && (label.endsWith(':') || /\d/.test(value.replace(NO_VALUE, '')));
}
