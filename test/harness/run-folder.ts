import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'knowledge-copilot-run-';
// Far longer than any run takes.
const STALE_MS = 86_400_000;

/**
 * Gives this process and its child processes one folder for all temporary files, and removes it when the process exits,
 * whatever tests and libraries left in it. The folder of a killed process is removed by the first run a day later.
 */
export function useRunFolder(nowMs: number): void {
  const shared = tmpdir();
  // A program that a run has started uses the folder of that run.
  if (basename(shared).startsWith(PREFIX)) {
    return;
  }
  removeStale(shared, nowMs - STALE_MS);
  const folder = mkdtempSync(join(shared, PREFIX));
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) {
    // biome-ignore lint/style/noProcessEnv: where os.tmpdir() looks, here and in every program that is started
    process.env[name] = folder;
  }
  process.once('exit', () => remove(folder));
}

function removeStale(shared: string, before: number): void {
  for (const name of readdirSync(shared)) {
    const folder = join(shared, name);
    if (name.startsWith(PREFIX) && (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? before) < before) {
      remove(folder);
    }
  }
}

// Retries, because a child process that is just ending may still write. What cannot be removed, such as the folder of
// another user, must not decide how a run ends: it is left to the first run of its user a day later.
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } catch (error) {
    process.stderr.write(`${folder} is left: ${(error as Error).message}\n`);
  }
}
