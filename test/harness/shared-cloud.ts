import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { TestProject } from 'vitest/node';
import { synthesize } from '../../bin/start/synthesize.ts';
import { accessTo } from './own-cloud.ts';

/** Before all tests: synthesizes the local stage once and starts one cloud from it. After them: ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
  await synthesize('local', assembly);
  const cloud = await startLocalCloud({ assembly, data: null, port: 0 });
  project.provide('cloud', accessTo(cloud));
  project.provide('assembly', assembly);
  return async () => {
    await cloud.stop();
    await rm(assembly, { recursive: true, force: true });
  };
}
