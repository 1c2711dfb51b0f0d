import { startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { TestProject } from 'vitest/node';
import { accessTo } from './own-cloud.ts';
import { runAssembly } from './run-assembly.ts';

/** Starts one cloud from the assembly of the run before all tests, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await runAssembly();
  const cloud = await startLocalCloud({ assembly, data: null, port: 0 });
  project.provide('cloud', accessTo(cloud));
  project.provide('assembly', assembly);
  return () => cloud.stop();
}
