// Guarantee: requests that seed the smoke test at the same time all succeed, in whatever order their reads and writes
// take place, and leave one key that works: the one in the secret. Risk: forgotten test keys that still work, or a
// smoke test that fails because a request revoked the key of another.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import { seedSmokeTest } from '../../../shared/stage/seed-smoke-test.ts';
import { CONTEXT, emptyStage, type SeedServices } from './seed-smoke-test.fixture.ts';

// Services whose calls of the keys and of the secret wait until the scheduler lets each of them begin.
function inAnyOrder({ keys, smokeTestSecret, ...services }: SeedServices, scheduler: fc.Scheduler): SeedServices {
  const scheduled = <Store extends object>(store: Store) =>
    Object.fromEntries(Object.entries(store).map(([name, call]) => [name, scheduler.scheduleFunction(call)])) as Store;
  return { ...services, keys: scheduled(keys), smokeTestSecret: scheduled(smokeTestSecret) };
}

it.each([2, 3])('%i requests at the same time leave one active key, the one in the secret', async (count) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const stage = emptyStage();
      const before = await stage.seed();
      stage.keys.set(before.key_id, { ...(stage.keys.get(before.key_id) as KeyRecord), status: 'revoked' });
      const services = inAnyOrder(stage.services, scheduler);
      const runs = Array.from({ length: count }, () => seedSmokeTest(services, {}, CONTEXT));
      const outcomes = await scheduler.waitFor(Promise.allSettled(runs));
      expect(outcomes.map(({ status }) => status)).toEqual(Array(count).fill('fulfilled'));
      const active = [...stage.keys.values()].filter(({ status }) => status === 'active').map(({ id }) => id);
      expect(active).toEqual([stage.kept()?.key_id]);
    }),
  );
});
