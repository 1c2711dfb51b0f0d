// Guarantee: a question that is sent again with its Idempotency-Key is answered and paid once, within the hour, only
// for the same company and body, and only while everything that it cites is unchanged and readable. Risk: a retry pays
// twice, or gets another caller's answer.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '../../../functions/endpoints.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { administer } from '../../harness/administer.ts';
import { addDocument, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, LEASE, makeSpender, QUESTION, setPolicies, showBudget, showSpending } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';
import { stayInMonth } from './stay-in-month.ts';

const OTHER = { question: 'Where is the harbour office, whose lease begins in March?' };

let own: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  own = await startOwnCloud();
  // The last test moves the clock by an hour.
  stayInMonth(own.cloud, 2 * HOUR_MS);
  await untilAnswering(own.access);
});
afterAll(() => own.cloud.stop());

function stallModel() {
  return own.cloud.faults.script({ service: 'bedrock', operation: 'Converse', times: 1, effect: { kind: 'stall' } });
}

it('answers a repeated Idempotency-Key with the first answer, paid once', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const first = await ask(own.access, company.key, QUESTION, key);
  const paid = await showSpending(own.access, company);
  own.cloud.standIns.bedrock.meter.reset();
  const again = await ask(own.access, company.key, QUESTION, key);
  expect(again).toAnswer(200, first.body);
  expect(own.cloud.standIns.bedrock.meter.usage()).toEqual({});
  expect(await showSpending(own.access, company)).toEqual(paid);
  expect((await ask(own.access, company.key, QUESTION)).status).toBe(200);
  expect((await showBudget(own.access, company)).calls).toBe(2);
});

it('answers a repeat that names the same bases in another order', async () => {
  const { id, key, baseId } = await makeSpender(own.access);
  const more = { company_id: id, name: 'Berths', description: '', visibility: 'company' };
  const base_ids = [baseId, (await administer(own.access, 'base.create', more)).id];
  const repeated = randomUUID();
  const first = await ask(own.access, key, { ...QUESTION, base_ids }, repeated);
  expect(first.body).toMatchObject({ grounded: true });
  const again = await ask(own.access, key, { ...QUESTION, base_ids: base_ids.toReversed() }, repeated);
  expect(again).toAnswer(200, first.body);
});

describe('an Idempotency-Key is refused', () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeSpender(own.access);
  });

  it('with another question than the first one sent under it', async () => {
    const key = randomUUID();
    await ask(own.access, company.key, QUESTION, key);
    expect(await ask(own.access, company.key, OTHER, key)).toBeRefused(400, /another question/);
  });

  it('with the same question about other bases, which could have another answer', async () => {
    const key = randomUUID();
    await ask(own.access, company.key, QUESTION, key);
    const elsewhere = { ...QUESTION, base_ids: [company.baseId] };
    expect(await ask(own.access, company.key, elsewhere, key)).toBeRefused(400, /another question/);
  });

  it.each([
    ['is empty', ''],
    ['holds a space', 'a b'],
    ['holds a letter outside ASCII', 'é'],
    ['is longer than 255 characters', 'x'.repeat(256)],
  ])('an Idempotency-Key is refused when it %s', async (_what, malformed) => {
    expect(await ask(own.access, company.key, QUESTION, malformed)).toBeRefused(400, /visible ASCII/);
  });

  it('when the company stores no answers, which still answers questions without a key', async () => {
    await setPolicies(own.access, company, { keep_answers: 'off' });
    expect(await ask(own.access, company.key, QUESTION, randomUUID())).toBeRefused(400, /turned off/);
    expect((await ask(own.access, company.key, QUESTION)).status).toBe(200);
  });
});

const documentOf = async ({ baseId }: TestCompany) =>
  (await administer(own.access, 'documents.list', { base_id: baseId })).documents[0];

describe('a stored answer', () => {
  it.each([
    [
      'its base became restricted',
      ({ baseId }: TestCompany) => administer(own.access, 'base.update', { base_id: baseId, visibility: 'restricted' }),
    ],
    ['its base was deleted', ({ baseId }: TestCompany) => administer(own.access, 'base.delete', { base_id: baseId })],
    [
      'its document was deleted',
      async (company: TestCompany) =>
        administer(own.access, 'documents.delete', { document_id: (await documentOf(company)).id }),
    ],
    [
      'its document has a new version',
      ({ baseId }: TestCompany) => addDocument(own.access, baseId, 'lease.txt', `${LEASE} It ends in 2030.`),
    ],
  ])('is not returned again once %s, and the refusal is free', async (_what, change) => {
    const company = await makeSpender(own.access);
    const key = randomUUID();
    const first = await ask(own.access, company.key, QUESTION, key);
    expect(first.body).toMatchObject({ grounded: true });
    await change(company);
    const paid = await showSpending(own.access, company);
    const sentence = 'The answer kept for this Idempotency-Key can no longer be shown. Use a new Idempotency-Key.';
    expect(await ask(own.access, company.key, QUESTION, key)).toBeRefused(400, sentence);
    expect(await showSpending(own.access, company)).toEqual(paid);
  });

  it('is returned again while only other documents change, and without citations whatever changes', async () => {
    const company = await makeSpender(own.access);
    const [key, other] = [randomUUID(), randomUUID()];
    const first = await ask(own.access, company.key, QUESTION, key);
    const unanswered = await ask(own.access, company.key, { question: 'Who painted the ceiling?' }, other);
    expect(unanswered.body).toMatchObject({ grounded: false });
    await addDocument(own.access, company.baseId, 'pets.txt', 'Small pets are allowed.');
    expect(await ask(own.access, company.key, QUESTION, key)).toAnswer(200, first.body);
    await administer(own.access, 'base.update', { base_id: company.baseId, visibility: 'restricted' });
    const again = await ask(own.access, company.key, { question: 'Who painted the ceiling?' }, other);
    expect(again).toAnswer(200, unanswered.body);
  });
});

it('answers 429 while the first question with the key is being answered, and its answer afterwards', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const stall = stallModel();
  const first = ask(own.access, company.key, QUESTION, key);
  await stall.reached();
  const second = await ask(own.access, company.key, QUESTION, key);
  expect(second).toBeRefused(429, /is in progress/, { retryAfter: '2' });
  stall.remove();
  const answered = await first;
  expect((await ask(own.access, company.key, QUESTION, key)).body).toEqual(answered.body);
  expect((await showBudget(own.access, company)).calls).toBe(1);
});

it('returns the answer to a repeated question after the first caller has disconnected, paid once', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const stall = stallModel();
  const leaving = new AbortController();
  const first = fetch(`${own.access.baseUrl}${callPath('copilot-query')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.key}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(QUESTION),
    signal: leaving.signal,
  });
  await stall.reached();
  leaving.abort();
  await expect(first).rejects.toThrow('abort');
  expect(await ask(own.access, company.key, QUESTION, key)).toBeRefused(429, /is in progress/, { retryAfter: '2' });
  expect(await showBudget(own.access, company)).toMatchObject({ calls: 0, holds: [expect.anything()] });
  stall.remove();

  await expect.poll(async () => (await ask(own.access, company.key, QUESTION, key)).status).toBe(200);
  // The answer is kept while the money is still held, so a repeat may be answered before the call is settled.
  await expect.poll(() => showBudget(own.access, company)).toMatchObject({ calls: 1, holds: [], held_usd: '0' });
});

it('charges a question whose answer was lost its whole reservation, and its repeat as a new question', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  const stall = stallModel();
  const held = ask(own.access, company.key, QUESTION);
  await stall.reached();
  const { held_usd: bound } = await showBudget(own.access, company);
  stall.remove();
  await held;
  const { settled_usd: usual } = await showBudget(own.access, company);

  const lost = {
    service: 'bedrock',
    operation: 'Converse',
    times: 1,
    effect: { kind: 'drop', when: 'after' },
  } as const;
  own.cloud.faults.script(lost);
  expect(await ask(own.access, company.key, QUESTION, key)).toBeRefused(503, /unavailable/, { retryAfter: '5' });
  const after = await showBudget(own.access, company);
  expect(after).toMatchObject({ calls: 2, holds: [] });
  expect(Number(after.settled_usd)).toBeCloseTo(Number(usual) + Number(bound), 9);

  expect((await ask(own.access, company.key, QUESTION, key)).status).toBe(200);
  expect((await showBudget(own.access, company)).calls).toBe(3);
});

it('calls the model again when the first question failed', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  own.cloud.faults.script({ service: 'bedrock', operation: 'Converse', times: 1, effect: { kind: 'throttle' } });
  expect((await ask(own.access, company.key, QUESTION, key)).status).toBe(503);
  expect((await ask(own.access, company.key, QUESTION, key)).status).toBe(200);
});

it('does not let one company see the answer stored under the same key of another', async () => {
  const [one, two] = [await makeSpender(own.access), await makeSpender(own.access)];
  const key = randomUUID();
  await ask(own.access, one.key, QUESTION, key);
  expect((await ask(own.access, two.key, OTHER, key)).status).toBe(200);
  expect((await showBudget(own.access, two)).calls).toBe(1);
});

it('calls the model again after an hour, even while the answer is still in the table', async () => {
  const company = await makeSpender(own.access);
  const key = randomUUID();
  await ask(own.access, company.key, QUESTION, key);
  own.cloud.clock.move(HOUR_MS + 2_000);
  expect((await ask(own.access, company.key, OTHER, key)).status).toBe(200);
  expect((await showBudget(own.access, company)).calls).toBe(2);
});
