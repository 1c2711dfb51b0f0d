// Guarantee: each form sends what was chosen in it, and no more; an action that cannot be undone needs the exact name;
// a click beside its dialog does not lose a new key. Risk: a key may do more or is valid for longer than somebody
// chose, a leaked key keeps working for a day, or a trial is paid from the budget.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../shared/privacy/kinds.ts';
import { administer } from '../harness/administer.ts';
import { access, cloud, missing, openOwnCompany, revisit, visit } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
let applicationId = '';
let keyId = '';

beforeAll(async () => {
  if (missing !== null) {
    return;
  }
  const { companyId: company_id } = access();
  [{ id: applicationId }] = await administer(cloud(), 'application.list', { company_id });
  const key = { application_id: applicationId, environment: 'test', scopes: ['knowledge:read'], name: 'Old website' };
  ({ id: keyId } = await administer(cloud(), 'key.create', key));
});

// Returns what the page sends to an operation because of an action. Waits for the response, because the next step may
// depend on what the operation changes.
async function sentTo(page: Page, operation: string, act: () => Promise<void>): Promise<unknown> {
  const answered = page.waitForResponse(`**/api/console/${operation}`);
  await act();
  return (await answered).request().postDataJSON();
}

// Checks or unchecks a box, or checks a radio button, with the keyboard: a layout that is still being measured moves
// away under a click.
async function set(within: Page | Locator, role: 'radio' | 'checkbox', name: string, checked: boolean): Promise<void> {
  await within.getByRole(role, { name, exact: true }).press('Space');
  await within.getByRole(role, { name, exact: true, checked }).waitFor();
}

async function choose(page: Page, within: Page | Locator, label: RegExp, option: string): Promise<void> {
  await within.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a key gets the purpose, the permissions and the lifetime that were chosen', async () => {
  const { page, end } = await revisit('administrator');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Application Intranet/ }).waitFor();
  await dialog.getByLabel('Name of the key').fill('Search box');
  await dialog.getByRole('radio', { name: 'Test', checked: true }).waitFor();
  await set(dialog, 'radio', 'Live', true);
  await set(dialog, 'checkbox', 'Ask (copilot:query)', true);
  await set(dialog, 'checkbox', 'Search (knowledge:read)', false);
  await choose(page, dialog, /^When does it expire\?/, 'In 30 days');
  // A click beside the dialog does not lose what was typed.
  await page.mouse.click(3, 3);
  const submit = () => dialog.getByRole('button', { name: 'Create key' }).click();
  expect(await sentTo(page, 'operations/key.create', submit)).toEqual({
    application_id: applicationId,
    environment: 'live',
    scopes: ['copilot:query'],
    name: 'Search box',
    expires_in: '30d',
  });
  const shown = page.getByRole('heading', { name: 'Your new key: Search box' });
  await shown.waitFor();
  // Nor does it lose the key, which nobody can show again.
  await page.mouse.click(3, 3);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  expect(await shown.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'I have stored the key' }).click();
  await end();
});

test('a leaked key is replaced without a grace period, and only its exact name revokes it', async () => {
  const { page, end } = await revisit('administrator');
  const open = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for Old website' }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const dialog = page.getByRole('dialog');
  await open('Revoke');
  for (const typed of ['old website', 'Old', 'Old website 2', 'yes']) {
    await dialog.getByRole('textbox').fill(typed);
    expect(await dialog.getByRole('button', { name: 'Revoke key' }).isDisabled(), typed).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open('Rotate');
  await choose(page, dialog, /^How long should the previous key keep working\?/, 'Not at all: it expires immediately');
  await dialog.getByText('Programs that still use it are refused from the next call on.').waitFor();
  const submit = () => dialog.getByRole('button', { name: 'Rotate key' }).click();
  expect(await sentTo(page, 'operations/key.rotate', submit)).toEqual({ key_id: keyId, grace: '0' });
  await page.getByRole('button', { name: 'I have stored the key' }).click();
  await end();
});

test('the last use of a key is shown before it is revoked', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  await page.route('**/operations/company.keys', async (route) => {
    const response = await route.fetch();
    const { keys, next } = await response.json();
    const used = (key: object) => ({ ...key, last_used_at: '2026-10-03T10:00:00.000Z' });
    await route.fulfill({ response, json: { keys: keys.map(used), next } });
  });
  await go('keys');
  await page.getByRole('button', { name: 'Actions for Old website' }).first().click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByText('It was last used: 3 Oct 2026').waitFor();
  await end();
});

test('the form of a base sends only the changed name, not who may read the base or its description', async () => {
  const { companyId: company_id } = access();
  const base = { name: 'Salaries', description: 'For the board', visibility: 'restricted' };
  const { id: base_id } = await administer(cloud(), 'base.create', { company_id, ...base });
  const { page, end } = await revisit('administrator', 'knowledge');
  await page.getByRole('button', { name: 'Edit Salaries' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Pay');
  const save = () => dialog.getByRole('button', { name: 'Save changes' }).click();
  expect(await sentTo(page, 'operations/base.update', save)).toEqual({ base_id, name: 'Pay' });
  await dialog.waitFor({ state: 'hidden' });
  await end();
});

test('the usage report is requested for the chosen keys and the current month', async () => {
  const { page, end } = await revisit('administrator', 'usage');
  const choosing = () => choose(page, page, /^Calls with/, 'Test keys, paid from the test allowance');
  const month = new Date().toISOString().slice(0, 7);
  expect(await sentTo(page, 'operations/usage.report', choosing)).toEqual({
    company_id: access().companyId,
    month,
    purpose: 'test',
  });
  await end();
});

test('the field for a found key hides what is typed', async () => {
  const { page, end } = await revisit('administrator');
  await page.getByRole('button', { name: 'Which key is this?' }).click();
  expect(await page.getByLabel('The key you found').getAttribute('type')).toBe('password');
  await end();
});

test('somebody is invited with the role that was chosen, a viewer by default', async () => {
  const { page, end } = await revisit('administrator', 'members');
  const invite = async (email: string, role: string | null) => {
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email address').fill(email);
    if (role !== null) {
      await set(dialog, 'radio', role, true);
    }
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await page.getByText(`${email} has been invited.`).waitFor();
  };
  const company_id = access().companyId;
  for (const [email, chosen, role] of [
    ['carol@example.com', null, 'viewer'],
    ['dan@example.com', 'Administrator', 'administrator'],
  ] as const) {
    expect(await sentTo(page, 'operations/member.invite', () => invite(email, chosen))).toEqual({
      company_id,
      email,
      role,
    });
  }
  // Until somebody has signed in, the invitation can be sent again.
  await page.getByRole('button', { name: 'Actions for carol@example.com' }).click();
  await page.getByRole('menuitem', { name: 'Send the invitation again' }).waitFor();
  await end();
});

test('a trial is made as the chosen application, in the chosen bases, from the test allowance', async () => {
  const { companyId: company_id } = access();
  const [handbook, contracts] = await Promise.all(
    ['Handbook', 'Contracts'].map((name) => administer(cloud(), 'base.create', { company_id, name })),
  );
  const other = await administer(cloud(), 'application.create', { company_id, name: 'Kiosk' });
  expect(handbook.id).not.toBe(contracts.id);
  const { page, end } = await revisit('administrator', 'playground');
  await choose(page, page, /^As the application/, 'Kiosk');
  await choose(page, page, /^In these knowledge bases/, 'Contracts');
  await page.keyboard.press('Escape');
  await page.getByLabel('Your question').fill('When does the lease end?');
  const ask = () => page.getByRole('button', { name: 'Ask', exact: true }).click();
  expect(await sentTo(page, 'playground/ask', ask)).toEqual({
    application_id: other.id,
    environment: 'test',
    base_ids: [contracts.id],
    question: 'When does the lease end?',
    idempotency_key: expect.any(String),
  });
  await end();
});

test('a text is tried with the chosen kinds of data, and letters of a text pasted as addresses are masked', async () => {
  const { page, end } = await visit('administrator', 'policies');
  const { companyId: company_id } = access();
  await page.getByText('Remove personal data').click();
  await set(page, 'radio', 'Only some kinds', true);
  await set(page, 'checkbox', 'Email', false);
  await page.getByText('Try it', { exact: true }).click();
  await page.getByLabel('Your text').fill('Ask Jane.');
  const show = () => page.getByRole('button', { name: 'Show what would be removed' }).click();
  expect(await sentTo(page, 'operations/privacy.try', show)).toEqual({
    company_id,
    text: 'Ask Jane.',
    personal_data_kinds: PERSONAL_DATA_KINDS.filter((kind) => kind !== 'EMAIL'),
  });
  await page.getByText('Allow only the IP addresses in a list').click();
  const paste = () => page.getByLabel('IP addresses, one on each line').fill('the password is hunter2');
  expect(await sentTo(page, 'operations/policy.check-addresses', paste)).toEqual({
    company_id,
    entries: ['??e ?a?????d ?? ????e?2'],
  });
  await end();
});

test('an operator creates a company with its budget, suspends and activates it', async () => {
  const { page, end } = await revisit('operator', 'overview');
  await page.goto(`${access().url}#/stage`);
  const name = `New company ${access().companyId}`;
  await page.getByRole('button', { name: 'Create company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Monthly budget in US dollars').fill('12.50');
  const create = () => dialog.getByRole('button', { name: 'Create company' }).click();
  expect(await sentTo(page, 'operations/company.create', create)).toEqual({ name, monthly_budget_usd: '12.50' });
  await page.getByRole('searchbox', { name: 'Find a company' }).first().fill(name);
  const companies = await administer(cloud(), 'company.list', {});
  const company_id = companies.find((company: { name: string }) => company.name === name).id;
  for (const [what, operation] of [
    ['Suspend', 'company.suspend'],
    ['Activate', 'company.activate'],
  ] as const) {
    await page.getByRole('button', { name: `${what}… ${name}` }).click();
    const confirm = () => dialog.getByRole('button', { name: `${what} company` }).click();
    expect(await sentTo(page, `operations/${operation}`, confirm), operation).toEqual({ company_id });
  }
  await end();
});
