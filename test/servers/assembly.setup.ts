import type { TestProject } from 'vitest/node';
import { runAssembly } from '../harness/run-assembly.ts';

/** Before the tests: the assembly of the local stage, which all projects of the run share. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('assembly', await runAssembly());
}
