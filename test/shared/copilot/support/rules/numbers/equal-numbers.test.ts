// Guarantee: a number may be given in another unit, as a word, as a rate, as a multiple, a sum, a share or the time
// between two dates, in nine languages, and another number in its place is caught. Each row of equal-numbers.txt has a
// source, a sentence that says the same and one that does not. Risk: a right answer is refused for its arithmetic, or
// any number passes beside two others.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOf, saidRows } from '../said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'equal-numbers.txt'));

describe.each(ROWS)('%s: %s', (language, source, equal, other) => {
  it(`supports "${equal}"`, () => {
    expect(outcomeOf(equal, source, language)).toEqual([expect.stringMatching(/^(?:open|proved)$/)]);
  });

  it(`does not support "${other}"`, () => {
    expect(outcomeOf(other, source, language)).toEqual([
      expect.stringMatching(/^(?:number|unit|opposite|date|name|comparison)$/),
    ]);
  });
});
