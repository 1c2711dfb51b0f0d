// Guarantee: no person takes the stage from others: more than 200 calls, or ten reports, in ten seconds are refused
// with the time to wait, before the operation runs; other people go on. Changes that overtake each other are 409 and
// never a 5xx. Risk: one viewer's program throttles every company, and any administrator rings an alarm.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startConsoleWorld } from './console-world.ts';

let world: Awaited<ReturnType<typeof startConsoleWorld>>;
beforeAll(async () => {
  world = await startConsoleWorld();
});
afterAll(() => world.own.cloud.stop());

it('lets a viewer run ten reports in ten seconds, and an administrator go on', async () => {
  const input = { company_id: world.mine.companyId };
  const answers = await Promise.all(
    Array.from({ length: 31 }, () => world.callOnce('viewer', 'usage.report', { ...input, month: '2026-11' })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  // The calls may begin in one window and end in the next.
  expect(refused.length).toBeGreaterThanOrEqual(11);
  for (const answer of refused) {
    expect(answer).toEqual({
      status: 429,
      body: { error: 'These are too many calls within a few seconds. Try again in a moment.' },
    });
  }
  expect((await world.call('administrator', 'policy.show', input)).status).toBe(200);
});

it('answers changes that overtake each other with 409', async () => {
  const { companyId: company_id } = world.mine;
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      world.callOnce('administrator', 'policy.set', { company_id, burst: index + 1 }),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  statuses.delete(200);
  expect([...statuses].filter((status) => status !== 409)).toEqual([]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toEqual({ error: 'Another change was made at the same time. Try again.' });
  }
});
