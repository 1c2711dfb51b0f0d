// Guarantee: the TypeScript client makes every call of the API on a stage, and its refusals arrive as errors of their
// own class. Risk: the client is tested only against what its writer believes the API to be.
import { beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../../test/harness/administer.ts';
import { sharedCloud } from '../../../test/harness/cloud.ts';
import { addDocument, makeCompany, makeKey, type TestCompany } from '../../../test/harness/company.ts';
import * as kc from '../src/index.ts';

const cloud = sharedCloud();
const QUESTION = 'How long is the notice period?';
const NOTICE = 'Either party may end the contract with a notice period of 30 days.';

let company: TestCompany;
beforeAll(async () => {
  company = await makeCompany(cloud);
  await addDocument(cloud, company.baseId, 'notice.md', `# Leaving\n\n${NOTICE}\n`);
});

const clientWith = (apiKey: string, options: kc.ClientOptions = {}) =>
  new kc.KnowledgeCopilot({ apiKey, baseUrl: cloud.baseUrl, ...options });

describe('a client', () => {
  it('makes every call', async () => {
    const client = clientWith(company.key);
    const { name: tenant, applicationName: application, baseId } = company;
    const scopes = ['knowledge:read', 'copilot:query'];
    expect(await client.health()).toEqual({ status: 'ok', tenant, application, scopes });
    expect(await client.knowledge_bases.list()).toMatchObject({ data: [{ id: baseId, name: 'Handbook' }] });
    const { data } = await client.knowledge.search('notice period', { k: 1, base_ids: [baseId] });
    expect(data).toEqual([
      { n: 1, source_title: 'Leaving', page: null, excerpt: NOTICE, similarity: expect.any(Number) },
    ]);
    const answer = await client.copilot.query(QUESTION, { base_ids: [baseId] });
    expect(answer.grounded).toBe(true);
    expect(answer.parts()).toEqual([expect.stringContaining('30 days '), answer.citations[0], '.']);
  });

  it('gets the same answer again with the same Idempotency-Key, and pays once', async () => {
    const client = clientWith(company.key);
    const spent = () => administer(cloud, 'budget.show', { company_id: company.id, purpose: 'test' });
    const first = await client.copilot.query(QUESTION, { idempotency_key: 'of-this-test' });
    const { calls } = await spent();
    expect(await client.copilot.query(QUESTION, { idempotency_key: 'of-this-test' })).toEqual(first);
    expect((await spent()).calls).toEqual(calls);
  });

  it('gets each refusal as an error of its class', async () => {
    const noScope = await makeKey(cloud, company.applicationId, { scopes: ['copilot:query'] });
    await expect(clientWith('kc_test_wrong').health()).rejects.toThrow(kc.UnauthorizedError);
    await expect(clientWith(noScope.key).knowledge.search('notice')).rejects.toThrow(kc.ForbiddenError);
    const blank = clientWith(company.key).knowledge.search(' ');
    await expect(blank).rejects.toThrow(kc.BadRequestError);
    await expect(blank).rejects.toMatchObject({ message: "The field 'query' must not be blank.", status: 400 });
    await expect(blank).rejects.toMatchObject({ request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  it('does not repeat what a spent budget refuses', async () => {
    const spender = await makeCompany(cloud, { environment: 'live' });
    await administer(cloud, 'policy.set', { company_id: spender.id, monthly_budget_usd: '0' });
    const events: kc.RequestEvent[] = [];
    const client = clientWith(spender.key, { onRequest: (event) => events.push(event) });
    await expect(client.copilot.query(QUESTION)).rejects.toThrow(kc.TooManyRequestsError);
    expect(events).toHaveLength(1);
  });
});
