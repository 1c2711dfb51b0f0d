import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { useRunFolder } from '../run-folder.ts';
import { connectBrowser, missingBrowser, startBrowser } from './chromium.ts';
import { startConsole } from './console-cloud.ts';
import { consoleOf } from './console-company.ts';
import { fillCompany } from './screenshot-company.ts';
import { addressOf, signIn, untilShown } from './sign-in.ts';

const FOLDER = 'docs/console';
const PAGES = ['overview', 'keys', 'playground'];
const VIEW = { viewport: { width: 1_280, height: 900 }, colorScheme: 'light', locale: 'en-GB' } as const;

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
Writes the pictures of docs/console.md to docs/console/, from a local cloud with a sample company.
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
  const context = await browser.newContext(VIEW);
  const page = await context.newPage();
  await page.goto(addressOf(access, 'overview'));
  await signIn(page, access, 'administrator');
  await untilShown(page);
  for (const shown of PAGES) {
    await page.goto(addressOf(access, shown));
    await untilShown(page);
    await before[shown]?.(page);
    await untilShown(page);
    await page.screenshot({ path: `${FOLDER}/${shown}.png`, animations: 'disabled' });
  }
  await context.close();
} finally {
  await server.close();
  await cloud.stop();
  await rm(assembly, { recursive: true, force: true });
}
