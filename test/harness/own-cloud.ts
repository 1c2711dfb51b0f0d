import { type LocalCloud, startLocalCloud } from '@knowledge-copilot/local-cloud';
import { inject, onTestFinished } from 'vitest';
import type { CloudAccess } from './cloud.ts';

let everywhere: Partial<Parameters<typeof startLocalCloud>[0]> = {};

/** Applies these options to every cloud that this worker starts from now on; tests on real servers use it. */
export function startOwnCloudsWith(options: typeof everywhere): void {
  everywhere = options;
}

/**
 * Starts a cloud from the assembly of the run, for tests that script faults or move the clock. Whoever starts it must
 * stop it.
 */
export async function startOwnCloud(options: Partial<Parameters<typeof startLocalCloud>[0]> = {}) {
  const cloud = await startLocalCloud({ assembly: inject('assembly'), data: null, port: 0, ...everywhere, ...options });
  return { cloud, access: accessTo(cloud) };
}

/** Starts such a cloud for the current test, and stops it when the test has finished. */
export async function startOwnCloudForTest(options: Parameters<typeof startOwnCloud>[0] = {}) {
  const started = await startOwnCloud(options);
  onTestFinished(() => started.cloud.stop());
  return started;
}

/** What a test needs of a running cloud. */
export function accessTo(cloud: LocalCloud): CloudAccess {
  const administerFunction = Object.values(cloud.outputs).flatMap((outputs) => outputs.AdministerFunctionName ?? [])[0];
  if (administerFunction === undefined) {
    throw new Error('No stack has the output AdministerFunctionName.');
  }
  const { baseUrl, endpoint, region, operator } = cloud;
  return { baseUrl, endpoint, region, ...operator, administerFunction };
}
