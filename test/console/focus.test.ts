// Guarantee: in a narrow window, a person who uses only the keyboard keeps a useful focus when the focused element is
// removed, hidden or disabled, and sees the outcome of an action; the notice of a success is not shown on the next
// page. Risk: after each action, a person without a mouse or a screen starts over at the top of the page and does not
// know why.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseFiles, createBase, missing, openOwnCompany, type Visit, visit } from './open-console.ts';

await openOwnCompany();

const WINDOW_HEIGHT = 640;
const FILE = 'lamps.md';
const FOCUSED =
  '[document.activeElement.tagName, (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()].join(" ")';

// Waits until an element has the focus, and checks that it is in the window.
async function expectFocus(page: Page, wanted: string): Promise<void> {
  await expect.poll(() => page.evaluate<string>(FOCUSED)).toBe(wanted);
  expect(await isInWindow(page)).toBe(true);
}

function isInWindow(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    '(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())',
  );
}

describe.skipIf(missing !== null)('the focus, with the keyboard in a window of 320 pixels', () => {
  let person: Visit;
  const press = (name: string | RegExp, within = '') =>
    (within === '' ? person.page : person.page.getByRole('dialog'))
      .getByRole('button', { name, exact: true })
      .first()
      .press('Enter');

  beforeAll(async () => {
    person = await visit('administrator', 'knowledge', { viewport: { width: 320, height: WINDOW_HEIGHT } });
    await createBase(person.page, 'Handbook');
  });
  afterAll(() => person.end());

  it('moves to the heading of the upload when it begins, and when it is closed', async () => {
    const { page } = person;
    const buffer = Buffer.from('Lamps are ordered in May.\n');
    await chooseFiles(page, [{ name: FILE, mimeType: 'text/markdown', buffer }]);
    await press('Upload');
    await expectFocus(page, 'H2 Add documents');
    await page.getByText('1 of 1 finished').waitFor();
    await press('Done');
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    await expectFocus(page, 'H2 Add documents');
  });

  it('moves to the heading of a list whose row was removed; the notice is in the window, and gone on the next page', async () => {
    const { page, go } = person;
    await press(`Actions for ${FILE}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press('Delete document', 'dialog');
    const notice = page.getByText(`${FILE} has been deleted.`).first();
    await notice.waitFor();
    await page.getByText('There is no document yet').waitFor();
    await expectFocus(page, 'H2 Documents (0)');
    const box = await notice.boundingBox();
    expect({
      beginsInside: box !== null && box.y >= 0,
      endsInside: box !== null && box.y + box.height <= WINDOW_HEIGHT,
    }).toEqual({ beginsInside: true, endsInside: true });
    await go('members');
    expect(await notice.count()).toBe(0);
  });

  it('moves back to the button that creates a key, after the two dialogs for a new key', async () => {
    const { page, go } = person;
    await go('keys');
    await press('Create key');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Application (?!Loading)/ }).waitFor();
    await dialog.getByLabel('Name of the key').fill('Website');
    await press('Create key', 'dialog');
    await press('I have stored the key', 'dialog');
    await page.getByRole('link', { name: 'Website' }).waitFor();
    await expectFocus(page, 'BUTTON Create key');
  });

  it('stays on the menu button of a key that was revoked, although the button is then disabled', async () => {
    const { page } = person;
    await press('Actions for Website');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox').fill('Website');
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: 'Revoked' }).waitFor();
    await expectFocus(page, 'BUTTON Actions for Website');
    expect(await page.getByRole('button', { name: 'Actions for Website' }).isDisabled()).toBe(true);
  });

  it('moves to the heading above a link that is hidden', async () => {
    const { page } = person;
    await page.getByRole('link', { name: 'Website' }).focus();
    await page.evaluate("document.activeElement.style.display = 'none'");
    await expectFocus(page, 'H2 Your keys (1)');
    await page.evaluate("document.querySelectorAll('main a').forEach((link) => link.style.removeProperty('display'))");
  });

  it('moves to the heading of the page that a link opens', async () => {
    const { page } = person;
    await page.getByRole('link', { name: 'Website' }).press('Enter');
    await page.getByRole('link', { name: 'All keys' }).press('Enter');
    await page.getByRole('link', { name: 'Website' }).waitFor();
    await person.go('overview');
    await page.getByRole('link', { name: 'Change the budget' }).press('Enter');
    await expectFocus(page, 'H1 Policies');
  });

  it('stays on a button that is disabled when it is pressed', async () => {
    const { page } = person;
    await page.getByLabel('Questions per minute').fill('30');
    await press('Discard');
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    const discard = page.getByRole('button', { name: 'Discard' });
    await expectFocus(page, 'BUTTON Discard');
    expect(await discard.isDisabled()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await discard.evaluate('document.activeElement.tagName')).not.toBe('BODY');
    await discard.and(page.locator('[disabled]')).waitFor();
  });

  it('causes no browser errors', () => {
    expect(person.complaints()).toEqual([]);
  });
});
