// Guarantee: the findings in short texts at the limits of the rules, one text for each condition, change only on
// purpose; the marks say nothing about right or wrong. Risk: a condition is inverted or dropped while no other example
// needs it.
import { expect, it } from 'vitest';
import { EDGES, edgeNow, IF_MEANT, inGroups, linesOf } from './texts.fixture.ts';

const ROWS_PER_TEST = 10;

it.each(inGroups(linesOf(EDGES), ROWS_PER_TEST).map((rows) => [rows[0], rows] as const))(
  'finds what is recorded in the rows from this one on: %s',
  (_first, rows) => {
    expect(rows.map(edgeNow), IF_MEANT).toEqual(rows);
  },
);
