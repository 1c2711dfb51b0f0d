// Guarantee: a question beyond the company's budget, rate or concurrency is refused with the true reason and when to
// come back, asks no model and costs nothing. Risk: money is spent past the cap, or a caller is told a lie and never
// returns.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, makeSpender, setPolicies, showBudget } from '../../harness/spending.ts';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
// What one question is held at, and so the smallest budget that admits one: of a second it is short by what the first
// has cost.
let enoughForOne: string;
beforeAll(async () => {
  own = await startOwnCloud();
  const company = await makeSpender(own.access);
  const stall = stallModel();
  const answer = ask(own.access, company.key);
  await stall.reached();
  enoughForOne = (await showBudget(own.access, company)).held_usd;
  stall.remove();
  await answer;
});
afterAll(() => own.cloud.stop());

function stallModel() {
  return own.cloud.faults.script({ service: 'bedrock', operation: 'Converse', times: 1, effect: { kind: 'stall' } });
}

it('says that the budget is used up, and when it is renewed, without Retry-After', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  expect((await ask(own.access, company.key)).status).toBe(200);
  const before = await showBudget(own.access, company);
  own.cloud.standIns.bedrock.meter.reset();
  for (let call = 0; call < 3; call += 1) {
    const { status, body, headers } = await ask(own.access, company.key);
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1)).toISOString();
    const error = `The company's monthly budget is used up; it is renewed on ${month.slice(0, 10)} at 00:00 UTC.`;
    expect([status, body, headers['retry-after']]).toEqual([429, { error }, undefined]);
  }
  expect(own.cloud.standIns.bedrock.meter.usage()).toEqual({});
  expect(await showBudget(own.access, company)).toEqual(before);
});

it('says that money is reserved, not spent, while another question is being answered', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  const stall = stallModel();
  const first = ask(own.access, company.key);
  await stall.reached();
  expect((await showBudget(own.access, company)).holds).toHaveLength(1);
  const { status, body, headers } = await ask(own.access, company.key);
  expect([status, headers['retry-after']]).toEqual([429, '5']);
  expect(body).toEqual({ error: expect.stringContaining('reserved, not spent') });
  stall.remove();
  expect((await first).status).toBe(200);
  expect(await showBudget(own.access, company)).toMatchObject({ holds: [], held_usd: '0', calls: 1 });
});

it('gives the seconds until the rate admits the next question', async () => {
  const company = await makeSpender(own.access, { rate_per_minute: 1, burst: 2 });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(200);
  const { status, headers } = await ask(own.access, company.key);
  const wait = Number(headers['retry-after']);
  expect([status, wait > 30 && wait <= 60]).toEqual([429, true]);
  await setPolicies(own.access, company, { rate_per_minute: 6_000, burst: null });
  expect((await ask(own.access, company.key)).status).toBe(200);
});

it('refuses what is too much at once, and lets the next in when one is over', async () => {
  const company = await makeSpender(own.access, { concurrency: 1 });
  const stall = stallModel();
  const first = ask(own.access, company.key);
  await stall.reached();
  const { status, headers } = await ask(own.access, company.key);
  expect([status, headers['retry-after']]).toEqual([429, '2']);
  stall.remove();
  expect((await first).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(200);
});

it('follows a budget that is raised or lowered from the very next call, and says when it is below what is spent', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(429);
  await setPolicies(own.access, company, { monthly_budget_usd: '1' });
  expect((await ask(own.access, company.key)).status).toBe(200);
  const lowered = await setPolicies(own.access, company, { monthly_budget_usd: '0.000000001' });
  expect(lowered.notice).toMatch(/are spent this month already/);
  expect((await ask(own.access, company.key)).status).toBe(429);
  await setPolicies(own.access, company, { monthly_budget_usd: 'unlimited' });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect(await showBudget(own.access, company)).toMatchObject({ cap_usd: 'unlimited', calls: 3, held_usd: '0' });
});
