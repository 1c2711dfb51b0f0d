// Guarantee: the second look at a token knows how likely the others of its group are, without the token itself. Risk: a
// word confirms itself, and everything that the first look doubted is removed.
import { expect, it } from 'vitest';
import { othersOf } from '../../../../shared/privacy/tagger/others.ts';

it('says what the others of a group are like, without the token itself and without those that do not count', () => {
  const likely = Float64Array.of(0.9, 0.1, 0.5, 0.3, 1);
  const groups = [1, 1, 2, 1, 1];
  const { mean, most, least, count } = othersOf(
    likely,
    (token) => groups[token] as number,
    (token) => token !== 4,
  );
  expect([...mean].map((each) => Number(each.toFixed(3)))).toEqual([0.2, 0.6, 0, 0.5, 0.433]);
  expect([...most]).toEqual([0.3, 0.9, 0, 0.9, 0.9]);
  expect([...least]).toEqual([0.1, 0.1, 0.5, 0.1, 0.1]);
  expect([...count]).toEqual([3, 3, 1, 3, 3]);
});
