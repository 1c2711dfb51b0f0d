import type { ExtractedDocument } from '../../../../shared/extraction/extracted-document.ts';
import { visibleLine } from '../../../../shared/extraction/visible-text.ts';

/**
 * Returns the share of a table's rows that a document has: all cells of the row on one line, in order, and no cell of
 * another row between them.
 */
export function scoreRows(document: ExtractedDocument, rows: readonly (readonly string[])[]): number {
  const lines = document.blocks.flatMap((block) =>
    block.kind === 'table' ? [block.header, ...block.rows] : block.text.split('\n'),
  );
  const written = new Set(lines.map(cellsOf));
  return rows.filter((row) => written.has(cellsOf(row.join(' ')))).length / rows.length;
}

// What separates the cells of a line: " | " in a table, ": " after a label.
function cellsOf(line: string): string {
  return visibleLine(line)
    .replace(/ \| |(?<=\S): /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
