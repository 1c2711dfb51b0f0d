import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

// This file is written last, so a folder without it is incomplete.
const COMPLETE = 'complete';
const ASK_AGAIN_MS = 100;
// Far longer than any of these installations takes.
const WAIT_MS_MAX = 20 * 60_000;
const SQLITE_BUSY = 5;

/**
 * Fills a folder by calling `make`, unless that was done before. An incomplete folder is filled again, and one whose
 * `make` failed is removed. Other processes that need the same folder wait until it is complete.
 *
 * @throws if another process is still filling it after `waitMsMax`.
 */
export async function madeOnce(folder: string, make: () => Promise<void>, waitMsMax = WAIT_MS_MAX): Promise<void> {
  const isComplete = () => existsSync(join(folder, COMPLETE));
  if (isComplete()) {
    return;
  }
  mkdirSync(dirname(folder), { recursive: true });
  const lock = await holdLock(folder, waitMsMax);
  try {
    if (isComplete()) {
      return;
    }
    rmSync(folder, { recursive: true, force: true });
    await make();
    writeFileSync(join(folder, COMPLETE), '');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    lock.close();
  }
}

// An exclusive transaction on an empty SQLite database serves as a lock: the operating system releases it when the
// process ends, however it ends.
async function holdLock(folder: string, waitMsMax: number): Promise<DatabaseSync> {
  const database = new DatabaseSync(`${folder}.lock`);
  const endMs = performance.now() + waitMsMax;
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) {
        database.close();
        throw error;
      }
      if (performance.now() >= endMs) {
        database.close();
        throw new Error(
          `Another process has been filling ${folder} for ${waitMsMax / 1_000} seconds. End it, and start again.`,
        );
      }
      await pause(ASK_AGAIN_MS);
    }
  }
}
