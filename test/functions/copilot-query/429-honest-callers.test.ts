// Guarantee: callers who retry after the time in `Retry-After` are served for as long as the budget lasts, to the last
// question that it covers. Risk: a caller is refused although the money is available, or waits forever.
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { ask, makeSpender, setPolicies, showBudget } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';

const CALLERS = 64;
const ROOM = 10;
// Each attempt waits as long as `Retry-After` says, so that a caller who can be served needs far fewer attempts.
const TRIES_MAX = 200;

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
beforeAll(async () => {
  own = await cloudOfWorker();
  await untilAnswering(own.access);
});

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
  // The last question reserves its whole bound; the earlier ones are charged only their actual cost. Half the cost of a
  // question is added, which is too little for another one.
  const room = bound + BigInt(ROOM - 1) * cost + cost / 2n;
  const company = await makeSpender(own.access, pace);
  await setPolicies(own.access, company, { monthly_budget_usd: (Number(room) / 1e9).toFixed(9) });
  let unavailable = 0;
  const caller = async (): Promise<number> => {
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const { status, headers } = await ask(own.access, company.key);
      const wait = headers['retry-after'];
      // 503 has a Retry-After, too: on a busy machine a service may answer too late.
      unavailable += status === 503 ? 1 : 0;
      if (wait === undefined) {
        return status;
      }
      // What a caller is told is tested in real time: the limits refill by the second.
      await pause(Number(wait) * 1_000);
    }
    throw new Error(`A caller was told to retry ${TRIES_MAX} times.`);
  };
  const statuses = await Promise.all(Array.from({ length: CALLERS }, caller));
  const served = statuses.filter((status) => status === 200).length;
  expect(statuses.toSorted()).toEqual([...Array(served).fill(200), ...Array(CALLERS - served).fill(429)]);
  const budget = await showBudget(own.access, company);
  expect(budget).toMatchObject({ held_usd: '0' });
  // What is left is too little for one more question. A call that ended with 503 costs up to its whole bound, so that
  // fewer are served after one.
  expect(billionths(budget.available_usd)).toBeLessThan(bound);
  expect(served).toBeLessThanOrEqual(ROOM);
  expect(served).toBeGreaterThanOrEqual(unavailable === 0 ? ROOM : 1);
  // A call that ended with 503 is counted if its embedding was paid for.
  expect(budget.calls).toBeGreaterThanOrEqual(served);
  expect(budget.calls).toBeLessThanOrEqual(served + unavailable);
}, 300_000);
