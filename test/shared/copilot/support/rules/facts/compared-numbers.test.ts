// Guarantee: in ten languages, a comparison passes if the numbers of the source confirm it, and fails if they say the
// opposite. Risk: "A is cheaper than B" passes whatever A and B cost, or a right comparison is refused because its
// words are in another order than in the source.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomesFor, sentenceRows } from '../sentence-rows.fixture.ts';

const ROWS = sentenceRows(join(import.meta.dirname, 'compared-numbers.txt'));

describe.each(ROWS)('%s: the source "%s"', (language, source, right, wrong) => {
  it(`supports "${right}"`, () => {
    expect(outcomesFor(right, source, language)).toEqual([expect.stringMatching(/^(?:open|proved)$/)]);
  });

  it(`does not support "${wrong}"`, () => {
    expect(outcomesFor(wrong, source, language)).toEqual(['comparison']);
  });
});

it.each([
  ['The hall has 20 doors and the annex 5 floors.', 'The hall is larger than the annex.'],
  ['Members get 20 % off and guests get 10 % off.', 'Members pay less than guests.'],
  ['The bus takes up to 50 minutes and the ferry at least 35 minutes.', 'The bus is faster than the ferry.'],
  ['Boots cost 90 euros, gloves 12 euros and hats 15 euros.', 'Boots are warmer than gloves.'],
])(
  'the numbers of the source "%s" do not decide the comparison "%s", which is left to the judge',
  (source, sentence) => {
    expect(outcomesFor(sentence, source, 'en')).toEqual(['open']);
  },
);

it('compares two rows of a table by the column that the comparison is about', () => {
  const source =
    '| Course | Weeks | Fee |\n|---|---|---|\n| Pottery | 6 weeks | 80 euros |\n| Weaving | 10 weeks | 60 euros |';
  expect(outcomesFor('The pottery course is cheaper than the weaving course.', source, 'en')).toEqual(['comparison']);
  expect(outcomesFor('The weaving course is cheaper than the pottery course.', source, 'en')).toEqual(['open']);
  expect(outcomesFor('The pottery course is shorter than the weaving course.', source, 'en')).toEqual(['open']);
});
