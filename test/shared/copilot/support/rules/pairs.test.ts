// Guarantee: of a pair of which a source says one, the other does not pass, and the same in other words does: what was
// and what will be, cause and effect, members and non-members, mandatory and recommended, open and closed, minimum and
// maximum. Risk: one changed word turns a fact into its opposite, and every other word is that of the source. In
// pairs.txt, "?" marks sentences that the check still gets wrong.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, knownError, saidRows } from './said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'pairs.txt'));

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
