// Guarantee: operators see correct amounts: the state of a budget, usage that adds up to it, and each alert exactly
// once. An invalid amount or month is refused with a clear message and changes nothing. Risk: a decision about money is
// based on wrong numbers.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { calledId } from '../../../lib/variables.ts';
import { tryAdminister } from '../../harness/administer.ts';
import { makeKey } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { ask, makeSpender, setPolicies, showBudget } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
beforeAll(async () => {
  own = await cloudOfWorker();
  await untilAnswering(own.access);
});

const exportUsage = async (companyId: string, month: string) => {
  const answer = await tryAdminister(own.access, 'usage.export', { company_id: companyId, month });
  if (!answer.ok) {
    throw new Error(answer.error);
  }
  return answer.result as unknown as {
    purpose: string;
    key_id: string;
    model_id: string;
    calls: number;
    nano_usd: string;
  }[];
};
const nanoOf = (usd: string) => BigInt(Math.round(Number(usd) * 1e9));

describe('the amounts of a company', () => {
  it('agree between budget.show and usage.export to the nanodollar, by purpose, key and model', async () => {
    const company = await makeSpender(own.access);
    const test = await makeKey(own.access, company.applicationId, { environment: 'test' });
    await ask(own.access, company.key);
    await ask(own.access, company.key);
    await ask(own.access, test.key);
    for (const [purpose, calls, key] of [
      ['live', 2, company.keyId],
      ['test', 1, test.id],
    ] as const) {
      const budget = await showBudget(own.access, company, { purpose });
      expect(budget, purpose).toMatchObject({
        purpose,
        calls,
        held_usd: '0',
        holds: [],
        cap_usd: purpose === 'test' ? '5' : 'unlimited',
      });
      const lines = (await exportUsage(company.id, budget.month)).filter((line) => line.purpose === purpose);
      expect(
        lines.map(({ model_id }) => model_id),
        purpose,
      ).toEqual(['amazon.titan-embed-text-v2:0', calledId(STAGES.local.answer.model)]);
      // The model that answers is also the judge of each answer.
      expect(lines, purpose).toMatchObject([calls, 2 * calls].map((ofModel) => ({ calls: ofModel, key_id: key })));
      const nanoUsd = lines.reduce((sum, line) => sum + BigInt(line.nano_usd), 0n);
      expect(nanoUsd, purpose).toBe(nanoOf(budget.settled_usd));
    }
    expect(await showBudget(own.access, company, { month: '2026-01' })).toMatchObject({
      calls: 0,
      settled_usd: '0',
      ingestion: { calls: 0, input_tokens: 0, usd: '0', cap_usd: '25' },
    });
  });

  it('include the cost of ingesting the company’s documents in the month of the ingestion', async () => {
    const company = await makeSpender(own.access);
    // A document is ready before its cost is counted.
    await expect
      .poll(async () => (await showBudget(own.access, company)).ingestion)
      .toEqual({
        calls: 1,
        input_tokens: expect.any(Number),
        usd: expect.stringMatching(/^0\.0*[1-9]/),
        cap_usd: '25',
      });
  });
});

describe('alerts', () => {
  it('are sent once each at 50, 80 and 100 percent, to the company’s address', async () => {
    const company = await makeSpender(own.access, { alert_email: 'finance@example.com' });
    const { sns } = own.cloud.standIns;
    const subscription = [...sns.subscriptions.values()].find(({ filter }) => filter?.includes(company.id));
    expect(subscription?.endpoint).toBe('finance@example.com');
    await ask(own.access, company.key);
    const spent = (await showBudget(own.access, company)).settled_usd;
    const percents = () =>
      sns.published
        .filter(({ attributes }) => attributes.company_id === company.id)
        .map(({ subject }) => /: (\d+) percent/.exec(subject)?.[1]);
    expect(percents()).toEqual([]);
    await setPolicies(own.access, company, { monthly_budget_usd: (Number(spent) * 1.9).toFixed(9) });
    for (let call = 0; call < 4; call += 1) {
      await ask(own.access, company.key);
    }
    await own.cloud.invoke(functionNameAt(own.cloud, 'housekeeping'), {});
    expect(percents().toSorted()).toEqual(['100', '50']);
    await setPolicies(own.access, company, { monthly_budget_usd: (Number(spent) * 1.2).toFixed(9) });
    await ask(own.access, company.key);
    expect(percents().toSorted()).toEqual(['100', '50', '80']);
    sns.confirmAll();
    await setPolicies(own.access, company, { monthly_budget_usd: String(Number(spent)), alert_email: null });
    await ask(own.access, company.key);
    expect(percents()).toHaveLength(3);
    const filters = [...sns.subscriptions.values()].map(({ filter }) => filter ?? '');
    expect(filters.filter((filter) => filter.includes(company.id))).toEqual([]);
  });
});

describe('the address for alerts', () => {
  it('belongs to one company, and is refused for another with a message that says so', async () => {
    const alert_email = 'shared@example.com';
    await makeSpender(own.access, { alert_email });
    const { id: company_id } = await makeSpender(own.access);
    expect(await tryAdminister(own.access, 'policy.set', { company_id, alert_email })).toEqual({
      ok: false,
      code: 'invalid_request',
      error:
        'alert_email receives the alerts of another company or of the whole stage. Each address can be used once: use another one, such as finance+company@example.com.',
    });
  });
});

describe('an invalid amount, number, address or month', () => {
  const budgets = ['-1', '1e9', 'NaN', 'Infinity', '0.0000000001', '1000000000', '', 5];
  const policies = [
    ...budgets.map((monthly_budget_usd) => ({ monthly_budget_usd })),
    ...[0, 1.5, -1, 60_001, '60', 'unlimited'].map((rate_per_minute) => ({ rate_per_minute })),
    ...[0, 101, 'unlimited'].map((concurrency) => ({ concurrency })),
    { burst: 0 },
    { keep_answers: 'maybe' },
    { alert_email: 'finance' },
  ];

  const months = ['2026-13', '2026-00', '26-11', '2026-1', 'november'];
  let company: Awaited<ReturnType<typeof makeSpender>>;
  beforeAll(async () => {
    company = await makeSpender(own.access, { monthly_budget_usd: '7.5' });
  });
  afterEach(async () => {
    expect(await showBudget(own.access, company)).toMatchObject({ cap_usd: '7.5', available_usd: '7.5' });
  });

  it.each(policies)('is refused with the name of its field, and nothing is changed: %j', async (policy) => {
    const answer = await tryAdminister(own.access, 'policy.set', { company_id: company.id, ...policy });
    const error = expect.stringMatching(new RegExp(`^${Object.keys(policy)[0]} must be .*\\.$`));
    expect(answer).toEqual({ ok: false, code: 'invalid_request', error });
  });

  it.each(months.flatMap((month) => ['budget.show', 'usage.export'].map((operation) => ({ month, operation }))))(
    'is refused as a month: %j',
    async ({ month, operation }) => {
      const answer = await tryAdminister(own.access, operation, { company_id: company.id, month });
      const error = 'month must be a calendar month, such as 2026-11.';
      expect(answer).toEqual({ ok: false, code: 'invalid_request', error });
    },
  );
});
