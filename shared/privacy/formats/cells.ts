import type { Finding } from '../finding.ts';
import { withLower } from '../text/folded-text.ts';
import { type ScannedText, scanText } from '../text/scanned-text.ts';
import { identityMap } from '../text/source-map.ts';
import type { FindFormats } from './format.ts';
import { findWords } from './vocabulary.ts';

// A longer cell is a note, which the words in it identify.
const CELL_MAX = 64;

/**
 * Finds values of table cells by the heading of their column, as if each were written after it: "phone: 0171 2345678".
 */
export function findInCells({ text, cells }: ScannedText, detectors: readonly FindFormats[]): Finding[] {
  const named = new Map<string, boolean>();
  return cells.flatMap(({ start, end, label }) => {
    if (label === '' || end - start > CELL_MAX || !/\d/.test(text.slice(start, end))) {
      return [];
    }
    const isNamed = named.get(label) ?? findWords(label).length > 0;
    named.set(label, isNamed);
    return isNamed
      ? findInCell(`${label.replaceAll('_', ' ')}: `, text.slice(start, end), detectors).map(at(start))
      : [];
  });
}

function findInCell(heading: string, value: string, detectors: readonly FindFormats[]): Finding[] {
  const scanned = scanText(withLower(identityMap(heading + value)));
  return detectors
    .flatMap((find) => find(scanned))
    .filter(({ start }) => start >= heading.length)
    .map((finding) => ({ ...finding, start: finding.start - heading.length, end: finding.end - heading.length }));
}

const at =
  (offset: number) =>
  (finding: Finding): Finding => ({ ...finding, start: finding.start + offset, end: finding.end + offset });
