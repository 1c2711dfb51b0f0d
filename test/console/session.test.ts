// Guarantee: when a session ends in the middle of a form, a second window renews it and nothing that was typed is lost;
// the form's call continues by itself, but never as somebody else. Signing out also ends the session at the issuer and
// the sessions of the same person's other windows, and the browser's Back button does not restore it. The pages are
// loaded only after the sign-in, all scripts of the first page at once, and a message says when they cannot be loaded.
// Risk: a long form is lost, a change is made as another person, a session outlives its window, or a window stays
// empty.
import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { signOutEverywhere } from '../harness/console/console-cloud.ts';
import { addressOf, signIn, untilShown } from '../harness/console/sign-in.ts';
import { access, axeFindings, emailOf, missing, openOwnCompany, revisit } from './open-console.ts';

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
  const { page, complaints, end } = await revisit('administrator');
  await signIn(await openSecondWindow(page), access(), 'administrator');
  await page.getByRole('heading', { name: `Your new key: ${NAME}` }).waitFor();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor({ state: 'hidden' });
  expect(complaints()).toEqual([]);
  await page.getByRole('button', { name: 'I have stored the key' }).click();
  await end();
});

test('after signing out, the session cannot be renewed, and the issuer asks for the password again', async () => {
  const { page, end } = await revisit('viewer');
  const revoking = page.waitForRequest((request) => request.url().endsWith('/oauth2/revoke'));
  await page.getByRole('button', { name: emailOf('viewer') }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const renewal = await renewRevoked(await revoking);
  expect(renewal.status).toBe(400);
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
  await page.getByLabel('Password').waitFor();
  await page.goto(access().url);
  await page.getByLabel('Password').waitFor();
  await signIn(page, access(), 'viewer');
  await untilShown(page);
  await end();
});

test('signing out in one window ends the session of another, which keeps what was typed', async () => {
  const { page, end } = await revisit('administrator');
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
  await other.close({ runBeforeUnload: false });
  await signIn(page, access(), 'administrator');
  await untilShown(page);
  await end();
});

test('a form does not continue when another person signs in in the second window', async () => {
  const { page } = await revisit('administrator');
  await signIn(await openSecondWindow(page), access(), 'viewer');
  await page.getByRole('heading', { name: 'Somebody else signed in' }).waitFor();
  // Nobody can continue on this page.
  await page.context().close();
});

test('after signing out, a window shows nothing when it is left, and loads the console again when it is restored', async () => {
  const { page, end } = await revisit('viewer');
  // The browser of the tests never restores a page from its cache. Therefore the response is a 204, after which the
  // window stays where it is, and the test sends the events of a page that was left and restored. The issuer still has
  // the person's session, so it does not ask for the password.
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

test('the pages are loaded only after the sign-in, and a message says when their files cannot be loaded', async () => {
  const entry = await (await fetch(access().url)).text();
  // The head names what every window loads, and the body what it loads after the sign-in.
  const [early = ''] = entry.split('<body>');
  const [, styles = ''] = /data-styles="([^"]+)"/.exec(entry) ?? [];
  const { page, end } = await revisit('viewer');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await page.route(
    (url) => url.pathname.endsWith('.js') && !early.includes(url.pathname.slice(1)),
    (route) => route.fulfill({ status: 403 }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await page.route(`**/${styles}`, (route) => route.fulfill({ status: 403 }));
  const failed = page.waitForResponse(`**/${styles}`);
  await reload.click();
  await failed;
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor();
  await page.unrouteAll();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (`${origin}/` !== access().url && request.isNavigationRequest()) {
      asked.push('the issuer');
    } else if (pathname.slice(1) === styles || (pathname.endsWith('.js') && !early.includes(pathname.slice(1)))) {
      asked.push(pathname.slice(1));
    }
  });
  await reload.click();
  await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
  expect(asked[0]).toBe('the issuer');
  expect(asked).toContain(styles);
  await end();
});

test('the HTML names every script of the first page, and a window that returns from the issuer loads no configuration', async () => {
  const entry = await (await fetch(access().url)).text();
  const { page, go, end } = await revisit('administrator');
  await go('overview');
  // The chart, which is loaded once there are figures, is not part of what is shown first.
  await page.route('**/company.overview', () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  const [returned] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && /[?&]code=/.test(request.url())),
    page.waitForRequest('**/company.overview'),
    page.reload(),
  ]);
  expect(new URL(returned.url()).origin).toBe(new URL(access().url).origin);
  const scripts = asked.filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => !entry.includes(name))).toEqual([]);
  expect(entry).not.toContain('pages.js');
  // Both were requested by the window that left for the issuer.
  expect(asked.filter((name) => name === 'config.json' || name === 'openid-configuration')).toEqual([
    'config.json',
    'openid-configuration',
  ]);
  await end();
});
