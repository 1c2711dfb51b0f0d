import { createRequire } from 'node:module';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

// What a browser needs in a container. The arguments that the package proposes are not used: they disable the browser's
// web security, which these tests are about.
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'];

/** Why no browser can be started here, or null. */
export function missingBrowser(platform = process.platform, cpu = process.arch): string | null {
  return platform === 'linux' && cpu === 'x64'
    ? null
    : `The Chromium of @sparticuz/chromium runs on Linux on x64 alone; this is ${platform} on ${cpu}. The console's pages are not tested here.`;
}

/** Starts the Chromium from the npm package, for all test files. */
export async function startBrowser(): Promise<BrowserServer> {
  // The package unpacks its shared libraries only where it believes itself on Lambda.
  // biome-ignore lint/style/noProcessEnv: the package reads it there
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: carried } = await import('@sparticuz/chromium');
  return chromium.launchServer({ executablePath: await carried.executablePath(), args: ARGUMENTS });
}

/** Connects to the browser that runs for all test files. */
export function connectBrowser(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}

/** The path of axe-core's script, to be injected into a page. */
export function axeSource(): string {
  return createRequire(import.meta.url).resolve('axe-core/axe.min.js');
}
