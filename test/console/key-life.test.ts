// Guarantee: an administrator can create a key in the console, which works on the next call, can be replaced, and is
// refused on the next call after it was revoked in another window; it is shown once and then nowhere in the page. Risk:
// a key remains in a page, a log or an address; a revocation only seems to work; or a form cannot be sent again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { access, heldBy, missing, openOwnCompany, revisit, type Visit, visit } from './open-console.ts';

await openOwnCompany();

// The longest name that is allowed, without a place where a line could break.
const LONGEST_NAME = 'Kiosk'.repeat(40);
const NAME = 'Website <b>one</b>';

async function healthWith(key: string): Promise<number> {
  const { status } = await fetch(`${access().apiUrl}/api/public/v1/health`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return status;
}

describe.skipIf(missing !== null)('the life of a key', () => {
  let first: Visit;
  let key = '';
  let next = '';

  beforeAll(async () => {
    // The browser's Back button leads to a page of the console.
    first = await visit('administrator', 'overview');
    await first.go('keys');
  });
  afterAll(() => first.end());

  it('asks for a name, and creates a key that works on the next call', async () => {
    const { page } = first;
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('Give the key a name').waitFor();
    await dialog.getByLabel('Name of the key').fill(NAME);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: /^Your new key/ }).waitFor();
    key = (await page.locator('code').first().textContent()) ?? '';
    expect(key).toMatch(/^kc_test_[0-9A-Za-z]{38}$/);
    expect(await healthWith(key)).toBe(200);
  });

  it('keeps showing the key when the browser goes back, and asks before the console is closed', async () => {
    const { page } = first;
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Overview', includeHidden: true }).waitFor();
    const asks = "!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    expect(await page.locator('code').first().textContent()).toBe(key);
    expect(await page.evaluate(asks), 'asks before closing').toBe(true);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Keys', includeHidden: true }).waitFor();
  });

  it('forgets the key once its dialog is closed: not in the page, the address, or any storage', async () => {
    const { page } = first;
    await page.getByRole('button', { name: 'I have stored the key' }).click();
    await page.getByRole('link', { name: NAME }).waitFor();
    const held = await heldBy(page);
    expect(held).not.toContain(key);
    expect(held).not.toMatch(/eyJ[\w-]{20}/);
  });

  it('shows a name with markup as text', async () => {
    expect(await first.page.locator('main b').count()).toBe(0);
  });

  it('replaces the key, with a grace period in which both work', async () => {
    const { page } = first;
    await page.getByRole('button', { name: `Actions for ${NAME}` }).click();
    await page.getByRole('menuitem', { name: 'Rotate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate key' }).click();
    await page.getByText('The previous key expires').waitFor();
    next = (await page.locator('code').first().textContent()) ?? '';
    expect({ replaced: await healthWith(key), replacement: await healthWith(next) }).toEqual({
      replaced: 200,
      replacement: 200,
    });
    await page.getByRole('button', { name: 'I have stored the key' }).click();
  });

  it('revokes the key in another window once its name is typed, and refuses it from the next call on', async () => {
    const second = await revisit('administrator');
    const { page } = second;
    await page
      .getByRole('row')
      .filter({ hasText: next.slice(0, 12) })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'Revoke key' });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill(NAME);
    await submit.click();
    await page.getByText(`The key ${NAME} has been revoked`).waitFor();
    expect(await healthWith(next)).toBe(401);
    expect(second.complaints()).toEqual([]);
    await second.end();
  });

  it('creates a new application only once, even if the first attempt to create its key fails', async () => {
    const { page, end } = await revisit('administrator');
    const asked: string[] = [];
    await page.route(/operations\/(?:application|key)\.create$/, (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      asked.push(name);
      return name === 'key.create' && asked.length === 2
        ? route.fulfill({ status: 503, json: { error: 'The service is busy.' } })
        : route.continue();
    });
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    // Only once the applications are loaded, because a growing list moves the option.
    await dialog.getByRole('button', { name: /^Application (?!Loading)/ }).click();
    await page.getByRole('option', { name: 'A new application…' }).click();
    await dialog.getByLabel('Name of the new application').fill('Kiosk');
    await dialog.getByLabel('Name of the key').fill('Kiosk key');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('The service is busy.').waitFor();
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Your new key: Kiosk key' }).waitFor();
    expect(asked).toEqual(['application.create', 'key.create', 'key.create']);
    await page.getByRole('button', { name: 'I have stored the key' }).click();
    await end();
  });

  it('says that a key may have been created although the response was lost, and shows its long name', async () => {
    const { page, end } = await revisit('administrator');
    await page.route('**/operations/key.create', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Application (?!Loading)/ }).waitFor();
    await dialog.getByLabel('Name of the key').fill(LONGEST_NAME);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('The request may have succeeded anyway.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    // The list behind the dialog is loaded again without being asked, as it may have changed.
    // Broken into lines, so that the other columns stay in sight.
    expect((await page.getByRole('link', { name: LONGEST_NAME }).boundingBox())?.width).toBeLessThan(300);
    await end();
  });

  it('causes no browser errors', () => {
    expect(first.complaints()).toEqual([]);
  });
});
