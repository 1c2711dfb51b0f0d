import { createRandom } from '../../../harness/random.ts';
import { type PdfTextLine, textPage } from '../../ingestion/make-pdf.ts';

const WORDS =
  `the a of and to in for with by on from at each every before after until which must may guest room night key
desk garden kitchen breakfast evening weekend manager customer delivery payment agreement department inspection training
allowance holiday entrance meeting quarter temperature reservation cancellation housekeeping`.split(/\s+/);

/** A column of a page: its lines, with empty strings for gaps, and its distance from the left edge. */
export interface Column {
  readonly lines: readonly string[];
  readonly x: number;
}

/** Returns prose in lines of at most this many characters; each seed gives another text. */
export function prose(seed: number, width: number, sentences = 6): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of sentencesOf(seed, sentences).join(' ').split(' ')) {
    if (current !== '' && current.length + word.length >= width) {
      lines.push(current);
      current = '';
    }
    current += current === '' ? word : ` ${word}`;
  }
  return [...lines, current];
}

function sentencesOf(seed: number, count: number): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const words = Array.from(
      { length: 8 + Math.floor(random() * 12) },
      () => WORDS[Math.floor(random() * WORDS.length)],
    );
    const text = words.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
}

/** Returns a page with columns side by side, from `top` down, that the file draws row by row. */
export function rowByRow(columns: readonly Column[], top = 700, size = 10): string {
  const rows = Math.max(...columns.map(({ lines }) => lines.length));
  return textPage(
    Array.from({ length: rows }, (_, row) => columns.map((column) => lineOf(column, row, { top, size }))).flat(2),
  );
}

/** Returns a page with columns side by side, from `top` down, that the file draws one after the other. */
export function columnByColumn(columns: readonly Column[], top = 700, size = 10): string {
  return textPage(columns.flatMap((column) => column.lines.flatMap((_, row) => lineOf(column, row, { top, size }))));
}

function lineOf({ lines, x }: Column, row: number, { top, size }: { top: number; size: number }): PdfTextLine[] {
  const text = lines[row] ?? '';
  return text === '' ? [] : [{ text, x, y: top - row * size * 1.2, size }];
}
