// Guarantee: what is found in whole texts, each value and its place, changes only where somebody means it to. A record
// says nothing about right or wrong (`npm run bench:privacy` does). Risk: a rule that no longer does anything, or does
// more than it was written for, while each row about it still passes.
import { describe, expect, it } from 'vitest';
import { findingsIn, IF_MEANT, linesOf, recordOf, TEXT_SETS, textsOf } from './texts.fixture.ts';

const idOf = (line: string) => line.slice(0, line.indexOf(' '));

// A test for each text takes milliseconds: `npm run test:mutants` tries changes with short tests alone.
describe.each(TEXT_SETS)('%s', (set) => {
  const texts = textsOf(set);
  const recorded = Map.groupBy(linesOf(recordOf(set)), idOf);

  it.each(texts)('$id', (text) => {
    expect(findingsIn(text), IF_MEANT).toEqual(recorded.get(text.id) ?? []);
  });

  it('has a record of these texts alone', () => {
    const ids = new Set(texts.map(({ id }) => id));
    expect(
      [...recorded.keys()].filter((id) => !ids.has(id)),
      IF_MEANT,
    ).toEqual([]);
  });
});
