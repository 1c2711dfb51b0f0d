// Guarantee: a search is refused with 403, as its contract says, and costs nothing if the budget would not cover it
// with the most expensive index of the stage; the message names the day of renewal. Risk: searches continue spending
// when the budget is used up.
import { expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { postApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { makeSpender, setPolicies, showBudget } from '../../harness/spending.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';

it('refuses a search that the budget no longer covers, and serves it once the budget is raised', async () => {
  const cloud = sharedCloud();
  const company = await makeSpender(cloud, { monthly_budget_usd: '0.00001' });
  const search = () => postApi(cloud, '/knowledge/search', company.key, { query: 'When does the lease begin?' });
  expect((await search()).status).toBe(200);
  const spent = await showBudget(cloud, company);
  expect(spent).toMatchObject({ calls: 1, held_usd: '0' });
  expect(Number(spent.settled_usd)).toBeGreaterThan(0);
  await setPolicies(cloud, company, { monthly_budget_usd: '0.0000003' });
  const sentence =
    /^The rest of the company's monthly budget does not cover this search; the budget is renewed on \d{4}-\d\d-01 at/;
  expect(await search()).toBeRefused(403, sentence);
  expect(await showBudget(cloud, company)).toMatchObject({ calls: 1, settled_usd: spent.settled_usd });
  await setPolicies(cloud, company, { monthly_budget_usd: '1' });
  expect((await search()).status).toBe(200);
});

it('refuses a search that the budget covers with the active index, but not with the more expensive one', async () => {
  const [cheap] = STAGES.local.indexGenerations;
  // The price list has no other embedding model; this one stands in for it, and nothing is embedded with it.
  const expensive = { ...cheap, name: 'passages-v3', modelId: 'amazon.nova-pro-v1:0' };
  const { access } = await startStageForTest({ indexGenerations: [cheap, expensive] });
  const company = await makeCompany(access, { environment: 'live' });
  const search = () => postApi(access, '/knowledge/search', company.key, { query: 'When does the lease begin?' });
  await setPolicies(access, company, { monthly_budget_usd: '0.00001' });
  expect(await search()).toBeRefused(403, /budget does not cover this search/);
  await setPolicies(access, company, { monthly_budget_usd: '0.001' });
  expect((await search()).status).toBe(200);
  expect(Number((await showBudget(access, company)).settled_usd)).toBeLessThan(0.00001);
});
