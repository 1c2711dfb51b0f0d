// Guarantee: the values of a filled form that the file draws after the whole form are read beside their labels, and
// columns of text stay columns. Risk: labels and values become two lists, and nobody can tell which belong together.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf, textPage } from '../../../ingestion/make-pdf.ts';
import { textsOf } from '../../document-texts.ts';

type Line = readonly [text: string, x: number, y: number];

async function read(lines: readonly Line[]) {
  const content = textPage(lines.map(([text, x, y]) => ({ text, x, y })));
  const document = await extractPdf(makePdf([content]), () => false);
  return textsOf(document);
}

// Returns a column of lines at this distance from each other.
const column = (texts: readonly string[], x: number, distance: number): readonly Line[] =>
  texts.map((text, at) => [text, x, 700 - at * distance]);
const LABELS = ['Surname', 'Licence plate', 'Electric car', 'Zone'];

describe('the values of a form that are drawn last', () => {
  it('are read beside their labels, and a value without a label after them', async () => {
    const values: readonly Line[] = [
      ['Okafor', 200, 700],
      ['HH AB 1234', 200, 672],
      ['no', 200, 644],
      ['Zone B', 200, 616],
      ['Approved', 300, 540],
    ];
    expect(await read([...column(LABELS, 72, 28), ...values])).toEqual([
      'Surname | Okafor',
      'Licence plate | HH AB 1234',
      'Electric car | no',
      'Zone | Zone B',
      'Approved',
    ]);
  });

  it('are read between the labels of their line', async () => {
    const lines: readonly Line[] = [
      ['Name', 72, 700],
      ['Born', 300, 700],
      ['Town', 72, 640],
      ['Country', 300, 640],
      ['Porter', 120, 701],
      ['1970', 350, 701],
      ['Leeds', 120, 641],
      ['England', 350, 641],
    ];
    expect(await read(lines)).toEqual(['Name Porter Born 1970', 'Town Leeds Country England']);
  });
});

it('does not join values to labels on their right', async () => {
  const values = column(['Okafor', 'HH AB 1234', 'no', 'Zone B'], 72, 50);
  expect(await read([...column(LABELS, 200, 50), ...values])).toEqual([
    'Surname',
    'Licence plate',
    'Electric car',
    'Zone\nOkafor',
    'HH AB 1234',
    'no',
    'Zone B',
  ]);
});

it.each<[name: string, texts: readonly string[], distance: number, labelDistance: number]>([
  ['lines as close as those of an address', ['Date: 3 May', 'Valid until June', 'Contact: Porter', 'Offer 7'], 14, 14],
  ['lines at other heights than the labels', ['Okafor', 'HH AB 1234', 'Yes', 'Zone B'], 33, 28],
])('does not join text to the lines of another column: %s', async (_case, texts, distance, labelDistance) => {
  const left = column(LABELS, 72, labelDistance);
  const lines = await read([...left, ...column(texts, 300, distance)]);
  expect(lines.join('\n')).not.toContain(`Licence plate ${texts[1]}`);
});

describe('two columns of short sections', () => {
  const sections = (x: number, ...texts: readonly (readonly [heading: string, text: string])[]) =>
    texts.flatMap(([heading, text], at) => [
      { text: heading, x, y: 700 - at * 60, size: 14 },
      { text, x, y: 674 - at * 60 },
    ]);

  it('are read one after the other if larger letters show their headings', async () => {
    const content = textPage([
      ...sections(72, ['Keys', 'At the front desk.'], ['Parking', 'Four euros a day.']),
      ...sections(300, ['Dogs', 'Free of charge.'], ['Breakfast', 'From 7 to 10.']),
    ]);
    expect(await extractPdf(makePdf([content]), () => false)).toMatchObject({
      blocks: [
        { headings: ['Keys'], text: 'At the front desk.' },
        { headings: ['Parking'], text: 'Four euros a day.' },
        { headings: ['Dogs'], text: 'Free of charge.' },
        { headings: ['Breakfast'], text: 'From 7 to 10.' },
      ],
    });
  });

  it('are read one after the other if their sentences continue on the next line', async () => {
    const sections = (x: number, texts: readonly string[]): readonly Line[] =>
      texts.map((text, at) => [text, x, 700 - Math.floor(at / 3) * 80 - (at % 3 === 0 ? 0 : 12 + 14 * (at % 3))]);
    const left = [
      'Keys',
      'The keys are kept at the front',
      'desk.',
      'Cars',
      'Parking in the yard costs four',
      'euros.',
    ];
    const right = [
      'Dogs',
      'Dogs are welcome and stay free',
      'of charge.',
      'Food',
      'Breakfast is in the hall, from',
      '7 on.',
    ];
    expect(await read([...sections(72, left), ...sections(340, right)])).toEqual([
      'Keys\nThe keys are kept at the front desk.',
      'Cars\nParking in the yard costs four euros.',
      'Dogs\nDogs are welcome and stay free of charge.',
      'Food\nBreakfast is in the hall, from 7 on.',
    ]);
  });
});
