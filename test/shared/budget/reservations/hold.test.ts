// Guarantee: a hold is read back as it was written, in at most 24 characters for any call of a stage; a damaged one is
// an error. Risk: a hold is reclaimed at another amount, or the item outgrows its write unit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHold, encodeHold, keyMarkOf } from '../../../../shared/budget/reservations/hold.ts';

describe('a hold', () => {
  it('is read back as it was written', () => {
    const holds = fc.record({
      amount: fc.bigInt({ min: 1n, max: 10n ** 18n }),
      expiresAtSeconds: fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }),
      keyMark: fc.uuid().map(keyMarkOf),
    });
    fc.assert(
      fc.property(holds, (hold) => {
        expect(decodeHold(encodeHold(hold))).toEqual(hold);
      }),
    );
  });

  it.each([
    [60_000_000n, 21],
    [2_800n * 10n ** 9n, 24],
  ])('of %i nanodollars has %i characters', (amount, characters) => {
    const keyMark = keyMarkOf('feedbeef-cafe-4000-8000-000000000001');
    expect(encodeHold({ amount, expiresAtSeconds: 1_800_000_000, keyMark })).toHaveLength(characters);
  });

  it.each(['', 'a.b', '1.2.short', '1.2.abcdefgh ', 'A.1.abcdefgh', '!1.2.abcdefgh'])(
    'that is written as %j is damaged',
    (text) => {
      expect(() => decodeHold(text)).toThrow('damaged');
    },
  );
});
