// Guarantee: if the deployment has not created the key yet, the smoke test has it created, and waits for it for half a
// minute. Risk: a deployment counts as failed because its event arrived a few seconds late, or it waits forever.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { stageWith } from './stage.fixture.ts';

const pauses: number[] = [];
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
beforeEach(() => {
  pauses.length = 0;
});
// The modules are loaded again for this file, and for the worker's next file, which should really pause.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { findTarget } = await import('../../../bin/smoke/find-target.ts');

const NO_KEY = 'generatedValue16';

it('uses the key as soon as it exists', async () => {
  const { options, invoked } = await stageWith(NO_KEY, NO_KEY, NO_KEY, '{"key":"kc_test_made"}');
  expect(await findTarget(options)).toMatchObject({ key: 'kc_test_made' });
  expect(invoked).toEqual(Array.from({ length: 3 }, () => 'stage.seed-smoke-test'));
  expect(pauses).toEqual([2_000, 2_000]);
});

it('gives up after fifteen tries, and says how to find the reason', async () => {
  const { options, invoked } = await stageWith(NO_KEY);
  await expect(findTarget(options)).rejects.toThrow(
    'The stage has no test key, and none could be created. Run stage status to see what is wrong.',
  );
  expect(invoked).toHaveLength(15);
  expect(pauses).toHaveLength(15);
});
