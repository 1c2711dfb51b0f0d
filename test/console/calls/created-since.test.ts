// Guarantee: after a lost response, only a record that has every value of the draft, and was not in the list before,
// counts as created. Risk: the page says that a base was created, and shows another one, or one that others can see.
import { expect, it } from 'vitest';
import { createdSince } from '../../../console/calls/created-since.ts';

const OLD = { id: '1', name: 'Leases', visibility: 'company' };
const NEW = { id: '2', name: 'Leases', visibility: 'restricted' };
const DRAFT = { name: 'Leases', visibility: 'restricted' };

it.each([
  ['a new record with the values of the draft', [OLD], [OLD, NEW], NEW],
  ['no record that was in the list before', [OLD, NEW], [OLD, NEW], null],
  ['no record that differs from the draft in a value', [], [OLD], null],
  ['no record with another name', [], [{ ...NEW, name: 'Pets' }], null],
  ['no record in an empty list', [], [], null],
])('finds %s', (_what, before, after, found) => {
  expect(createdSince(before, after, DRAFT)).toBe(found);
});

it('throws an error when the list from before the change is not known', () => {
  expect(() => createdSince(null, [NEW], DRAFT)).toThrow('The list from before the change is not known.');
});
