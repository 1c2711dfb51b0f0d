// Guarantee: what is found in whole texts, each value and its place, changes only where somebody means it to. A record
// says nothing about right or wrong (`npm run bench:privacy` does). Risk: a rule that no longer does anything, or does
// more than it was written for, while each row about it still passes.
import { describe, expect, it } from 'vitest';
import { findingsIn, IF_MEANT, inGroups, linesOf, recordOf, TEXT_SETS, textsOf } from './texts.fixture.ts';

const TEXTS_A_TEST = 6;
const idOf = (line: string) => line.slice(0, line.indexOf(' '));

describe.each(TEXT_SETS)('%s', (set) => {
  const texts = textsOf(set);
  const recorded = linesOf(recordOf(set));
  const groups = inGroups(texts, TEXTS_A_TEST).map(
    (group) => [`${group[0]?.id} to ${group.at(-1)?.id}`, group] as const,
  );

  it.each(groups)('%s', (_ids, group) => {
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
