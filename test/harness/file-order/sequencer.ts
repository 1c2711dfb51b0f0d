import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';
import { type KnownFiles, orderFiles } from './order-files.ts';

/** Creates a sequencer that orders files by what is known about them, and all others as Vitest does. */
export function sequencerBy(known: KnownFiles): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(specifications);
      const files = sorted.map((specification) => ({
        specification,
        path: specification.moduleId,
        project: specification.project.name,
      }));
      return orderFiles(files, known).map(({ specification }) => specification);
    }
  };
}
