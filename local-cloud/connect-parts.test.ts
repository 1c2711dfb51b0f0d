// Guarantee: for a model that may take long, a function has five seconds more than the model, and the gateway five more
// than the function, so that the function reports what went wrong. Values of a function's environment can be replaced,
// and none are added. Risk: the gateway ends a call that the function was about to answer, and nobody sees why.
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

it('replaces values of the variables that a function has, and adds none', async () => {
  const resources = {
    ...functionResources('Fn', { properties: { Environment: { Variables: { FORM: 'one', KEPT: 'kept' } } } }),
    ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
  };
  const code = `export const handler = async () => {
    const { FORM, KEPT, ADDED = 'none' } = process.env;
    return { statusCode: 200, headers: {}, body: [FORM, KEPT, ADDED].join() };
  };`;
  const assembly = writeAssembly({ Try: { resources } }, { Fn: code });
  const cloud = await startTestCloud(assembly, undefined, { environment: { FORM: 'other', ADDED: 'added' } });
  expect(await (await fetch(`${cloud.baseUrl}/api/x`)).text()).toBe('other,kept,none');
});
