// Guarantee: on a dark phone and on a large light screen, axe finds nothing, nothing is wider than its window, no word
// is broken and the browser reports no error on any page of a new company, and on any page while it loads, when the
// service fails, when access is refused, with more rows than are loaded at once, and with each of its dialogs open.
// Risk: pages are usable only when everything works, or only for people who can see and use a mouse.
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COMPANY_PAGES } from '../../console/address/page-names.ts';
import { frameTexts } from '../../console/texts/frame.ts';
import { administer } from '../harness/administer.ts';
import { addDocument } from '../harness/company.ts';
import { addressOf } from '../harness/console/sign-in.ts';
import { fakeManyRows } from './many-rows.ts';
import {
  access,
  axeFindings,
  brokenWords,
  cloud,
  emailOf,
  missing,
  openOwnCompany,
  overflowPixels,
  SCREENS,
  type Visit,
  visit,
} from './open-console.ts';

await openOwnCompany();

const OPERATIONS = '**/api/console/operations/*';
// The pages that load data.
const LOADING = ['overview', 'keys', 'policies', 'knowledge', 'usage', 'audit', 'members'];
// Fields that a browser would autofill for the next person at this computer.
const AUTOFILLED = '[autocomplete=on], input:is([type=text], [type=search], :not([type])):not([autocomplete])';
// What a page without data shows instead.
const EMPTY: Readonly<Record<string, string>> = {
  keys: 'There is no key yet',
  knowledge: 'There is no knowledge base yet',
  playground: 'There are no documents yet',
};
const BASE = 'Handbook';
const FILE = 'opening-hours.md';

// The action of each dialog, the page where it is opened, and how.
const DIALOGS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  ['a key is created', 'keys', (page) => page.getByRole('button', { name: 'Create key' }).first().click()],
  ['a key is replaced', 'keys', choose('Website', 'Rotate')],
  ['a key is revoked', 'keys', choose('Website', 'Revoke')],
  [
    'a base is created',
    'knowledge',
    (page) => page.getByRole('button', { name: 'Create knowledge base' }).first().click(),
  ],
  ['a base is changed', 'knowledge', pressInRowOfBase('Edit')],
  ['a base is deleted', 'knowledge', pressInRowOfBase('Delete')],
  ['a document is deleted', 'base', choose(FILE, 'Delete')],
  ['somebody is invited', 'members', (page) => page.getByRole('button', { name: 'Invite somebody' }).click()],
  ['somebody is removed', 'members', (page) => choose(emailOf('viewer'), 'Remove')(page)],
  [
    'multi-factor authentication is reset',
    'members',
    (page) => choose(emailOf('administrator'), 'Reset multi-factor')(page),
  ],
];

function choose(subject: string, item: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: `Actions for ${subject}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
}

function pressInRowOfBase(button: string) {
  return (page: Page) => page.getByRole('row').filter({ hasText: BASE }).getByRole('button', { name: button }).click();
}

type Screen = (typeof SCREENS)[number];

// Loading the console takes more processor time than ten of these tests, so each person signs in once and changes the
// screen.
const visits = new Map<string, { readonly visit: Visit; screen: Screen }>();

async function visitOn(screen: Screen, role: string): Promise<Visit> {
  const { width, colorScheme } = screen;
  const known = visits.get(role);
  if (known === undefined) {
    const first = await visit(role, 'reference', { viewport: { width, height: 900 }, colorScheme });
    visits.set(role, { visit: first, screen });
    return first;
  }
  const { page } = known.visit;
  const isWider = width > known.screen.width;
  // When it is loaded, the console opens the navigation on a large screen only.
  const toggle = page.getByRole('button', { name: frameTexts[isWider ? 'openNavigation' : 'closeNavigation'] });
  if (width < known.screen.width) {
    await toggle.click();
  }
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  if (isWider) {
    await toggle.click();
  }
  known.screen = screen;
  return known.visit;
}

let baseId = '';
const pathOf = (at: string) => (at === 'base' ? `knowledge/${baseId}` : at);

// Answers every call except the one for the signed-in person.
function answerAll(page: Page, answer: (route: Route) => unknown): Promise<unknown> {
  return page.route(OPERATIONS, async (route) => {
    await (route.request().url().endsWith('/me') ? route.continue() : answer(route));
  });
}

// Every page has the same top bar and navigation, and axe needs as long for them as for the rest. They are checked only
// on the pages of a new company and of each other role.
const FRAME = ['#console-top', 'nav[aria-label=Pages]'];

async function expectNoFindings({ page, complaints }: Visit, what: string, skipped = FRAME): Promise<void> {
  expect(await axeFindings(page, skipped), what).toEqual([]);
  expect(await overflowPixels(page), what).toBeLessThanOrEqual(0);
  expect(await brokenWords(page), what).toEqual([]);
  // The browser also reports every response with status 500.
  expect(
    complaints().filter((complaint) => !complaint.includes('status of 500')),
    what,
  ).toEqual([]);
  expect(await page.locator(AUTOFILLED).count(), what).toBe(0);
}

async function addData(): Promise<void> {
  const { companyId } = access();
  const [application] = await administer(cloud(), 'application.list', { company_id: companyId });
  const key = { environment: 'test', scopes: ['knowledge:read'], name: 'Website' };
  await administer(cloud(), 'key.create', { application_id: application.id, ...key });
  const base = { name: BASE, description: 'How we work', visibility: 'company' };
  ({ id: baseId } = await administer(cloud(), 'base.create', { company_id: companyId, ...base }));
  await addDocument(cloud(), baseId, FILE, 'The office opens at nine.');
}

describe.skipIf(missing !== null).each(SCREENS)('a new company, on $name', (screen) => {
  it('has no findings on any page', async () => {
    const person = await visitOn(screen, 'administrator');
    for (const at of [...COMPANY_PAGES, 'nowhere']) {
      await person.go(at);
      const empty = EMPTY[at];
      if (empty !== undefined) {
        await person.page.getByText(empty).first().waitFor();
      }
      await expectNoFindings(person, at, []);
    }
  });
});

describe.skipIf(missing !== null).each(SCREENS)('a company with data, on $name', (screen) => {
  let person: Visit;

  beforeAll(async () => {
    if (baseId === '') {
      await addData();
    }
    person = await visitOn(screen, 'administrator');
  });
  afterEach(() => person.page.unrouteAll({ behavior: 'ignoreErrors' }));

  it('says on each page that its data is loading', async () => {
    await answerAll(person.page, () => undefined);
    for (const at of [...LOADING, 'base']) {
      await person.page.goto(addressOf(access(), pathOf(at)));
      await person.page
        .getByText(/^Loading$|…$/)
        .first()
        .waitFor();
      await expectNoFindings(person, at);
    }
  });

  it.each([403, 500])('shows on each page the message of a call that is answered with %d', async (status) => {
    await answerAll(person.page, (route) => route.fulfill({ status, json: { error: 'A sentence of the service.' } }));
    for (const at of [...LOADING, 'base']) {
      await person.go(pathOf(at));
      await person.page.getByText('A sentence of the service.').first().waitFor();
      await expectNoFindings(person, at);
    }
  });

  it('says of a list with more rows than are loaded at once that it is not complete', async () => {
    await fakeManyRows(person.page, 11_000);
    for (const at of ['keys', 'base', 'audit']) {
      await person.go(pathOf(at));
      await person.page.getByText('Only the first 10,000 are shown').waitFor();
      await expectNoFindings(person, at);
    }
  });

  it('says that a base has no documents', async () => {
    await person.page.route('**/operations/documents.list', (route) =>
      route.fulfill({ json: { documents: [], next: null } }),
    );
    await person.go(pathOf('base'));
    await person.page.getByText('There is no document yet').waitFor();
    await expectNoFindings(person, 'base');
  });

  it.each(DIALOGS)('has no findings in the dialog in which %s', async (_name, at, open) => {
    await person.go(pathOf(at));
    await open(person.page);
    await person.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await expectNoFindings(person, at);
    await person.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  it('has no findings on any page for a viewer', async () => {
    const viewer = await visitOn(screen, 'viewer');
    for (const at of [...LOADING, 'base', 'playground']) {
      await viewer.go(pathOf(at));
      await expectNoFindings(viewer, at, []);
    }
  });

  it('has no findings on the page of the stage while it loads, when it fails, and with its dialogs open', async () => {
    const operator = await visitOn(screen, 'operator');
    const { page } = operator;
    const stage = async (shown: string, what: string, skipped = FRAME) => {
      await operator.go('reference');
      await page.goto(`${access().url}#/stage`);
      await page.getByText(shown).first().waitFor();
      await expectNoFindings(operator, what, skipped);
    };
    await answerAll(page, () => undefined);
    await stage('Loading', 'waiting');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await answerAll(page, (route) => route.fulfill({ status: 500, json: { error: 'A sentence of the service.' } }));
    await stage('A sentence of the service.', 'failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stage('Create company', 'shown', []);
    for (const button of ['Create company', /^Suspend…/]) {
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
      await expectNoFindings(operator, String(button));
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
  });
});
