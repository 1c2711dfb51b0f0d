// Guarantee: the Python client holds under its own tests, sync and async, on a server that fails and on a stage; its
// wheel is complete and typed; the Python examples of the documentation run as printed. Both clients' types are those
// of docs/openapi.yaml. Risk: the client works only in the checkout, or for an older description.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type FailingServer, startFailingServer } from '../../../clients/test/failing-server.ts';
import { MARKED_ANSWERS } from '../../../clients/test/marked-answers.ts';
import { administer } from '../../harness/administer.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';
import { startTarget, type Target } from '../contract/start-target.ts';
import { NO_PROXY, runProgram } from '../run-program.ts';
import { clientPython, generatedTypes } from './generated-types.ts';

const QUIET = () => undefined;

let python: string;
let folder: string;
let target: Target;
let failing: FailingServer;
let keys: Record<string, string>;

beforeAll(async () => {
  [python, target, failing] = await Promise.all([
    clientPython(QUIET),
    startTarget(new AbortController().signal, inject('assembly')),
    startFailingServer(),
  ]);
  const spender = await makeCompany(target.access, { environment: 'live' });
  await administer(target.access, 'policy.set', { company_id: spender.id, monthly_budget_usd: '0' });
  keys = { KC_API_KEY: target.key, KC_BASE_URL: target.baseUrl, SPENT_KEY: spender.key };
  // In the folder of the run, which is removed after it.
  folder = mkdtempSync(join(tmpdir(), 'python-client-'));
  cpSync('clients/python', folder, { recursive: true, filter: (path) => !path.includes('__pycache__') });
  await run(['-m', 'hatchling', 'build', '-t', 'wheel']);
  await run(['-m', 'zipfile', '-e', join('dist', wheel()), 'installed']);
});
afterAll(async () => {
  await Promise.all([target?.stop(), failing?.stop()]);
});

const wheel = () => readdirSync(join(folder, 'dist'))[0] ?? '';

// Runs Python with what the wheel holds, and throws with all of its output if it fails.
async function run(args: readonly string[], more: Record<string, string> = {}): Promise<string> {
  const servers = { FAILING_SERVER: failing.origin, MARKED_ANSWERS: JSON.stringify(MARKED_ANSWERS) };
  const environment = { ...NO_PROXY, ...keys, ...servers, PYTHONPATH: join(folder, 'installed'), ...more };
  const ran = await runProgram(python, args, { folder, environment });
  if (ran === 'missing' || ran.status !== 0) {
    throw new Error(`python ${args.join(' ')}:\n${ran === 'missing' ? 'missing' : ran.output}`);
  }
  return ran.stdout;
}

it('the types of both clients are those that the generators make of the description', async () => {
  for (const [path, text] of Object.entries(await generatedTypes(QUIET))) {
    expect(readFileSync(path, 'utf8'), `${path}: npm run generate:clients`).toBe(text);
  }
});

it('the wheel holds the modules, the marker of a typed package and the license', async () => {
  expect(wheel()).toBe('knowledge_copilot-1.4.0-py3-none-any.whl');
  const names = await run(['-m', 'zipfile', '-l', join('dist', wheel())]);
  expect(names).toMatch(/knowledge_copilot\/py\.typed/);
  expect(names).toMatch(/licenses\/LICENSE/);
  expect(names).not.toMatch(/test/);
});

it('it is typed: mypy finds no problem in it and in its tests', async () => {
  const strict = ['-m', 'mypy', '--strict', '--python-version', '3.10'];
  expect(await run([...strict, 'src/knowledge_copilot', 'tests'])).toMatch(/^Success: no issues found/);
});

it('its own tests pass', async () => {
  expect(await run(['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'tests'])).toMatch(/^\d{3} passed/m);
});

describe('the examples of the documentation', () => {
  const PRINTED: Readonly<Record<string, RegExp>> = {
    'docs/api.md health.py': /^Application \w+ of Company \w+ may: knowledge:read, copilot:query\n$/,
    'docs/api.md bases.py': /^[0-9a-f-]{36} Handbook\n$/,
    'docs/api.md search.py': /^1\. .+\n[\s\S]+\n2\. .+\n[\s\S]+\n3\. .+\n/,
    'docs/api.md ask.py': /^Answer:\nWindows on ARM gets Node 22, .+ \n\[13\. Node comes with the project\]\n\.\n$/,
    'clients/python/README.md ask.py': /^Windows on ARM gets Node 22, .+ \[13\. Node comes with the project\]\.\n$/,
  };
  let company: TestCompany;

  beforeAll(async () => {
    company = await makeCompany(target.access);
    const add = async (file: string) =>
      addDocument(target.access, company.baseId, file, await readFile(join('docs/adr', file)));
    await Promise.all((await readdir('docs/adr')).map(add));
  });

  it('are these', () => {
    const found = ['docs/api.md', 'clients/python/README.md'].flatMap((page) =>
      Object.keys(scriptsOf(page)).map((name) => `${page} ${name}`),
    );
    expect(found.sort()).toEqual(Object.keys(PRINTED).sort());
  });

  it.each(Object.entries(PRINTED))('%s prints an answer of the expected form', async (place, printed) => {
    const [page = '', name = ''] = place.split(' ');
    writeFileSync(join(folder, name), scriptsOf(page)[name] ?? '');
    expect(await run([name], { KC_API_KEY: company.key })).toMatch(printed);
  });
});

function scriptsOf(page: string): Record<string, string> {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```python\n# (\w+\.py)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', text = '']) => [name, text]));
}
