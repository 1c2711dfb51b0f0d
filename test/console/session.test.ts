// Guarantee: when a session ends in the middle of a form, a second window renews it and nothing that was typed is lost;
// the form's call continues by itself, but never as somebody else. Signing out ends the session at the issuer, too,
// and the sessions of the same person's other windows, and the browser's back button does not bring it back.
// Risk: a long form is lost, a change is made as another person, or a session outlives its window.
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { signOutEverywhere } from '../harness/console/console-cloud.ts';
import { addressOf, signIn, untilShown } from '../harness/console/sign-in.ts';
import { access, emailOf, missing, openOwnCompany, visit } from './open-console.ts';

await openOwnCompany();

const NAME = 'Typed before the end';
const test = it.skipIf(missing !== null);

// Sends a form whose session has ended, and opens the second window.
async function openSecondWindow(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Create key' }).first().click();
  const form = page.getByRole('dialog').filter({ hasText: 'Name of the key' });
  await form.getByLabel('Name of the key').fill(NAME);
  await signOutEverywhere(access().pool, emailOf('administrator'));
  // The access token's 15 minutes are over.
  await page.evaluate('performance.now = ((now) => () => now.call(performance) + 900_000)(performance.now)');
  await form.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open a second window' }).last().click();
  return opened;
}

// Tries to renew a session with the refresh token that a window has revoked.
async function renewRevoked(request: Request): Promise<Response> {
  await request.response();
  const { token = '', client_id = '' } = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  return fetch(request.url().replace('/revoke', '/token'), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token, client_id }),
  });
}

test('a session that ends in a form is renewed in a second window, and the form continues', async () => {
  const { page, complaints, end } = await visit('administrator');
  await signIn(await openSecondWindow(page), access(), 'administrator');
  await page.getByRole('heading', { name: `Your new key: ${NAME}` }).waitFor();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor({ state: 'hidden' });
  expect(complaints()).toEqual([]);
  await end();
});

test('a form does not continue as another person who uses the second window', async () => {
  const { page, end } = await visit('administrator');
  await signIn(await openSecondWindow(page), access(), 'viewer');
  await page.getByRole('heading', { name: 'Somebody else signed in' }).waitFor();
  await end();
});

test('a session that is signed out cannot be renewed, and the password is asked for again, also by the issuer', async () => {
  const { page, end } = await visit('viewer');
  const revoking = page.waitForRequest((request) => request.url().endsWith('/oauth2/revoke'));
  await page.getByRole('button', { name: emailOf('viewer') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const renewal = await renewRevoked(await revoking);
  expect(renewal.status).toBe(400);
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
  await page.getByLabel('Password').waitFor();
  await page.goto(access().url);
  await page.getByLabel('Password').waitFor();
  await end();
});

test('signing out in one window ends the session of another, which keeps what was typed', async () => {
  const { page, end } = await visit('administrator');
  const other = await page.context().newPage();
  await other.goto(addressOf(access(), 'keys'));
  await untilShown(other);
  await other.getByRole('button', { name: 'Create key' }).first().click();
  const name = other.getByRole('dialog').getByLabel('Name of the key');
  await name.fill(NAME);
  const revoking = other.waitForRequest((request) => request.url().endsWith('/oauth2/revoke'));
  await page.getByRole('button', { name: emailOf('administrator') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  const renewal = await renewRevoked(await revoking);
  expect(renewal.status).toBe(400);
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
  expect(await name.inputValue()).toBe(NAME);
  await end();
});

test('a window that is restored after signing out shows nothing, and loads the console again', async () => {
  const { page, end } = await visit('viewer');
  // The browser of the tests restores no page. So the window stays where it is, as after any answer with 204, and gets
  // the events of one that was left and restored. The issuer still knows the person, and signs in without asking.
  await page.route(/logout_uri=/, (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForResponse(/logout_uri=/);
  await page.getByRole('button', { name: emailOf('viewer') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await leaving;
  expect(await page.locator('body').innerText()).toContain('Keys');
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
  expect(await page.locator('body').innerText()).toBe('');
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  await untilShown(page);
  await end();
});

test('a failed sign-in leaves nothing in the address', async () => {
  const { page, end } = await visit('viewer');
  await page.goto(`${access().url}?code=of-another-window&state=unknown`);
  await page.getByText('You could not be signed in').waitFor();
  expect(page.url()).toBe(access().url);
  await end();
});
