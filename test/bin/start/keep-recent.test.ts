// Guarantee: while a local cloud runs, its bundles in a temporary folder never look old. Risk: after some days the
// cleaner of temporary files deletes them, and each new instance of a function answers 502 until the next start.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { keepRecent } from '../../../bin/start/keep-recent.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const DAY = Date.UTC(2026, 0, 10);
const HOUR = 3_600_000;

afterEach(() => void vi.useRealTimers());

it('renews the time of every file and folder at once, every hour and until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'asset.1'));
  writeFileSync(join(folder, 'asset.1', 'index.mjs'), '');
  const paths = [folder, join(folder, 'asset.1'), join(folder, 'asset.1', 'index.mjs')];
  const times = () => paths.flatMap((path) => [statSync(path).atimeMs, statSync(path).mtimeMs]);
  const all = (time: number) => new Array(paths.length * 2).fill(time);
  let now = DAY;
  const stop = keepRecent(folder, () => new Date(now));
  await expect.poll(times).toEqual(all(DAY));
  now += HOUR;
  vi.advanceTimersByTime(HOUR);
  await expect.poll(times).toEqual(all(DAY + HOUR));
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on when the folder is gone', async () => {
  const folder = temporaryFolder();
  rmSync(folder, { recursive: true });
  const asked = Promise.withResolvers<void>();
  const stop = keepRecent(folder, () => {
    asked.resolve();
    return new Date(DAY);
  });
  await asked.promise;
  stop();
});
