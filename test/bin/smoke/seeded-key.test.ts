// Guarantee: where the deployment has not made the key yet, the smoke test has it made, and waits for it for half a
// minute. Risk: a deployment that counts as failed because its event came a few seconds later, or one that waits for
// ever.
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
// The modules are loaded anew for this file, and for the next one of the worker, which should pause for real.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { findTarget } = await import('../../../bin/smoke/find-target.ts');

const NO_KEY = 'generatedValue16';

it('takes the key as soon as it is there', async () => {
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
