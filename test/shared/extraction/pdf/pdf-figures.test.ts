// Guarantee: the numbers of a PDF do not change: raised figures stay separate from what precedes them, and words keep
// their hyphen. Risk: a price with note 1 is read as ten times the price, and a million as 106.
import { describe, expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';

// Text at a size and a height, as programs write it: 38 in Helvetica of 12 points is 13.3 wide.
const drawn = (...runs: readonly (readonly [text: string, x: number, size?: number, y?: number])[]) =>
  runs.map(([text, x, size = 12, y = 700]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n');

async function textsOf(content: string) {
  const document = await extractPdf(makePdf([content]), () => false);
  return 'code' in document ? document.code : document.blocks.map((block) => 'text' in block && block.text);
}

describe('the figures of a PDF', () => {
  it.each([
    ['a note on a price', drawn(['38', 72], ['1', 85.4, 7, 704], [' euros', 89.5]), ['38¹ euros']],
    ['a power that is hardly smaller, as browsers set it', drawn(['10', 72], ['6', 85.4, 10, 704.7]), ['10⁶']],
    ['a power in letters of nine tenths', drawn(['10', 72], ['6', 85.4, 10.9, 705.4]), ['10⁶']],
    ['a mark before its note', drawn(['2\\)', 72, 7, 704], ['Without parking', 79]), ['²⁾ Without parking']],
    [
      'notes below each other',
      drawn(['1', 72, 7, 704], ['One.', 76.5], ['2', 72, 7, 690], ['Two.', 76.5, 12, 686]),
      ['¹One.', '²Two.'],
    ],
  ])('are read as raised: %s', async (_case, content, texts) => {
    expect(await textsOf(content)).toEqual(texts);
  });

  it.each([
    ['figures below the line', drawn(['H', 72], ['2', 80.7, 7, 697], ['O', 85]), ['H2O']],
    ['an ending', drawn(['1', 72], ['st', 78.7, 7, 704]), ['1st']],
    ['figures of the same size', drawn(['38', 72], ['1', 85.4, 12, 703]), ['381']],
    ['small figures on the line', drawn(['38', 72], ['1', 85.4, 7]), ['381']],
    ['figures further away', drawn(['Rooms', 72], ['14', 118, 7, 704]), ['Rooms 14']],
    ['figures far above, which are on a line of their own', drawn(['38', 72], ['1', 85.4, 7, 711]), ['38', '1']],
  ])('are not read as raised: %s', async (_case, content, texts) => {
    expect(await textsOf(content)).toEqual(texts);
  });
});

describe('a number word split by a line break', () => {
  it.each([
    ['Each household may come up to twenty-', 'four times a year.', 'twenty-four times'],
    ['Chaque foyer a droit en tout à vingt-', 'quatre passages par an.', 'vingt-quatre passages'],
    ['Il y en a en tout dans la ville quatre-', 'vingts cette semaine.', 'quatre-vingts cette'],
    ['Under the seats in the room are six-', 'teen boxes of wood.', 'sixteen boxes'],
  ])('keeps its hyphen, if it has one: %s', async (one, two, expected) => {
    const [text] = (await textsOf(drawn([one, 72], [two, 72, 12, 686]))) as readonly string[];
    expect(text).toContain(expected);
  });
});
