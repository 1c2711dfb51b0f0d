import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

// A stage that is starting prints something every few seconds. Its longest step without output is the synthesis: half a
// minute on a busy machine.
const SILENT_MS = 180_000;
// Longer than a stage needs to stop. Its state is in a temporary folder, so nothing is lost when it is killed.
const STOPPING_MS = 30_000;

/** Runs a stage whose output `untilServing` reads. */
export function spawnStage(args: readonly string[]) {
  return spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Waits until a stage serves, and passes its reports on. Returns null once it serves, or why it does not: it ended, or
 * it has reported nothing for so long that it hangs. Only silence ends the wait, because many documents may take any
 * time.
 */
export async function untilServing(stage: ReturnType<typeof spawnStage>, silentMs = SILENT_MS): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const silence = setTimeout(
    () => resolve(`The local stage is not serving, and has reported nothing for ${silentMs / 1_000} seconds.`),
    silentMs,
  );
  let said = '';
  stage.stdout.on('data', (chunk: Buffer) => {
    silence.refresh();
    // The line may come in two pieces.
    said = `${said}${chunk}`.slice(-1_000);
    if (said.includes('Serving.')) {
      resolve(null);
    }
  });
  stage.stderr.on('data', (chunk: Buffer) => {
    silence.refresh();
    process.stderr.write(chunk);
  });
  stage.once('error', ({ message }) => resolve(`The local stage cannot be started: ${message}`));
  stage.once('close', (status, signal) =>
    resolve(`The local stage ended before it served, with ${signal ?? `status ${status}`}.`),
  );
  return promise.finally(() => clearTimeout(silence));
}

/** Stops a stage: asks it to end, and kills it if it does not. */
export async function stopStage(stage: ChildProcess, stoppingMs = STOPPING_MS): Promise<void> {
  if (stage.pid === undefined || stage.exitCode !== null || stage.signalCode !== null) {
    return;
  }
  const ended = once(stage, 'close');
  stage.kill('SIGTERM');
  const killing = setTimeout(() => stage.kill('SIGKILL'), stoppingMs);
  await ended;
  clearTimeout(killing);
}
