// Guarantee: in ten languages, a comparison passes if the numbers of the source confirm it, and fails if they say the
// opposite. Risk: "A is cheaper than B" passes whatever A and B cost, or a right comparison is refused because its
// words are in another order than in the source.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOf, saidRows } from '../said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'compared-numbers.txt'));

describe.each(ROWS)('%s: %s', (language, source, right, wrong) => {
  it(`supports "${right}"`, () => {
    expect(outcomeOf(right, source, language)).toEqual([expect.stringMatching(/^(?:open|proved)$/)]);
  });

  it(`does not support "${wrong}"`, () => {
    expect(outcomeOf(wrong, source, language)).toEqual(['comparison']);
  });
});

describe('a comparison that the numbers of the source do not decide', () => {
  const undecided = [
    ['The hall has 20 doors and the annex 5 floors.', 'The hall is larger than the annex.'],
    ['Members get 20 % off and guests get 10 % off.', 'Members pay less than guests.'],
    ['The bus takes up to 50 minutes and the ferry at least 35 minutes.', 'The bus is faster than the ferry.'],
    ['Boots cost 90 euros, gloves 12 euros and hats 15 euros.', 'Boots are warmer than gloves.'],
  ] as const;

  it.each(undecided)('is left to a judge: %s %s', (source, said) => {
    expect(outcomeOf(said, source, 'en')).toEqual(['open']);
  });
});

it('compares two rows of a table by the right column', () => {
  const source =
    '| Course | Weeks | Fee |\n|---|---|---|\n| Pottery | 6 weeks | 80 euros |\n| Weaving | 10 weeks | 60 euros |';
  expect(outcomeOf('The pottery course is cheaper than the weaving course.', source, 'en')).toEqual(['comparison']);
  expect(outcomeOf('The weaving course is cheaper than the pottery course.', source, 'en')).toEqual(['open']);
  expect(outcomeOf('The pottery course is shorter than the weaving course.', source, 'en')).toEqual(['open']);
});
