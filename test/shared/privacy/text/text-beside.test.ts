// Guarantee: what is beside a place is read as far as it is asked for, from its own line where it is a line that
// counts. Risk: a word far away decides about a value, or a text of one line is read whole for each of its words.
import { expect, it } from 'vitest';
import { lineNear } from '../../../../shared/privacy/text/line-near.ts';
import { allMatches, matchAt } from '../../../../shared/privacy/text/match-at.ts';
import { textAfter, textAround, textBefore } from '../../../../shared/privacy/text/text-beside.ts';

const TEXT = '0123456789';

it('reads so many characters before a place, after it and around it', () => {
  expect([textBefore(TEXT, 5, 2), textBefore(TEXT, 1, 2)]).toEqual(['34', '0']);
  expect([textAfter(TEXT, 5, 2), textAfter(TEXT, 9, 2)]).toEqual(['56', '9']);
  expect([textAround(TEXT, { start: 4, end: 6 }, 2), textAround(TEXT, { start: 1, end: 9 }, 2)]).toEqual([
    '234567',
    TEXT,
  ]);
});

it.each<[text: string, start: number, end: number, reach: number, near: string]>([
  ['ab cd\nef GH ij\nkl', 9, 11, 20, 'ef GH ij'],
  ['ab cd\nef GH ij\nkl', 9, 11, 2, 'f GH i'],
  ['GH ij', 0, 2, 20, 'GH ij'],
  ['ef GH', 3, 5, 20, 'ef GH'],
  ['a\nGH\nb', 2, 4, 1, 'GH'],
  ['ab cdefgh GH', 10, 12, 4, 'fgh GH'],
])('of the line in %j around %i to %i with a reach of %i reads %j', (text, start, end, reach, near) => {
  expect(lineNear(text, { start, end }, reach)).toBe(near);
});

it('matches exactly at a place, and every match from the beginning', () => {
  const word = /[a-z]+/y;
  expect([matchAt(word, 'ab 1', 1), matchAt(word, 'ab 1', 2), matchAt(word, 'ab 1', 0)]).toEqual(['b', null, 'ab']);
  const all = /[a-z]/g;
  all.lastIndex = 2;
  expect(allMatches(all, 'abc').map(({ index }) => index)).toEqual([0, 1, 2]);
});
