// Guarantee: searches have their own rate limit, the company's or else the stage's. Above it, a search is refused with
// 403 and the time to retry, costs nothing, and does not use up the rate limit of questions. A search that is refused
// for its body reserves nothing. Risk: one company's searches cost the stage money without limit, or block its own
// questions.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, makeSpender, setPolicies, showBudget, showSpending } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  own = await startOwnCloud();
  await untilAnswering(own.access);
});
afterAll(() => own.cloud.stop());

const search = (key: string, body: object = {}) =>
  postApi(own.access, '/knowledge/search', key, { query: 'When does the lease begin?', ...body });

it('refuses a search above the company’s rate, with the seconds until the next, and answers its questions', async () => {
  // Two are admitted at once, the third 5 seconds later, however long the calls take.
  const company = await makeSpender(own.access, { searches_per_minute: 12 });
  expect((await search(company.key)).status).toBe(200);
  const sameMoment = own.cloud.clock.now();
  const goBack = () => own.cloud.clock.move(sameMoment - own.cloud.clock.now());
  expect((await search(company.key)).status).toBe(200);
  const paid = await showSpending(own.access, company);
  goBack();
  const from1To5 = expect.stringMatching(/^[1-5]$/);
  expect(await search(company.key)).toBeRefused(403, 'Too many searches in a short time. Try again.', {
    retryAfter: from1To5,
  });
  expect(await showSpending(own.access, company)).toEqual(paid);
  expect((await ask(own.access, company.key)).status).toBe(200);
  await setPolicies(own.access, company, { searches_per_minute: null });
  // A moment is enough at the stage's rate, but not at the company's.
  goBack();
  own.cloud.clock.move(1_000);
  expect((await search(company.key)).status).toBe(200);
});

it('answers searches of a company whose questions have reached their rate limit', async () => {
  const company = await makeSpender(own.access, { rate_per_minute: 1, burst: 1 });
  expect((await ask(own.access, company.key)).status).toBe(200);
  expect(await ask(own.access, company.key)).toBeRefused(429, /questions in a short time/, {
    retryAfter: expect.anything(),
  });
  expect((await search(company.key)).status).toBe(200);
});

it('refuses at most ten of sixty simultaneous searches, and one more above the rate, by the rate of the stage', async () => {
  const company = await makeSpender(own.access);
  const answers = await Promise.all(Array.from({ length: 60 }, () => search(company.key)));
  const statuses = answers.map(({ status }) => status);
  // On a slow machine some of sixty simultaneous calls fail with 5xx, which has nothing to do with the rate limit.
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status < 500 && ![200, 403].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
  // They may take so long that all are admitted. Of sixty more at one moment, one is refused.
  const moment = own.cloud.clock.now();
  let next = await search(company.key);
  for (let more = 1; more < 60 && next.status !== 403; more += 1) {
    own.cloud.clock.move(moment - own.cloud.clock.now());
    next = await search(company.key);
  }
  expect(next).toBeRefused(403, 'Too many searches in a short time. Try again.', { retryAfter: expect.anything() });
});

it('reserves nothing for a search or a question that names a base that does not exist', async () => {
  const company = await makeSpender(own.access, { searches_per_minute: 6, rate_per_minute: 1, burst: 1 });
  const sentence = "The field 'base_ids' names a base that does not exist.";
  for (let call = 0; call < 3; call += 1) {
    expect(await search(company.key, { base_ids: [UNKNOWN] })).toBeRefused(400, sentence);
    const question = { question: 'When does the lease begin?', base_ids: [UNKNOWN] };
    expect(await ask(own.access, company.key, question)).toBeRefused(400, sentence);
  }
  expect(await showBudget(own.access, company)).toMatchObject({ calls: 0, settled_usd: '0' });
  expect((await search(company.key)).status).toBe(200);
});

it('refuses a search with 403 and Retry-After while the rest of the budget is reserved', async () => {
  const company = await makeSpender(own.access);
  const stalled = (operation: string) =>
    own.cloud.faults.script({ service: 'bedrock', operation, times: 1, effect: { kind: 'stall' } });
  const probe = stalled('InvokeModel');
  const first = search(company.key);
  await probe.reached();
  await setPolicies(own.access, company, { monthly_budget_usd: (await showBudget(own.access, company)).held_usd });
  expect(await search(company.key)).toBeRefused(403, /reserved by calls in progress/, { retryAfter: '5' });
  probe.remove();
  expect((await first).status).toBe(200);
});
