// Guarantee: the clients that common tools generate from docs/openapi.yaml compile without warnings and can make every
// call of the API, successful and refused, in TypeScript and in Python. Risk: the description is valid, but no tool
// generates a working client from it.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';
import { startTarget, type Target } from '../contract/start-target.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { NO_PROXY, runProgram } from '../run-program.ts';
import { layOutPackages } from './lay-out-packages.ts';

const DESCRIPTION = fileURLToPath(new URL('../../../docs/openapi.yaml', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.local/servers', import.meta.url));
const MANIFESTS = new URL('typescript/', import.meta.url);
const PACKAGE = 'knowledge_and_copilot_public_api_client';

let target: Target;
let keys: Record<string, string>;

beforeAll(async () => {
  target = await startTarget(new AbortController().signal, inject('assembly'));
  const { access, company } = target;
  const questionsOnly = await makeKey(access, company.applicationId, {
    environment: 'live',
    scopes: ['copilot:query'],
  });
  const spender = await makeCompany(access, { environment: 'live' });
  await administer(access, 'policy.set', { company_id: spender.id, monthly_budget_usd: '0' });
  keys = { KC_API_KEY: target.key, QUESTIONS_ONLY_KEY: questionsOnly.key, SPENT_KEY: spender.key };
});
afterAll(() => target?.stop());

// Throws with all output of the program, so that a failing test shows what the generator or compiler reports.
async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const environment = {
    // biome-ignore lint/style/noProcessEnv: the programs are found by its PATH
    ...process.env,
    ...NO_PROXY,
    ...keys,
    API_URL: target.baseUrl,
    BASE_ID: target.baseIds[0],
    PYTHONPATH: folder,
  };
  const ran = await runProgram(program, args, { folder, environment });
  if (ran === 'missing' || ran.status !== 0) {
    throw new Error(`${program} ${args.join(' ')}:\n${ran === 'missing' ? 'missing' : ran.output}`);
  }
  return ran.output;
}

const NOTICE = 'Either party may end the contract with a notice period of 30 days.';

// The expected output of both programs, except for differences between the languages.
function everyCall() {
  const { company, baseIds } = target;
  const of = (status: number, body: object) => ({ status, requestId: true, ...body });
  const refused = (status: number, error: unknown) => of(status, { error: { error } });
  const passage = { n: 1, source_title: 'Leaving', page: null, excerpt: NOTICE, similarity: expect.any(Number) };
  const answer = {
    answer: expect.stringContaining('30 days [1]'),
    grounded: true,
    citations: [{ n: 1, source_title: 'Leaving', excerpt: NOTICE }],
    usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
  };
  const scopes = 'knowledge:read copilot:query'.split(' ');
  return {
    health: of(200, { data: { status: 'ok', tenant: company.name, application: company.applicationName, scopes } }),
    bases: of(200, {
      data: {
        data: [
          { id: baseIds[0], name: 'Handbook', description: 'How we work' },
          { id: baseIds[1], name: 'Travel', description: '' },
        ],
      },
    }),
    search: of(200, { data: { data: expect.arrayContaining([passage]) } }),
    searchOneBase: of(200, { data: { data: [passage] } }),
    question: of(200, { data: answer }),
    questionAgain: of(200, { data: answer }),
    numbers: [1],
    noKey: refused(401, expect.any(String)),
    wrongKey: refused(401, expect.any(String)),
    noScope: refused(403, expect.any(String)),
    blankQuery: refused(400, "The field 'query' must not be blank."),
    spent: refused(429, expect.any(String)),
  };
}

it.each([
  ['the public API', () => readFileSync(DESCRIPTION, 'utf8')],
  ["the console's API", consoleOpenApi],
])('Redocly finds no problem in the description of %s', async (_name, text) => {
  const lint = await linter();
  const file = join(temporaryFolder(), 'openapi.yaml');
  writeFileSync(file, text());
  expect(await lint(file)).toBe('');
});

it('Redocly finds an operation without a summary', async () => {
  const lint = await linter();
  const broken = join(temporaryFolder(), 'openapi.yaml');
  writeFileSync(broken, readFileSync(DESCRIPTION, 'utf8').replace(/^ *summary: Verify the key\n/m, ''));
  expect(await lint(broken)).toBe(
    'operation-summary at #/paths/~1health/get/summary: Operation object should contain `summary` field.\n',
  );
});

async function linter() {
  const packages = await layOutPackages(MANIFESTS, CACHE);
  const work = temporaryFolder();
  symlinkSync(join(packages, 'node_modules'), join(work, 'node_modules'));
  cpSync(fileURLToPath(new URL('lint.mjs', MANIFESTS)), join(work, 'lint.mjs'));
  return (description: string) => run(process.execPath, ['lint.mjs', description], work);
}

it('a TypeScript client by openapi-typescript and openapi-fetch makes every call', async () => {
  const packages = await layOutPackages(MANIFESTS, CACHE);
  const work = temporaryFolder();
  symlinkSync(join(packages, 'node_modules'), join(work, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.json', 'calls.mts']) {
    cpSync(fileURLToPath(new URL(name, MANIFESTS)), join(work, name));
  }
  const program = (name: string) => join(work, 'node_modules', name);
  await run(process.execPath, [program('openapi-typescript/bin/cli.js'), DESCRIPTION, '-o', 'schema.d.ts'], work);
  expect(await run(process.execPath, [program('typescript/bin/tsc'), '-p', '.'], work)).toBe('');
  const printed = JSON.parse(await run(process.execPath, ['calls.mts'], work));
  expect(printed).toEqual({ ...everyCall(), unknownField: expect.objectContaining({ status: 400 }) });
});

it('a Python client by openapi-python-client, checked by mypy, makes every call', async () => {
  const requirements = new URL('python/requirements.txt', import.meta.url);
  const python = await layOutPython({ requirements, cache: CACHE, say: () => undefined });
  const work = temporaryFolder();
  writeFileSync(join(work, 'config.yml'), 'post_hooks: []\n');
  const made = ['--path', DESCRIPTION, '--config', 'config.yml', '--meta', 'none', '--output-path', PACKAGE];
  await run(join(dirname(python), 'openapi-python-client'), ['generate', ...made], work);
  cpSync(fileURLToPath(new URL('python/calls.py', import.meta.url)), join(work, 'calls.py'));
  expect(await run(python, ['-m', 'mypy', '--strict', 'calls.py', PACKAGE], work)).toMatch(/^Success: no issues found/);
  expect(JSON.parse(await run(python, ['calls.py'], work))).toEqual(everyCall());
});
