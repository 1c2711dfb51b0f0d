// Guarantee: the estimate grows with the text, never exceeds its bytes, and a cut text stays within its bound. Risk:
// locally, a budget that reserves by bytes gets a larger bill than is possible on AWS.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToTokens, estimateTokens } from './estimate-tokens.ts';

const texts = fc.string({ unit: 'binary', maxLength: 300 });

describe('the estimate', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['Staff have thirty days of leave.', 8],
    ['12,345', 4],
    ['東京', 4],
  ])('of %j is %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });

  it('never exceeds the bytes of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(estimateTokens(text)).toBeLessThanOrEqual(Buffer.byteLength(text));
      }),
    );
  });

  it('of a cut text is within its bound, and the cut text is a prefix of the whole', () => {
    fc.assert(
      fc.property(texts, fc.nat(200), (text, tokensMax) => {
        const cut = cutToTokens(text, tokensMax);
        expect(text.startsWith(cut)).toBe(true);
        expect(estimateTokens(cut)).toBeLessThanOrEqual(tokensMax);
        expect(cut === text).toBe(estimateTokens(text) <= tokensMax);
      }),
    );
  });
});
