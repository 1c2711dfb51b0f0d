import fc from 'fast-check';
import { afterAll, expect } from 'vitest';

/** Something with a size: a text, whose size is its code points, or a list. */
type Sized = string | { readonly length: number };

/** How long a value may be, as fast-check's arbitraries take it. */
interface Lengths {
  readonly minLength?: number;
  readonly maxLength: number;
}

/**
 * Values of up to `bound` code points or items, of which one in ten is as large, and fails where a property tried none:
 * what is said of "up to 50" is shown for 10 alone when values never grow. Made where tests are described, not inside
 * one.
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

/** Watches the sizes that were tried; nothing is expected where nothing was, as when one test of a file runs alone. */
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
