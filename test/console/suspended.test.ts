// Guarantee: while a company is suspended, every page says to its administrators what they can still do, and has only
// the controls for that; operators keep all controls. Risk: an administrator fills in a form that is then refused, or
// cannot find where to revoke a key.
import { beforeAll, expect, it } from 'vitest';
import { administer } from '../harness/administer.ts';
import { addDocument } from '../harness/company.ts';
import { access, axeFindings, cloud, emailOf, missing, openOwnCompany, revisit, visit } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
const FILE = 'opening-hours.md';
let baseId = '';

beforeAll(async () => {
  if (missing !== null) {
    return;
  }
  const { companyId: company_id } = access();
  ({ id: baseId } = await administer(cloud(), 'base.create', { company_id, name: 'Handbook' }));
  await addDocument(cloud(), baseId, FILE, 'The office opens at nine.');
  const [application] = await administer(cloud(), 'application.list', { company_id });
  const key = { environment: 'test', scopes: ['knowledge:read'], name: 'Website' };
  await administer(cloud(), 'key.create', { application_id: application.id, ...key });
  await administer(cloud(), 'company.suspend', { company_id });
});

test('administrators see what they can still do, and no control that would be refused', async () => {
  const { page, go, end } = await visit('administrator', 'keys');
  const itemsOf = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem').first().waitFor();
    const items = await page.getByRole('menuitem').allInnerTexts();
    await page.keyboard.press('Escape');
    return items.map((item) => item.replace('…', '').trim());
  };
  const sentence = page.getByText(
    'Until then, you can read, delete, remove and revoke, but not add or change anything.',
  );
  const expectNoButtons = async (...names: readonly string[]) => {
    await sentence.waitFor();
    for (const name of names) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
  };
  expect(await itemsOf('Website')).toEqual(['Revoke']);
  await expectNoButtons('Create key');
  await go('members');
  expect(await itemsOf(emailOf('viewer'))).toEqual(['Remove']);
  await expectNoButtons('Invite somebody');
  await go('knowledge');
  await page.getByRole('button', { name: /^Delete.* Handbook$/ }).waitFor();
  await expectNoButtons('Create knowledge base', 'Edit Handbook');
  await go(`knowledge/${baseId}`);
  expect(await itemsOf(FILE)).toEqual(['Open', 'Delete']);
  expect(await page.locator('input[type=file]').count()).toBe(0);
  await go('policies');
  expect(await page.getByLabel('Monthly budget in US dollars').isEditable()).toBe(false);
  await expectNoButtons('Save changes');
  await go('playground');
  await page.getByText('The playground cannot be used while the company is suspended.').waitFor();
  await expectNoButtons('Ask');
  await end();
});

test('operators keep every control', async () => {
  const { page, go, end } = await revisit('operator', 'keys');
  await page.getByRole('button', { name: 'Create key' }).first().waitFor();
  await go(`knowledge/${baseId}`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await end();
});

test('an administrator whose company is suspended meanwhile loses the controls with the first refusal', async () => {
  const { companyId: company_id } = access();
  await administer(cloud(), 'company.activate', { company_id });
  const { page, end } = await visit('administrator', 'members');
  const invite = page.getByRole('button', { name: 'Invite somebody' });
  await invite.click();
  await administer(cloud(), 'company.suspend', { company_id });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('erin@example.com');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('its members can only read, delete and revoke.').waitFor();
  await invite.waitFor({ state: 'detached' });
  await end();
});
