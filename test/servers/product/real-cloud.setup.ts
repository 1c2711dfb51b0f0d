import type { TestProject } from 'vitest/node';
import { startCloud } from '../../harness/local-cloud/start-cloud.ts';
import { runAssembly } from '../../harness/run-assembly.ts';
import { cloudOptionsFor } from './cloud-options.ts';

/** Starts one cloud on the real servers before all tests, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await runAssembly();
  const { servers } = project.getProvidedContext();
  const { cloud, access } = await startCloud(assembly, cloudOptionsFor(servers));
  project.provide('cloud', access);
  project.provide('assembly', assembly);
  return () => cloud.stop();
}
