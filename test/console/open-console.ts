import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { commonTexts } from '../../console/texts/common.ts';
import { frameTexts } from '../../console/texts/frame.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import { axeSource, connectBrowser } from '../harness/console/chromium.ts';
import type { ConsoleAccess } from '../harness/console/console-cloud.ts';
import { makeConsoleCompany } from '../harness/console/console-company.ts';
import { addressOf, signIn, untilShown } from '../harness/console/sign-in.ts';

const axe = readFileSync(axeSource(), 'utf8');
// Returns one line per finding. The debugger runs it, because the page's content security policy allows no foreign
// scripts.
const findOutside = (skipped: readonly string[]) =>
  `axe.run({ exclude: ${JSON.stringify(skipped)} }, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`;
// An intentionally refused call also causes an error in the browser's console.
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

// Takes the focus away and closes all notices.
const AS_NEW = `document.activeElement?.blur();
  document.querySelectorAll('button[aria-label=${frameTexts.dismiss}]').forEach((button) => button.click())`;

// Colors can only be measured without animations.
const STILL = { reducedMotion: 'reduce' } as const;

/** A person who uses the console. */
export interface Visit {
  readonly page: Page;
  /** Goes to a page of the company. */
  readonly go: (page: string) => Promise<void>;
  /**
   * The browser's errors: in its console, requests without an answer, and violations of the content security policy.
   */
  readonly complaints: () => readonly string[];
  /** Ends the visit. */
  readonly end: () => Promise<void>;
}

/** Why the console cannot be tested here, or null. */
export const { missing } = inject('console');

const shared = inject('console');
let own: ConsoleAccess | null = null;
let browser: Browser | null = null;

/** The screens for the console: the smallest and the usual one, each in one color scheme. */
export const SCREENS = [
  { name: 'a phone, dark', width: 375, colorScheme: 'dark' },
  { name: 'a large screen, light', width: 1_280, colorScheme: 'light' },
] as const;

/**
 * Creates a company and people for a test file, and ends their visits afterwards. Files run at the same time, and none
 * sees another's changes.
 */
export async function openOwnCompany(): Promise<void> {
  own = shared.missing === null ? await makeConsoleCompany(shared) : null;
  afterAll(async () => {
    ended.clear();
    await browser?.close();
    browser = null;
  });
}

/** The stage of the console, for operators' actions. */
export function cloud(): CloudAccess {
  if (shared.missing !== null) {
    throw new Error(shared.missing);
  }
  return shared.cloud;
}

/** Access to the console for the people of this file's company. */
export function access(): ConsoleAccess {
  if (own === null) {
    throw new Error(missing ?? 'The file has not opened its company.');
  }
  return own;
}

/** The email address of the person with a role in this file's company. */
export function emailOf(role: string): string {
  return access().people.find((person) => person.role === role)?.email ?? '';
}

// The letters of a word that is broken are at different heights. Names and ids may be longer than any line.
const FIND_BROKEN_WORDS = `(() => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (nodes.nextNode()) {
    for (const { 0: word, index } of nodes.currentNode.data.matchAll(/(?<![^\\s(])\\p{L}{2,20}(?![^\\s).,:;?!…])/gu)) {
      const range = document.createRange();
      range.setStart(nodes.currentNode, index);
      range.setEnd(nodes.currentNode, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) {
        broken.push(word);
      }
    }
  }
  return broken;
})()`;

// By default, a step of Playwright may take 30 seconds, which a busy machine exceeds. Shorter than a test may take, so
// that the error says which step it was.
const STEP_MS_MAX = 100_000;

/** Signs somebody in and shows a page of the company. */
export async function visit(role: string, at = 'keys', options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= await connectBrowser(shared.missing === null ? shared.browser : '');
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin', ...STILL, ...options });
  context.setDefaultTimeout(STEP_MS_MAX);
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

// Visits that have ended, by the role of the person, whose page the next visit of the same person can use.
const ended = new Map<string, Visit>();

/**
 * Shows a page of the company to somebody, where possible without loading the console again, which takes more processor
 * time than most tests. For tests that leave the console as they found it, except for its address, an open dialog that
 * is not being saved, notices and routed calls; all others use `visit`. A dialog that is saved while it asks whether
 * its text may be lost closes together with the question, and its page stays.
 */
export async function revisit(role: string, at = 'keys'): Promise<Visit> {
  const before = ended.get(role);
  ended.delete(role);
  const whole = before ?? (await visit(role, 'nowhere'));
  const { page, go } = whole;
  await leave(page);
  await page.mouse.move(0, 0);
  await page.evaluate(AS_NEW);
  const known = whole.complaints().length;
  await go(at);
  const end = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    ended.set(role, whole);
  };
  return { page, go, complaints: () => whole.complaints().slice(known), end };
}

/**
 * Shows a page that does not exist, without loading the console again: what was open closes, and the next page is built
 * from scratch and loads its data again.
 */
export async function leave(page: Page): Promise<void> {
  await page.goto(addressOf(access(), 'nowhere'));
  const discard = page.getByRole('button', { name: commonTexts.discard, exact: true });
  const left = page.getByText(frameTexts.noPage);
  await discard.or(left).first().waitFor();
  if (await discard.isVisible()) {
    await discard.click();
  }
  await left.waitFor();
}

/** What axe finds on a page outside the parts that selectors name, one line per finding. */
export async function axeFindings(page: Page, skipped: readonly string[] = []): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const known = await session.send('Runtime.evaluate', { expression: 'typeof axe', returnByValue: true });
  // A page keeps axe until it is reloaded: compiling axe takes longer than checking most pages.
  if (known.result.value === 'undefined') {
    await session.send('Runtime.evaluate', { expression: axe });
  }
  const { result } = await session.send('Runtime.evaluate', {
    expression: findOutside(skipped),
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as string[];
}

/** By how many pixels a page is wider than its window. */
export function overflowPixels(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
}

/** The words of a page that continue on the next line without a hyphen, as in a column that is too narrow for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_BROKEN_WORDS);
}

/** Creates an empty knowledge base on the page of all bases, and shows it. */
export async function createBase(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create knowledge base' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByText('There is no document yet').waitFor();
}

/** Chooses files for the upload on the page of a knowledge base. */
export function chooseFiles(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  return page.locator('input[type=file]').first().setInputFiles(files);
}

/** Returns what a page holds outside its memory: elements, address, cookies and storages. */
export function heldBy(page: Page): Promise<string> {
  const parts = ['document.documentElement.outerHTML', ...OUTSIDE].join(', ');
  return page.evaluate<string>(`[${parts}].join('\\n')`);
}

/** Returns the address, cookies and storages of a page. */
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
    // Leaving a page aborts its calls.
    if (reason !== 'net::ERR_ABORTED') {
      complaints.push(`${request.method()} ${request.url()}: ${reason}`);
    }
  });
  return complaints;
}
