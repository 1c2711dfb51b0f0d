import { onTestFinished } from 'vitest';
import { type CoreOptions, startCore } from '../cloud-core.ts';
import type { CloudContext, StandIn } from '../stand-in.ts';

/** Starts the core of a cloud, with stand-ins made for the test, on free ports and without state; it ends with the test. */
export async function startTryCloud<S extends { readonly [Name in keyof S]: StandIn }>(
  assembly: string,
  compose: (contextOf: (part: string) => CloudContext) => S = () => ({}) as S,
  options: Partial<CoreOptions> = {},
) {
  const core = await startCore({ assembly, data: null, port: 0, ...options }, (contextOf) => ({
    standIns: compose(contextOf),
    putEvent: () => undefined,
  }));
  onTestFinished(() => core.stop());
  const nameOf = (logicalId: string) => {
    const made = core.deployment.resources.find((resource) => resource.logicalId === logicalId);
    if (made === undefined) throw new Error(`No resource ${logicalId}.`);
    return made.ref;
  };
  const invoke = async (logicalId: string, payload: unknown = {}) =>
    (await core.lambda.invoke(nameOf(logicalId), JSON.stringify(payload))).outcome;
  return { ...core, nameOf, invoke };
}
