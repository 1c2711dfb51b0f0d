// Guarantee: a question that is sent again with its Idempotency-Key is answered and paid once, within the hour, for its
// own company and body alone; nothing that could be read without the key is kept. Risk: a retry pays twice, or reads
// another's answer.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, makeSpender, QUESTION, setPolicies, showBudget } from '../../harness/spending.ts';

const HOUR_MS = 3_600_000;
const OTHER = { question: 'Where is the harbour office, whose lease begins in March?' };

let own: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  own = await startOwnCloud();
});
afterAll(() => own.cloud.stop());

it('gives the same answer and pays once', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const first = await ask(own.access, company.key, QUESTION, key);
  const paid = await showBudget(own.access, company);
  own.cloud.standIns.bedrock.meter.reset();
  const again = await ask(own.access, company.key, QUESTION, key);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(own.cloud.standIns.bedrock.meter.usage()).toEqual({});
  expect(await showBudget(own.access, company)).toEqual(paid);
  expect((await ask(own.access, company.key, QUESTION)).status).toBe(200);
  expect((await showBudget(own.access, company)).calls).toBe(2);
});

it('refuses another body, a malformed key, and any key where the company keeps no answers', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  await ask(own.access, company.key, QUESTION, key);
  const other = await ask(own.access, company.key, OTHER, key);
  expect([other.status, other.body]).toEqual([400, { error: expect.stringContaining('another question') }]);
  for (const malformed of ['', 'a b', 'é', 'x'.repeat(256)]) {
    const answer = await ask(own.access, company.key, QUESTION, malformed);
    expect([malformed, answer.status, answer.body]).toEqual([
      malformed,
      400,
      { error: expect.stringContaining('visible ASCII') },
    ]);
  }
  await setPolicies(own.access, company, { keep_answers: 'off' });
  const off = await ask(own.access, company.key, QUESTION, randomUUID());
  expect([off.status, off.body]).toEqual([400, { error: expect.stringContaining('switched off') }]);
  expect((await ask(own.access, company.key, QUESTION)).status).toBe(200);
});

it('says 429 while the first is being answered, and answers it once it is', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const stall = own.cloud.faults.script({
    service: 'bedrock',
    operation: 'Converse',
    times: 1,
    effect: { kind: 'stall' },
  });
  const first = ask(own.access, company.key, QUESTION, key);
  await stall.reached();
  const second = await ask(own.access, company.key, QUESTION, key);
  expect([second.status, second.headers['retry-after']]).toEqual([429, '2']);
  stall.remove();
  const answered = await first;
  expect((await ask(own.access, company.key, QUESTION, key)).body).toEqual(answered.body);
  expect((await showBudget(own.access, company)).calls).toBe(1);
});

it('asks anew what failed, and pays only for what was answered', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  own.cloud.faults.script({ service: 'bedrock', operation: 'Converse', times: 1, effect: { kind: 'throttle' } });
  expect((await ask(own.access, company.key, QUESTION, key)).status).toBe(503);
  expect((await ask(own.access, company.key, QUESTION, key)).status).toBe(200);
});

it('keeps companies apart, and live from test', async () => {
  const [one, two] = [await makeSpender(own.access), await makeSpender(own.access)];
  const key = randomUUID();
  await ask(own.access, one.key, QUESTION, key);
  expect((await ask(own.access, two.key, OTHER, key)).status).toBe(200);
  expect((await showBudget(own.access, two)).calls).toBe(1);
});

it('forgets the answer after an hour, whatever is still in the table', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  await ask(own.access, company.key, QUESTION, key);
  own.cloud.clock.move(HOUR_MS + 2_000);
  expect((await ask(own.access, company.key, OTHER, key)).status).toBe(200);
  expect((await showBudget(own.access, company)).calls).toBe(2);
});
