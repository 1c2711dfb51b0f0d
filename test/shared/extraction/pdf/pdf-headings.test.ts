// Guarantee: the headings of a PDF are recognized by their letters and their places, and kept above the text below
// them. Risk: a passage is found and quoted without the words that say what it is about, or under those of another
// section.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textOfBlock } from '../document-texts.ts';

type Line = readonly [
  text: string,
  look?: { readonly size?: number; readonly font?: 'F1' | 'F4'; readonly gap?: number },
];

const FONTS = '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>';

function page(lines: readonly Line[]): string {
  let y = 740;
  return lines
    .map(([text, { size = 10, font = 'F1', gap = 0 } = {}]) => {
      y -= 13 + gap;
      return `BT /${font} ${size} Tf 1 0 0 1 72 ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
    })
    .join('\n');
}

async function read(...pages: readonly (readonly Line[])[]) {
  const document = await extractPdf(makePdf(pages.map(page), { fonts: FONTS }), () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return document.blocks.map((block) => [block.page, block.headings.join(' > '), textOfBlock(block)]);
}

const BOLD = { font: 'F4', gap: 8 } as const;
const TEXT: readonly Line[] = [
  ['The premium is paid in advance on the first working day of every month, and the'],
  ['insurer sends a reminder after two weeks without payment.'],
];
const PARAGRAPH =
  'The premium is paid in advance on the first working day of every month, and the insurer sends a reminder after two weeks without payment.';

describe('a heading of a PDF', () => {
  it('may be in larger letters, and is kept above the text of the next page', async () => {
    const pages = [[['Insurance', { size: 20 }], ['Premiums', { size: 14, gap: 12 }], ...TEXT] as const, TEXT];
    expect(await read(...pages)).toEqual([
      [1, 'Insurance > Premiums', PARAGRAPH],
      [2, 'Insurance > Premiums', PARAGRAPH],
    ]);
  });

  it('may be in a font of its own in the size of the text, directly above the text', async () => {
    expect(await read([['Premiums', BOLD], ...TEXT, ['Claims', { font: 'F4' }], ...TEXT])).toEqual([
      [1, 'Premiums', PARAGRAPH],
      [1, 'Claims', PARAGRAPH],
    ]);
  });

  it('has a depth by the levels of its number', async () => {
    const lines: Line[] = [
      ['1 Premiums', BOLD],
      ...TEXT,
      ['1.1 Reminders', BOLD],
      ...TEXT,
      ['2 Claims', BOLD],
      ...TEXT,
    ];
    expect((await read(lines)).map(([, headings]) => headings)).toEqual([
      '1 Premiums',
      '1 Premiums > 1.1 Reminders',
      '2 Claims',
    ]);
  });

  it('is text only if nothing follows it, not even on the next page', async () => {
    expect(await read([['Premiums', BOLD], ...TEXT, ['Claims', BOLD]], TEXT)).toEqual([
      [1, 'Premiums', PARAGRAPH],
      [2, 'Claims', PARAGRAPH],
    ]);
    expect(await read([['Premiums', BOLD], ...TEXT], [...TEXT, ['The end', BOLD]])).toEqual([
      [1, 'Premiums', PARAGRAPH],
      [2, 'Premiums', PARAGRAPH],
      [2, 'Premiums', 'The end'],
    ]);
  });
});

describe('text of a PDF that looks different', () => {
  it.each([
    ['a sentence', 'Payment is due at once.'],
    ['the beginning of a sentence', 'In this case,'],
    ['lowercase', 'paid monthly'],
    ['a number', '2.5'],
    ['a blank of a form', 'Name ____________'],
    ['a line of a table of contents', 'Premiums ........ 4'],
    ['a web address', 'More on www.example.com'],
    ['the name of a table of contents', 'Contents'],
    ['too long', 'A very long line that says so many things at once that no reader takes it for one of the headings'],
  ])('is not a heading if it is %s', async (_case, text) => {
    expect((await read([[text, { size: 14, gap: 12 }], ...TEXT])).map(([, headings]) => headings)).toEqual(['', '']);
  });

  it('is not a heading if most of the lines in its look follow each other', async () => {
    const lines: Line[] = [
      ...TEXT,
      ...['Hamburg', 'Bremen', 'Kiel', 'Rostock'].map((text) => [text, BOLD] as const),
      ...TEXT,
    ];
    expect((await read(lines)).map(([, headings]) => headings)).toEqual(['', '', '']);
  });

  it('is not a heading in a smaller font, such as that of a caption', async () => {
    expect(
      (await read([['Figure one', { font: 'F4', size: 8, gap: 12 }], ...TEXT])).map(([, headings]) => headings),
    ).toEqual(['', '']);
  });

  it('stays in its paragraph if it is in the middle of a sentence', async () => {
    const lines: Line[] = [
      ['The premium is paid in advance on the first working day of every month, and the'],
      ['Insurer of the company which is called the Harbor Mutual sends at least one more'],
      ['Reminder after two weeks without payment, in writing or by mail, to the customer.'],
    ];
    const emphasized = lines.map(([text], at): Line => [text, at === 1 ? { font: 'F4' } : {}]);
    expect(await read(emphasized)).toEqual([[1, '', lines.map(([text]) => text).join(' ')]]);
  });
});

it('a row of one repeated letter, as in a font of ornaments, is not read', async () => {
  const lines: Line[] = [['s s s s s s s s s s s s s s s', { font: 'F4' }], ...TEXT, ['zzzzzzzzzzzz', { gap: 9 }]];
  expect(await read(lines)).toEqual([[1, '', PARAGRAPH]]);
});
