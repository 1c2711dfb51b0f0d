import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { synthesize } from '../../bin/start/synthesize.ts';
import { missingBrowser, startBrowser } from '../harness/console/chromium.ts';
import { type ConsoleAccess, startConsole } from '../harness/console/console-cloud.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly console: SharedConsole;
  }
}

/** The console that runs for all files, and the browser to look at it; or why there is none. */
export type SharedConsole =
  | { readonly missing: string }
  | (ConsoleAccess & { readonly missing: null; readonly browser: string });

/** Before all tests: one local cloud with a company and three people, and one browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = missingBrowser();
  if (missing !== null) {
    process.stderr.write(`${missing}\n`);
    project.provide('console', { missing });
    return async () => undefined;
  }
  const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
  await synthesize('local', assembly);
  const { cloud, access } = await startConsole(assembly);
  const browser = await startBrowser();
  project.provide('console', { ...access, missing: null, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await cloud.stop();
    await rm(assembly, { recursive: true, force: true });
  };
}
