// Guarantee: a name counts as typed if a person typed what they read, also if their keyboard has some characters in
// another form. Risk: something cannot be deleted because nobody can type its name, or is deleted without its name.
import { expect, it } from 'vitest';
import { isTyped } from '../../../../console/parts/typed/is-typed.ts';

it.each<[what: string, typed: string, name: string]>([
  ['the name itself', 'Old contracts', 'Old contracts'],
  ['spaces at its ends', ' Old contracts ', 'Old contracts'],
  ['a space for a no-break space, which browsers also copy as a space', 'Old contracts', 'Old\u00a0contracts'],
  ['one character for a letter and its accent', 'Vertr\u00e4ge', 'Vertra\u0308ge'],
  ['a straight apostrophe for a curly one', "Ann's contracts", 'Ann’s contracts'],
  ['the curly apostrophe of a tablet for a straight one', 'Ann’s contracts', "Ann's contracts"],
  ['straight quotation marks for curly ones', '"Old" contracts', '“Old” contracts'],
  ['a hyphen for a dash', 'Contracts 2024-2025', 'Contracts 2024–2025'],
])('accepts %s', (_what, typed, name) => {
  expect(isTyped(typed, name)).toBe(true);
});

it.each([
  ['', 'Old contracts'],
  ['Old', 'Old contracts'],
  ['Oldcontracts', 'Old contracts'],
  ['old contracts', 'Old contracts'],
  ['Old contracts 2', 'Old contracts'],
])('refuses %j for %j', (typed, name) => {
  expect(isTyped(typed, name)).toBe(false);
});
