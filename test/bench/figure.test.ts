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
    ['value', 260, false, true],
    ['value', 259, false, false],
    ['value', 260, true, true],
    ['value', 261, true, false],
    ['ratio', 1.3, false, true],
    ['ratio', 1.29, false, false],
    ['ratio', 1.3, true, true],
    ['ratio', 1.31, true, false],
  ] as const)('whose %s has the limit %d (at least: %s) reaches it: %s', (of, limit, atLeast, expected) => {
    const judged = { ...compared, target: { limit, of, atLeast } };
    expect(reaches(judged)).toBe(expected);
    expect(figureLine(judged)).toContain(`target ${atLeast ? '>=' : '<='} ${limit} ${expected ? 'reached' : 'MISSED'}`);
  });

  it('never reaches a target for its ratio when it has no baseline', () => {
    expect(reaches({ ...figure, target: { limit: 10, of: 'ratio' } })).toBe(false);
    expect(reaches({ ...figure, target: { limit: 0, of: 'ratio', atLeast: true } })).toBe(false);
  });

  it('is printed as one line with value, unit, ratio and baseline', () => {
    const line = figureLine(compared).replaceAll(/ {2,}/g, ' ');
    expect(line).toBe('bundles authorizer: size 260 kB = 1.30 x client-dynamodb (200)');
    expect(figureLine({ ...figure, value: 0.012_34 })).toContain(' 0.0123 kB');
    expect(figureLine({ ...figure, value: 99.96 })).toContain(' 100 kB');
  });
});
