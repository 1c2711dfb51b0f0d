// Guarantee: a function that starts loads nothing large that its first call does not need. Risk: callers, tests and
// whoever tries the API wait longer for each new instance, and nothing says why.
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { CONTRACTS } from '../../functions/contracts.ts';
import { type DeployedBundle, deployedBundles } from '../harness/programs/deployed-bundles.ts';

const run = promisify(execFile);

const ANSWERING = ['console-playground', 'copilot-query'];

interface Loaded {
  /** Node's own modules, such as `NativeModule fs`. */
  readonly builtins: readonly string[];
  readonly urls: readonly string[];
}

// Everything that is loaded once the bundle has been imported.
async function loadedBy({ path, variables }: DeployedBundle): Promise<Loaded> {
  const code = `import { registerHooks } from 'node:module'; const urls = [];
    registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
    await import(${JSON.stringify(path)});
    console.log(JSON.stringify({ builtins: process.moduleLoadList, urls })); process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { env: variables });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it("importing a bundle does not load Node's client for `fetch`, except with the library that reads sign-in keys", async () => {
  const loading: string[] = [];
  const bundles = await deployedBundles(inject('assembly'));
  for (const bundle of bundles) {
    const { builtins } = await loadedBy(bundle);
    expect(builtins, bundle.name).toContain('NativeModule internal/modules/esm/loader');
    if (builtins.some((name) => name.includes('undici'))) {
      loading.push(bundle.name);
    }
  }
  expect(bundles.map(({ name }) => name).toSorted()).toEqual(Object.keys(CONTRACTS).toSorted());
  expect(loading).toEqual(['console-authorizer']);
});

it('importing a bundle that answers questions does not load the check of answers, which runs after the model', async () => {
  const answering = (await deployedBundles(inject('assembly'))).filter(({ name }) => ANSWERING.includes(name));
  expect(answering.map(({ name }) => name).toSorted()).toEqual(ANSWERING);
  for (const bundle of answering) {
    const checks = (await readdir(dirname(bundle.path))).filter((file) => /^check-answer-.*\.mjs$/.test(file));
    expect(checks, bundle.name).toEqual([expect.any(String)]);
    const { urls } = await loadedBy(bundle);
    const loaded = ['index.mjs', ...checks].filter((file) => urls.some((url) => url.endsWith(`/${file}`)));
    expect(loaded, bundle.name).toEqual(['index.mjs']);
  }
});
