// Guarantee: an administrator invites and removes people; the last administrator keeps the role; a viewer sees no
// control that changes anything, and neither does a person who became a viewer; a person who was removed is refused on
// the next call; the audit records have both changes, with the person who made them. Risk: a page still works for
// someone who left, or a list looks empty before it is loaded.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../harness/console/sign-in.ts';
import { access, emailOf, missing, openOwnCompany, revisit, type Visit, visit } from './open-console.ts';

await openOwnCompany();

const BUTTONS = [
  ['Create key', 'keys'],
  ['Invite somebody', 'members'],
  ['Create knowledge base', 'knowledge'],
] as const;

describe.skipIf(missing !== null)('members', () => {
  let administrator: Visit;

  beforeAll(async () => {
    administrator = await visit('administrator', 'members');
  });
  afterAll(() => administrator.end());

  it('are counted in the heading once they are loaded, and keep their order when they are loaded again', async () => {
    const { page, end } = await revisit('viewer', 'reference');
    const loaded = Promise.withResolvers<void>();
    await page.route('**/operations/member.list', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.goto(addressOf(access(), 'members'));
    const title = page.getByRole('heading', { level: 2, name: 'Members' });
    expect(await title.textContent()).toBe('Members');
    loaded.resolve();
    await page
      .getByRole('row')
      .filter({ hasText: emailOf('administrator') })
      .waitFor();
    expect(await title.textContent()).toBe('Members (2)');
    const header = page.getByRole('columnheader', { name: 'Email address' });
    const sorted = () => header.getAttribute('aria-sort');
    await expect.poll(sorted).toBe('ascending');
    await header.getByRole('button').click();
    await expect.poll(sorted).toBe('descending');
    const again = page.waitForResponse((response) => response.url().endsWith('/member.list'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await again;
    await page
      .getByRole('row')
      .filter({ hasText: emailOf('administrator') })
      .waitFor();
    expect(await sorted()).toBe('descending');
    await end();
  });

  it('invites somebody as a viewer, and says so to a screen reader too', async () => {
    const { page } = administrator;
    // A live region announces only what is added to it after it is in the page itself.
    await page.locator('[aria-live=polite][aria-relevant=additions]').evaluate((region) => {
      region.id = 'there-before';
    });
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByRole('dialog').getByLabel('Email address').fill('carol@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await page.locator('#there-before').getByText('carol@example.com has been invited.').waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: 'carol@example.com' })
      .getByText('Invited', { exact: true })
      .waitFor();
    expect(administrator.complaints()).toEqual([]);
  });

  it('keeps the role of the last administrator, and says that the action failed', async () => {
    const { page } = administrator;
    await page.getByRole('button', { name: `Actions for ${emailOf('administrator')}` }).click();
    await page.getByRole('menuitem', { name: 'Change role to viewer' }).click();
    await page.getByText('The action failed').waitFor();
    const own = page.getByRole('row').filter({ hasText: `${emailOf('administrator')} (you)` });
    expect(await own.textContent()).toContain('Administrator');
  });

  it.each(BUTTONS)('shows a viewer no "%s" on the page %s', async (button, at) => {
    const viewer = await revisit('viewer', at);
    expect(await viewer.page.getByRole('button', { name: button }).count()).toBe(0);
    expect(await viewer.page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    expect(viewer.complaints()).toEqual([]);
    await viewer.end();
  });

  it('hides the controls from an administrator who becomes a viewer', async () => {
    const other = await visit('viewer', 'members');
    const email = emailOf('viewer');
    const change = async ({ page }: Visit, role: string) => {
      await page.getByRole('button', { name: `Actions for ${email}` }).click();
      await page.getByRole('menuitem', { name: `Change role to ${role}` }).click();
      await page.getByText(`The role of ${email} is now ${role}.`).waitFor();
    };
    await change(administrator, 'administrator');
    await other.page.reload();
    await change(other, 'viewer');
    await other.page.getByRole('button', { name: 'Invite somebody' }).waitFor({ state: 'detached' });
    expect(await other.page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    expect(other.complaints()).toEqual([]);
    await other.end();
    await administrator.page.getByRole('button', { name: 'Refresh' }).click();
  });

  it('removes a viewer, whose open page is refused on the next call', async () => {
    const viewer = await visit('viewer', 'members');
    await viewer.page.getByText('carol@example.com').waitFor();
    const { page } = administrator;
    await page.getByRole('button', { name: `Actions for ${emailOf('viewer')}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`${emailOf('viewer')} has been removed.`).waitFor();
    const refused = viewer.page.waitForResponse((response) => response.url().endsWith('/member.list'));
    await viewer.page.getByRole('button', { name: 'Refresh' }).click();
    expect((await refused).ok()).toBe(false);
    await viewer.end();
  });

  it('has an invitation and a removal in the audit record, with the person who made them', async () => {
    await administrator.go('audit');
    for (const change of ['Invited a member', 'Removed a member']) {
      // In a row, the person who made a change comes before it, and the person it is about after it.
      const made = new RegExp(`${emailOf('administrator')}.*${change}`);
      await administrator.page.getByRole('row').filter({ hasText: made }).first().waitFor();
    }
    expect(administrator.complaints()).toEqual([]);
  });

  // Last of all, because the test does not know the person's new password.
  it('resets multi-factor authentication after asking for confirmation', async () => {
    const { page } = administrator;
    await administrator.go('members');
    await page.getByRole('button', { name: `Actions for ${emailOf('administrator')}` }).click();
    await page.getByRole('menuitem', { name: 'Reset multi-factor authentication' }).click();
    await page.getByRole('dialog').getByText('anyone who reads this email can sign in').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await page.getByText(`${emailOf('administrator')} has been sent a temporary password`).waitFor();
  });
});
