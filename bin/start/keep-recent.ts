import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

// Programs that delete old temporary files wait for three days or more.
const INTERVAL_MS = 3_600_000;

/**
 * Gives every file of a temporary folder the present time, at once and every hour, so that no program that deletes old
 * temporary files deletes it: each new instance of a function reads its bundle there. Returns a function that stops.
 */
export function keepRecent(folder: string, now = () => new Date()): () => void {
  // A file may be deleted meanwhile, with its folder; the next round comes in an hour.
  const keep = () => void touchAll(folder, now()).catch(() => undefined);
  keep();
  const timer = setInterval(keep, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

async function touchAll(folder: string, time: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const path of ['', ...entries].map((entry) => join(folder, entry))) {
    await utimes(path, time, time);
  }
}
