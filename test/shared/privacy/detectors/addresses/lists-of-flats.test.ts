// Guarantee: a list of flats and floors is covered as one address, however long it is. Risk: each reading covers only
// the last flats of the list, so a long list is refused as a text in which every reading finds something new.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it('covers a long list of flats in one piece', () => {
  const list = Array.from({ length: 400 }, (_, i) => `Apt ${i + 1}, Floor ${i + 1}`).join(', ');
  expect(found(list)).toEqual([`STREET_ADDRESS ${list}`]);
});
