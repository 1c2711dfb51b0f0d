// Guarantee: the clients that common tools generate from docs/openapi.yaml compile, and can make every call of the API,
// successful and refused, in TypeScript, Python, Java and Go, also once a later version of the API answers with more
// fields. Risk: the description is valid, but no tool generates a working client from it, or a client that works today
// breaks on the next release.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';
import { startTarget, type Target } from '../contract/start-target.ts';
import { NO_PROXY, runProgram } from '../run-program.ts';
import {
  type ClientProgram,
  csharpClient,
  DESCRIPTION,
  fetchClient,
  folderWithPackages,
  goClient,
  heyClient,
  javaClient,
  openApiGenerator,
  pythonClient,
  pythonHttpxClient,
  type Workshop,
} from './generated-clients.ts';
import { ADDED_FIELD, startLaterVersion } from './later-version.ts';

const root = mkdtempSync(join(tmpdir(), 'clients-'));
const ended = new AbortController();
let target: Target;
let variables: Record<string, string> = {};

const shop: Workshop = {
  newFolder: () => mkdtempSync(join(root, 'work-')),
  // Throws with all output of the program, so that a failing test shows what the generator or compiler reports.
  run: async ({ program, args, folder }, more = {}) => {
    const environment = {
      // biome-ignore lint/style/noProcessEnv: the programs are found by its PATH
      ...process.env,
      ...NO_PROXY,
      PYTHONPATH: folder,
      ...variables,
      ...more,
    };
    const ran = await runProgram(program, args, { folder, environment });
    if (ran === 'missing' || ran.status !== 0) {
      throw new Error(`${program} ${args.join(' ')}:\n${ran === 'missing' ? 'missing' : ran.output}`);
    }
    return ran.output;
  },
};

const CLIENTS: Readonly<Record<string, (shop: Workshop) => Promise<ClientProgram>>> = {
  'OpenAPI Generator for Java': javaClient,
  'OpenAPI Generator for Go': (one) => goClient(one, 'openapi-generator'),
  'OpenAPI Generator for Python': pythonClient,
  'oapi-codegen for Go': (one) => goClient(one, 'oapi-codegen'),
  '@hey-api/openapi-ts for TypeScript': heyClient,
};
// All are generated and compiled at once, while the stage starts.
const made = new Map<string, Promise<ClientProgram>>();

beforeAll(async () => {
  for (const [name, make] of Object.entries(CLIENTS)) {
    const program = make(shop);
    // Its test reports a failure.
    program.catch(() => undefined);
    made.set(name, program);
  }
  target = await startTarget(ended.signal, inject('assembly'));
  const { access, company } = target;
  const questionsOnly = await makeKey(access, company.applicationId, {
    environment: 'live',
    scopes: ['copilot:query'],
  });
  const spender = await makeCompany(access, { environment: 'live' });
  await administer(access, 'policy.set', { company_id: spender.id, monthly_budget_usd: '0' });
  variables = {
    API_URL: target.baseUrl,
    LATER_URL: await startLaterVersion(target.baseUrl, ended.signal),
    BASE_ID: `${target.baseIds[0]}`,
    KC_API_KEY: target.key,
    NO_KEY: 'kc_live_wrong',
    QUESTIONS_ONLY_KEY: questionsOnly.key,
    SPENT_KEY: spender.key,
  };
});
afterAll(async () => {
  await Promise.allSettled(made.values());
  ended.abort();
  await target?.stop();
  rmSync(root, { recursive: true, force: true });
});

const NOTICE = 'Either party may end the contract with a notice period of 30 days.';

const of = (status: number, body: object) => ({ status, requestId: true, ...body });
const refused = (status: number, error: unknown) => of(status, { error: { error } });

// What every program prints of the calls that are answered; some leave out what is null.
function answers(noPage: { page: null } | Record<string, never>) {
  const { company, baseIds } = target;
  const passage = { n: 1, source_title: 'Leaving', ...noPage, excerpt: NOTICE, similarity: expect.any(Number) };
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
  };
}

const REFUSALS = {
  wrongKey: refused(401, expect.any(String)),
  blankQuery: refused(400, "The field 'query' must not be blank."),
  spent: refused(429, expect.any(String)),
};

// The expected output of the first two programs, except for differences between the languages.
function everyCall() {
  const { question, ...others } = answers({ page: null });
  return {
    ...others,
    ...REFUSALS,
    question,
    questionAgain: question,
    numbers: [1],
    noKey: refused(401, expect.any(String)),
    noScope: refused(403, expect.any(String)),
  };
}

describe('the description', () => {
  it.each([
    ['the public API', () => readFileSync(DESCRIPTION, 'utf8')],
    ["the console's API", consoleOpenApi],
  ])('of %s has no problem for Redocly and for OpenAPI Generator', async (_name, text) => {
    const file = join(shop.newFolder(), 'openapi.yaml');
    writeFileSync(file, text());
    expect(await (await linter())(file)).toBe('');
    const validated = await openApiGenerator(shop, ['validate', '-i', file], root);
    expect(stripVTControlCharacters(validated)).toMatch(/^Validating spec .*\nNo validation issues detected\.\s*$/);
  });

  it('without the summary of an operation is reported by Redocly', async () => {
    const broken = join(shop.newFolder(), 'openapi.yaml');
    writeFileSync(broken, readFileSync(DESCRIPTION, 'utf8').replace(/^ *summary: Verify the key\n/m, ''));
    expect(await (await linter())(broken)).toBe(
      'operation-summary at #/paths/~1health/get/summary: Operation object should contain `summary` field.\n',
    );
  });
});

async function linter() {
  const folder = await folderWithPackages(shop, ['lint.mjs']);
  return (description: string) => shop.run({ program: process.execPath, args: ['lint.mjs', description], folder });
}

it('a TypeScript client by openapi-typescript and openapi-fetch makes every call', async () => {
  const printed = JSON.parse(await shop.run(await fetchClient(shop)));
  expect(printed).toEqual({ ...everyCall(), unknownField: expect.objectContaining({ status: 400 }) });
});

it('a Python client by openapi-python-client, checked by mypy, makes every call', async () => {
  expect(JSON.parse(await shop.run(await pythonHttpxClient(shop)))).toEqual(everyCall());
});

describe.each(Object.keys(CLIENTS))('a client by %s', (name) => {
  it('compiles and makes every call, also to a version that adds a field to every object', async () => {
    const program = await made.get(name);
    const printed = await shop.run(program as ClientProgram);
    // Some clients keep fields that they do not know.
    const comparable = JSON.parse(printed, (field, value) =>
      field === ADDED_FIELD || value === null ? undefined : value,
    );
    const { searchOneBase, ...four } = answers({});
    const { health, bases, search, question } = four;
    const later = { laterHealth: health, laterBases: bases, laterSearch: search, laterQuestion: question };
    expect(comparable).toEqual({ ...four, searchOneBase, ...REFUSALS, ...later });
  });
});

it('a client by OpenAPI Generator for C# is written, and compiled where there is a .NET SDK', async ({ skip }) => {
  const folder = await csharpClient(shop);
  const project = join(folder, 'src/Org.OpenAPITools/Org.OpenAPITools.csproj');
  expect(readFileSync(project, 'utf8')).toContain('Org.OpenAPITools');
  const dotnet = await runProgram('dotnet', ['--version']);
  skip(dotnet === 'missing', 'There is no dotnet on the PATH.');
  await shop.run({ program: 'dotnet', args: ['build', project], folder });
});
