import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import type { CloudAccess } from '../harness/cloud.ts';
import { axeSource, connectBrowser } from '../harness/console/chromium.ts';
import type { ConsoleAccess } from '../harness/console/console-cloud.ts';
import { makeConsoleCompany } from '../harness/console/console-company.ts';
import { addressOf, signIn, untilShown } from '../harness/console/sign-in.ts';

const axe = readFileSync(axeSource(), 'utf8');
// One line per finding. Runs beside the page's policy, which lets no foreign script in.
const FIND =
  'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))';
// A call that is refused on purpose is an error of the browser's console, too.
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

// Colours are measured when they stand still.
const STILL = { reducedMotion: 'reduce' } as const;

/** Somebody who looks at the console. */
export interface Visit {
  readonly page: Page;
  /** Goes to a page of the company. */
  readonly go: (page: string) => Promise<void>;
  /** What the browser complained about: errors of its console, requests without an answer, breaks of the policy. */
  readonly complaints: () => readonly string[];
  /** Ends the visit. */
  readonly end: () => Promise<void>;
}

/** Why the console cannot be looked at here, or null. */
export const { missing } = inject('console');

const shared = inject('console');
let own: ConsoleAccess | null = null;
let browser: Browser | null = null;

/** What the console is looked at on: the smallest and the usual screen, one in each colour scheme. */
export const SCREENS = [
  { name: 'a phone, dark', width: 375, colorScheme: 'dark' },
  { name: 'a large screen, light', width: 1_280, colorScheme: 'light' },
] as const;

/**
 * Makes a company and people for a file of tests, and ends their visits after it: files run at the same time, and none
 * finds what another changed.
 */
export async function openOwnCompany(): Promise<void> {
  own = shared.missing === null ? await makeConsoleCompany(shared) : null;
  afterAll(async () => {
    await browser?.close();
    browser = null;
  });
}

/** The stage on which the console runs, for what an operator does beside it. */
export function cloud(): CloudAccess {
  if (shared.missing !== null) {
    throw new Error(shared.missing);
  }
  return shared.cloud;
}

/** The console as the people of this file's company find it. */
export function access(): ConsoleAccess {
  if (own === null) {
    throw new Error(missing ?? 'The file has not opened its company.');
  }
  return own;
}

/** The address of the one who has a role in this file's company. */
export function emailOf(role: string): string {
  return access().people.find((person) => person.role === role)?.email ?? '';
}

/** Signs somebody in and shows a page of the company. */
export async function visit(role: string, at = 'keys', how: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= await connectBrowser(shared.missing === null ? shared.browser : '');
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin', ...STILL, ...how });
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto(addressOf(access(), at));
  await signIn(page, access(), role);
  await untilShown(page);
  const go = async (to: string) => {
    await page.goto(addressOf(access(), to));
    await untilShown(page);
  };
  return { page, go, complaints: () => complaints, end: () => context.close() };
}

/** What axe finds on a page, one line per finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const known = await session.send('Runtime.evaluate', { expression: 'typeof axe', returnByValue: true });
  // A page keeps it until it is loaded anew: compiling it takes longer than a look at most pages.
  if (known.result.value === 'undefined') {
    await session.send('Runtime.evaluate', { expression: axe });
  }
  const { result } = await session.send('Runtime.evaluate', {
    expression: FIND,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as string[];
}

/** By how many pixels a page is wider than its window. */
export function pixelsBeside(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
}

/** Makes a knowledge base on the page of all bases, and shows it, empty as it is. */
export async function createBase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create knowledge base' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByText('There is no document yet').waitFor();
}

/** What a page holds outside its memory: its elements, its address, its cookies and its storages. */
export function heldBy(page: Page): Promise<string> {
  const parts = ['document.documentElement.outerHTML', ...OUTSIDE].join(', ');
  return page.evaluate<string>(`[${parts}].join('\\n')`);
}

/** The same without its elements. */
export function storedBy(page: Page): Promise<string> {
  return page.evaluate<string>(`[${OUTSIDE.join(', ')}].join('\\n')`);
}

const OUTSIDE = ['location.href', 'document.cookie', 'JSON.stringify(localStorage)', 'JSON.stringify(sessionStorage)'];

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) {
      complaints.push(message.text().slice(0, 300));
    }
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes its calls back.
    if (reason !== 'net::ERR_ABORTED') {
      complaints.push(`${request.method()} ${request.url()}: ${reason}`);
    }
  });
  return complaints;
}
