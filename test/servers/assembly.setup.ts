import type { TestProject } from 'vitest/node';
import { runAssembly } from '../harness/run-assembly.ts';

/** Provides the assembly of the local stage to the tests; all projects of the run share it. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('assembly', await runAssembly());
}
