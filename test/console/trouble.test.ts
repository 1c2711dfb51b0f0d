// Guarantee: the console stays usable with ten thousand keys, without a network, with a wrong clock, with only the
// keyboard, and on a very wide screen, and refuses a file that is too large before it is sent. Risk: nobody can revoke
// a key just when something goes wrong.
import { expect, it } from 'vitest';
import { untilShown } from '../harness/console/sign-in.ts';
import { fakeManyRows } from './many-rows.ts';
import { axeFindings, createBase, missing, openOwnCompany, overflowPixels, revisit, visit } from './open-console.ts';

await openOwnCompany();

const ROWS = 10_000;
// More than the page and a dialog have together.
const TAB_STOPS_MAX = 80;
// Created in the page, because a file from the test would be sent to the browser byte by byte.
const CHOOSE_LARGE_FILE = `(() => {
  const input = document.querySelector('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.7', new Uint8Array(60 * 1024 * 1024)], 'large.pdf'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
})()`;
const test = it.skipIf(missing !== null);
// For tests that mostly wait until the console retries.
const concurrently = missing === null ? it.concurrent : it.skip;

test('pages through ten thousand keys, finds one of them, and links to it', async () => {
  const { page, go, end, complaints } = await revisit('administrator', 'members');
  await fakeManyRows(page, ROWS);
  await go('keys');
  await page.getByText('(10,000)').waitFor();
  expect(await page.locator('main tbody tr').count()).toBe(25);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/keys-page=2/);
  await page.getByPlaceholder(/^Find a key/).fill('Key 9876');
  await page.getByText('1 match', { exact: true }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Key 9876' }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints()).toEqual([]);
  await end();
});

test('pages through ten thousand documents, finds one, and shows why some could not be read', async () => {
  const { page, go, end, complaints } = await revisit('administrator', 'knowledge');
  await createBase(page, 'Archive of reports');
  const [base = ''] = /knowledge\/[^/?]+$/.exec(page.url()) ?? [];
  await fakeManyRows(page, ROWS);
  await go('knowledge');
  await go(base);
  await page.getByText('(10,000)').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/documents-page=2/);
  await page.getByPlaceholder(/^Find a document/).fill('Report 9900');
  await page.getByText('1 match', { exact: true }).first().waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Report 9900.pdf' }).textContent()).toContain(
    'The PDF is encrypted.',
  );
  expect(complaints()).toEqual([]);
  await end();
});

concurrently('reports a lost network, and loads the page automatically when it is back', async () => {
  const { page, go, end } = await visit('administrator', 'members');
  await go('keys');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByText('The service cannot be reached.').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await page
    .locator('main')
    .getByText(/^viewer\./)
    .first()
    .waitFor();
  await end();
});

concurrently(
  'reports a lost network on a page whose script cannot be fetched, which works after a reload',
  async () => {
    const { page, end } = await visit('administrator', 'keys');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Audit' }).click();
    await page.getByText('This discards what is not saved on other pages').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
    await end();
  },
);

concurrently('calls a busy service again after the seconds of Retry-After, and not before', async () => {
  const { page, go, end } = await revisit('administrator', 'members');
  const asked: number[] = [];
  await page.route('**/api/console/operations/company.keys', (route) => {
    asked.push(performance.now());
    const headers = { 'retry-after': '3' };
    return asked.length > 1
      ? route.continue()
      : route.fulfill({ status: 503, headers, json: { error: 'The service is busy.' } });
  });
  // Waits from the start: the sentence is shown for three seconds, and loading the page may take longer.
  const announced = page.getByText(/^Trying again in \d seconds?\.$/).waitFor();
  await go('keys');
  await announced;
  await page.getByText('(0)', { exact: true }).waitFor();
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(2_900);
  await end();
});

test('signs in and shows the keys with a clock that is 6 minutes off, in either direction', async () => {
  const { page, end, complaints } = await visit('administrator', 'keys');
  // Each shift is added to those before it.
  for (const [shift, minutes] of [
    [6, 6],
    [-12, -6],
  ] as const) {
    const content = `const now = Date.now; Date.now = () => now.call(Date) + ${shift * 60_000};`;
    await page.context().addInitScript({ content: `{ ${content} }` });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
    await untilShown(page);
    expect(await page.evaluate<number>('Math.round((Date.now() - new Date().getTime()) / 60000)')).toBe(minutes);
    expect(complaints(), `${minutes} minutes`).toEqual([]);
  }
  await end();
});

test('creates a key with only the keyboard', async () => {
  const { page, end } = await visit('administrator', 'keys');
  const tabTo = async (wanted: string) => {
    for (let presses = 0; presses < TAB_STOPS_MAX; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate<string>(
        '(document.activeElement.textContent || document.activeElement.labels?.[0]?.textContent || "").trim()',
      );
      if (focused.startsWith(wanted)) {
        return;
      }
    }
    throw new Error(`Tab never reaches "${wanted}".`);
  };
  await tabTo('Create key');
  await page.keyboard.press('Enter');
  // Until then nothing can be submitted, and Tab passes over the button.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Application Intranet/ })
    .waitFor();
  await tabTo('Name of the key');
  await page.keyboard.type('By keyboard');
  await tabTo('Create key');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('heading', { name: 'Your new key: By keyboard' });
  await shown.waitFor();
  // Escape and Enter do not lose the key either: Escape does not close this dialog, and the copy button has the focus.
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Copy' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await shown.isVisible()).toBe(true);
  await end();
});

test('has no findings and no overflow on a screen of 2,560 pixels', async () => {
  const { page, go, end } = await revisit('administrator', 'reference');
  const before = page.viewportSize();
  await page.setViewportSize({ width: 2_560, height: 1_300 });
  for (const at of ['overview', 'keys', 'policies']) {
    await go(at);
    expect(await axeFindings(page), at).toEqual([]);
    expect(await overflowPixels(page), at).toBe(0);
  }
  await page.setViewportSize(before ?? { width: 1_280, height: 720 });
  await end();
});

test('refuses a file of 60 MB before anything is sent', async () => {
  const { page, end } = await revisit('administrator', 'knowledge');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/documents\.prepare$/.test(request.url()) || request.method() === 'PUT') {
      sent.push(request.url());
    }
  });
  await createBase(page, 'Large files');
  await page.evaluate(CHOOSE_LARGE_FILE);
  await page
    .getByText(/large\.pdf/)
    .first()
    .waitFor();
  await page.getByText('The file is larger than 50 MB.').first().waitFor();
  await page.getByText('There is nothing to upload.').waitFor();
  expect(sent).toEqual([]);
  await end();
});
