// Guarantee: the single pass over everything captured finds exactly the texts that separate searches would find. Risk:
// the faster search misses a leak.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTexts } from './find-texts.ts';

// Few different characters, so that texts begin alike, overlap and are found; some of more than one unit.
const anyText = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', '\u00fc', '\u{1f600}'), { minLength, maxLength }).map((parts) => parts.join(''));

describe('the texts found in one pass', () => {
  it('are those that separate searches find', () => {
    let hits = 0;
    const property = fc.property(fc.array(anyText(3, 6), { maxLength: 12 }), anyText(0, 60), (texts, whole) => {
      const expected = texts.filter((text) => whole.includes(text));
      hits += expected.length;
      expect(findTexts(texts, whole, 3)).toEqual(new Set(expected));
    });
    fc.assert(property, { numRuns: 500 });
    expect(hits).toBeGreaterThan(100);
  });

  it('include texts at both ends, and none that are too short', () => {
    expect(findTexts(['abcd', 'wxyz', 'bc', 'none'], 'abcd-wxyz', 4)).toEqual(new Set(['abcd', 'wxyz']));
    expect(findTexts(['abcd'], 'abc', 4)).toEqual(new Set());
    expect(findTexts([], 'abcd', Number.POSITIVE_INFINITY)).toEqual(new Set());
  });
});
