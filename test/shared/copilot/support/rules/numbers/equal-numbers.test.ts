// Guarantee: in nine languages, a number may be given in another unit, as a word, as a rate, as a multiple, a sum, a
// share or the time between two dates, and another number in its place is refused. Risk: a right answer is refused for
// its arithmetic, or any number passes if there are two others.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomesFor, sentenceRows } from '../sentence-rows.fixture.ts';

const ROWS = sentenceRows(join(import.meta.dirname, 'equal-numbers.txt'));

describe.each(ROWS)('%s: the source "%s"', (language, source, equal, other) => {
  it(`supports "${equal}"`, () => {
    expect(outcomesFor(equal, source, language)).toEqual([expect.stringMatching(/^(?:open|proved)$/)]);
  });

  it(`does not support "${other}"`, () => {
    expect(outcomesFor(other, source, language)).toEqual([
      expect.stringMatching(/^(?:number|unit|opposite|date|name|comparison)$/),
    ]);
  });
});
