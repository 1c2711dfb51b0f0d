import type { Page } from 'playwright-core';
import type { ConsoleAccess } from './console-cloud.ts';

/** The address of a page of the company. */
export function addressOf({ url, companyId }: ConsoleAccess, page: string): string {
  return `${url}#/c/${companyId}/${page}`;
}

/** Fills in and submits the sign-in page. */
export async function signIn(page: Page, { people }: ConsoleAccess, role: string): Promise<void> {
  const person = people.find((known) => known.role === role);
  if (person === undefined) {
    throw new Error(`Nobody can sign in as ${role}.`);
  }
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// Waits a frame first, because a change of the address is rendered with the next one. A single expression, because the
// page's Content-Security-Policy refuses code that is evaluated later.
const LOADED = `new Promise((resolve) => {
  const waits = ({ textContent }) => /(?:Loading|…)$/.test(textContent.trim());
  const look = () =>
    [...document.querySelectorAll('main [role=status], main [class*=loading]')].some(waits)
      ? requestAnimationFrame(look)
      : resolve();
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** Waits until a page of the console has loaded completely. */
export async function untilShown(page: Page): Promise<void> {
  // Only in the console, because the sign-in page, which may still be shown, has a heading, too.
  await page.locator('#console').getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(LOADED);
}
