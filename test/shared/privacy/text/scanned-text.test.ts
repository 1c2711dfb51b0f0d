// Guarantee: groups of digits are read with what the rules need: their position, the digits that follow with only
// separators between, and whether a number began before them. Risk: a card number in four groups is never tried, or the
// end of an order number counts as a telephone number.
import { expect, it } from 'vitest';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import { isAlphanumeric, isDigit, isLetter, scanText } from '../../../../shared/privacy/text/scanned-text.ts';

// Returns each group, with the number of digits from there on, and + if it continues a number.
function groupsOf(text: string): string[] {
  const { groups } = scanText(foldForMatching(text));
  return groups.map(({ start, end, digitsAhead, isLater }) => {
    return `${text.slice(start, end)} ${digitsAhead}${isLater ? ' +' : ''}`;
  });
}

it.each([
  ['', []],
  ['none', []],
  ['7', ['7 1']],
  ['a12b345', ['12 2', '345 3']],
  ['4111 1111-1111.1111', ['4111 16', '1111 12 +', '1111 8 +', '1111 4 +']],
  ['12 - 34', ['12 4', '34 2']],
  ['12 -- 34', ['12 2', '34 2']],
  ['(030) 12/34', ['030 7', '12 4 +', '34 2 +']],
  ['12\t34', ['12 4', '34 2 +']],
  ['12\n34', ['12 4', '34 2']],
  ['12 \n34', ['12 4', '34 2']],
  ['12\n 34', ['12 4', '34 2']],
  ['12.\n34', ['12 4', '34 2']],
  ['12, 34', ['12 2', '34 2']],
  ['12:34', ['12 2', '34 2']],
  ['12_34', ['12 2', '34 2']],
  ['1 a 2', ['1 1', '2 1']],
  ['0/9', ['0 2', '9 1 +']],
])('reads %j as %j', (text, groups) => {
  expect(groupsOf(text)).toEqual(groups);
});

it('counts at most 64 digits', () => {
  expect(groupsOf(`${'1234 '.repeat(16)}5678`)[0]).toBe('1234 64');
  expect(groupsOf('1234 '.repeat(15).trim())[0]).toBe('1234 60');
  expect(groupsOf('1'.repeat(65))[0]).toBe(`${'1'.repeat(65)} 64`);
});

it('distinguishes digits, letters and other characters', () => {
  const all = String.fromCharCode(...Array(128).keys());
  const that = (is: (text: string, index: number) => boolean) => [...all].filter((_, i) => is(all, i)).join('');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  expect(that(isDigit)).toBe('0123456789');
  expect(that(isLetter)).toBe(letters);
  expect(that(isAlphanumeric)).toBe(`0123456789${letters}`);
  expect([isDigit('1', 1), isLetter('a', 1), isAlphanumeric('a', -1)]).toEqual([false, false, false]);
});
