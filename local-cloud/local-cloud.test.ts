// Guarantee: a cloud that cannot be started leaves nothing running. Risk: its folder stays locked, and its processes
// stay, although the caller only got an error.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiResources } from './fixtures/api.ts';
import { functionResources, writeAssembly } from './fixtures/assembly.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { startLocalCloud } from './local-cloud.ts';

it('a cloud that cannot publish its address releases its folder', async () => {
  const resources = {
    ...functionResources('Fn'),
    ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
  };
  const assembly = writeAssembly({ Try: { resources } }, { Fn: 'export const handler = async () => ({});' });
  const data = temporaryFolder();
  // A folder has the name of the file that is published.
  const draft = path.join(data, 'cloud.json.part');
  writeFileSync(path.join(data, 'lock.sqlite'), '');
  mkdirSync(draft);
  await expect(startLocalCloud({ assembly, data })).rejects.toThrow('EISDIR');
  rmSync(draft, { recursive: true });
  const cloud = await startLocalCloud({ assembly, data });
  await cloud.stop();
});
