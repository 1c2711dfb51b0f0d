// Guarantee: a viewer sees the pages of the company, no control that changes anything, and no link to the pages of the
// stage; a person whose role was changed meanwhile loses the controls with the first refusal. Risk: a viewer reads
// "Your role does not allow this." after filling in a form, and learns of pages that are for operators.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { administer } from '../harness/administer.ts';
import { addDocument } from '../harness/company.ts';
import { access, cloud, emailOf, missing, openOwnCompany, revisit, visit } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
const BASE = 'Handbook';
const FILE = 'opening-hours.md';
let baseId = '';

beforeAll(async () => {
  if (missing === null) {
    const base = { company_id: access().companyId, name: BASE };
    ({ id: baseId } = await administer(cloud(), 'base.create', base));
    await addDocument(cloud(), baseId, FILE, 'The office opens at nine.');
  }
});

test('a viewer sees knowledge bases without a way to change them', async () => {
  const { page, go, end, complaints } = await revisit('viewer', 'knowledge');
  const row = page.getByRole('row').filter({ hasText: BASE });
  await row.waitFor();
  expect(await row.getByRole('button').count()).toBe(0);
  await go(`knowledge/${baseId}`);
  await page.getByRole('button', { name: `Actions for ${FILE}` }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Open']);
  expect(await page.locator('input[type=file]').count()).toBe(0);
  expect(complaints()).toEqual([]);
  await end();
});

test('a viewer sees the policies and the budget without a way to change them', async () => {
  const { page, go, end, complaints } = await revisit('viewer', 'policies');
  expect(await page.getByLabel('Monthly budget in US dollars').isEditable()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Allow only the IP addresses in a list' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
  await go('overview');
  expect(await page.getByRole('link', { name: 'Change the budget' }).count()).toBe(0);
  expect(complaints()).toEqual([]);
  await end();
});

test.each([
  ['administrator', false],
  ['viewer', false],
  ['operator', true],
])('the navigation of the role %s has links to the pages of the stage: %s', async (role, hasLinks) => {
  const { page, end } = await revisit(role, 'overview');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await links.filter({ hasText: 'API reference' }).waitFor();
  const names = (await links.allInnerTexts()).map((name) => name.trim());
  expect(names.includes('Companies and health')).toBe(hasLinks);
  expect(names.includes('Operators')).toBe(hasLinks);
  await end();
});

test('a document of an archive cannot be deleted by itself, and a right-to-left override in its name is shown', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  // After a right-to-left override, text is shown backward, so that one name could pass for another.
  const file = 'notes\u202e.md';
  await page.route('**/operations/documents.list', async (route) => {
    const response = await route.fetch();
    const { documents, next } = await response.json();
    const archive = randomUUID();
    await route.fulfill({
      response,
      json: { documents: documents.map((one: object) => ({ ...one, archive, file })), next },
    });
  });
  await go(`knowledge/${baseId}`);
  await page.getByRole('row').filter({ hasText: 'notes[U+202E].md' }).waitFor();
  await page.getByRole('button', { name: 'Actions for notes[U+202E].md' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Open']);
  await end();
});

test('an administrator who becomes a viewer while pages are open loses the controls with the first refusal', async () => {
  const { companyId: company_id } = access();
  const members = await administer(cloud(), 'member.list', { company_id });
  const { id: member_id } = members.find(({ email }: { email: string }) => email === emailOf('viewer'));
  await administer(cloud(), 'member.update', { member_id, role: 'administrator' });
  const { page, end } = await visit('viewer', 'members');
  const invite = page.getByRole('button', { name: 'Invite somebody' });
  await invite.click();
  await administer(cloud(), 'member.update', { member_id, role: 'viewer' });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('erin@example.com');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('Your role does not allow this.').waitFor();
  await invite.waitFor({ state: 'detached' });
  await end();
});

test('the audit page marks the name of an actor as not verified, except that of a member who used the console', async () => {
  const { page, go, end } = await revisit('administrator', 'members');
  await page.getByRole('button', { name: `Actions for ${emailOf('viewer')}` }).click();
  await page.getByRole('menuitem', { name: 'Change role to administrator' }).click();
  await page.getByText(`The role of ${emailOf('viewer')} is now administrator.`).waitFor();
  await go('audit');
  const row = (change: string) => page.getByRole('row').filter({ hasText: change }).first();
  await row('Created a knowledge base').getByText('Name not verified').waitFor();
  expect(await row(emailOf('administrator')).getByText('Name not verified').count()).toBe(0);
  await end();
});

test('while the keys of one company are loading, those of another are not shown in their place', async () => {
  const name = `Second company ${randomUUID()}`;
  const { id: company_id } = await administer(cloud(), 'company.create', { name, monthly_budget_usd: '5' });
  await administer(cloud(), 'member.invite', { company_id, email: emailOf('administrator'), role: 'viewer' });
  const [application] = await administer(cloud(), 'application.list', { company_id: access().companyId });
  const key = { environment: 'test', scopes: ['knowledge:read'], name: 'Website' };
  await administer(cloud(), 'key.create', { application_id: application.id, ...key });
  const { page, end } = await visit('administrator', 'keys');
  const link = page.getByRole('link', { name: 'Website' });
  await link.waitFor();
  await page.route('**/operations/company.keys', () => undefined);
  await page.getByRole('button', { name: /^Company: / }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name: `Company: ${name}` }).waitFor();
  await link.waitFor({ state: 'detached' });
  await end();
});
