// Guarantee: Overview, Usage and the operators' page show actual spending to the nanodollar, activity and problems,
// with names instead of ids. The pages say when there is no data yet, when they are loading, when a service is down and
// when access is refused; and a found key is identified without being kept. Risk: a chart shows wrong figures, or a
// page is blank when something is wrong.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { calledId } from '../../lib/variables.ts';
import { untilShown } from '../harness/console/sign-in.ts';
import { access, axeFindings, heldBy, leave, missing, openOwnCompany, type Visit, visit } from './open-console.ts';

await openOwnCompany();

const SCOPES = ['knowledge:read', 'copilot:query'];

// biome-ignore lint/suspicious/noExplicitAny: each call has its own result
type Call = (name: string, input: object) => Promise<any>;

// Returns a function that calls the console's API with the page's token.
async function callsOf({ page, go }: Visit): Promise<Call> {
  const asked = page.waitForRequest('**/api/console/operations/*');
  await go('members');
  const { authorization = '' } = (await asked).headers();
  return async (name, input) => {
    const response = await fetch(`${access().url}api/console/operations/${name}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return response.json();
  };
}

const overviewCall = '**/api/console/operations/company.overview';
const refuse = (page: Page, url: string, status: number, headers = {}) =>
  page.route(url, (route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: '{"error":"A sentence of the API."}' }),
  );

describe.skipIf(missing !== null)('the console', () => {
  let person: Visit;
  let call: Call;
  const { companyId } = missing === null ? access() : { companyId: '' };
  let key = '';
  // Loads a page anew, even if it is already shown.
  const show = async (page: string) => {
    await leave(person.page);
    await person.go(page);
  };
  const ask = (path: string, body: object) =>
    fetch(`${access().apiUrl}/api/public/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    person = await visit('administrator');
    call = await callsOf(person);
  });
  afterAll(() => person.end());

  it('says on Overview and Usage that there is no data yet', async () => {
    await show('overview');
    await person.page.getByText('Nothing was spent with live keys this month.').waitFor();
    await person.page.getByText('At this pace, the budget will last until the end of the month.').waitFor();
    await show('usage');
    await person.page.getByText('No usage in this month').waitFor();
    expect(person.complaints()).toEqual([]);
  });

  it('shows what calls cost, by application and day, and how many were answered', async () => {
    const [application] = await call('application.list', { company_id: companyId });
    const environment = 'live';
    key = (await call('key.create', { application_id: application.id, environment, scopes: SCOPES, name: 'Website' }))
      .key;
    await call('base.create', { company_id: companyId, name: 'Empty' });
    expect((await ask('knowledge/search', { query: 'holidays' })).status).toBe(200);
    expect((await ask('copilot/query', { question: 'How many holidays do we have?' })).status).toBe(200);
    const overview = await call('company.overview', { company_id: companyId });
    expect(overview.calls).toEqual({ searches: 1, questions: 1, grounded: 0, not_grounded: 1 });
    expect(overview.days).toHaveLength(1);
    const { settled_usd: settled } = overview.budget;
    await call('policy.set', { company_id: companyId, monthly_budget_usd: (Number(settled) + 1e-9).toFixed(9) });
    await show('overview');
    const { page } = person;
    await page.getByText(`US$${settled}`).first().waitFor();
    await page.getByText(/At this pace, the budget will be used up on \d+ \w+ \d{4}\./).waitFor();
    await page.getByText('Not answered from your documents').waitFor();
    await page.getByRole('application', { name: 'Spent so far, by day and application' }).waitFor();
    expect(person.complaints()).toEqual([]);
  });

  it('counts the amount that is held as used, because it is not available', async () => {
    const { page } = person;
    await page.route(overviewCall, async (route) => {
      const response = await route.fetch();
      const overview = await response.json();
      const money = { cap_usd: '100', settled_usd: '40', held_usd: '10', available_usd: '50' };
      await route.fulfill({ response, json: { ...overview, budget: { ...overview.budget, ...money } } });
    });
    await show('overview');
    await page.getByText('50%').first().waitFor();
    await page.unroute(overviewCall);
  });

  it('adds up usage by application, key, model and day, and saves it as CSV', async () => {
    await show('usage');
    const { page } = person;
    const { lines } = await call('usage.report', {
      company_id: companyId,
      month: new Date().toISOString().slice(0, 7),
    });
    const nano = lines.reduce((sum: bigint, line: { nano_usd: string }) => sum + BigInt(line.nano_usd), 0n);
    const total = `${nano / 10n ** 9n}.${String(nano % 10n ** 9n).padStart(9, '0')}`;
    await page
      .getByRole('row')
      .filter({ hasText: 'Intranet' })
      .getByText(`US$${total.replace(/0+$/, '')}`)
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const saved = await text(await (await download).createReadStream());
    const [name, , , , spent] = saved.split('\r\n')[1]?.split(',') ?? [];
    expect({ name, spent }).toEqual({ name: 'Intranet', spent: total });
    for (const by of ['key', 'model', 'day']) {
      await show(`usage?by=${by}`);
      await page.getByRole('table').getByText(`US$`).first().waitFor();
    }
    await show('usage?by=key');
    await page.getByRole('row').filter({ hasText: 'Website' }).waitFor();
    expect(person.complaints()).toEqual([]);
  });

  it('identifies a found key, and keeps nothing of it', async () => {
    await show('keys');
    const { page } = person;
    await page.getByRole('button', { name: 'Which key is this?' }).click();
    const found = page.getByLabel('The key you found');
    await found.fill(` ${key} `);
    await page.getByRole('button', { name: 'Identify' }).click();
    await page.getByText('It is the key Website.').waitFor();
    expect(await heldBy(page)).not.toContain(key);
    await found.fill(key.slice(0, -1));
    await page.getByRole('button', { name: 'Identify' }).click();
    await page.getByText('The prefix kc_live_ or kc_test_ must be followed by exactly 38 characters.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(person.complaints()).toEqual([]);
  });

  it('shows that the overview is loading, that a service is down until it answers again, and that access is refused', async () => {
    const { page } = person;
    const { promise: later, resolve: answer } = Promise.withResolvers<void>();
    await page.route(overviewCall, async (route) => {
      await later;
      await route.continue();
    });
    await page.goto(`${access().url}#/c/${companyId}/overview`);
    await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    answer();
    await page.getByText('Calls with live keys this month').waitFor();
    await page.unroute(overviewCall);
    await refuse(page, overviewCall, 503, { 'retry-after': '2' });
    await show('overview');
    await page.getByText('A sentence of the API.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(overviewCall);
    // Automatically, as the response requested.
    await page.getByText('Calls with live keys this month').waitFor();
    await refuse(page, overviewCall, 403);
    await show('overview');
    await page.getByText('A sentence of the API.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(overviewCall);
  });

  it('shows operators the companies, queues, alarms and models, and that there are no problems', async () => {
    const operator = await visit('operator', 'overview');
    const { page } = operator;
    const { name } = await call('company.show', { company_id: companyId });
    await page.goto(`${access().url}#/stage`);
    await untilShown(page);
    await page.getByRole('searchbox', { name: 'Find a company' }).first().fill(name);
    await page.getByRole('link', { name }).waitFor();
    await page.getByText('Background DeadLetters').waitFor();
    // One of more alarms than a page of the list has.
    await page.getByRole('searchbox', { name: 'Find in this table' }).first().fill('Errors of ingest-document');
    await page.getByText('Errors of ingest-document', { exact: true }).waitFor();
    await page.getByText(calledId(STAGES.local.answer.model)).first().waitFor();
    await page.getByText('There are no problems.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const shown = await page.evaluate<string>('document.querySelector("main").textContent');
    expect(shown).not.toContain('undefined');
    expect(shown).not.toContain('NaN');
    expect(operator.complaints()).toEqual([]);
    await operator.end();
  });
});
