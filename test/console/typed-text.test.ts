// Guarantee: the console asks before a dialog with typed text is left, by Escape, Cancel, its close button, the
// browser's Back button, or closing the window; a person who stays finds the text and the focus as they were. A person
// who typed nothing, or saved the text, is not asked. Risk: a long description is lost to a key pressed by mistake, or
// the question comes so often that nobody reads it.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf } from '../harness/console/sign-in.ts';
import { access, axeFindings, missing, openOwnCompany, revisit } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
const TEXT = 'What visitors ask most';

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Create a knowledge base' });
const fieldOf = (page: Page) => dialogOf(page).getByLabel('Description');
const questionOf = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' });

async function openDialog(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Create knowledge base' }).first().click();
  await dialogOf(page).waitFor();
  if (text !== '') {
    await fieldOf(page).click();
    await page.keyboard.type(text);
  }
}

// Whether the browser would ask before the window is closed.
function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate<boolean>("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");
}

const WAYS_TO_LEAVE: readonly [way: string, act: (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Cancel', (page) => dialogOf(page).getByRole('button', { name: 'Cancel' }).click()],
  ['the close button', (page) => dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()],
  ['Back', (page) => page.evaluate('history.back()')],
];

test.each(WAYS_TO_LEAVE)(
  'asks before %s discards text, and keeps text and focus of a person who stays',
  async (way, act) => {
    const { page, go, complaints, end } = await revisit('administrator', 'usage');
    await go('knowledge');
    await openDialog(page, TEXT);
    expect(await asksBeforeClosing(page)).toBe(true);
    await act(page);
    await questionOf(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await questionOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => fieldOf(page).evaluate((field) => field.matches(':focus'))).toBe(true);
    expect(await fieldOf(page).inputValue()).toBe(TEXT);
    expect(page.url()).toBe(addressOf(access(), 'knowledge'));
    await act(page);
    await questionOf(page).getByRole('button', { name: 'Discard' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: way === 'Back' ? 'Usage' : 'Knowledge' }).waitFor();
    expect(page.url()).toBe(addressOf(access(), way === 'Back' ? 'usage' : 'knowledge'));
    expect(await asksBeforeClosing(page)).toBe(false);
    expect(complaints()).toEqual([]);
    await end();
  },
);

test.each(WAYS_TO_LEAVE)('does not ask at %s once everything that was typed is deleted', async (_way, act) => {
  const { page, go, end } = await revisit('administrator', 'usage');
  await go('knowledge');
  await openDialog(page, 'a');
  await page.keyboard.press('Backspace');
  expect(await asksBeforeClosing(page)).toBe(false);
  await act(page);
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await questionOf(page).count()).toBe(0);
  await end();
});

test('asks after a save that failed, and not once the text is saved', async () => {
  const { page, end } = await revisit('administrator', 'knowledge');
  await openDialog(page, TEXT);
  await dialogOf(page).getByLabel('Name').fill('Visitors');
  await page.route('**/operations/base.create', (route) => route.fulfill({ status: 400, json: { error: 'Not now.' } }));
  const submit = dialogOf(page).getByRole('button', { name: 'Create', exact: true });
  await submit.click();
  await dialogOf(page).getByText('Not now.').waitFor();
  await page.keyboard.press('Escape');
  await questionOf(page).getByText('Keep editing').click();
  await questionOf(page).waitFor({ state: 'detached' });
  await page.unroute('**/operations/base.create');
  await submit.click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await questionOf(page).count(), 'questions in the page').toBe(0);
  expect(await asksBeforeClosing(page), 'asks before closing').toBe(false);
  await end();
});

test('does not ask after a search in the options of a field', async () => {
  const { page, go, end } = await revisit('administrator', 'usage');
  const applications = Array.from({ length: 12 }, (_, index) => ({ id: randomUUID(), name: `Shop ${index}` }));
  await page.route('**/operations/application.list', (route) => route.fulfill({ json: applications }));
  await go('keys');
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Name of the key' });
  await dialog.getByRole('button', { name: 'Shop 0' }).click();
  await page.keyboard.type('Shop 7');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Shop 7' }).waitFor();
  expect(await asksBeforeClosing(page)).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await end();
});
