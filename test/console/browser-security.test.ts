// Guarantee: every response, even a refusal, has the security headers, which allow no inline scripts, nothing from
// other hosts and no frames; no response sets a cookie; typical attacks fail; and no token is stored where another
// page's script or a reader of the disk could find it. Risk: a key or a session falls into the hands of an extension, a
// proxy or the next person at the machine.
import { describe, expect, it } from 'vitest';
import { sessionTexts } from '../../console/texts/session.ts';
import { signIn, untilShown } from '../harness/console/sign-in.ts';
import { access, missing, openOwnCompany, revisit, storedBy, visit } from './open-console.ts';

await openOwnCompany();

const FOREIGN = 'https://evil.example';
// Replaces the endpoint at which the code of a sign-in that has begun is exchanged for tokens.
const REPLACE_TOKEN_ENDPOINT = `const kept = JSON.parse(sessionStorage.getItem('sign-in-at'));
  kept.metadata.token_endpoint = '${FOREIGN}/token';
  sessionStorage.setItem('sign-in-at', JSON.stringify(kept));`;
// The headers of a CORS preflight request.
const PREFLIGHT = {
  origin: FOREIGN,
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization',
};

describe.skipIf(missing !== null)('in the browser', () => {
  it.each([
    ['the page', '', 200, 'no-cache'],
    ['the file that names the issuer', 'config.json', 200, 'no-cache'],
    ['a missing file', '.git/config', 403, null],
    ['a path out of the bucket', '..%2f..%2fetc/passwd', 403, null],
    ['a call without a token', 'api/console/me', 401, 'no-store'],
    ['a call with a token in the address', 'api/console/me?access_token=eyJ', 401, 'no-store'],
    ['a call that does not exist', 'api/console/nothing', 404, 'no-store'],
    ['a call by another method', 'api/console/operations/company.list', 405, 'no-store'],
  ])(
    '%s has the security headers, and no header that sets a cookie or names the server',
    async (_, path, status, cached) => {
      const answer = await fetch(`${access().url}${path}`, { redirect: 'manual' });
      const { 'content-security-policy': policy = '', ...headers } = Object.fromEntries(answer.headers);
      expect(answer.status).toBe(status);
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ]),
      );
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('clipboard-read=()'),
      });
      expect(headers['cache-control'] ?? null).toBe(cached);
      expect(Object.keys(headers).filter((name) => ['set-cookie', 'server', 'x-powered-by'].includes(name))).toEqual(
        [],
      );
    },
  );

  it('each script and style sheet that the page names is cached for a year', async () => {
    const page = await (await fetch(access().url)).text();
    const files = [...new Set(page.match(/assets\/[\w-]+\.(?:js|css)/g))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { status, headers } = await fetch(`${access().url}${file}`);
      expect({ status, caching: headers.get('cache-control') }, file).toEqual({
        status: 200,
        caching: 'public, max-age=31536000, immutable',
      });
    }
  });

  it.each<[string, string, string, Record<string, string>]>([
    ['a query that names an address to redirect to', 'GET', `?next=${FOREIGN}&redirect_uri=//evil.example`, {}],
    [
      'a request that names another host in forwarding headers',
      'GET',
      '',
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    ],
    ['a call of another page', 'GET', 'api/console/me', { origin: FOREIGN }],
    ['a preflight request of another page', 'OPTIONS', 'api/console/me', PREFLIGHT],
    ['a line break in the path', 'GET', 'api/console/me%0d%0aset-cookie:%20a=b', {}],
    ['an attempt to write a page', 'PUT', 'index.html', {}],
    ['a form of another page', 'POST', '', { origin: FOREIGN, 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s redirects nowhere, and no other page may read the response', async (_, method, path, headers) => {
    const answer = await fetch(`${access().url}${path}`, { method, headers, redirect: 'manual' });
    const headersAndBody = `${[...answer.headers].join('\n')}\n${await answer.text()}`;
    expect([200, 401, 403, 404, 405]).toContain(answer.status);
    expect(headersAndBody).not.toMatch(/evil\.example|^location,|^access-control-|^set-cookie,/m);
  });

  it('no request goes to a host other than the console and the sign-in', async () => {
    const hosts = new Set<string>();
    const person = await revisit('administrator');
    person.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    for (const page of ['overview', 'policies', 'reference', 'usage']) {
      await person.go(page);
      await untilShown(person.page);
    }
    expect([...hosts].filter((host) => !/^(?:localhost|127\.0\.0\.1|.*\.localhost)$/.test(host))).toEqual([]);
    await person.end();
  });

  it('no token is in the storage, a cookie or the address of a page, before or after a reload', async () => {
    const person = await revisit('administrator');
    for (const step of ['signed in', 'reloaded'] as const) {
      if (step === 'reloaded') {
        await person.page.reload();
        await person.page.getByRole('heading', { level: 1 }).waitFor();
      }
      const held = await storedBy(person.page);
      expect(held, step).not.toMatch(/eyJ|access_token|refresh_token|code=/);
    }
    await person.end();
  });

  it('a sign-in that was not finished is stored only in its own window, and leaves no cookie', async () => {
    const person = await revisit('administrator');
    // A browser in which nobody has signed in.
    const context = await person.page.context().browser()?.newContext();
    const page = (await context?.newPage()) ?? person.page;
    await page.goto(access().url);
    await page.getByLabel('Password').waitFor();
    await page.goto(`${access().url}config.json`);
    const kept = await page.evaluate<string[]>('[document.cookie, ...Object.keys(localStorage)]');
    expect(kept).toEqual(['']);
    const inThisWindow = await page.evaluate<string>('Object.keys(sessionStorage).toSorted().join()');
    expect(inThisWindow).toMatch(/^sign-in-at,sign-in\.[^,]+$/);
    await context?.close();
    await person.end();
  });

  it('the code of a sign-in is sent to no other host, even if the stored endpoints name one', async () => {
    const person = await revisit('administrator');
    const context = await person.page.context().browser()?.newContext();
    const page = (await context?.newPage()) ?? person.page;
    await page.goto(access().url);
    await page.getByLabel('Password').waitFor();
    const issuer = page.url();
    await page.goto(`${access().url}config.json`);
    await page.evaluate(REPLACE_TOKEN_ENDPOINT);
    await page.goto(issuer);
    const asked: string[] = [];
    await page.route(`${FOREIGN}/**`, (route) => {
      asked.push(route.request().method());
      return route.fulfill({ json: {} });
    });
    await signIn(page, access(), 'administrator');
    await page.getByRole('button', { name: sessionTexts.tryAgain }).waitFor();
    expect(asked).toEqual([]);
    await context?.close();
    await person.end();
  });

  it('no address runs a script, leads to another host, or signs a person in with somebody else’s code', async () => {
    const person = await visit('administrator');
    const { page } = person;
    let alerted = false;
    page.on('dialog', (dialog) => {
      alerted = true;
      return dialog.dismiss();
    });
    for (const attack of [
      '#/c/<script>alert(1)</script>/keys',
      `#/c/${access().companyId}/keys?keys-find=<img src=x onerror=alert(1)>`,
      `#/c/${access().companyId}/knowledge?documents-find="><svg onload=alert(1)>`,
      '#/c/javascript:alert(1)/keys',
      '#//evil.example/',
      '#/c/../../evil.example/keys',
    ]) {
      await page.goto(`${access().url}${attack}`);
      await untilShown(page);
      expect(alerted, attack).toBe(false);
      expect(await page.locator('main script, main img, main svg[onload]').count(), attack).toBe(0);
      expect(`${new URL(page.url()).origin}/`, attack).toBe(access().url);
    }
    await page.goto(`${access().url}?code=stolen&state=unknown`);
    await page.getByText('You could not be signed in').waitFor();
    expect(page.url()).toBe(access().url);
    expect(await storedBy(page)).not.toMatch(/stolen|eyJ/);
    await person.end();
  });
});
