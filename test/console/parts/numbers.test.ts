// Guarantee: a size is shown in the largest unit that fits, and a number with its thousands grouped. Risk: a person
// takes a file for a thousand times smaller than it is.
import { describe, expect, it } from 'vitest';
import { count, size } from '../../../console/parts/numbers.ts';

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1_023, '1023 bytes'],
    [1_024, '1 kB'],
    [1_536, '1.5 kB'],
    [1_048_575, '1 MB'],
    [50 * 1_048_576, '50 MB'],
    [5 * 1_099_511_627_776, '5120 GB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(size(bytes)).toBe(words);
  });
});

it('groups the thousands of a number', () => {
  expect(count(1_234_567)).toBe('1,234,567');
});
