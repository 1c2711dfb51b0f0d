// Guarantee: the straight horizontal and vertical lines on a page are found with their position and their ends, whether
// they are drawn as strokes, rectangles or thin bars; invisible, oblique, curved, thick and tiny shapes are not lines.
// Risk: a line between two cells is missed, or a tick box divides a cell.
import { describe, expect, it } from 'vitest';
import { type GraphicsState, START } from '../../../../../shared/extraction/pdf/pdf-graphics-state.ts';
import { addRules, type PageRules } from '../../../../../shared/extraction/pdf/rules/pdf-rules.ts';

// A line: its position across its direction, and its ends.
const rule = (at: number, from: number, to: number) => ({ at, from, to });
const NONE = { across: [], down: [] };
const repeated = (count: number) => Array.from({ length: count }, () => rule(0, 0, 9));

// The numbers in which the PDF library gives a path: M moves, L draws a line, C and V draw curves, Z closes the path.
const numbersOf = (path: string) =>
  path.split(' ').map((part) => ({ M: 0, L: 1, C: 2, V: 3, Z: 4 })[part] ?? Number(part));

function drawn(operator: string, path: string, change: Partial<GraphicsState> = {}, rules: PageRules = NONE) {
  const all: PageRules = { across: [...rules.across], down: [...rules.down] };
  addRules(all, { operator, data: [numbersOf(path)], state: { ...START, ...change } });
  return all;
}

const LINE = 'M 10 20 L 110 20';
const box = (width: number, height: number) => `M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height}`;

describe('a stroke', () => {
  it.each([
    [LINE, { across: [rule(20, 10, 110)], down: [] }],
    ['M 110 20 L 10 20', { across: [rule(20, 10, 110)], down: [] }],
    ['M 10 20 L 10 120', { across: [], down: [rule(10, 20, 120)] }],
    ['L 10 20 L 110 20', { across: [rule(20, 10, 110)], down: [] }],
    ['M 10 20 L 110 20 M 10 30 L 110 30', { across: [rule(20, 10, 110), rule(30, 10, 110)], down: [] }],
    ['M 0 20 L 100 23', { across: [rule(21.5, 0, 100)], down: [] }],
    ['M 0 20 L 100 23.1', NONE],
    ['M 20 0 L 23 100', { across: [], down: [rule(21.5, 0, 100)] }],
    ['M 20 0 L 23.1 100', NONE],
    ['M 0 0 L 2 2', NONE],
    [`${LINE} C 1 2 3 4 5 6 M 10 30 L 110 30`, { across: [rule(30, 10, 110)], down: [] }],
    [`${LINE} V 1 2 3 4 M 10 30 L 110 30`, { across: [rule(30, 10, 110)], down: [] }],
    [`M 10 20 C 1 2 3 4 5 6 L 110 20 M 10 30 L 110 30`, { across: [rule(30, 10, 110)], down: [] }],
    [`${LINE} L 110 60`, { across: [rule(20, 10, 110)], down: [rule(110, 20, 60)] }],
    [`${box(100, 50)} Z`, { across: [rule(0, 0, 100), rule(50, 0, 100)], down: [rule(100, 0, 50), rule(0, 0, 50)] }],
    [box(100, 50), { across: [rule(0, 0, 100), rule(50, 0, 100)], down: [rule(100, 0, 50)] }],
  ])('of %s is read as %j', (path, rules) => {
    expect(drawn('stroke', path)).toEqual(rules);
  });

  it.each([
    [11.9, 11.9, 0],
    [12, 11, 4],
    [11, 12, 4],
    [0.6, 11.9, 0],
    [11.9, 0.6, 0],
    [0.5, 11.9, 4],
  ])(
    'around a box of %d by %d is read as %d lines: a small box is a tick box, and a very thin one is not',
    (width, height, count) => {
      const { across, down } = drawn('stroke', `${box(width, height)} Z`);
      expect(across.length + down.length).toBe(count);
    },
  );
});

describe('a filled area', () => {
  it.each([
    [box(100, 2), { across: [rule(1, 0, 100)], down: [] }],
    [box(2, 100), { across: [], down: [rule(1, 0, 100)] }],
    [box(100, 3), { across: [rule(1.5, 0, 100)], down: [] }],
    [box(100, 3.1), NONE],
    [box(3.1, 100), NONE],
    [box(2, 2), NONE],
    ['M 0 0 L 100 0 L 100 2', NONE],
    ['M 0 0 L 100 0 L 99.6 2 L 0.4 1.6', { across: [rule(1, 0, 100)], down: [] }],
    ['M 0 0 L 100 0 L 99.5 2 L 0 2', NONE],
    ['M 0 0 L 100 0 L 100 2 L 0 1.5', NONE],
    ['M 0 0 L 50 0 L 100 0 L 100 2 L 0 2', NONE],
    ['M 0 0 L 100 0 L 100 1 L 100 2 L 0 2', NONE],
  ])('of %s is read as %j', (path, rules) => {
    expect(drawn('fill', path)).toEqual(rules);
  });
});

describe('the operator', () => {
  const strokes = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
  it.each(strokes)('%s draws lines', (operator) => {
    expect(drawn(operator, LINE).across).toEqual([rule(20, 10, 110)]);
  });
  it.each(['fill', 'eoFill'])('%s draws bars, and no lines', (operator) => {
    expect(drawn(operator, LINE)).toEqual(NONE);
    expect(drawn(operator, box(100, 2)).across).toEqual([rule(1, 0, 100)]);
  });
  it.each(['endPath', 'clip', 'fillText'])('%s draws nothing', (operator) => {
    expect(drawn(operator, LINE)).toEqual(NONE);
    expect(drawn(operator, box(100, 2))).toEqual(NONE);
  });
  it.each([{ data: undefined }, { data: [] }, { data: [null] }])(
    'stroke without a path ($data) draws nothing',
    ({ data }) => {
      const rules: PageRules = { across: [], down: [] };
      addRules(rules, { operator: 'stroke', data, state: START });
      expect(rules).toEqual(NONE);
    },
  );
});

describe('the graphics state', () => {
  it('transforms lines, unless they become oblique', () => {
    expect(drawn('stroke', LINE, { matrix: [2, 0, 0, 2, 5, 7] }).across).toEqual([rule(47, 25, 225)]);
    expect(drawn('stroke', LINE, { matrix: [0, 1, 1, 0, 0, 0] }).down).toEqual([rule(20, 10, 110)]);
    expect(drawn('stroke', LINE, { matrix: [1, 1, -1, 1, 0, 0] })).toEqual(NONE);
    expect(drawn('stroke', 'M 0 0 L 50 -50', { matrix: [1, 1, -1, 1, 0, 0] })).toEqual(NONE);
  });
  it('moves boxes and bars without changing their size', () => {
    const matrix = [1, 0, 0, 1, 500, 600] as const;
    expect(drawn('stroke', `${box(11, 11)} Z`, { matrix })).toEqual(NONE);
    expect(drawn('stroke', `${box(0.5, 11)} Z`, { matrix }).down).toHaveLength(2);
    expect(drawn('stroke', `${box(11, 0.5)} Z`, { matrix }).across).toHaveLength(2);
    expect(drawn('fill', box(100, 2), { matrix }).across).toEqual([rule(601, 500, 600)]);
  });
  it('hides transparent lines', () => {
    expect(drawn('stroke', LINE, { strokeOpacity: 0.03, fillOpacity: 0 }).across).toHaveLength(1);
    expect(drawn('stroke', LINE, { strokeOpacity: 0.02 })).toEqual(NONE);
    expect(drawn('fill', box(100, 2), { fillOpacity: 0.02 })).toEqual(NONE);
  });
  it.each([
    [{ left: 30, right: 90, bottom: 0, top: 99 }, [rule(20, 30, 90)]],
    [{ left: 10, right: 110, bottom: 20, top: 20 }, [rule(20, 10, 110)]],
    [{ left: 120, right: 190, bottom: 0, top: 99 }, []],
    [{ left: 30, right: 90, bottom: 21, top: 99 }, []],
  ])('clips lines to %j', (clip, across) => {
    expect(drawn('stroke', LINE, { clip })).toEqual({ across, down: [] });
  });
});

it('reads no more than about 20,000 lines of a page, in both directions together', () => {
  const added = (across: number, down: number) => {
    const rules = drawn('stroke', LINE, {}, { across: repeated(across), down: repeated(down) });
    return rules.across.length - across;
  };
  expect([added(10_000, 10_000), added(10_000, 10_001), added(20_001, 0)]).toEqual([1, 0, 0]);
});
