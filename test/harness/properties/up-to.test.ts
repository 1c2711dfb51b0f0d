// Guarantee: a property about sizes up to a bound has tried a value of that size. Risk: by default, fast-check
// generates about ten items, so that a claim of "up to 4,000" would be tested with far fewer.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upTo, watchSizes } from './up-to.ts';

describe('the sizes of a property', () => {
  it('make it fail if no value reached its bound, or if one exceeded it', () => {
    const tried = watchSizes(50);
    tried.saw(10);
    expect(tried.expectBoundMet).toThrow('A property about sizes up to 50 tried 10 at most.');
    tried.saw(50);
    tried.saw(3);
    expect(tried.expectBoundMet).not.toThrow();
    tried.saw(51);
    expect(tried.expectBoundMet).toThrow();
  });

  it('make nothing fail if no property ran', () => {
    expect(watchSizes(50).expectBoundMet).not.toThrow();
  });

  const texts = upTo(300, (lengths) => fc.string({ unit: 'binary', ...lengths }));
  const lists = upTo(200, (lengths) => fc.array(fc.boolean(), lengths));
  it('reach their bound, for texts in code points and for lists', () => {
    fc.assert(fc.property(texts, lists, () => true));
  });
});
