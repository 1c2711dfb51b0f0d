// Guarantee: what a reader leaves out on purpose is counted by reason, so that the person who adds a document is told.
// Risk: half of a workbook is missing, and nobody knows until an answer is wrong.
import { expect, it } from 'vitest';
import { createLeftOutCounter, leftOutText } from '../../../shared/extraction/left-out.ts';
import { extractPdf } from '../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../ingestion/make-pdf.ts';

it('counts are shown in words, in a fixed order', () => {
  const counter = createLeftOutCounter();
  counter.add('empty_sheet');
  counter.add('hidden_row', 2);
  counter.add('hidden_row');
  counter.add('hidden_column', 0);
  expect(counter.counts()).toEqual({ empty_sheet: 1, hidden_row: 3 });
  expect(leftOutText(counter.counts())).toBe('Left out: 1 sheet without text, 3 hidden rows.');
  expect(leftOutText({})).toBeNull();
});

it('pages without text and invisible letters of a PDF are counted', async () => {
  const pages = [
    textPage([
      { text: 'Seen.', y: 700 },
      { text: 'Not seen.', y: 600, before: '3 Tr' },
    ]),
    '0 g 60 390 200 30 re f',
  ];
  expect(await extractPdf(makePdf(pages), () => false)).toMatchObject({ leftOut: { hidden_letter: 8, empty_page: 1 } });
});
