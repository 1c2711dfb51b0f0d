// Guarantee: what a policy would refuse is shown before it is saved; the second of two windows shows what the first one
// changed, and loses no changes; unsaved changes survive a visit to another page; and the playground says when a budget
// is used up, and what to do. Risk: a company locks itself out with one click, or silently overwrites a colleague's
// change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameTexts } from '../../console/texts/frame.ts';
import { untilShown } from '../harness/console/sign-in.ts';
import { axeFindings, missing, openOwnCompany, type Visit, visit } from './open-console.ts';

await openOwnCompany();

const SAVED = 'The change takes effect with the next call.';
const LOCKOUT = 'I have checked: our programs call from these addresses.';

function isWithin(box: { readonly y: number; readonly height: number } | null, height: number): boolean {
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe.skipIf(missing !== null)('the life of a policy', () => {
  let first: Visit;
  let second: Visit;
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Save changes' });
  const saveAndSee = async (visit: Visit) => {
    await save(visit).click();
    await visit.page.getByText(SAVED).first().waitFor();
    await visit.page.getByRole('button', { name: 'Dismiss' }).first().click();
  };
  const list = ({ page }: Visit) => page.getByLabel('IP addresses, one on each line');

  beforeAll(async () => {
    first = await visit('administrator', 'policies');
    second = await visit('administrator', 'policies');
  });
  afterAll(() => Promise.all([first.end(), second.end()]));

  it('keeps unsaved changes while another page is shown, until they are discarded', async () => {
    const { page, go } = first;
    await page.getByText('Allow only the IP addresses in a list').click();
    await list(first).fill('203.0.113.0/24\n192.0.2.1');
    await go('keys');
    await page.goBack();
    await untilShown(page);
    expect(await list(first).inputValue()).toBe('203.0.113.0/24\n192.0.2.1');
    await page.getByText('Not saved yet').waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: 'Discard' }).click();
    await go('keys');
    await page.goBack();
    await untilShown(page);
    await page.getByText('Calls are allowed from any IP address.').waitFor();
    expect(await page.getByText('Not saved yet').count()).toBe(0);
  });

  it('reports each wrong line of a list, even among a thousand pasted ones, before anything is saved', async () => {
    const { page } = first;
    await page.getByText('Allow only the IP addresses in a list').click();
    await page.getByText('With an empty list, every call is refused.').waitFor();
    await save(first).click();
    await page.getByText('Confirm this before you save.').first().waitFor();
    await page.locator('input[type=checkbox]:focus').waitFor();
    await list(first).fill('203.0.113.7/24\nour office <b>\n203.0.113.9');
    await page.getByText('2 lines have to be corrected.').first().waitFor();
    await page.getByRole('row').filter({ hasText: '1: 203.0.113.7/24' }).getByText('Enter 203.0.113.0/24').waitFor();
    await page.getByRole('row').filter({ hasText: '2: our office <b>' }).getByText('This is not an IPv4').waitFor();
    await save(first).click();
    await page.locator('textarea[aria-invalid=true]:focus').waitFor();
    const lines = Array.from({ length: 1_000 }, (_, i) => (i % 4 === 0 ? `host-${i}` : `10.0.${i >> 8}.${i & 255}`));
    await list(first).fill(lines.join('\n'));
    await page.getByText('250 lines have to be corrected.').first().waitFor();
    await list(first).fill([...lines, '10.1.0.1'].join('\n'));
    await page.getByText('1001 lines are too many').first().waitFor();
  });

  it('checks an address, and saves only after the lock-out warning is confirmed', async () => {
    const { page } = first;
    await list(first).fill('203.0.113.0/24\n127.0.0.1');
    await page.getByText('2 lines, all correct.').waitFor();
    const address = page.getByRole('textbox', { name: 'Would this IP address be allowed?' });
    const check = page.getByRole('button', { name: 'Check', exact: true });
    await address.fill('203.0.113.7');
    await check.click();
    await page.getByText('Yes: 203.0.113.7 is allowed by 203.0.113.0/24.').waitFor();
    // The result for one address does not remain next to another.
    await address.fill('198.51.100.1');
    await page.getByText('Yes: 203.0.113.7').waitFor({ state: 'detached' });
    await check.click();
    await page.getByText('No: 198.51.100.1 would be refused.').waitFor();
    // Nor does that for one list remain next to another.
    await list(first).fill('203.0.113.0/24\n127.0.0.1\n198.51.100.1');
    await page.getByText('No: 198.51.100.1').waitFor({ state: 'detached' });
    await list(first).fill('203.0.113.0/24\n127.0.0.1');
    await page.getByText('2 lines, all correct.').waitFor();
    await page.getByText('it cannot tell whom this list would lock out').waitFor();
    await save(first).click();
    await page.getByText('Confirm this before you save.').first().waitFor();
    expect(await page.getByText(SAVED).count()).toBe(0);
    await page.getByText(LOCKOUT).click();
    await page.locator('[data-unconfirmed]').waitFor({ state: 'detached' });
    // What was confirmed for one list is not confirmed for another.
    await list(first).fill('203.0.113.0/24');
    await page.getByText('1 line, correct.').waitFor();
    await save(first).click();
    await page.getByText('Confirm this before you save.').first().waitFor();
    await list(first).fill('203.0.113.0/24\n127.0.0.1');
    await page.getByText('2 lines, all correct.').waitFor();
    await page.getByText(LOCKOUT).click();
    expect(await axeFindings(page)).toEqual([]);
    await saveAndSee(first);
  });

  it('shows in the second of two windows what the first one changed, and saves the changes of both', async () => {
    const { page } = second;
    await page.getByLabel('Questions per minute').fill('30');
    await save(second).click();
    const warning = 'Somebody else changed the policies while you were editing';
    await page.locator(':focus').filter({ hasText: warning }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Allowed IP addresses' });
    await row.filter({ hasText: 'Not set' }).filter({ hasText: '203.0.113.0/24, 127.0.0.1' }).waitFor();
    await save(second).click();
    await page.locator(':focus').filter({ hasText: warning }).waitFor();
    expect(await page.getByLabel('Questions per minute').inputValue()).toBe('30');
    await page.getByRole('button', { name: 'I have reviewed this: let me save' }).click();
    await saveAndSee(second);
    await page.reload();
    await untilShown(page);
    expect(await list(second).inputValue()).toBe('203.0.113.0/24\n127.0.0.1');
    expect(await page.getByLabel('Questions per minute').inputValue()).toBe('30');
  });

  it('shows what would be removed from a text', async () => {
    const { page } = second;
    await page.getByText('Try it', { exact: true }).click();
    await page.getByLabel('Your text').fill('Ask jane.doe@example.com about it.');
    await page.getByRole('button', { name: 'Show what would be removed' }).click();
    await page.getByText('Ask [EMAIL_1] about it.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('warns that a budget of 0 refuses calls at once, and says in the playground what to do about it', async () => {
    const { page } = second;
    const budget = page.getByLabel('Monthly budget in US dollars');
    await budget.fill('0');
    const refused = 'searches and questions with live keys are refused until the budget is raised.';
    await page.getByText(`From the moment you save, ${refused}`).waitFor();
    await saveAndSee(second);
    await second.go('playground');
    await page.getByText('Nothing can be found before a knowledge base has documents.').waitFor();
    await page.getByRole('button', { name: /^Paid from/ }).click();
    await page.getByRole('option', { name: 'The company’s budget (live)' }).click();
    for (const [mode, field, button] of [
      ['Ask a question', 'Your question', 'Ask'],
      ['Search', 'What to search for', 'Search'],
    ] as const) {
      await page.getByRole('button', { name: mode, exact: true }).first().click();
      await page.getByLabel(field).fill('How many days of leave are there?');
      await page.getByRole('button', { name: button, exact: true }).last().click();
      await page.getByText("The company's monthly budget is 0; calls are refused until it is raised.").waitFor();
      await page.getByText('ask an administrator to raise the budget or the rate limits').waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the policies' }).click();
    await untilShown(page);
    await budget.fill('250');
    await page.getByLabel('Questions per minute').fill('');
    await page.getByText('Allow only the IP addresses in a list').click();
    await saveAndSee(second);
    await page.getByText('Calls are allowed from any IP address.').waitFor();
  });

  it('keeps the focus when policies are saved, and shows the notice within a narrow and a wide window', async () => {
    const { page } = second;
    await page.getByRole('button', { name: frameTexts.closeNavigation }).click();
    for (const [width, most] of [
      [320, '7'],
      [1_280, '8'],
    ] as const) {
      const message = `${width} pixels`;
      await page.setViewportSize({ width, height: 640 });
      await page.getByLabel('Questions at the same time').fill(most);
      await save(second).press('Enter');
      const notice = page.getByText(SAVED).first();
      await notice.waitFor();
      await page.locator('button:focus').filter({ hasText: 'Save changes' }).waitFor();
      await expect.poll(async () => isWithin(await notice.boundingBox(), 640), { message }).toBe(true);
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
    }
  });

  it('causes no browser errors', () => {
    expect([...first.complaints(), ...second.complaints()]).toEqual([]);
  });
});
