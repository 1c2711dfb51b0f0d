// Guarantee: a line is read in the order in which its reader sees it, whatever the order in which the file draws its
// parts, and right-to-left text is read from right to left. Risk: two words become one, the number of a step comes
// after its text, or a sentence in Hebrew or Arabic is read from its end.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { textsWithHeadings } from '../../texts-with-headings.ts';
import { mappedFont, pdfStream } from '../form-pdfs.ts';

type Part = readonly [text: string, x: number, y: number, font?: 'F1' | 'F4', size?: number];

const drawn = ([text, x, y, font = 'F1', size = 12]: Part) =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

// Extracts a page with these parts and, after them, the content of a form.
async function read(parts: readonly Part[], letters = 'א', form = ''): Promise<readonly string[]> {
  const { fonts, objects } = mappedFont(letters);
  const entries = '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >>';
  const content = `${parts.map(drawn).join('\n')}${form === '' ? '' : '\n/X Do'}`;
  const bytes = makePdf([content], {
    fonts,
    resources: '/XObject << /X 8 0 R >>',
    objects: [...objects, pdfStream(form, entries)],
  });
  const document = await extractPdf(bytes, () => false);
  if ('code' in document) {
    throw new Error(document.code);
  }
  return textsWithHeadings(document.blocks);
}

describe('a line of text', () => {
  it.each<[string, readonly Part[], readonly string[]]>([
    [
      'whose number is drawn after it',
      [
        ['Open the lid', 92, 700],
        ['1.', 72, 700],
        ['Press the key', 92, 680],
        ['2.', 72, 680],
      ],
      ['1. Open the lid', '2. Press the key'],
    ],
    [
      'of two boxes of which the right one is drawn first',
      [
        ['Right box', 300, 700],
        ['Left box', 72, 700],
      ],
      ['Left box Right box'],
    ],
    [
      'whose labels are drawn before its values',
      [
        ['Name:', 72, 700],
        ['Date:', 200, 700],
        ['Porter', 120, 700],
        ['5 May', 240, 700],
      ],
      ['Name: Porter Date: 5 May'],
    ],
    [
      'on the left that begins a little below the last line on the right',
      [
        ['Hafenstrasse 12', 420, 712],
        ['Customer 567', 420, 700],
        ['Bill to:', 72, 695],
        ['Acme Retail', 72, 683],
      ],
      ['Hafenstrasse 12 Customer 567 Bill to:', 'Acme Retail'],
    ],
    [
      'whose number is drawn after the list',
      [
        ['Open the lid', 92, 700],
        ['Press the key', 92, 686],
        ['Salt', 92, 672],
        ['1.', 78, 700],
        ['2.', 78, 686],
        ['\u00b7', 84, 672],
      ],
      ['1. Open the lid', '2. Press the key', '\u00b7 Salt'],
    ],
    [
      'below a name in large letters',
      [
        ['John Doe', 250, 700, 'F1', 28],
        ['17 Prime Avenue, Springfield', 194, 687, 'F1', 9],
      ],
      ['John Doe', '17 Prime Avenue, Springfield'],
    ],
    [
      'with a subscript',
      [
        ['The gas CO', 72, 700],
        ['2', 134, 697, 'F1', 8],
        ['is heavy.', 142, 700],
      ],
      ['The gas CO2 is heavy.'],
    ],
  ])('%s is read in the order of the positions of its parts', async (_case, parts, expected) => {
    expect(await read(parts)).toEqual(expected);
  });

  it.each<[string, readonly Part[], readonly string[]]>([
    [
      'whose number is far from it',
      [
        ['Open the lid', 192, 700],
        ['Press the key', 192, 686],
        ['1.', 78, 700],
      ],
      ['Open the lid Press the key 1.'],
    ],
    [
      'whose parts overlap',
      [
        ['20', 72, 700],
        ['Price', 70, 700],
      ],
      ['20Price'],
    ],
  ])('%s is read in the order in which the file draws its parts', async (_case, parts, expected) => {
    expect(await read(parts)).toEqual(expected);
  });

  it('is continued by the line of a form that is beside it', async () => {
    const form = 'BT /F1 12 Tf 1 0 0 1 200 700 Tm (Baker) Tj ET BT /F1 12 Tf 1 0 0 1 200 640 Tm (Silver) Tj ET';
    const parts: readonly Part[] = [
      ['Company', 72, 700],
      ['Tier', 72, 640],
      ['Groups', 72, 500],
    ];
    expect(await read(parts, 'א', form)).toEqual(['Company Baker', 'Tier Silver', 'Groups']);
  });
});

describe('a line of right-to-left text', () => {
  // Codes from a onwards; each word is drawn with its last letter first.
  const HEBREW = 'שלוםידר';
  it.each<[string, readonly Part[]]>([
    [
      'drawn word by word from the left',
      [
        ['.', 72, 700],
        ['gfe', 76, 700, 'F4'],
        ['30', 100, 700],
        ['dcba', 120, 700, 'F4'],
      ],
    ],
    [
      'drawn word by word from the right',
      [
        ['dcba', 120, 700, 'F4'],
        ['30', 100, 700],
        ['gfe', 76, 700, 'F4'],
        ['.', 72, 700],
      ],
    ],
    [
      'drawn letter by letter from the left',
      [
        ['.', 72, 700],
        ['g', 75.34, 700, 'F4'],
        ['f', 82.01, 700, 'F4'],
        ['e', 85.34, 700, 'F4'],
        ['30', 98, 700],
        ['d', 120, 700, 'F4'],
        ['c', 126.67, 700, 'F4'],
        ['b', 132.67, 700, 'F4'],
        ['a', 139.34, 700, 'F4'],
      ],
    ],
  ])(
    '%s is read from right to left, with spaces between its words and with its numbers unchanged',
    async (_case, parts) => {
      expect(await read(parts, HEBREW)).toEqual(['שלום 30 ידר.']);
    },
  );

  it.each([
    ['as they look', '(', ')'],
    ['as they are meant, and a reader sees them mirrored', ')', '('],
  ])('is read with its brackets around their words if the file has them %s', async (_case, left, right) => {
    const parts: readonly Part[] = [
      [`.${left}`, 72, 700],
      ['gfe', 80, 700, 'F4'],
      [right, 97, 700],
      ['dcba', 106, 700, 'F4'],
    ];
    expect(await read(parts, HEBREW)).toEqual(['שלום (ידר).']);
  });
});

it('keeps a line apart from one far above it, even if the page has no other lines', async () => {
  const parts: readonly Part[] = [
    ['This page is intentionally left blank', 72, 700],
    ['Page 7', 72, 40],
  ];
  expect(await read(parts)).toEqual(['This page is intentionally left blank', 'Page 7']);
});
