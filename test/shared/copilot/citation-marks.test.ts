// Guarantee: every mark in an answer names exactly one excerpt, and marks are numbered in order of first use, whatever
// the model writes. Bracketed numbers in documents and in code are not marks. Risk: a mark that names nothing, or a
// citation of an excerpt that the answer does not name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defuseCode,
  defuseMarks,
  marksIn,
  renumberMarks,
  replaceMarkNumbers,
  withoutMarks,
} from '../../../shared/copilot/citation-marks.ts';
import { upTo } from '../../harness/properties/up-to.ts';

describe('renumberMarks', () => {
  it.each([
    ['One [2]. Two [1].', 3, 'One [1]. Two [2].', [1, 0]],
    ['Both [1, 3].', 3, 'Both [1][2].', [0, 2]],
    ['A range [1-3].', 3, 'A range [1][2][3].', [0, 1, 2]],
    ['A dash [2–3].', 3, 'A dash [1][2].', [1, 2]],
    ['Unknown [7] goes.', 3, 'Unknown goes.', []],
    ['Part [2, 9] stays.', 3, 'Part [1] stays.', [1]],
    ['Zero [0] and backwards [3-1].', 3, 'Zero and backwards.', []],
    ['Huge [1-999999999].', 3, 'Huge.', []],
    ['No range [1-2-3].', 3, 'No range.', []],
    ['One too many [1-52].', 60, 'One too many.', []],
    ['High [59-60].', 60, 'High [1][2].', [58, 59]],
    ['Twice [2][2] and [2, 2].', 2, 'Twice [1] and [1].', [1]],
    ['Again [2][1] [2][2], then [2].', 2, 'Again [1][2], then [1].', [1, 0]],
    ['Spaces [ 1 ].', 1, 'Spaces [1].', [0]],
    ['Full 【1】 or ［2］.', 2, 'Full [1] or [2].', [0, 1]],
    ['Full ［１］ or [２], 【３，１】 and ［１－３］.', 3, 'Full [1] or [2], [3][1] and [1][2][3].', [0, 1, 2]],
    ['Both [1 and 2], [1 & 2], [1; 2] or [1 + 2].', 2, 'Both [1][2], [1][2], [1][2] or [1][2].', [0, 1]],
    ['Beide [1 und 2], les deux [2 et 3].', 3, 'Beide [1][2], les deux [2][3].', [0, 1, 2]],
    ['All [1, 2, and 3] and [1-2 y 3]; 都[1和２].', 3, 'All [1][2][3] and [1][2][3]; 都[1][2].', [0, 1, 2]],
    ['No number [1 and], [and 2] or [1e2].', 2, 'No number [1 and], [and 2] or [1e2].', []],
    ['Words [a] [PERSON_1] [1a] stay.', 1, 'Words [a] [PERSON_1] [1a] stay.', []],
    ['', 1, '', []],
  ])('turns %j, with %i excerpts, into %j', (text, count, expected, indexes) => {
    expect(renumberMarks(text, count)).toEqual({ text: expected, excerptIndexes: indexes });
  });

  it('expands a range of 51 numbers, which is the longest', () => {
    const indexes = Array.from({ length: 51 }, (_, index) => index + 5);
    expect(renumberMarks('[6-56]', 60).excerptIndexes).toEqual(indexes);
  });

  const number = fc.integer({ min: 0, max: 12 });
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.array(number, { minLength: 1, maxLength: 4 }).map((numbers) => `[${numbers.join(', ')}]`),
    fc.tuple(number, number).map(([first, last]) => `[${first}-${last}]`),
    fc.tuple(number, number).map(([first, last]) => `[${first} and ${last}]`),
    fc.constantFrom('[', ']', '[[1]]', '[1', '1]', '[-1]', '[1,]', '[1;2]', '[١]', '[1.5]'),
  );
  const answer = upTo(20, (lengths) => fc.array(piece, lengths)).map((pieces) => pieces.join(' '));

  it('leaves marks 1 to m, each with its excerpt, in order of first use', () => {
    fc.assert(
      fc.property(answer, fc.integer({ min: 0, max: 9 }), (text, count) => {
        const { text: numbered, excerptIndexes } = renumberMarks(text, count);
        expect([...new Set(marksIn(numbered))]).toEqual(excerptIndexes.map((_, index) => index + 1));
        expect(new Set(excerptIndexes).size).toBe(excerptIndexes.length);
        expect(excerptIndexes.every((index) => index >= 0 && index < count)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes nothing but marks and the space before them', () => {
    fc.assert(
      fc.property(answer, fc.integer({ min: 0, max: 9 }), (text, count) => {
        expect(withoutMarks(renumberMarks(text, count).text)).toBe(withoutMarks(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('replaceMarkNumbers', () => {
  const exchanged = (n: number) => ({ 1: 2, 2: 1 })[n] ?? n;

  it.each([
    ['a mark', 'It is so [1].', 'It is so [2].'],
    ['several marks', 'It is so [1] [2][3].', 'It is so [2] [1][3].'],
    ['numbers in one mark', 'It is so [1, 3].', 'It is so [2][3].'],
    ['a range', 'It is so［1–3］.', 'It is so[2][1][3].'],
    ['a range that runs backward', 'It is so [3-1].', 'It is so [3-1].'],
    ['no marks', 'It is (1) of 2.', 'It is (1) of 2.'],
  ])('writes the other numbers into %s', (_form, text, expected) => {
    expect(replaceMarkNumbers(text, exchanged)).toBe(expected);
  });

  it.each(['It is so [1, 2].', 'It is so [1][2].', 'It is so [1] [2] [1].'])(
    'leaves one mark of those in %s',
    (text) => {
      expect(replaceMarkNumbers(text, () => 7)).toBe('It is so [7].');
    },
  );
});

it('writes every form of a mark in a document with parentheses, so that a copy of it in an answer cites nothing', () => {
  expect(defuseMarks('[3] ［4］ 【5、6】 [7, 8] [9–10] [ 11;12 ]')).toBe('(3) (4) (5、6) (7, 8) (9–10) ( 11;12 )');
  expect(defuseMarks('[3 and 4] [5 und 6] [7 & 8]')).toBe('(3 and 4) (5 und 6) (7 & 8)');
});

it('writes an array index in the code of an answer with parentheses, so that it is not a citation mark', () => {
  expect(defuseCode('Use `items[1] + a[2, 3]` and items[1].')).toBe('Use `items(1) + a(2, 3)` and items[1].');
  expect(defuseCode('`a[1]` and `b[2]`')).toBe('`a(1)` and `b(2)`');
  // A model that writes Chinese or Japanese may use other brackets.
  expect(defuseCode('`items【1】 + a［2］`')).toBe('`items(1) + a(2)`');
  // Backticks on different lines do not enclose code.
  expect(defuseCode('A ` alone [1].\nAnother ` alone [2].')).toBe('A ` alone [1].\nAnother ` alone [2].');
});
