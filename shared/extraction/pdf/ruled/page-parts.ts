import type { PdfLine } from '../pdf-lines.ts';
import { type PagePart, splitTables } from '../tables/pdf-tables.ts';
import { ruledPart, type TableContext } from '../tables/ruled-part.ts';

// A page header may come above a table that continues from the previous page.
const EDGE_LINES_MAX = 2;

/** Splits the lines of a page into tables, with or without drawn lines between their cells, and other lines. */
export function pageParts(
  lines: readonly PdfLine[],
  { page, above, join }: TableContext,
): readonly PagePart<PdfLine>[] {
  const parts: PagePart<PdfLine>[] = [];
  for (let start = 0; start < lines.length; ) {
    const table = lines[start]?.ruled?.table;
    const other = lines.findIndex((line, at) => at > start && line.ruled?.table !== table);
    const end = other === -1 ? lines.length : other;
    if (table === undefined) {
      parts.push(...splitTables(lines.slice(start, end), page, start === 0 ? above : null));
    } else {
      parts.push(ruledPart(table, { page, above: start <= EDGE_LINES_MAX ? above : null, join }));
    }
    start = end;
  }
  return parts;
}
