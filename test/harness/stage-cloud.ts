import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { onTestFinished } from 'vitest';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { startOwnCloud } from './own-cloud.ts';

/**
 * A cloud of the test's own, whose stage differs from `local` by these options; synthesized and bundled for it, and
 * ended with the test. State in `data` outlives it.
 */
export async function startStageForTest(options: Partial<Stage>, data: string | null = null) {
  const outdir = await mkdtemp(join(tmpdir(), 'stage-'));
  onTestFinished(() => rm(outdir, { recursive: true, force: true }));
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  // The path of each resource is written into the template by the command line, not by the library.
  const app = new App({
    outdir,
    context: { ...context, 'aws:cdk:enable-path-metadata': true },
    analyticsReporting: false,
  });
  addStage(app, { ...STAGES.local, ...options });
  app.synth();
  const started = await startOwnCloud({ assembly: outdir, data });
  onTestFinished(() => started.cloud.stop());
  return started;
}
