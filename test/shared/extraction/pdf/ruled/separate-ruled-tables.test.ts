// Guarantee: the runs in the cells of a table become its rows, at the place of its first run, whatever their order in
// the file; all other runs stay in their order and on their lines. Risk: text beside a table is lost, or a cell is read
// as the end of a sentence.
import { describe, expect, it } from 'vitest';
import type { PdfTextRun } from '../../../../../shared/extraction/pdf/layout/text-run.ts';
import { separateRuledTables } from '../../../../../shared/extraction/pdf/ruled/separate-ruled-tables.ts';
import type { RuledGrid } from '../../../../../shared/extraction/pdf/rules/ruled-grids.ts';
import { gridOf, run } from './cells.fixture.ts';

const GRID = gridOf([0, 100, 200], [700, 680, 660]);
const [A, B, C, D] = [run('a', [4, 686]), run('b', [104, 686]), run('c', [4, 666]), run('d', [104, 666])];
const TABLE = { lines: ['a b', 'c d'] };
const END = '\n';

// Formats a table as its lines, and other runs as their texts, with END at the end of a line.
const partsOf = (runs: readonly PdfTextRun[], grids: readonly RuledGrid[] = [GRID]) =>
  separateRuledTables(runs, grids).map((part) =>
    'lines' in part
      ? { lines: part.lines.map(({ text }) => text) }
      : part.map(({ str, hasEOL }) => str + (hasEOL ? END : '')),
  );
// Returns the lines of each cell of the first table.
const cellsOf = (runs: readonly PdfTextRun[], grid = GRID) => {
  const [table] = separateRuledTables(runs, [grid]).filter((each) => 'lines' in each);
  const [first] = table && 'lines' in table ? table.lines : [];
  return first?.ruled?.table.cells.map(({ lines }) => lines);
};

describe('a table with drawn lines', () => {
  it('is between the text before and after it', () => {
    const [before, after] = [run('before', [0, 720], { hasEOL: true }), run('after', [0, 600])];
    expect(partsOf([before, A, B, C, D, after])).toEqual([['before\n'], TABLE, ['after']]);
    expect(partsOf([A, B, C, D])).toEqual([TABLE]);
  });
  it('is where its first run is; other runs end their line where a run of the table comes between them', () => {
    const others = [run('one', [0, 720]), run('two', [0, 600], { hasEOL: true }), run('three', [0, 580])];
    const [one, two, three] = others as [PdfTextRun, PdfTextRun, PdfTextRun];
    expect(partsOf([D, one, C, two, B, three, A])).toEqual([TABLE, ['one', END, 'two\n', 'three', END]]);
  });
  it('stays text if its cells do not form a table', () => {
    expect(partsOf([A, B, C])).toEqual([['a', 'b', 'c']]);
    expect(partsOf([A, B, C, D], [])).toEqual([['a', 'b', 'c', 'd']]);
  });
  it('has its runs even inside a larger table', () => {
    const outer = gridOf([-50, 300, 500], [750, 500, 400]);
    const others = [run('e', [310, 600]), run('f', [0, 450]), run('g', [310, 450]), run('h', [0, 600])];
    const expected = [TABLE, { lines: ['h e', 'f g'] }];
    expect(partsOf([A, B, C, D, ...others], [outer, GRID])).toEqual(expected);
    expect(partsOf([A, B, C, D, ...others], [GRID, outer])).toEqual(expected);
  });
  it('can be one of two on a page', () => {
    const other = gridOf([0, 100, 200], [600, 580, 560]);
    const moved = [A, B, C, D].map(({ str, transform }) => run(str, [transform[4] ?? 0, (transform[5] ?? 0) - 100]));
    expect(partsOf([A, ...moved, B, C, D], [GRID, other])).toEqual([TABLE, TABLE]);
  });
});

describe('a blank run', () => {
  it('belongs to the place of the run before it', () => {
    const blank = run(' ', [500, 500], { hasEOL: true });
    expect(partsOf([blank, A, blank, B, C, D, blank])).toEqual([[' \n'], TABLE]);
    expect(partsOf([run('x', [0, 600]), run(' ', [4, 686]), A, B, C, D])).toEqual([['x', ' '], TABLE]);
  });
  it('separates the words of a cell', () => {
    expect(cellsOf([A, run(' ', [9, 686], { width: 3 }), run('x', [12, 686]), B, C, D])?.[0]).toEqual(['a x']);
    expect(cellsOf([run(' ', [0, 686]), A, B, C, D, run('', [0, 0])])?.[0]).toEqual(['a']);
  });
});

describe('a run of text', () => {
  it('is in the cell that contains the middle of its letters', () => {
    const wide = (x: number) => cellsOf([run('abcd', [x, 686]), B, C, D])?.[0];
    expect(wide(89.9)).toEqual(['abcd']);
    expect(wide(90)).toBeUndefined();
    const low = (y: number) => cellsOf([run('x', [4, y]), A, B, C, D])?.[0];
    expect([low(679), low(676.9)]).toEqual([['x', 'a'], ['a']]);
  });
  it('rotated text is in the cell that contains its middle', () => {
    // The middle of this run is half of its length above its start, and three points to the left of it.
    const turned = (x: number, y: number, width: number) =>
      run('tall', [x, y], { transform: [0, 10, -10, 0, x, y], width });
    const firstCell = (turnedRun: PdfTextRun) => cellsOf([A, turnedRun, B, C, D])?.[0];
    expect([firstCell(turned(50, 662, 37)), firstCell(turned(50, 662, 36))]).toEqual([['a', 'tall'], ['a']]);
    expect([firstCell(turned(102, 683, 10)), firstCell(turned(104, 683, 10))]).toEqual([['a tall'], ['a']]);
  });
  it('is left out if it has only invisible characters', () => {
    expect(cellsOf([run('\u200b', [4, 690]), A, B, C, D])?.[0]).toEqual(['a']);
  });
});

describe('the runs of a cell', () => {
  const grid = gridOf([0, 100, 200], [700, 660, 620]);
  const [b, c, d] = [run('b', [104, 686]), run('c', [4, 646]), run('d', [104, 646])];
  const cell = (...runs: PdfTextRun[]) => cellsOf([...runs, b, c, d], grid)?.[0];
  it('are on one line up to half a letter above or below', () => {
    expect(cell(run('x', [4, 686]), run('y', [9, 681]))).toEqual(['xy']);
    expect(cell(run('x', [4, 686]), run('y', [9, 680.9]))).toEqual(['x', 'y']);
    expect(cell(run('x', [4, 680]), run('y', [9, 685.1]))).toEqual(['x', 'y']);
  });
  it('are separated by a space where a gap is wider than a fifth of their height', () => {
    const cellWith = (x: number, change: Partial<PdfTextRun> = {}) =>
      cell(run('x', [4, 686], change), run('y', [x, 686]));
    expect([cellWith(11), cellWith(11.1), cellWith(11.1, { dir: 'rtl' })]).toEqual([['xy'], ['x y'], ['xy']]);
  });
  it('have no space at the end of a line', () => {
    expect(cell(run('x', [4, 686]), run('y', [50, 672]))).toEqual(['x', 'y']);
  });
  it('are on one line although the PDF library ends it between them', () => {
    expect(cell(run('x', [4, 686], { hasEOL: true }), run('y', [9, 686]))).toEqual(['xy']);
  });
  it('are compared across at most three blank runs', () => {
    const blanks = (count: number) => Array.from({ length: count }, () => run(' ', [9, 686], { width: 0 }));
    expect(cell(run('x', [4, 686]), ...blanks(3), run('y', [4, 672]))).toEqual(['x', 'y']);
    expect(cell(run('x', [4, 686]), ...blanks(4), run('y', [9, 686]))).toEqual(['x', 'y']);
    expect(cell(run('x', [4, 686]), ...blanks(3), run('y', [9, 686]))).toEqual(['x y']);
  });
  it('stay on one line if they are rotated', () => {
    const turned = (str: string, y: number) => run(str, [50, y], { transform: [0, 10, -10, 0, 50, y] });
    expect(cell(turned('x', 666), turned('y', 680))).toEqual(['xy']);
  });
});
