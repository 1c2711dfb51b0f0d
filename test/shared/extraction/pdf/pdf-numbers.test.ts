// Guarantee: the numbers of a PDF do not change: raised digits are read as superscripts, and number words keep their
// hyphen. Risk: a price with note 1 is read as ten times the price, and a million as 106.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textsOf } from '../document-texts.ts';

// Draws text at a position, in a size: "38" in Helvetica of 12 points is 13.3 points wide.
const drawn = (...runs: readonly (readonly [text: string, x: number, size?: number, y?: number])[]) =>
  runs.map(([text, x, size = 12, y = 700]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n');

const read = async (content: string) => textsOf(await extractPdf(makePdf([content]), () => false));

describe('the digits of a PDF', () => {
  it.each([
    ['a note on a price', drawn(['38', 72], ['1', 85.4, 7, 704], [' euros', 89.5]), ['38¹ euros']],
    ['a power that is hardly smaller, as browsers set it', drawn(['10', 72], ['6', 85.4, 10, 704.7]), ['10⁶']],
    ['a power in 91% of the size', drawn(['10', 72], ['6', 85.4, 10.9, 705.4]), ['10⁶']],
    ['a mark before its note', drawn(['2\\)', 72, 7, 704], ['Without parking', 79]), ['²⁾ Without parking']],
    [
      'notes below each other',
      drawn(['1', 72, 7, 704], ['One.', 76.5], ['2', 72, 7, 690], ['Two.', 76.5, 12, 686]),
      ['¹One.', '²Two.'],
    ],
  ])('are read as superscripts: %s', async (_case, content, texts) => {
    expect(await read(content)).toEqual(texts);
  });

  it.each([
    ['digits below the line', drawn(['H', 72], ['2', 80.7, 7, 697], ['O', 85]), ['H2O']],
    ['an ending', drawn(['1', 72], ['st', 78.7, 7, 704]), ['1st']],
    ['digits of the same size', drawn(['38', 72], ['1', 85.4, 12, 703]), ['381']],
    ['small digits on the line', drawn(['38', 72], ['1', 85.4, 7]), ['381']],
    ['digits further away', drawn(['Rooms', 72], ['14', 118, 7, 704]), ['Rooms 14']],
    ['digits far above, which are a line of their own', drawn(['38', 72], ['1', 85.4, 7, 711]), ['38', '1']],
  ])('are not read as superscripts: %s', async (_case, content, texts) => {
    expect(await read(content)).toEqual(texts);
  });
});

describe('a number word split by a line break', () => {
  it.each([
    ['Each household may come up to twenty-', 'four times a year.', 'twenty-four times'],
    ['Chaque foyer a droit en tout à vingt-', 'quatre passages par an.', 'vingt-quatre passages'],
    ['Il y en a en tout dans la ville quatre-', 'vingts cette semaine.', 'quatre-vingts cette'],
    ['Under the seats in the room are six-', 'teen boxes of wood.', 'sixteen boxes'],
  ])('keeps its hyphen if it is spelled with one: %s', async (first, second, expected) => {
    const [text] = await read(drawn([first, 72], [second, 72, 12, 686]));
    expect(text).toContain(expected);
  });
});
