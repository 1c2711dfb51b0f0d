import type { Page } from 'playwright-core';
import type { ConsoleAccess } from './console-cloud.ts';

/** The address of a page of the company. */
export function addressOf({ url, companyId }: ConsoleAccess, page: string): string {
  return `${url}#/c/${companyId}/${page}`;
}

/** Fills in the page on which people sign in. */
export async function signIn(page: Page, { people }: ConsoleAccess, role: string): Promise<void> {
  const person = people.find((known) => known.role === role);
  if (person === undefined) {
    throw new Error(`Nobody can sign in as ${role}.`);
  }
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// A change of the address is drawn with the next frame. One expression: the page's policy lets none be evaluated later.
const LOADED = `new Promise((resolve) => {
  const waits = ({ textContent }) => /(?:Loading| …)$/.test(textContent.trim());
  const look = () =>
    [...document.querySelectorAll('main [role=status], main [class*=loading]')].some(waits)
      ? requestAnimationFrame(look)
      : resolve();
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/** Waits until a page of the console stands with all that it loads. */
export async function untilShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(LOADED);
}
