import { isCodeLabel } from '../../labels/code-labels.ts';
import { firstFrom } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';

/**
 * Whether a value fills a cell below a heading for numbers of things, so that a word in another cell does not identify
 * it.
 */
export function fillsCodeCell({ cells }: ScannedText, { start, end }: TextRange): boolean {
  const cell = cells[firstFrom(cells, start)];
  return cell !== undefined && cell.start === start && cell.end === end && isCodeLabel(cell.label);
}
