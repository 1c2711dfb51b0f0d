// Guarantee: what a source says with "not", "only", "except" or a limit may be said with another of these words, as
// careful writers do, and its opposite must not pass. Risk: "no one but the head" is refused for "only the head", and
// a reader loses a right answer. In said-otherwise.txt, "?" marks sentences that the check still gets wrong.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, knownError, saidRows } from './said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'said-otherwise.txt'));

describe.each(ROWS)('%s: %s', (language, source, same, opposite) => {
  const right = knownError(same);
  it(`${right.isKnownError ? 'does not accept yet' : 'accepts'} "${right.sentence}"`, () => {
    expect(isSupported(right.sentence, source, language)).toBe(!right.isKnownError);
  });

  const wrong = knownError(opposite);
  it(`${wrong.isKnownError ? 'does not refuse yet' : 'refuses'} "${wrong.sentence}"`, () => {
    expect(isSupported(wrong.sentence, source, language)).toBe(wrong.isKnownError);
  });
});
