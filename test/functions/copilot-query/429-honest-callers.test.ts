// Guarantee: callers who retry after the time in `Retry-After` are served for as long as the budget lasts, to the last
// question that it covers; a restart changes nothing of what is spent. Risk: money that is there is refused, or is
// there again after a crash.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, makeSpender, setPolicies, showBudget } from '../../harness/spending.ts';

const CALLERS = 64;
const ROOM = 10;
// Each attempt waits as long as `Retry-After` says: a caller who can be served is served long before this many.
const TRIES_MAX = 200;

let own: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  own = await startOwnCloud();
});
afterAll(() => own.cloud.stop());

const billionths = (usd: string) => BigInt(Math.round(Number(usd) * 1e9));

it(`serves exactly ${ROOM} of ${CALLERS} callers who wait for Retry-After, under a budget for ${ROOM} questions`, async () => {
  const pace = { rate_per_minute: 60_000, burst: 10_000, concurrency: 100 };
  const measured = await makeSpender(own.access, pace);
  const stall = own.cloud.faults.script({
    service: 'bedrock',
    operation: 'Converse',
    times: 1,
    effect: { kind: 'stall' },
  });
  const first = ask(own.access, measured.key);
  await stall.reached();
  const bound = billionths((await showBudget(own.access, measured)).held_usd);
  stall.remove();
  await first;
  const cost = billionths((await showBudget(own.access, measured)).settled_usd);
  // The last question reserves its whole bound; the ones before it have left only their actual cost.
  const room = bound + BigInt(ROOM - 1) * cost;
  const company = await makeSpender(own.access, pace);
  await setPolicies(own.access, company, { monthly_budget_usd: (Number(room) / 1e9).toFixed(9) });
  const caller = async (): Promise<number> => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const { status, headers } = await ask(own.access, company.key);
      const wait = headers['retry-after'];
      if (status !== 429 || wait === undefined) {
        return status;
      }
      await pause(Number(wait) * 1_000);
    }
    throw new Error(`A caller was told to come again ${TRIES_MAX} times.`);
  };
  const statuses = await Promise.all(Array.from({ length: CALLERS }, caller));
  const counts = Object.groupBy(statuses, String);
  expect({ 200: counts[200]?.length, 429: counts[429]?.length }).toEqual({ 200: ROOM, 429: CALLERS - ROOM });
  expect(await showBudget(own.access, company)).toMatchObject({ calls: ROOM, held_usd: '0' });
}, 170_000);
