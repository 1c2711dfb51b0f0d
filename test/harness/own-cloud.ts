import { inject, onTestFinished } from 'vitest';
import { type CloudOptions, startCloud } from './local-cloud/start-cloud.ts';

let everywhere: CloudOptions = {};

/** Applies these options to every cloud that this worker starts from now on; tests on real servers use it. */
export function startOwnCloudsWith(options: CloudOptions): void {
  everywhere = options;
}

/**
 * Starts a cloud from the assembly of the run, for tests that script faults or move the clock. Whoever starts it must
 * stop it.
 */
export function startOwnCloud({ assembly = inject('assembly'), ...options }: CloudOptions = {}) {
  return startCloud(assembly, { ...everywhere, ...options });
}

let kept: ReturnType<typeof startOwnCloud> | null = null;

/**
 * Returns the cloud that the files of a worker share, one after the other, for tests that script faults: starting a
 * cloud and its functions takes more processor time than most of these files. Each file finds it without faults and
 * with an empty meter, but with the companies and log lines of earlier files. A test that moves the clock or looks at
 * the whole stage starts its own. The cloud stops with the worker.
 */
export async function cloudOfWorker(): ReturnType<typeof startOwnCloud> {
  kept ??= startOwnCloud();
  const { cloud } = await kept;
  cloud.faults.clear();
  cloud.standIns.bedrock.meter.reset();
  return kept;
}

/** Starts a separate cloud for the current test, and stops it when the test has finished. */
export async function startOwnCloudForTest(options: CloudOptions = {}) {
  const started = await startOwnCloud(options);
  onTestFinished(() => started.cloud.stop());
  return started;
}
