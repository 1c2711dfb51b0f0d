// Guarantee: the cells of a row are read on one line, in order, however the table is drawn. Risk: a total row or a
// second header makes one row of all others, and "What is the rural rate in Dhubri?" has five answers or none.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { MADE_TABLES } from './made-tables.ts';
import { scoreRows } from './score-rows.ts';

it.each(Object.entries(MADE_TABLES))('a table with %s is read row by row', async (_case, { content, rows }) => {
  const document = await extractPdf(makePdf([content]), () => false);
  expect('code' in document ? document.code : scoreRows(document, rows)).toBe(1);
});

it('a row whose cells are on the line of another row does not count', async () => {
  const glued = { kind: 'paragraph', text: 'Barpeta Cachar 80.0 81.0', headings: [], page: 1 } as const;
  const document = { type: 'pdf', title: null, pages: 1, blocks: [glued] } as const;
  expect(
    scoreRows(document, [
      ['Barpeta', '80.0'],
      ['Barpeta Cachar', '80.0 81.0'],
    ]),
  ).toBe(0.5);
});
