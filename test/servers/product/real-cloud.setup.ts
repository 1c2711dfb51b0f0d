import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { TestProject } from 'vitest/node';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { accessTo } from '../../harness/own-cloud.ts';
import { cloudOptionsFor } from './cloud-options.ts';

/** Before the tests: one cloud on the real servers, and its assembly. After them: ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
  await synthesize('local', assembly);
  const { servers } = project.getProvidedContext();
  const cloud = await startLocalCloud({ assembly, data: null, port: 0, ...cloudOptionsFor(servers) });
  project.provide('cloud', accessTo(cloud));
  project.provide('assembly', assembly);
  return async () => {
    await cloud.stop();
    await rm(assembly, { recursive: true, force: true });
  };
}
