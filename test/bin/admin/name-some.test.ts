// Guarantee: a list of names takes one line of a terminal, whatever its length. Risk: a folder of ten thousand files
// that are left out hides what matters.
import { expect, it } from 'vitest';
import { nameSome } from '../../../bin/name-some.ts';

it.each([
  [[], ''],
  [['a.md'], 'a.md'],
  [['a.md', 'b.md'], 'a.md, b.md'],
  [['a.md', 'b.md', 'c.md', 'd.md'], 'a.md, b.md and 2 more'],
])('names %j as %j', (names, text) => {
  expect(nameSome(names)).toBe(text);
});
