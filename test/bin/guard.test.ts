// Guarantee: on a Node that is too old, every npm script says which one is needed and exits with 1 before it does
// anything; on a newer one it prints nothing. Risk: a newcomer sees a syntax error, or a pipeline passes because its
// tests never ran.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const GUARD = fileURLToPath(new URL('../../bin/guard.mjs', import.meta.url));

const runOn = (version: string) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const versions = `{...process.versions,node:'${version}'}`;
    const asOther = `data:text/javascript,Object.defineProperty(process,'versions',{value:${versions}})`;
    execFile(process.execPath, ['--import', asOther, GUARD], (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

it.each(['20.20.2', '22.17.1', '18.99.0'])('an npm command refuses to run on Node %s', async (version) => {
  expect(await runOn(version)).toEqual({
    code: 1,
    stderr: expect.stringContaining(`This project needs Node 22.18 or newer; this is ${version} on `),
  });
});

it.each(['22.18.0', '23.0.0', '24.21.0'])('an npm command runs on Node %s', async (version) => {
  expect(await runOn(version)).toEqual({ code: 0, stderr: '' });
});
