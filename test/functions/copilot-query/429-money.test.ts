// Guarantee: despite 200 callers, stalls, lost replies and killed functions, the models never bill more than the cap.
// The bill equals the settled amount, to the nanodollar, if no call was cut off, and never exceeds it otherwise. Risk:
// a customer pays more than the cap, the one promise about money that they rely on.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '../../../functions/endpoints.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { PRICES } from '../../../shared/pricing/prices.ts';
import { administer } from '../../harness/administer.ts';
import { addDocument, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { ask, makeSpender, QUESTION, setPolicies, showBudget } from '../../harness/spending.ts';
import { untilAnswering } from '../until-answering.ts';
import { stayInMonth } from './stay-in-month.ts';

const CALLERS = 200;
const HIGHEST_LIMITS = { rate_per_minute: 60_000, burst: 10_000, concurrency: 100 };
const NANO = 1_000_000_000;

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let company: TestCompany;
// What a question reserves and what it costs, in nanodollars.
let bound: bigint;
let cost: bigint;

beforeAll(async () => {
  own = await startOwnCloud();
  stayInMonth(own.cloud, HOUR_MS);
  await untilAnswering(own.access);
  company = await makeSpender(own.access, HIGHEST_LIMITS);
  const stall = own.cloud.faults.script({
    service: 'bedrock',
    operation: 'Converse',
    times: 1,
    effect: { kind: 'stall' },
  });
  const answer = ask(own.access, company.key);
  await stall.reached();
  bound = nano((await showBudget(own.access, company)).held_usd);
  stall.remove();
  await answer;
  cost = nano((await showBudget(own.access, company)).settled_usd);
});
beforeEach(async () => {
  company = await makeSpender(own.access, HIGHEST_LIMITS);
  await addDocument(own.access, company.baseId, 'other.txt', 'The gate of the harbour opens at seven.');
  own.cloud.standIns.bedrock.meter.reset();
});
afterEach(() => own.cloud.faults.clear());
afterAll(() => own.cloud.stop());

function nano(usd: string): bigint {
  const [whole = '0', decimals = ''] = usd.split('.');
  return BigInt(whole) * BigInt(NANO) + BigInt(decimals.padEnd(9, '0'));
}

function usd(amount: bigint): string {
  return `${amount / BigInt(NANO)}.${String(amount % BigInt(NANO)).padStart(9, '0')}`;
}

// What Bedrock would bill, by its own meter and the price list: exact, because no price has a fraction of a nanodollar
// per token.
function billed(): bigint {
  return Object.entries(own.cloud.standIns.bedrock.meter.usage()).reduce(
    (sum, [modelId, { inputTokens, outputTokens }]) => {
      const price = PRICES.find((known) => known.modelId === modelId);
      if (price === undefined) {
        throw new Error(`no price of ${modelId}`);
      }
      return sum + (BigInt(inputTokens) * price.inputPico + BigInt(outputTokens) * price.outputPico) / 1_000n;
    },
    0n,
  );
}

const onBudget = ({ body }: { readonly body: Buffer }) => body.includes('BudgetTable');
const inExpression = (text: string) => (request: { readonly body: Buffer }) =>
  onBudget(request) && request.body.includes(text);

async function storm(): Promise<Record<number, number>> {
  // Not through the harness, which checks answers against the contract: for a killed function, the gateway itself
  // answers.
  const url = `${own.access.baseUrl}${callPath('copilot-query')}`;
  const headers = { authorization: `Bearer ${company.key}`, 'content-type': 'application/json' };
  const body = JSON.stringify(QUESTION);
  const statuses = Array.from(
    { length: CALLERS },
    async () => (await fetch(url, { method: 'POST', headers, body })).status,
  );
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(statuses)) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('200 callers at once', () => {
  it('pay what the models bill, to the nanodollar, when the replies to applied writes are late or lost', async () => {
    const cap = 8n * bound + 20n * cost;
    await setPolicies(own.access, company, { monthly_budget_usd: usd(cap) });
    const { script } = own.cloud.faults;
    script({ service: 'bedrock', operation: 'Converse', times: 5, effect: { kind: 'stall', forMs: 300 } });
    for (const skip of [3, 9, 17, 31]) {
      const lost = { kind: 'drop', when: 'after' } as const;
      script({
        service: 'dynamodb',
        operation: 'UpdateItem',
        match: inExpression('h + :amount'),
        skip,
        times: 1,
        effect: lost,
      });
      script({
        service: 'dynamodb',
        operation: 'UpdateItem',
        match: inExpression('h - :amount'),
        skip,
        times: 1,
        effect: lost,
      });
      script({ service: 'dynamodb', operation: 'PutItem', match: inExpression('CALL#'), skip, times: 1, effect: lost });
    }
    const counts = await storm();
    const budget = await showBudget(own.access, company);
    process.stdout.write(
      `money: ${JSON.stringify(counts)} cap ${cap} billed ${billed()} settled ${budget.settled_usd}\n`,
    );
    expect(counts[200]).toBeGreaterThan(20);
    expect(counts[429]).toBeGreaterThan(0);
    expect(budget).toMatchObject({ held_usd: '0', calls: counts[200] });
    expect(nano(budget.settled_usd)).toBe(billed());
    expect(billed()).toBeLessThanOrEqual(cap);
  }, 300_000);

  it('pay no less than the models bill when functions are killed at every step, and never more than the cap', async () => {
    const cap = 12n * bound;
    await setPolicies(own.access, company, { monthly_budget_usd: usd(cap) });
    const steps = [
      { service: 'dynamodb', operation: 'UpdateItem', match: inExpression('h + :amount') },
      { service: 'bedrock', operation: 'InvokeModel' },
      { service: 'bedrock', operation: 'Converse' },
      { service: 'dynamodb', operation: 'PutItem', match: inExpression('CALL#') },
      { service: 'dynamodb', operation: 'UpdateItem', match: inExpression('h - :amount') },
    ];
    for (const [index, step] of steps.entries()) {
      const skip = 4 + index;
      own.cloud.faults.script({
        ...step,
        skip,
        times: 1,
        effect: { kind: 'kill', when: index % 2 === 0 ? 'after' : 'before' },
      });
    }
    const counts = await storm();
    own.cloud.clock.move(120_000);
    const housekeeping =
      Object.entries(own.cloud.functionNames).find(([path]) => path.includes('/housekeeping/'))?.[1] ?? '';
    await own.cloud.invoke(housekeeping, {});
    const budget = await showBudget(own.access, company);
    const month = budget.month;
    const usage: { model_id: string; nano_usd: string }[] = await administer(own.access, 'usage.export', {
      company_id: company.id,
      month,
    });
    const sum = usage.reduce((total, line) => total + BigInt(line.nano_usd), 0n);
    process.stdout.write(
      `kills: ${JSON.stringify(counts)} cap ${cap} billed ${billed()} settled ${budget.settled_usd}\n`,
    );
    expect(counts[200]).toBeGreaterThan(5);
    expect(budget).toMatchObject({ held_usd: '0', holds: [] });
    expect(sum).toBe(nano(budget.settled_usd));
    expect(billed()).toBeLessThanOrEqual(sum);
    expect(sum).toBeLessThanOrEqual(cap);
    expect(usage.map(({ model_id }) => model_id)).toContain('not metered');
    // The next caller must find a correct budget.
    expect([200, 429]).toContain((await ask(own.access, company.key, QUESTION)).status);
    expect(billed()).toBeLessThanOrEqual(cap);
  }, 300_000);
});
