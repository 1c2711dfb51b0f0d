// Guarantee: a text of any length is read in parts of a bounded size, each character once. Risk: a long document takes
// the memory of a function, or time that grows faster than its length.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachPart } from '../../../../shared/privacy/tagger/read-columns.ts';

const PART_MAX = 16_384;

function tokensOf(text: string): { readonly tokens: string[]; readonly longest: number } {
  const tokens: string[] = [];
  let longest = 0;
  forEachPart(text, ({ length, start, end }) => {
    longest = Math.max(longest, (end[length - 1] as number) - (start[0] as number));
    for (let i = 0; i < length; i += 1) {
      tokens.push(text.slice(start[i], end[i]));
    }
  });
  return { tokens, longest };
}

describe('a text', () => {
  it('is read as runs of letters, runs of digits and single characters', () => {
    expect(tokensOf("Anna O'Neil, 12a\n[x]").tokens).toEqual(['Anna', 'O', "'", 'Neil', ',', '12', 'a', '[', 'x', ']']);
  });

  it('has each character but spaces in one token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(tokensOf(text).tokens.join('')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it.each([
    ['lines', 'Anna Maier, 12 High Street\n'],
    ['words', 'lorem ipsum '],
    ['letters', 'a'],
    ['digits', '1'],
    ['signs', ';'],
    ['line ends', 'a\n\n'],
  ])('of 4 million characters is read in parts of a bounded size: %s', (_, part) => {
    const text = part.repeat(Math.ceil(4_000_000 / part.length));
    const { tokens, longest } = tokensOf(text);
    expect(tokens.join('').length).toBe(text.replace(/\s/g, '').length);
    expect(longest).toBeLessThanOrEqual(PART_MAX);
  });
});
