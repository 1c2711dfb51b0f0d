// Guarantee: the page is served with a policy that lets in no inline script and nothing of another host, asks nothing
// of another host, and keeps no token where a script of another page or a reader of the disk could find it.
// Risk: a key or a session in the hands of an extension, a proxy or the next person at the machine.
import { describe, expect, it } from 'vitest';
import { untilShown } from '../harness/console/sign-in.ts';
import { access, missing, storedBy, visit } from './open-console.ts';

describe.skipIf(missing !== null)('in the browser', () => {
  it('the page is served with the headers that hold it together', async () => {
    const { headers } = await fetch(access().url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).not.toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('no request goes to a host but the console and the sign-in', async () => {
    const hosts = new Set<string>();
    const person = await visit('administrator');
    person.page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    for (const page of ['overview', 'policies', 'reference', 'usage']) {
      await person.go(page);
      await untilShown(person.page);
    }
    expect([...hosts].filter((host) => !/^(?:localhost|127\.0\.0\.1|.*\.localhost)$/.test(host))).toEqual([]);
    await person.end();
  });

  it('no token is in a storage, a cookie or the address, before or after a reload', async () => {
    const person = await visit('administrator');
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

  it.each([
    ['a script in the fragment', '#/c/<script>alert(1)</script>/keys'],
    ['a script in the query of the fragment', '?keys-find=<img src=x onerror=alert(1)>'],
    ['a javascript: address', '#/c/javascript:alert(1)/keys'],
  ])('%s runs nothing', async (_, attack) => {
    const person = await visit('administrator');
    let alerted = false;
    person.page.on('dialog', (dialog) => {
      alerted = true;
      return dialog.dismiss();
    });
    const hash = attack.startsWith('#') ? attack : `#/c/${access().companyId}/keys${attack}`;
    await person.page.goto(`${access().url}${hash}`);
    await untilShown(person.page);
    expect(alerted).toBe(false);
    expect(await person.page.locator('main script, main img').count()).toBe(0);
    await person.end();
  });
});
