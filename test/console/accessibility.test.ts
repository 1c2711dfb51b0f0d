// Guarantee: axe finds nothing on any page of a company, on a dark phone and on a large light screen, and no page is
// wider than its window. Risk: people who cannot use a mouse or do not see well cannot manage their own company's keys.
import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES } from '../../console/address/page-names.ts';
import { addressOf, untilShown } from '../harness/console/sign-in.ts';
import { access, axeFindings, missing, openOwnCompany, overflowPixels, SCREENS, visit } from './open-console.ts';

await openOwnCompany();

const PAGES = [...COMPANY_PAGES, 'nowhere'];

// The company has no data yet, so these pages are checked as a new company sees them.
const EMPTY: Readonly<Record<string, string>> = {
  keys: 'There is no key yet',
  knowledge: 'There is no knowledge base yet',
  playground: 'There are no documents yet',
};

describe.skipIf(missing !== null).each(SCREENS)('on $name', ({ width, colorScheme }) => {
  it('axe finds nothing on any page or in an open dialog, and no page is wider than its window', async () => {
    const person = await visit('administrator', 'keys', { viewport: { width, height: 900 }, colorScheme });
    for (const page of PAGES) {
      await person.page.goto(addressOf(access(), page));
      await untilShown(person.page);
      const empty = EMPTY[page];
      if (empty !== undefined) {
        await person.page.getByText(empty).first().waitFor();
      }
      expect(await axeFindings(person.page), page).toEqual([]);
      expect(await overflowPixels(person.page), page).toBeLessThanOrEqual(0);
    }
    await person.go('keys');
    await person.page.getByRole('button', { name: 'Create key' }).first().click();
    await person.page.getByRole('dialog').getByLabel('Name of the key').waitFor();
    await untilShown(person.page);
    expect(await axeFindings(person.page), 'dialog').toEqual([]);
    expect(person.complaints()).toEqual([]);
    await person.end();
  });
});
