import { type LocalCloud, type LocalCloudOptions, startLocalCloud } from '@knowledge-copilot/local-cloud';
import type { CloudAccess } from '../cloud.ts';

/** A running local cloud, which tests inspect and control. */
export type RunningCloud = LocalCloud;

/** How a cloud differs from one in memory on free ports. */
export type CloudOptions = Partial<LocalCloudOptions>;

/** Starts a cloud from an assembly; `access` is how a test calls it. Whoever starts it must stop it. */
export async function startCloud(
  assembly: string,
  options: CloudOptions = {},
): Promise<{ readonly cloud: RunningCloud; readonly access: CloudAccess }> {
  const cloud = await startLocalCloud({ assembly, ...options });
  return { cloud, access: accessTo(cloud) };
}

/** The addresses and credentials with which a test calls a running cloud. */
export function accessTo(cloud: RunningCloud): CloudAccess {
  const administerFunction = Object.values(cloud.outputs).flatMap((outputs) => outputs.AdministerFunctionName ?? [])[0];
  if (administerFunction === undefined) {
    throw new Error('No stack has the output AdministerFunctionName.');
  }
  const { baseUrl, endpoint, region, operator } = cloud;
  return { baseUrl, endpoint, region, ...operator, administerFunction };
}
