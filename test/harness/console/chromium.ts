import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

// What a browser needs in a container. The package's own arguments are not used: they disable the browser's web
// security, which these tests check.
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--hide-scrollbars'];

/** Why no browser can be started here, or null. */
export function missingBrowser(platform = process.platform, cpu = process.arch): string | null {
  return platform === 'linux' && cpu === 'x64'
    ? null
    : `The Chromium of @sparticuz/chromium runs only on Linux on x64; this is ${platform} on ${cpu}. The console's pages are not tested here.`;
}

/** Starts the Chromium from the npm package, with further arguments, for all test files. */
export async function startBrowser(further: readonly string[] = []): Promise<BrowserServer> {
  // The package unpacks its shared libraries only if it detects Lambda.
  // biome-ignore lint/style/noProcessEnv: the package reads it there
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: carried } = await import('@sparticuz/chromium');
  const executablePath = await carried.executablePath();
  // biome-ignore lint/style/noProcessEnv: the browser reads it there
  process.env.FONTCONFIG_FILE = writeFontConfiguration(tmpdir());
  return chromium.launchServer({ executablePath, args: [...ARGUMENTS, ...further] });
}

// The package unpacks its fonts into the folder for temporary files, but its configuration names /tmp/fonts. Without
// any font the browser crashes at the first page.
function writeFontConfiguration(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const [fonts, cache] = ['fonts', 'fonts-cache'].map((name) => join(folder, name));
  writeFileSync(file, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`);
  return file;
}

/** Connects to the browser that runs for all test files. */
export function connectBrowser(endpoint: string): Promise<Browser> {
  return chromium.connect(endpoint);
}

/** The path of axe-core's script, to be injected into a page. */
export function axeSource(): string {
  return createRequire(import.meta.url).resolve('axe-core/axe.min.js');
}
