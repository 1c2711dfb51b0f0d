import type { TestProject } from 'vitest/node';
import { runAssembly } from '../harness/run-assembly.ts';

/** Synthesizes, once before all tests, the assembly from which each test starts its own cloud. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('assembly', await runAssembly());
}
