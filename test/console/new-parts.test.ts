// Guarantee: on a key's page the key gets another name and loses a permission, and never gets one; a keyboard reaches
// the content of a page at once; a month without live calls leads to its test calls. Risk: a key that can do too much
// keeps doing it because changing it takes a command, and a company that tried the service reads that nothing happened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, missing, openOwnCompany, type Visit, visit } from './open-console.ts';

await openOwnCompany();

describe.skipIf(missing !== null)('an administrator', () => {
  let person: Visit;
  beforeAll(async () => {
    person = await visit('administrator', 'keys');
  });
  afterAll(() => person.end());

  it('renames a key and takes a permission from it', async () => {
    const { page } = person;
    await page.getByRole('button', { name: 'Create key' }).first().click();
    await page.getByLabel('Name of the key').fill('Wide');
    await page.getByText('Ask (copilot:query)').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await page.getByText('/copilot/query').waitFor();
    await page.getByRole('button', { name: 'I have stored the key' }).click();
    await page.getByRole('link', { name: 'Wide' }).click();
    await page.getByText('Created by').waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(' ');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.locator('input[aria-invalid=true]:focus').waitFor();
    await dialog.getByLabel('Name').fill('Narrow');
    expect(await dialog.getByRole('checkbox').count()).toBe(2);
    await dialog.getByText('Ask', { exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('The key Narrow has been changed.').first().waitFor();
    await page.getByRole('heading', { name: 'Key Narrow' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Narrow' });
    expect(await row.getByText('Search', { exact: true }).count()).toBe(1);
    await person.go('audit');
    await page.getByRole('row').filter({ hasText: 'Changed a key' }).getByText('name: from Wide to Narrow').waitFor();
  });

  it('skips the navigation with the first Tab and Enter', async () => {
    const { page } = person;
    await page.reload();
    await page.getByRole('heading', { name: 'Audit', level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Skip to the content of the page' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('main:focus').waitFor();
  });

  it('causes no browser errors', () => {
    expect(person.complaints()).toEqual([]);
  });
});
