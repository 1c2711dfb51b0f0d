// Guarantee: the text beside a position is read as far as requested, and only from its own line if the line matters.
// Risk: a word far away decides about a value, or a text of one line is read completely for each of its words.
import { expect, it } from 'vitest';
import { allMatches, matchAt } from '../../../../shared/privacy/text/match-at.ts';
import { lineNear, textAfter, textAround, textBefore } from '../../../../shared/privacy/text/text-beside.ts';

const TEXT = '0123456789';

it('reads the given number of characters before a position, after it and around it', () => {
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
])('reads the line in %j around %i to %i, with a reach of %i, as %j', (text, start, end, reach, near) => {
  expect(lineNear(text, { start, end }, reach)).toBe(near);
});

it('matches an expression exactly at a position, and finds every match from the beginning', () => {
  const word = /[a-z]+/y;
  expect([matchAt(word, 'ab 1', 1), matchAt(word, 'ab 1', 2), matchAt(word, 'ab 1', 0)]).toEqual(['b', null, 'ab']);
  const all = /[a-z]/g;
  all.lastIndex = 2;
  expect(allMatches(all, 'abc').map(({ index }) => index)).toEqual([0, 1, 2]);
});
