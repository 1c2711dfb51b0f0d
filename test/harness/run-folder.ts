import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'knowledge-copilot-run-';
// Far longer than any run takes.
const STALE_MS = 86_400_000;

/**
 * Gives this process, and those that it starts, one folder for everything temporary, and removes it when the process
 * ends, whatever tests and libraries left in it. A process that is killed leaves its folder: the first run a day later
 * removes it.
 */
export function useRunFolder(nowMs: number): void {
  const shared = tmpdir();
  // A program that a run starts works in the folder of that run.
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

// A program that is just ending may still write.
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
