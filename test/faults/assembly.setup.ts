import type { TestProject } from 'vitest/node';
import { runAssembly } from '../harness/run-assembly.ts';

/** Synthesizes, once before all tests, the assembly from which each test starts a cloud of its own. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('assembly', await runAssembly());
}
