// Guarantee: a wrong address shows a message, and an incomplete form focuses the first field to correct. Risk: a wrong
// link shows another company's overview, or a screen reader announces nothing.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilShown } from '../harness/console/sign-in.ts';
import { access, axeFindings, missing, openOwnCompany, revisit } from './open-console.ts';

await openOwnCompany();

const test = it.skipIf(missing !== null);
const UNKNOWN = randomUUID();

const ADDRESSES: readonly (readonly [address: string, role: string, sentence: string])[] = [
  ['#/c/no-such-company/keys', 'administrator', 'The company does not exist, or you do not have access to it.'],
  [`#/c/${UNKNOWN}/overview`, 'administrator', 'The company does not exist, or you do not have access to it.'],
  ['#/c/no-such-company/keys', 'operator', 'The company does not exist, or you do not have access to it.'],
  [`#/c/${UNKNOWN}/overview`, 'operator', 'There is no company with this ID.'],
  ['#/no-such-page', 'administrator', 'The link is wrong, or you do not have access to the page.'],
  ['#/operators', 'administrator', 'The link is wrong, or you do not have access to the page.'],
];

test.each(ADDRESSES)('the address %s says to the %s: %s', async (address, role, sentence) => {
  const { page, end, complaints } = await revisit(role, 'reference');
  await page.goto(`${access().url}${address}`);
  await page.getByText(sentence).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Checks that the message stays: a redirect to another page would come later.
  await untilShown(page);
  expect(await page.getByText(sentence).count()).toBe(1);
  expect(page.url()).toBe(`${access().url}${address}`);
  expect(complaints()).toEqual([]);
  await end();
});

test('an address without a page leads to the overview', async () => {
  const { page, end } = await revisit('administrator', 'reference');
  await page.goto(`${access().url}#/`);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await end();
});

const FORMS: readonly (readonly [name: string, at: string, open: string, submit: string, field: string])[] = [
  ['a new key', 'keys', 'Create key', 'Create key', 'Name of the new application'],
  ['a new base', 'knowledge', 'Create knowledge base', 'Create', 'Name'],
  ['an invitation', 'members', 'Invite somebody', 'Invite', 'Email address'],
];

test.each(FORMS)(
  'submitting the empty form of %s focuses its first field, which is no longer invalid once it is filled',
  async (_name, at, open, submit, field) => {
    const { page, go, end } = await revisit('administrator', 'reference');
    await page.route('**/operations/application.list', (route) => route.fulfill({ json: [] }));
    await go(at);
    await page.getByRole('button', { name: open }).first().click();
    await untilShown(page);
    await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    expect(await focusedLabel(page)).toBe(field);
    await page.keyboard.type('ann@example.com');
    await page.locator('[aria-invalid=true]:focus').waitFor({ state: 'detached' });
    await end();
  },
);

function focusedLabel(page: Page): Promise<string> {
  return page.evaluate<string>('(document.activeElement?.labels?.[0]?.textContent ?? "").trim()');
}
