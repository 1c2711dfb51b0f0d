// Guarantee: after a lost response, only what has every value that was sent, and was not there before, counts as
// created. Risk: the page says that a base was created, and shows another one, or one that others can see.
import { expect, it } from 'vitest';
import { createdSince } from '../../../console/calls/created-since.ts';

const OLD = { id: '1', name: 'Leases', visibility: 'company' };
const NEW = { id: '2', name: 'Leases', visibility: 'restricted' };
const DRAFT = { name: 'Leases', visibility: 'restricted' };

it.each([
  ['what is new and like the draft', [OLD], [OLD, NEW], NEW],
  ['nothing that was there before', [OLD, NEW], [OLD, NEW], null],
  ['nothing with another value than the draft', [], [OLD], null],
  ['nothing with another name', [], [{ ...NEW, name: 'Pets' }], null],
  ['nothing if there is nothing', [], [], null],
])('finds %s', (_what, known, now, found) => {
  expect(createdSince(known, now, DRAFT)).toBe(found);
});

it('cannot tell what is new when nobody knows what there was', () => {
  expect(() => createdSince(null, [NEW], DRAFT)).toThrow('The list from before the change is not known.');
});
