// Guarantee: what is found in short texts at the edges of the rules, one for each condition, changes only where it
// is meant to; the marks say nothing about right or wrong. Risk: a condition that is turned around or left out while no
// example asks for it.
import { expect, it } from 'vitest';
import { EDGES, edgeNow, IF_MEANT, inGroups, linesOf } from './texts.fixture.ts';

const EDGES_A_TEST = 10;

it.each(inGroups(linesOf(EDGES), EDGES_A_TEST).map((rows) => [rows[0], rows] as const))('%s', (_first, rows) => {
  expect(rows.map(edgeNow), IF_MEANT).toEqual(rows);
});
