// Guarantee: if one sentence gives each of several things its own number, date, day or period, a statement about one
// thing passes with its own value, however it is worded, and fails with another's, in nine languages. Risk: a
// neighbor's price is stated, or a right answer is refused. In portions.txt, "?" marks sentences that the check still
// gets wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, knownError } from '../said-in-languages.fixture.ts';

const ROWS = readFileSync(join(import.meta.dirname, 'portions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string, string, string, string]);

describe.each(ROWS)('%s: %s', (language, source, ...cells) => {
  const sentences = cells.map(knownError);
  const right = sentences
    .slice(0, -1)
    .map((each) => ({ ...each, does: each.isKnownError ? 'does not support yet' : 'supports' }));
  it.each(right)('$does "$sentence"', ({ sentence, isKnownError }) => {
    expect(isSupported(sentence, source, language)).toBe(!isKnownError);
  });

  const wrong = sentences.at(-1) ?? expect.fail();
  it(`${wrong.isKnownError ? 'still supports' : 'does not support'} "${wrong.sentence}"`, () => {
    expect(isSupported(wrong.sentence, source, language)).toBe(wrong.isKnownError);
  });
});
