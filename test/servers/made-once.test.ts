// Guarantee: a process that waits for a folder that another process fills eventually reports which folder it is. Risk:
// a run waits for a hanging process and never says why.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';
import { temporaryFolder } from './opensearch/fake-programs.fixture.ts';

it('stops waiting for a folder that another process does not complete, and leaves the folder to it', async () => {
  const folder = join(temporaryFolder(), 'tools');
  const filled = Promise.withResolvers<void>();
  const first = madeOnce(folder, async () => {
    mkdirSync(folder);
    await filled.promise;
  });
  const never = () => Promise.reject(new Error('made twice'));
  await expect(madeOnce(folder, never, 250)).rejects.toThrow(
    `Another process has been filling ${folder} for 0.25 seconds. End it, and start again.`,
  );
  filled.resolve();
  await first;
  expect(readdirSync(folder)).toEqual(['complete']);
  await madeOnce(folder, never, 0);
});
