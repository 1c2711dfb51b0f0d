import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

// A stage that is starting prints something every few seconds. Its longest step without output is the synthesis: half a
// minute on a busy machine.
const SILENT_MS = 180_000;
// Longer than a stage needs to stop. Its state is in a temporary folder, so nothing is lost when it is killed.
const STOPPING_MS = 30_000;
// More than one line, and little to search for each chunk.
const RECENT_CHARACTERS = 1_000;

/** Starts a stage with its output in pipes, as `untilServing` needs it. */
export function spawnStage(args: readonly string[]) {
  return spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Waits until a stage serves, and passes on what it writes to stderr. Returns null once it serves, or why it does not:
 * it cannot be started, it ended, or it has printed nothing for `silentMs`. There is no limit for the whole wait,
 * because ingesting many documents takes long.
 */
export async function untilServing(stage: ReturnType<typeof spawnStage>, silentMs = SILENT_MS): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const silence = setTimeout(
    () => resolve(`The local stage is not serving, and has reported nothing for ${silentMs / 1_000} seconds.`),
    silentMs,
  );
  let recentOutput = '';
  stage.stdout.on('data', (chunk: Buffer) => {
    silence.refresh();
    // The word may arrive in two chunks.
    recentOutput = `${recentOutput}${chunk}`.slice(-RECENT_CHARACTERS);
    if (recentOutput.includes('Serving.')) {
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

/** Asks a stage to end, kills it if it has not ended after `stoppingMs`, and resolves once it has ended. */
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
