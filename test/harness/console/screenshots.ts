import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { useRunFolder } from '../run-folder.ts';
import { connectBrowser, missingBrowser, startBrowser } from './chromium.ts';
import { startConsole } from './console-cloud.ts';
import { consoleOf } from './console-company.ts';
import { fillCompany } from './screenshot-company.ts';
import { addressOf, signIn, untilShown } from './sign-in.ts';

const FOLDER = 'docs/console';
const PAGES = ['overview', 'keys', 'policies', 'knowledge', 'playground', 'usage', 'audit', 'members', 'reference'];
const SCREENS = [
  { name: '', width: 1_280, height: 900, colorScheme: 'light', pages: PAGES },
  { name: '-phone-dark', width: 375, height: 800, colorScheme: 'dark', pages: ['overview', 'keys', 'usage'] },
] as const;

const QUESTION = 'When does the office open?';

// What to do before the screenshot of a page that shows little at first.
const before: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  playground: async (page) => {
    await page.getByLabel('Your question').fill(QUESTION);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    const answer = page.getByRole('heading', { name: 'Answer', exact: true });
    await answer.waitFor();
    await answer.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ask', exact: true }).scrollIntoViewIfNeeded();
  },
};

const MANUAL = `npm run screenshots
Writes a picture of each page of the console to docs/console/, from a local cloud with a sample company.
`;

if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exit(process.argv[2] === '--help' ? 0 : 2);
}
const missing = missingBrowser();
if (missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
useRunFolder(Date.now());
const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
await synthesize('local', assembly);
const { cloud, access } = await startConsole(assembly);
await fillCompany(cloud, consoleOf(cloud).cloud, access.companyId);
const server = await startBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const browser = await connectBrowser(server.wsEndpoint());
  for (const { name, width, height, colorScheme, pages } of SCREENS) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(addressOf(access, 'overview'));
    await signIn(page, access, 'administrator');
    await untilShown(page);
    for (const shown of pages) {
      await page.goto(addressOf(access, shown));
      await untilShown(page);
      await before[shown]?.(page);
      await untilShown(page);
      await page.screenshot({ path: `${FOLDER}/${shown}${name}.png`, animations: 'disabled' });
    }
    await context.close();
  }
  await takeStage(browser);
} finally {
  await server.close();
  await cloud.stop();
  await rm(assembly, { recursive: true, force: true });
}

// Takes the pages that only operators see.
async function takeStage(browser: Browser): Promise<void> {
  const [{ width, height, colorScheme }] = SCREENS;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${access.url}#/stage`);
  await signIn(page, access, 'operator');
  await untilShown(page);
  await page.screenshot({ path: `${FOLDER}/stage.png`, animations: 'disabled' });
  await context.close();
}
