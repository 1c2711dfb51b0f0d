import fc from 'fast-check';
import { afterAll, expect } from 'vitest';

/** Something with a size: a text, whose size is its code points, or a list. */
type Sized = string | { readonly length: number };

/** The range of sizes, in the form of fast-check's constraints. */
interface Lengths {
  readonly minLength?: number;
  readonly maxLength: number;
}

/**
 * Generates values of up to `bound` code points or items. One in ten has exactly that size, and a property that tried
 * none of that size fails: otherwise a test for "up to 50" might only have tried 10. Must be called inside `describe`,
 * not in a test.
 */
export function upTo<Value extends Sized>(
  bound: number,
  make: (lengths: Lengths) => fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  const tried = watchSizes(bound);
  afterAll(tried.expectBoundMet);
  const any = { weight: 9, arbitrary: make({ maxLength: bound }) };
  const largest = { weight: 1, arbitrary: make({ minLength: bound, maxLength: bound }) };
  return fc.oneof(any, largest).map((value) => {
    tried.saw(sizeOf(value));
    return value;
  });
}

/**
 * Records the sizes that a property tries. `expectBoundMet` fails unless the largest equals the bound; it does not fail
 * if no size was recorded, for example if only another test of the file runs.
 */
export function watchSizes(bound: number) {
  let largest: number | null = null;
  return {
    saw(size: number): void {
      largest = Math.max(largest ?? 0, size);
    },
    expectBoundMet(): void {
      expect(largest ?? bound, `A property about sizes up to ${bound} tried ${largest} at most.`).toBe(bound);
    },
  };
}

function sizeOf(value: Sized): number {
  return typeof value === 'string' ? [...value].length : value.length;
}
