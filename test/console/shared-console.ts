import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { missingBrowser, startBrowser } from '../harness/console/chromium.ts';
import { type ConsoleStage, consoleOf } from '../harness/console/console-company.ts';
import { startCloud } from '../harness/local-cloud/start-cloud.ts';
import { runAssembly } from '../harness/run-assembly.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly console: SharedConsole;
  }
}

/** The console and the browser that all files share; or why there is none. */
type SharedConsole =
  | { readonly missing: string }
  | (ConsoleStage & { readonly missing: null; readonly browser: string });

/** Starts one local cloud and one browser before all tests, if any of them tests the console. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!project.vitest.state.getPaths().some((path) => dirname(path) === import.meta.dirname)) {
    return async () => undefined;
  }
  const missing = missingBrowser();
  if (missing !== null) {
    process.stderr.write(`${missing}\n`);
    project.provide('console', { missing });
    return async () => undefined;
  }
  // Unpacking the browser keeps one core busy, as synthesizing often does.
  const [{ cloud }, browser] = await Promise.all([runAssembly().then(startCloud), startBrowser()]);
  project.provide('console', { ...consoleOf(cloud), missing: null, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await cloud.stop();
  };
}
