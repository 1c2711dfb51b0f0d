// npm run screenshots: the console's pages as pictures in docs/console/, from a local cloud with a company of its own.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { connectBrowser, missingBrowser, startBrowser } from './chromium.ts';
import { startConsole } from './console-cloud.ts';
import { addressOf, signIn, untilShown } from './sign-in.ts';

const FOLDER = 'docs/console';
const PAGES = ['overview', 'keys', 'policies', 'knowledge', 'playground', 'usage', 'audit', 'members', 'reference'];
const SCREENS = [
  { name: '', width: 1_280, height: 800, colorScheme: 'light' },
  { name: '-phone-dark', width: 375, height: 800, colorScheme: 'dark' },
] as const;

const missing = missingBrowser();
if (missing !== null) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
await synthesize('local', assembly);
const { cloud, access } = await startConsole(assembly);
const server = await startBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const browser = await connectBrowser(server.wsEndpoint());
  for (const { name, width, height, colorScheme } of SCREENS) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(addressOf(access, 'overview'));
    await signIn(page, access, 'administrator');
    await untilShown(page);
    for (const shown of PAGES) {
      await page.goto(addressOf(access, shown));
      await untilShown(page);
      await page.screenshot({ path: `${FOLDER}/${shown}${name}.png`, animations: 'disabled' });
    }
    await context.close();
  }
} finally {
  await server.close();
  await cloud.stop();
  await rm(assembly, { recursive: true, force: true });
}
