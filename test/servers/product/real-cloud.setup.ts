import { startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { TestProject } from 'vitest/node';
import { accessTo } from '../../harness/own-cloud.ts';
import { runAssembly } from '../../harness/run-assembly.ts';
import { cloudOptionsFor } from './cloud-options.ts';

/** Before the tests: one cloud on the real servers, and its assembly. After them: ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await runAssembly();
  const { servers } = project.getProvidedContext();
  const cloud = await startLocalCloud({ assembly, data: null, port: 0, ...cloudOptionsFor(servers) });
  project.provide('cloud', accessTo(cloud));
  project.provide('assembly', assembly);
  return () => cloud.stop();
}
