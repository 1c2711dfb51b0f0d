// Guarantee: the folder of a cloud is made with its parents, for its owner alone, or refused with a reason. Risk: other
// people of the machine read keys, or a start where no folder can be made never ends.
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

it('makes the folder and its parents for their owner alone', () => {
  const data = path.join(temporaryFolder('data-'), 'of', 'mine');
  openDataFolder(data).close();
  expect([path.dirname(data), data].map((folder) => statSync(folder).mode & 0o777)).toEqual([0o700, 0o700]);
});

it.runIf(process.platform === 'linux')('refuses a place where nobody can make a folder', () => {
  expect(() => openDataFolder('/proc/of/mine')).toThrow(
    "/proc/of/mine cannot be the folder of a local cloud; choose another. ENOENT: no such file or directory, mkdir '/proc/of'",
  );
});
