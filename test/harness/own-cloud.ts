import { type LocalCloud, startLocalCloud } from '@knowledge-copilot/local-cloud';
import { inject, onTestFinished } from 'vitest';
import type { CloudAccess } from './cloud.ts';

let everywhere: Partial<Parameters<typeof startLocalCloud>[0]> = {};

/** Starts every further cloud of this worker with these options, too: how tests are run on real servers. */
export function startOwnCloudsWith(options: typeof everywhere): void {
  everywhere = options;
}

/**
 * A cloud of the test's own, from the run's assembly, for faults and clocks; it ends with the test or file that started
 * it.
 */
export async function startOwnCloud(options: Partial<Parameters<typeof startLocalCloud>[0]> = {}) {
  const cloud = await startLocalCloud({ assembly: inject('assembly'), data: null, port: 0, ...everywhere, ...options });
  return { cloud, access: accessTo(cloud) };
}

/** The same, ended when the current test is finished. */
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
