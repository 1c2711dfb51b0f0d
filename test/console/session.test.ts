// Guarantee: when a session ends in the middle of a form, a second window renews it and nothing that was typed is lost;
// the form's call continues by itself. Risk: a long form filled in for nothing, and people who stop trusting it.
import { expect, it } from 'vitest';
import { signOutEverywhere } from '../harness/console/console-cloud.ts';
import { signIn } from '../harness/console/sign-in.ts';
import { access, emailOf, missing, visit } from './open-console.ts';

const NAME = 'Typed before the end';

it.skipIf(missing !== null)(
  'a session that ends in a form is renewed in a second window, and the form goes on',
  async () => {
    const { page, complaints, end } = await visit('administrator');
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const form = page.getByRole('dialog').filter({ hasText: 'Name of the key' });
    await form.getByLabel('Name of the key').fill(NAME);
    await signOutEverywhere(access().pool, emailOf('administrator'));
    // The access token is at the end of its 15 minutes.
    await page.evaluate('performance.now = ((now) => () => now.call(performance) + 900_000)(performance.now)');
    await form.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in in a second window' }).last().click();
    await signIn(await opened, access(), 'administrator');
    await page.getByRole('heading', { name: `Your new key: ${NAME}` }).waitFor();
    expect(await page.getByRole('heading', { name: 'Your session has ended' }).isVisible()).toBe(false);
    expect(complaints()).toEqual([]);
    await end();
  },
);
