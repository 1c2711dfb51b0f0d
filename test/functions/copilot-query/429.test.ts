// Guarantee: a question beyond the company's budget, rate or concurrency is refused with the true reason and the time
// to retry, calls no model and costs nothing. Risk: money is spent beyond the cap, or a caller gets a wrong reason and
// never retries.
import { beforeAll, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { ask, makeSpender, setPolicies, showBudget, showSpending } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
// The reservation of one question, and so the smallest budget that admits one: a second question lacks what the first
// one cost.
let enoughForOne: string;
beforeAll(async () => {
  own = await cloudOfWorker();
  await untilAnswering(own.access);
  const company = await makeSpender(own.access);
  const stall = stallModel();
  const answer = ask(own.access, company.key);
  await stall.reached();
  enoughForOne = (await showBudget(own.access, company)).held_usd;
  stall.remove();
  await answer;
});

function stallModel() {
  return own.cloud.faults.script({ service: 'bedrock', operation: 'Converse', times: 1, effect: { kind: 'stall' } });
}

it('refuses a question when the budget is used up, with the day of renewal and without Retry-After', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  expect((await ask(own.access, company.key)).status).toBe(200);
  const before = await showSpending(own.access, company);
  own.cloud.standIns.bedrock.meter.reset();
  for (let call = 0; call < 3; call += 1) {
    const refused = await ask(own.access, company.key);
    const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1)).toISOString();
    const error = `The rest of the company's monthly budget does not cover this question; the budget is renewed on ${month.slice(0, 10)} at 00:00 UTC.`;
    expect(refused).toBeRefused(429, error);
    expect(refused.headers['x-should-retry']).toBe('false');
  }
  expect(own.cloud.standIns.bedrock.meter.usage()).toEqual({});
  expect(await showSpending(own.access, company)).toEqual(before);
});

it('refuses every question and search of a company whose budget is 0, and says why', async () => {
  const company = await makeSpender(own.access);
  const set = await setPolicies(own.access, company, { monthly_budget_usd: '0' });
  expect(set).toMatchObject({
    monthly_budget_usd: '0',
    notice: expect.stringMatching(/^Searches and questions with live keys are refused/),
  });
  own.cloud.standIns.bedrock.meter.reset();
  const sentence = "The company's monthly budget is 0; calls are refused until it is raised.";
  expect(await ask(own.access, company.key)).toBeRefused(429, sentence);
  expect(await postApi(own.access, '/knowledge/search', company.key, { query: 'lease' })).toBeRefused(403, sentence);
  expect(own.cloud.standIns.bedrock.meter.usage()).toEqual({});
  await own.cloud.invoke(functionNameAt(own.cloud, 'housekeeping'), {});
  expect(own.cloud.standIns.sns.published.filter(({ attributes }) => attributes.company_id === company.id)).toEqual([]);
  await setPolicies(own.access, company, { monthly_budget_usd: '1' });
  expect((await ask(own.access, company.key)).status).toBe(200);
});

it('refuses a question while the rest of the budget is reserved for another, and says so', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  const stall = stallModel();
  const first = ask(own.access, company.key);
  await stall.reached();
  expect((await showBudget(own.access, company)).holds).toHaveLength(1);
  const held = await ask(own.access, company.key);
  expect(held).toBeRefused(429, /reserved by calls in progress/, { retryAfter: '5' });
  expect(held.headers).not.toHaveProperty('x-should-retry');
  stall.remove();
  expect((await first).status).toBe(200);
  expect(await showBudget(own.access, company)).toMatchObject({ holds: [], held_usd: '0', calls: 1 });
});

it('refuses a question above the rate, with the seconds until the next one is admitted', async () => {
  const company = await makeSpender(own.access, { rate_per_minute: 1, burst: 2 });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(200);
  const from31To60 = expect.stringMatching(/^(3[1-9]|[45]\d|60)$/);
  expect(await ask(own.access, company.key)).toBeRefused(429, /in a short time/, { retryAfter: from31To60 });
  await setPolicies(own.access, company, { rate_per_minute: 6_000, burst: null });
  expect((await ask(own.access, company.key)).status).toBe(200);
});

it('refuses a question above the concurrency, and answers the next once one is done', async () => {
  const company = await makeSpender(own.access, { concurrency: 1 });
  const stall = stallModel();
  const first = ask(own.access, company.key);
  await stall.reached();
  expect(await ask(own.access, company.key)).toBeRefused(429, /are in progress/, { retryAfter: '2' });
  stall.remove();
  expect((await first).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(200);
});

it('applies a raised or lowered budget to the very next call, and tells the operator if more is already spent', async () => {
  const company = await makeSpender(own.access, { monthly_budget_usd: enoughForOne });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect((await ask(own.access, company.key)).status).toBe(429);
  await setPolicies(own.access, company, { monthly_budget_usd: '1' });
  expect((await ask(own.access, company.key)).status).toBe(200);
  const lowered = await setPolicies(own.access, company, { monthly_budget_usd: '0.000000001' });
  expect(lowered.notice).toMatch(/are already spent this month/);
  expect((await ask(own.access, company.key)).status).toBe(429);
  await setPolicies(own.access, company, { monthly_budget_usd: 'unlimited' });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect(await showBudget(own.access, company)).toMatchObject({ cap_usd: 'unlimited', calls: 3, held_usd: '0' });
});
