import { apiResources } from '../fixtures/api.ts';
import { functionResources, writeAssembly } from '../fixtures/assembly.ts';
import { startTestCloud } from '../fixtures/start.ts';

/** An API for the function `Fn`, without which the core does not start; these tests do not call it. */
export const minimalApi = apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] });

/** Starts a cloud with one function `Fn`. */
export async function startWith(bundle: string, properties: Readonly<Record<string, unknown>> = {}) {
  const resources = { ...functionResources('Fn', { properties }), ...minimalApi };
  const cloud = await startTestCloud(writeAssembly({ Try: { resources } }, { Fn: bundle }));
  return { cloud, call: (payload: unknown = {}) => cloud.invoke('Fn', payload) };
}

/**
 * Returns the result of an invocation.
 *
 * @throws its error.
 */
export async function payloadOf(outcome: Promise<{ ok: boolean; payload?: string; error?: unknown }>) {
  const settled = await outcome;
  if (!settled.ok) {
    throw new Error(JSON.stringify(settled.error));
  }
  return JSON.parse(settled.payload ?? '');
}
