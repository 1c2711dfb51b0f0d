// Guarantee: who waits for a folder that another process fills is told after a while which folder it is. Risk: a run
// that waits for a process that hangs, and never says for what.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { madeOnce } from './made-once.ts';
import { temporaryFolder } from './opensearch/fake-programs.fixture.ts';

it('ends the wait for a folder that another one does not complete, and leaves it to that one', async () => {
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
