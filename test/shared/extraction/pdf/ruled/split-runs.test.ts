// Guarantee: a run of text that the PDF library joined across the line between two cells is split where the file draws
// its letters apart; text that is drawn at once, and runs that differ from the drawn text, stay whole. Risk: a name and
// the price beside it are read as one word.
import { describe, expect, it } from 'vitest';
import type { PdfTextRun } from '../../../../../shared/extraction/pdf/layout/text-run.ts';
import type { DrawnText } from '../../../../../shared/extraction/pdf/pdf-drawing.ts';
import { EVERYWHERE } from '../../../../../shared/extraction/pdf/pdf-geometry.ts';
import { splitRuns } from '../../../../../shared/extraction/pdf/ruled/split-runs.ts';
import { gridOf, run } from './cells.fixture.ts';

const GRID = gridOf([0, 100, 200], [700, 680, 660]);
const Y = 686;

// Returns drawn text, each letter of which is five points wide.
const text = (letters: string, x: number, at = 0): DrawnText => ({
  at,
  font: '',
  clip: EVERYWHERE,
  mode: 0,
  fill: [0, 0, 0],
  stroke: null,
  fillOpacity: 1,
  strokeOpacity: 1,
  isOff: false,
  units: letters.split('').map((unit, i) => ({
    unit,
    low: [x + 5 * i + 2.5, Y],
    middle: [x + 5 * i + 2.5, Y + 4],
    advance: 5,
  })),
});

const split = (runs: readonly PdfTextRun[], ...texts: readonly DrawnText[]) => splitRuns(runs, texts, [GRID]);
const placesOf = (runs: readonly PdfTextRun[]) => runs.map(({ str, transform, width }) => [str, transform[4], width]);

describe('a run that crosses a line between two cells', () => {
  it('is split between texts that are drawn in two cells', () => {
    const whole = run('abcd', [85, Y], { width: 30, hasEOL: true, fontName: 'F' });
    expect(split([whole], text('ab', 85), text('cd', 105, 1))).toEqual([
      { ...whole, str: 'ab', transform: [10, 0, 0, 10, 85, Y], width: 10, hasEOL: false },
      { ...whole, str: 'cd', transform: [10, 0, 0, 10, 105, Y], width: 10, hasEOL: true },
    ]);
  });
  it('keeps its spaces with the letters before them', () => {
    const parts = split([run('ab  cd', [85, Y], { width: 30 })], text('ab', 85), text('cd', 105, 1));
    expect(placesOf(parts)).toEqual([
      ['ab  ', 85, 10],
      ['cd', 105, 10],
    ]);
    expect(placesOf(split([run(' ab cd', [85, Y], { width: 30 })], text('ab', 85), text('cd', 105, 1)))).toEqual([
      ['ab ', 85, 10],
      ['cd', 105, 10],
    ]);
  });
  it('is split at a gap of at least six tenths of the letter height in text that is drawn at once', () => {
    const partsWith = (gap: number) => {
      const [first, second] = [text('ab', 85), text('cd', 95 + gap)];
      const drawn = { ...first, units: [...first.units, ...second.units] };
      return split([run('abcd', [85, Y], { width: 20 + gap })], drawn).map(({ str }) => str);
    };
    expect(partsWith(5.9)).toEqual(['abcd']);
    expect(partsWith(6)).toEqual(['ab', 'cd']);
  });
  it('stays whole if it is drawn at once', () => {
    expect(placesOf(split([run('abcdef', [85, Y])], text('abcdef', 85)))).toEqual([['abcdef', 85, 30]]);
  });
  it('is split only between texts whose middles are in different cells', () => {
    expect(placesOf(split([run('abcdef', [85, Y])], text('abc', 85), text('def', 95.5, 1)))).toEqual([
      ['abc', 85, 15],
      ['def', 95.5, 15],
    ]);
    expect(placesOf(split([run('abcdef', [90, Y])], text('a', 90), text('bcdef', 95, 1)))).toHaveLength(2);
    expect(placesOf(split([run('abcd', [85, Y])], text('ab', 85), text('c', 92, 1), text('d', 101, 2)))).toEqual([
      ['abc', 85, 12],
      ['d', 101, 5],
    ]);
  });
  it.each<[string, Partial<PdfTextRun>]>([
    ['is written from right to left', { dir: 'rtl' }],
    ['is rotated', { transform: [10, 0.1, 0, 10, 85, Y] }],
    ['is mirrored', { transform: [-10, 0, 0, 10, 85, Y] }],
    ['has no width', { transform: [0, 0, 0, 10, 85, Y] }],
    ['is outside the grid', { transform: [10, 0, 0, 10, 85, 500] }],
    ['extends by less than a point into another cell', { transform: [10, 0, 0, 10, 70.9, Y] }],
    ['differs from the drawn letters', { str: 'abxd' }],
  ])('stays whole if it %s', (_case, change) => {
    const whole = run('abcd', [85, Y], { width: 30, ...change });
    expect(split([whole], text('ab', 85), text('cd', 105, 1))).toEqual([whole]);
  });
  it('is split if it is rotated by less than a hundredth, and extends by at least a point over the line on each side', () => {
    const parts = (transform: readonly number[]) =>
      split([run('abcd', [85, Y], { width: 30, transform })], text('ab', 85), text('cd', 105, 1)).length;
    expect(parts([10, 0.09, 0, 10, 85, Y])).toBe(2);
    expect(parts([10, 0, 0, 10, 71, Y])).toBe(2);
    expect(parts([10, 0, 0, 10, 98.9, Y])).toBe(2);
    expect(parts([10, 0, 0, 10, 99, Y])).toBe(1);
  });
});

describe('the runs of a page', () => {
  const inside = run('xy', [10, Y]);
  const crossed = run('abcd', [85, Y], { width: 30 });
  it('are compared with the drawn letters in their order', () => {
    const texts = [text('xy', 10), text('ab', 85, 1), text(' cd', 100, 2)];
    expect(split([inside, crossed], ...texts).map(({ str }) => str)).toEqual(['xy', 'ab', 'cd']);
  });
  it('stay as they are if letters are drawn that no run has', () => {
    const runs = [inside, crossed];
    expect(split(runs, text('xy', 10), text('ab', 85, 1), text('cde', 105, 2))).toBe(runs);
  });
  it('stay as they are if only blank runs cross a line', () => {
    const runs = [inside, run('  ', [95, Y], { width: 20 })];
    expect(split(runs, text('xy', 10))).toBe(runs);
    expect(splitRuns([crossed], [text('ab', 85), text('cd', 105, 1)], [])).toEqual([crossed]);
  });
});
