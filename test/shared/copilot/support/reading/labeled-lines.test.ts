// Guarantee: a long entry of a list of labels, such as opening hours, does not continue on the next line, except in a
// small letter. Risk: a right answer is compared with two entries at once, and refused because of the second.
import { expect, it } from 'vitest';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';

const MONDAY = 'Monday: from 9 to 5';
const SATURDAY = 'Saturday: from 10 to 2, and for an hour before each concert in the yard';
const textsOf = (...lines: readonly string[]) => sourceUnits(lines.join('\n')).map(({ text }) => text);

it('ends an entry with its line', () => {
  const last = 'Shut on Sundays, unless there is a concert.';
  expect(textsOf(MONDAY, SATURDAY, last)).toEqual([MONDAY, SATURDAY, last]);
});

it('continues an entry in a small letter', () => {
  expect(textsOf(MONDAY, SATURDAY, 'or the hall.')).toEqual([MONDAY, `${SATURDAY} or the hall.`]);
});

it('continues a long line that no other entry precedes', () => {
  const wrapped = 'The yard: it is open to everybody who lives in the house or in the old';
  expect(textsOf('It rains.', wrapped, 'Mill next to it.')).toEqual(['It rains.', `${wrapped} Mill next to it.`]);
});
