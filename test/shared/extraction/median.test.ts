// Guarantee: the usual size of the lines or gaps of a page is their median, whatever their order; of an even number,
// the larger of the two in the middle. Risk: one long gap decides how the text of a whole page is read.
import { expect, it } from 'vitest';
import { medianOf } from '../../../shared/extraction/median.ts';

it.each([
  [[], 0],
  [[7], 7],
  [[10, 9, 2], 9],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});
