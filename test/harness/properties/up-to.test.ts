// Guarantee: a property that speaks of sizes up to a bound has tried one that large. Risk: fast-check stops at about
// ten items by itself, so that "up to 4,000" is said of 255.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upTo, watchSizes } from './up-to.ts';

describe('the sizes of a property', () => {
  it('fail it where its bound was not met, and where it was passed', () => {
    const tried = watchSizes(50);
    tried.saw(10);
    expect(tried.expectBoundMet).toThrow('A property about sizes up to 50 tried 10 at most.');
    tried.saw(50);
    tried.saw(3);
    expect(tried.expectBoundMet).not.toThrow();
    tried.saw(51);
    expect(tried.expectBoundMet).toThrow();
  });

  it('fail nothing where no property ran', () => {
    expect(watchSizes(50).expectBoundMet).not.toThrow();
  });

  const texts = upTo(300, (lengths) => fc.string({ unit: 'binary', ...lengths }));
  const lists = upTo(200, (lengths) => fc.array(fc.boolean(), lengths));
  it('reach what they name, for texts in code points and for lists', () => {
    fc.assert(fc.property(texts, lists, () => true));
  });
});
