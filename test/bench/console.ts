import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { connectBrowser, missingBrowser, startBrowser } from '../harness/console/chromium.ts';
import { type ConsoleAccess, startConsole } from '../harness/console/console-cloud.ts';
import { addressOf, signIn, untilShown } from '../harness/console/sign-in.ts';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
const FIRST_PAGE_MS = 1_500;
const FIRST_SCRIPT_KB = 400;
// On AWS, the issuer is another site than the console, so that its page has a process of its own. Here only their ports
// differ, and one process would keep the compiled code of the window that leaves for the one that comes back.
const SEPARATE = ['--site-per-process', '--enable-features=StrictOriginIsolation'];
const PAGES = ['overview', 'keys', 'usage', 'playground'];

/**
 * Measures how soon the console's first page is usable on a CPU four times slower, and how much script each page loads.
 */
export async function benchConsole({ assembly, signal }: BenchContext): Promise<Figure[]> {
  const missing = missingBrowser();
  if (missing !== null) {
    throw new Error(missing);
  }
  const { cloud, access } = await startConsole(assembly);
  const server = await startBrowser(SEPARATE);
  try {
    const browser = await connectBrowser(server.wsEndpoint());
    const usable: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      signal.throwIfAborted();
      usable.push(await firstPageMs(browser, access));
    }
    const scripts = await scriptsKb(browser, access);
    return [
      {
        bench: 'console',
        name: 'first page usable, CPU 4 x slower',
        value: median(usable),
        unit: 'ms',
        target: { limit: FIRST_PAGE_MS, of: 'value' },
      },
      ...PAGES.map(
        (page): Figure => ({
          bench: 'console',
          name: `${page}: script, gzip`,
          value: scripts.get(page) ?? Number.NaN,
          unit: 'kB',
          ...(page === 'overview' ? { target: { limit: FIRST_SCRIPT_KB, of: 'value' } } : {}),
        }),
      ),
    ];
  } finally {
    await server.close();
    await cloud.stop();
  }
}

// The time from the return of the sign-in until the page shows its heading, by the page's own clock.
async function firstPageMs(browser: Browser, access: ConsoleAccess): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(addressOf(access, 'overview'));
  await page.getByLabel('Email').waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await signIn(page, access, 'administrator');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const ms = await page.evaluate<number>('performance.now()');
  await context.close();
  return ms;
}

async function scriptsKb(browser: Browser, access: ConsoleAccess): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const shown of PAGES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(addressOf(access, shown));
    await signIn(page, access, 'administrator');
    await untilShown(page);
    sizes.set(shown, await scriptKbOf(page));
    await context.close();
  }
  return sizes;
}

// The scripts that the browser says it has loaded, compressed here as CloudFront would compress them.
async function scriptKbOf(page: Page): Promise<number> {
  const addresses = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
  );
  const sizes = await Promise.all(
    addresses.map(async (address) => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}
