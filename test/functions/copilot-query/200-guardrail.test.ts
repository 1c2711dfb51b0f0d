// Guarantee: on a stage with a guardrail, what only the guardrail finds is removed before it reaches a model or the
// caller, in every text, and its text units are paid from the company's budget, within the reservation. Risk: the
// guardrail has no effect, is not charged, or runs for companies without the policy.

import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { watchRequests } from '../../harness/local-cloud/faults.ts';
import { setPolicies, showBudget } from '../../harness/spending.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { untilAnswering } from '../until-answering.ts';

const DOCUMENT = 'The garden of the harbour office is kept by qwist every morning.';
const QUESTION = 'Is the garden of the harbour office kept by qwist every morning?';
const UNIT_NANO_USD = 100_000n;

it('removes what the guardrail finds and no rule does, and charges it to the budget of the company', async () => {
  const { cloud, access } = await startStageForTest({ guardrail: { kind: 'guardrail', id: 'abc', version: '1' } });
  const { guardrails, meter } = cloud.standIns.bedrock;
  guardrails.addGuardrail('abc', '1');
  await untilAnswering(access);
  guardrails.setFindings({ type: 'NAME', match: 'qwist' });
  const company = await makeCompany(access, { environment: 'live' });
  await addDocument(access, company.baseId, 'qwist.txt', DOCUMENT);
  const ask = () => postApi(access, '/copilot/query', company.key, { question: QUESTION });
  const isModel = (name: string) => name.startsWith('amazon.') || name.startsWith('us.');
  // The text units of the guardrail, which the meter counts in addition to the tokens of the models.
  const unitsUsed = (): number =>
    Object.entries(meter.usage())
      .filter(([name]) => !isModel(name))
      .reduce((units, [, { inputTokens }]) => units + inputTokens, 0);

  expect(JSON.stringify((await ask()).body)).toContain('qwist');
  await setPolicies(access, company, { personal_data: 'on', personal_data_kinds: ['EMAIL'] });
  expect(JSON.stringify((await ask()).body)).toContain('qwist');
  expect(unitsUsed()).toBe(0);

  await setPolicies(access, company, { personal_data: 'on', personal_data_kinds: 'all' });
  const sent: string[] = [];
  const models = ['InvokeModel', 'Converse'].map((operation) => ({ service: 'bedrock', operation }));
  for (const script of [...models, { service: 'aoss' }]) {
    watchRequests(cloud, script, ({ body }) => sent.push(body.toString('utf8')));
  }
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('kept by [PERSON_1] every morning');
  expect(body).toMatchObject({ grounded: true, citations: [{ source_title: '[PERSON_1]' }] });
  expect(sent.join('\n')).toContain('harbour');
  expect(`${sent.join('\n')}${JSON.stringify(body)}`).not.toContain('qwist');
  const questionUnits = unitsUsed();
  expect(questionUnits).toBeGreaterThanOrEqual(3);

  const found = await postApi(access, '/knowledge/search', company.key, { query: QUESTION });
  expect(found.body).toMatchObject({
    data: [{ source_title: '[PERSON_1]', excerpt: DOCUMENT.replace('qwist', '[PERSON_1]') }],
  });
  expect(unitsUsed()).toBeGreaterThan(questionUnits);

  const { month } = await showBudget(access, company);
  const usage: { model_id: string; input_tokens: number; nano_usd: string; basis?: string }[] = await administer(
    access,
    'usage.export',
    { company_id: company.id, month },
  );
  const guarded = usage.filter(({ model_id }) => model_id === 'amazon.bedrock-guardrails:sensitive-information');
  const paid = guarded.reduce((sum, line) => sum + BigInt(line.nano_usd), 0n);
  expect(paid).toBe(BigInt(unitsUsed()) * UNIT_NANO_USD);
  expect(JSON.stringify(usage)).not.toMatch(/not metered|over_bound|unmetered/);
  expect(await showBudget(access, company)).toMatchObject({ held_usd: '0' });
}, 300_000);
