// Guarantee: a page shows what its address names, and its address names what was chosen; links, sources and code
// samples lead to what they name; the page says what is suspended, missing or unknown. Risk: a link to a failed
// document shows all documents, a page is left during an upload without a question, or alarms that could not be read
// look like no alarms.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { administer } from '../harness/administer.ts';
import { addDocument } from '../harness/company.ts';
import { signIn, untilShown } from '../harness/console/sign-in.ts';
import { fakeManyRows } from './many-rows.ts';
import { access, chooseFiles, cloud, emailOf, missing, openOwnCompany, revisit, storedBy } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
const UNKNOWN = '00000000-0000-4000-8000-000000000009';
const FILE = 'opening-hours.md';
let baseId = '';

beforeAll(async () => {
  if (missing !== null) {
    return;
  }
  const { companyId: company_id } = access();
  ({ id: baseId } = await administer(cloud(), 'base.create', { company_id, name: 'Handbook' }));
  await administer(cloud(), 'base.create', { company_id, name: 'Salaries', visibility: 'restricted' });
  await addDocument(cloud(), baseId, FILE, 'The office opens at nine.');
  const [application] = await administer(cloud(), 'application.list', { company_id });
  const key = { environment: 'test', scopes: ['knowledge:read'], name: 'Website' };
  await administer(cloud(), 'key.create', { application_id: application.id, ...key });
});

// Changes the result of an operation on its way to the page.
function changeResult(page: Page, call: string, by: (result: Record<string, unknown>) => object): Promise<unknown> {
  return page.route(`**/api/console/${call}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: by(await response.json()) });
  });
}

test('the address of a page sets the status of the listed documents or keys, and the search for a document', async () => {
  const { page, go, end } = await revisit('administrator', `knowledge/${baseId}`);
  await page.getByRole('button', { name: /^Status / }).click();
  await page.getByRole('option', { name: 'Could not be read' }).click();
  await page.waitForURL(/status=failed/);
  await go('reference');
  await go(`knowledge/${baseId}?documents-find=lease`);
  expect(await page.getByRole('searchbox', { name: 'Find a document by its name' }).inputValue()).toBe('lease');
  expect(await page.getByRole('row').filter({ hasText: FILE }).count()).toBe(0);
  await go('keys?status=revoked');
  await page.getByRole('button', { name: /^Status Revoked/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Website' }).count()).toBe(0);
  await go(`knowledge/${UNKNOWN}`);
  await page.getByText('There is no such knowledge base in this company.').waitFor();
  await end();
});

test('the overview links a document that could not be read to a search for it in its base', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  const failed = { id: UNKNOWN, file: 'plan.png', base_id: baseId, reason: 'It is a picture.' };
  await changeResult(page, 'operations/company.overview', (overview) => ({ ...overview, documents_failed: [failed] }));
  await go('overview');
  const link = page.getByRole('link', { name: 'plan.png' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/knowledge/${baseId}\\?documents-find=plan\\.png$`));
  await end();
});

test('the playground offers no hidden base, shows the call as code, and opens a source at its page', async () => {
  const { page, end } = await revisit('administrator', 'playground');
  const answer = {
    answer: 'At nine [1].',
    grounded: true,
    not_grounded_because: null,
    citations: [
      {
        ...{ n: 1, source_title: 'Opening hours', excerpt: 'The office opens at nine.', page: 7, similarity: 0.9 },
        ...{ document_id: UNKNOWN, base_id: baseId },
      },
    ],
    usage: { input_tokens: 1, output_tokens: 1 },
    cost_usd: '0',
  };
  await page.route('**/api/console/playground/ask', (route) => route.fulfill({ json: answer }));
  await page.route('**/operations/documents.download', (route) =>
    route.fulfill({
      json: { url: `${access().url}plan.pdf`, file: 'plan.pdf', expires_at: '2026-11-20T06:00:00.000Z' },
    }),
  );
  await page.getByRole('button', { name: /^In these knowledge bases/ }).click();
  await page.getByRole('option', { name: 'Handbook' }).waitFor();
  expect(await page.getByRole('option', { name: 'Salaries' }).count()).toBe(0);
  await page.getByRole('option', { name: 'Handbook' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Your question').fill('When does the office open?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Answered from your documents').waitFor();
  expect(await page.locator('pre').first().innerText()).toContain(`"base_ids":["${baseId}"]`);
  // The page says when the browser does not allow copying.
  const refusing = '{ writeText: () => Promise.reject(new Error()) }';
  await page.evaluate(`void Object.defineProperty(navigator, 'clipboard', { value: ${refusing} })`);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await page.getByText('Your browser did not allow copying.').waitFor();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open the document' }).click();
  const source = await opened;
  await source.waitForURL(/plan\.pdf#page=7$/);
  await source.close();
  // Removes the clipboard that refuses, and the typed question.
  await page.reload();
  await untilShown(page);
  await end();
});

test('a typed question survives a visit to another page, is stored nowhere, and is gone after signing out', async () => {
  const QUESTION = 'Who waters the lemon tree?';
  const { page, go, end } = await revisit('administrator', 'playground');
  await page.getByLabel('Your question').fill(QUESTION);
  await go('reference');
  await page.goBack();
  expect(await page.getByLabel('Your question').inputValue()).toBe(QUESTION);
  expect(await storedBy(page)).not.toContain('lemon');
  await page.getByRole('button', { name: emailOf('administrator') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signIn(page, access(), 'administrator');
  await untilShown(page);
  await go('playground');
  expect(await page.getByLabel('Your question').inputValue()).toBe('');
  await end();
});

test('the browser asks before a page is left that is sending files, and the page then sends no more', async () => {
  const { page, go, end } = await revisit('administrator', `knowledge/${baseId}`);
  const mayLeave = () =>
    page.evaluate<boolean>("window.dispatchEvent(new Event('beforeunload', { cancelable: true }))");
  await page.route(/\/companies\//, () => undefined);
  const buffer = Buffer.from('Lamps are ordered in May.\n');
  await chooseFiles(page, [{ name: 'lamps.md', mimeType: 'text/markdown', buffer }]);
  await page.getByText('Ready to upload').waitFor();
  expect(await mayLeave()).toBe(true);
  const sending = page.waitForRequest((request) => request.url().includes('/companies/'));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await sending;
  expect(await mayLeave()).toBe(false);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/companies/'));
  await go('reference');
  await stopped;
  expect(await mayLeave()).toBe(true);
  await end();
});

test('a list with more rows than are loaded at once loads the rest on request', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  await fakeManyRows(page, 11_000);
  await go('keys');
  await page.getByText('(10,000+)', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.getByText('(11,000)', { exact: true }).waitFor();
  await end();
});

test('while the usage of test keys is loading, that of live keys is not shown in its place', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  const tokens = { calls: 1, input_tokens: 1, output_tokens: 1, nano_usd: '7' };
  const line = { application_id: UNKNOWN, key_id: UNKNOWN, model_id: 'model', day: null, ...tokens };
  const applications = [{ id: UNKNOWN, name: 'Intranet' }];
  await page.route('**/operations/usage.report', async (route) => {
    if (route.request().postDataJSON().purpose === 'live') {
      await route.fulfill({ json: { too_many_calls: false, lines: [line], applications, keys: [] } });
    }
  });
  await go('usage');
  const row = page.getByRole('row').filter({ hasText: 'Intranet' });
  await row.waitFor();
  await page.getByRole('button', { name: /^Calls with/ }).click();
  await page.getByRole('option', { name: 'Test keys, paid from the test allowance' }).click();
  await row.waitFor({ state: 'detached' });
  await end();
});

test('the page of the stage says that AWS did not return the alarms', async () => {
  const { page, end } = await revisit('operator', 'overview');
  await changeResult(page, 'operations/stage.overview', (overview) => ({ ...overview, alarms: null }));
  await page.goto(`${access().url}#/stage`);
  await page.getByText('AWS did not answer. Reload the page in a moment.').waitFor();
  await end();
});

test.each(['administrator', 'operator'])('the overview says to the %s that a company is suspended', async (role) => {
  const { companyId: company_id } = access();
  await administer(cloud(), 'company.suspend', { company_id });
  const { page, end } = await revisit(role, 'overview');
  // The state of the administrator's company is read when the console is loaded.
  await page.reload();
  await page.getByText('This company is suspended: its keys are refused until an operator activates it.').waitFor();
  await administer(cloud(), 'company.activate', { company_id });
  await end();
});
