import { startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { TestProject } from 'vitest/node';
import { accessTo } from './own-cloud.ts';
import { runAssembly } from './run-assembly.ts';

/** Before all tests: starts one cloud from the assembly of the run. After them: ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await runAssembly();
  const cloud = await startLocalCloud({ assembly, data: null, port: 0 });
  project.provide('cloud', accessTo(cloud));
  project.provide('assembly', assembly);
  return () => cloud.stop();
}
