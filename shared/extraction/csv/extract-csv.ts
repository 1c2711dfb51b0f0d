import { CannotRead } from '../cannot-read.ts';
import { SHEET_CELLS_MAX } from '../document-limits.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import type { GridRow } from '../tables/grid.ts';
import { tableBlocks } from '../tables/table-blocks.ts';
import { visibleText } from '../visible-text.ts';
import { readCsv, type Separator } from './read-csv.ts';

/** Extracts a CSV text: its records become table rows. Anything that looks like a formula is text. */
export function extractCsv(text: string, separator: Separator): ExtractedDocument {
  const records = readCsv(visibleText(text).replace(/^sep=.\n/i, ''), separator, SHEET_CELLS_MAX);
  const rows = records.map(rowOf).filter(({ texts }) => texts.length > 0);
  if (rows.reduce((sum, { texts }) => sum + texts.length, 0) > SHEET_CELLS_MAX) {
    throw new CannotRead('too_much_text');
  }
  return { type: 'csv', title: null, pages: null, blocks: tableBlocks(rows, []) };
}

function rowOf(record: readonly string[], at: number): GridRow {
  const columns = [...record.keys()].filter((column) => record[column]?.trim() !== '');
  return { at, columns, texts: columns.map((column) => record[column] ?? '') };
}
