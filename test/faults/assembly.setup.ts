import type { TestProject } from 'vitest/node';
import { runAssembly } from '../harness/run-assembly.ts';

/** Before the tests: synthesizes the assembly from which each starts a cloud of its own. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('assembly', await runAssembly());
}
