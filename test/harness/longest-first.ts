import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that begins with the files named here, in this order, and leaves the others as Vitest sorts them: a run
 * must not end with one long file alone while the other cores have nothing left to do.
 */
export function longestFirst(paths: readonly string[]): TestSequencerConstructor {
  const rankOf = ({ moduleId }: TestSpecification) => {
    const rank = paths.findIndex((path) => moduleId.endsWith(path));
    return rank === -1 ? paths.length : rank;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
    }
  };
}
