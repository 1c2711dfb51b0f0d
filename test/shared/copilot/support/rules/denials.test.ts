// Guarantee: what a source denies by a verb ("lacks", "rejected", "has stopped", "waives", "expires") may be repeated
// with a negation and must not be affirmed, in ten languages. Risk: "does not accept" is refused although the source
// says "rejects", or "accepts" passes. In denials.txt, "?" marks sentences that the check still gets wrong.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported, knownError, outcomeOf, saidRows } from './said-in-languages.fixture.ts';

const ROWS = saidRows(join(import.meta.dirname, 'denials.txt'));

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

describe('a verb that denies', () => {
  it.each([
    ['The offer expires on 3 May.', 'The offer is valid until 3 May.'],
    ['The valve prevents accidents with steam.', 'The valve protects against accidents with steam.'],
    ['Parking is free for guests.', 'Guests pay nothing for parking.'],
  ])('accepts another wording of the denial: %s %s', (source, said) => {
    expect(outcomeOf(said, source, 'en')).toEqual(['open']);
  });
});
