// Guarantee: for a model that may take long, a function has five seconds more than the model, and the gateway five more
// than the function, so that the function reports what went wrong. Risk: the gateway ends a call that the function was
// about to answer, and nobody sees why.
import { expect, it, vi } from 'vitest';
import { apiResources } from './fixtures/api.ts';
import { functionResources, writeAssembly } from './fixtures/assembly.ts';
import { startTestCloud } from './fixtures/start.ts';

it('waits longer for a function than the function may wait for its model', async () => {
  const resources = {
    ...functionResources('Fn'),
    ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
  };
  const assembly = writeAssembly({ Try: { resources } }, { Fn: 'export const handler = async () => ({ body: "" });' });
  const cloud = await startTestCloud(assembly, undefined, { answerSeconds: 1_000 });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await fetch(`${cloud.baseUrl}/api/x`);
  const limits = timers.mock.calls.map(([, delay = 0]) => delay).filter((delay) => delay >= 1_000_000);
  timers.mockRestore();
  // The last is for an instance that also has to load its code.
  expect(limits.toSorted()).toEqual([1_005_000, 1_010_000, 1_015_000]);
});
