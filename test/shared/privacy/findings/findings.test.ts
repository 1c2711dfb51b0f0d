// Guarantee: what is found in whole texts, each value and its place, changes only where somebody means it to. A record
// says nothing about right or wrong (`npm run bench:privacy` does). Risk: a rule that no longer does anything, or does
// more than it was written for, while each row about it still passes.
import { describe, expect, it } from 'vitest';
import { EDGES, edgeNow, findingsIn, linesOf, recordOf, TEXT_SETS, type Text, textsOf } from './texts.fixture.ts';

const IF_MEANT = 'If this change is meant, run: node test/shared/privacy/findings/write-findings.ts';
const TEXTS_A_TEST = 6;
const EDGES_A_TEST = 10;
const idOf = (line: string) => line.slice(0, line.indexOf(' '));

function inGroups<One>(all: readonly One[], size: number): (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

const groupsOf = (texts: readonly Text[]) =>
  inGroups(texts, TEXTS_A_TEST).map((group) => [`${group[0]?.id} to ${group.at(-1)?.id}`, group] as const);

describe.each(TEXT_SETS)('%s', (set) => {
  const texts = textsOf(set);
  const recorded = linesOf(recordOf(set));

  it.each(groupsOf(texts))('%s', (_ids, group) => {
    const ids = new Set(group.map(({ id }) => id));
    expect(group.flatMap(findingsIn), IF_MEANT).toEqual(recorded.filter((line) => ids.has(idOf(line))));
  });

  it('has a record of these texts alone', () => {
    const ids = new Set(texts.map(({ id }) => id));
    expect(
      recorded.filter((line) => !ids.has(idOf(line))),
      IF_MEANT,
    ).toEqual([]);
  });
});

describe('edges', () => {
  it.each(inGroups(linesOf(EDGES), EDGES_A_TEST).map((rows) => [rows[0], rows] as const))('%s', (_first, rows) => {
    expect(rows.map(edgeNow), IF_MEANT).toEqual(rows);
  });
});
