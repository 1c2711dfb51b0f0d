import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes every synthesis by this process and its child processes take the bundles of the first one, which are kept in
 * the folder for temporary files: the sources stay the same during a run, and bundling takes most of a synthesis.
 */
export function keepBundles(): void {
  const { env } = process;
  // .ci/run sets both for all its commands.
  env.KEPT_BUNDLES ??= mkdtempSync(join(tmpdir(), 'bundles-'));
  env.CDK_APP ??= 'node --import ./test/harness/bundles/register.mts bin/app.ts';
}
