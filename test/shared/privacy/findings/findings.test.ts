// Guarantee: the findings in whole texts, each value and its position, change only on purpose. A record says nothing
// about right or wrong (`npm run bench:privacy` does). Risk: a rule no longer does anything, or does more than
// intended, while each row about it still passes.
import { describe, expect, it } from 'vitest';
import { findingsIn, IF_MEANT, linesOf, recordOf, TEXT_SETS, textsOf } from './texts.fixture.ts';

const idOf = (line: string) => line.slice(0, line.indexOf(' '));

// One test for each text, because `npm run test:mutants` tries changes only with short tests.
describe.each(TEXT_SETS)('%s', (set) => {
  const texts = textsOf(set);
  const recorded = Map.groupBy(linesOf(recordOf(set)), idOf);

  it.each(texts)('has the recorded findings: $id', (text) => {
    expect(findingsIn(text), IF_MEANT).toEqual(recorded.get(text.id) ?? []);
  });

  it('has no record of another text', () => {
    const ids = new Set(texts.map(({ id }) => id));
    expect(
      [...recorded.keys()].filter((id) => !ids.has(id)),
      IF_MEANT,
    ).toEqual([]);
  });
});
