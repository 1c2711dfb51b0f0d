// Guarantee: a figure is judged by what its target limits, the value or the ratio, and its printed line says the same.
// Risk: a missed target is printed as reached, or the reverse, and nobody notices for months.
import { describe, expect, it } from 'vitest';
import { type Figure, figureLine, ratioOf, reaches } from './figure.ts';

const figure: Figure = { bench: 'bundles', name: 'authorizer: size', value: 260, unit: 'kB' };
const compared: Figure = { ...figure, baseline: { name: 'client-dynamodb', value: 200 } };

describe('a figure', () => {
  it('has a ratio only with a baseline', () => {
    expect(ratioOf(figure)).toBeNull();
    expect(ratioOf(compared)).toBe(1.3);
  });

  it('is not judged without a target', () => {
    expect(reaches(compared)).toBeNull();
    expect(figureLine(compared)).not.toMatch(/target|reached|MISSED/);
  });

  it.each([
    ['value', '<=', 260, 'reached'],
    ['value', '<=', 259, 'MISSED'],
    ['value', '>=', 260, 'reached'],
    ['value', '>=', 261, 'MISSED'],
    ['ratio', '<=', 1.3, 'reached'],
    ['ratio', '<=', 1.29, 'MISSED'],
    ['ratio', '>=', 1.3, 'reached'],
    ['ratio', '>=', 1.31, 'MISSED'],
  ] as const)('with the value 260 and the ratio 1.3 has the target "%s %s %d" %s', (of, sign, limit, outcome) => {
    const judged = { ...compared, target: { limit, of, atLeast: sign === '>=' } };
    expect(reaches(judged)).toBe(outcome === 'reached');
    expect(figureLine(judged)).toContain(`target ${sign} ${limit} ${outcome}`);
  });

  it('never reaches a target for its ratio when it has no baseline', () => {
    expect(reaches({ ...figure, target: { limit: 10, of: 'ratio' } })).toBe(false);
    expect(reaches({ ...figure, target: { limit: 0, of: 'ratio', atLeast: true } })).toBe(false);
  });

  it('is printed as one line with its rounded value, unit, ratio and baseline', () => {
    const line = figureLine(compared).replaceAll(/ {2,}/g, ' ');
    expect(line).toBe('bundles authorizer: size 260 kB = 1.30 x client-dynamodb (200)');
    expect(figureLine({ ...figure, value: 0.012_34 })).toContain(' 0.0123 kB');
    expect(figureLine({ ...figure, value: 99.96 })).toContain(' 100 kB');
  });
});
