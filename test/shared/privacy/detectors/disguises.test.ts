// Guarantee: a value that is hidden by spaces between its characters, by a line break inside it, or by letters in place
// of its digits, is read without this disguise, together with the text around it. Risk: "4 1 1 1 …" stays, or two words
// of a sentence become one value.
import { expect, it } from 'vitest';
import { disguisesIn } from '../../../../shared/privacy/detectors/disguises.ts';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';

const read = (text: string): string[] => disguisesIn(foldForMatching(text)).map((disguise) => disguise.text.text);

it.each([
  ['4 1 1 1 1 1 1', ['4111111', '4111111']],
  ['4-1-1.1/1 1(1', ['4-1-11/11(1']],
  ['a 4 1 1 1 1 1 1 b', ['a 4111111 b', 'a4111111b']],
  ['4 1 1 1 1 1', []],
  ['4 1 1 1 1 1 11', []],
  ['x G B 5 9 A B', ['xGB59AB']],
  ['xx G B 5 9 A B', ['xx GB59AB']],
  ['G B 5 9 A B C', ['GB59ABC']],
  ['G B 5 9 A B', []],
  ['xx G B 5', []],
  ['- G B 5 9 A B', ['- GB59AB']],
  ['GB8 2WEST12345678', ['GB82WEST12345678']],
  ['GB8.2 WEST.12345678', ['GB82WEST12345678']],
  ['GB82WEST12345678', []],
  ['tel 5\n6', ['tel 56']],
  ['tel 5 \t\n \t6', ['tel 56']],
  // Below a label or before one, the breaks inside the number are also read on their own.
  ['Card\n41\n11', ['Card4111', 'Card\n4111']],
  ['41\n11\nTotal', ['4111Total', '4111\nTotal']],
  ['Card\n41', ['Card41']],
  ['jane@\nexample', ['jane@example']],
  ['jane\n@example', ['jane@example']],
  ['jane.\ndoe', []],
  ['word7\nword', ['word7word']],
  ['word\nword7', ['wordword7']],
  ['word\n', []],
  ['7\n', []],
  ['\n7', []],
  ['7\n\n7', []],
  ['7\n(7', []],
  ['7)\n7', []],
  ['7_+-.\n7', ['7_+-.7']],
  ['born O3.O8.1977', ['born 03.08.1977']],
  // A line that begins with a post code and a capitalized town, or with a date, starts a new entry.
  ['7\n10969 Berlin', []],
  ['7\n10969 berlin', ['710969 berlin']],
  ['7\n2024-03-04', []],
])('reads %j as %j', (text, disguises) => {
  expect(read(text)).toEqual(disguises);
});

it('skips at most eight spaces of an indent', () => {
  expect(read(`5\n${' '.repeat(7)}6`)).toEqual(['56']);
  expect(read(`5\n${' '.repeat(8)}6`)).toEqual([]);
  expect(read(`5${' '.repeat(8)}\n6`)).toEqual(['56']);
  expect(read(`5${' '.repeat(9)}\n6`)).toEqual([]);
});

it('looks for a digit or @ in at most 64 characters on each side', () => {
  const word = 'w'.repeat(63);
  expect(read(`5${word}\nw`)).toHaveLength(1);
  expect(read(`5${word}w\nw`)).toEqual([]);
  expect(read(`w\n${word}5`)).toHaveLength(1);
  expect(read(`w\n${word}w5`)).toEqual([]);
});

it('reads places within 160 characters of each other together, with 160 characters on both sides', () => {
  const fill = (count: number) => '.'.repeat(count);
  const hidden = '5\n6';
  const [apart, last, ...more] = read(`${fill(200)}${hidden}${fill(159)}${hidden}${fill(200)}`);
  expect({ apart, last, more }).toEqual({
    apart: `${fill(159)}56${fill(159)}`,
    last: `${fill(159)}56${fill(159)}`,
    more: [],
  });
  const joined = read(`${fill(200)}${hidden}${fill(158)}${hidden}${fill(200)}`);
  expect(joined).toEqual([`${fill(159)}56${fill(158)}56${fill(159)}`]);
});

it('maps a disguise back to the position of the hidden value', () => {
  const [disguise] = disguisesIn(foldForMatching('tel 5 \n 6'));
  expect(disguise?.removed).toEqual([{ start: 5, end: 8, isInNumber: true }]);
  expect({ start: disguise?.text.sourceStart(4), end: disguise?.text.sourceEnd(6) }).toEqual({ start: 4, end: 9 });
});
