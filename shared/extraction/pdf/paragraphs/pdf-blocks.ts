import type { Block } from '../../extracted-document.ts';
import { createHeadingPath } from '../../heading-path.ts';
import { withShortLeaders } from '../layout/dot-leaders.ts';
import type { PdfLine } from '../pdf-lines.ts';
import type { PdfPage } from '../pdf-running-lines.ts';
import { pageParts } from '../ruled/page-parts.ts';
import type { TableEnd } from '../tables/pdf-table-blocks.ts';
import { pdfHeadings } from './pdf-headings.ts';
import { cellText, hyphenatedWords, type PdfParagraph, pdfParagraphs } from './pdf-paragraphs.ts';

// A table also ends with its page if no more than these lines come below it, such as a footer.
const EDGE_LINES_MAX = 2;

type Part = { readonly page: number } & ({ readonly table: readonly Block[] } | { readonly paragraph: PdfParagraph });

/** Returns the paragraphs and tables of the pages, each below its headings. */
export function pdfBlocks(pages: readonly PdfPage[]): Block[] {
  const parts = partsOf(pages);
  const depths = pdfHeadings(parts.map((part) => ('paragraph' in part ? part.paragraph : null)));
  const blocks: Block[] = [];
  const path = createHeadingPath(blocks);
  for (const part of parts) {
    const { page } = part;
    if ('table' in part) {
      const above = path.use();
      blocks.push(...part.table.map((block) => ({ ...block, headings: [...above, ...block.headings] })));
      continue;
    }
    const { text } = part.paragraph;
    const depth = depths.get(part.paragraph);
    if (depth === undefined) {
      blocks.push({ kind: 'paragraph', text, headings: path.use(), page });
    } else {
      path.enter(depth, text, page);
    }
  }
  path.end();
  return blocks.map(withShortRows);
}

function withShortRows(block: Block): Block {
  return block.kind === 'table'
    ? { ...block, header: withShortLeaders(block.header), rows: block.rows.map(withShortLeaders) }
    : { ...block, text: withShortLeaders(block.text) };
}

function partsOf(pages: readonly PdfPage[]): readonly Part[] {
  const hyphenated = hyphenatedWords(pages.flatMap(({ lines }): readonly PdfLine[] => lines));
  const join = (lines: readonly string[]) => cellText(lines, hyphenated);
  let above: TableEnd | null = null;
  return pages.flatMap(({ number: page, lines }) => {
    const parts = pageParts(lines, { page, above, join });
    const last = parts.findLast((part) => 'table' in part || part.lines.length > EDGE_LINES_MAX);
    above = last !== undefined && 'table' in last ? last.end : null;
    return parts.flatMap((part): readonly Part[] =>
      'table' in part
        ? [{ page, table: part.table }]
        : pdfParagraphs(part.lines, hyphenated).map((paragraph) => ({ page, paragraph })),
    );
  });
}
