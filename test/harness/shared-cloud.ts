import type { TestProject } from 'vitest/node';
import { startCloud } from './local-cloud/start-cloud.ts';
import { runAssembly } from './run-assembly.ts';

/** Starts one cloud from the assembly of the run before all tests, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await runAssembly();
  const { cloud, access } = await startCloud(assembly);
  project.provide('cloud', access);
  project.provide('assembly', assembly);
  return () => cloud.stop();
}
