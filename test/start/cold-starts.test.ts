// Guarantee: a function that starts loads nothing large that its first call does not need. Risk: callers, tests and
// whoever tries the API wait longer for each new instance, and nothing says why.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { CONTRACTS } from '../../functions/contracts.ts';
import { type DeployedBundle, deployedBundles } from '../harness/programs/deployed-bundles.ts';

const run = promisify(execFile);

// All of Node's own modules that are loaded once the bundle has been imported, such as `NativeModule fs`.
async function builtinsLoadedBy({ path, variables }: DeployedBundle): Promise<string[]> {
  const code = `await import(${JSON.stringify(path)}); console.log(JSON.stringify(process.moduleLoadList)); process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { env: variables });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it("importing a bundle does not load Node's client for `fetch`, except with the library that reads sign-in keys", async () => {
  const loading: string[] = [];
  const bundles = await deployedBundles(inject('assembly'));
  for (const bundle of bundles) {
    const builtins = await builtinsLoadedBy(bundle);
    expect(builtins, bundle.name).toContain('NativeModule internal/modules/esm/loader');
    if (builtins.some((name) => name.includes('undici'))) {
      loading.push(bundle.name);
    }
  }
  expect(bundles.map(({ name }) => name).toSorted()).toEqual(Object.keys(CONTRACTS).toSorted());
  expect(loading).toEqual(['console-authorizer']);
});
