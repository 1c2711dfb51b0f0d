// Guarantee: every example of docs/api.md, and that of the README of the TypeScript client, runs unchanged, with the
// package as it would be published, and prints what the page promises; those in Python run in `npm run test:servers`.
// Risk: a customer's first afternoon is wasted on an outdated example.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS, publicPath } from '../../functions/endpoints.ts';
import { callApi } from '../harness/api.ts';
import { sharedCloud } from '../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../harness/company.ts';
import { packedClients } from '../harness/packed-clients.ts';

interface Block {
  readonly language: string;
  readonly text: string;
}

interface CurlExample {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly printed: unknown;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const run = promisify(execFile);
const cloud = sharedCloud();
const page = await readFile('docs/api.md', 'utf8');
const blocks = blocksOf(page);
const readme = blocksOf(await readFile('clients/typescript/README.md', 'utf8'));
const scripts = new Map([
  ...scriptsOf(blocks),
  ...scriptsOf(readme).map(([name, text]) => [`readme-${name}`, text] as const),
]);

let company: TestCompany;
let folder: string;

beforeAll(async () => {
  company = await makeCompany(cloud);
  await Promise.all(
    (await readdir('docs/adr')).map(async (file) => {
      const { status } = await addDocument(cloud, company.baseId, file, await readFile(join('docs/adr', file)));
      expect(status, file).toBe('ready');
    }),
  );
  ({ folder } = await packedClients());
  // What npm init -y makes today: .ts and .js are then CommonJS.
  folder = await mkdtemp(join(folder, 'npm-init-'));
  await writeFile(join(folder, 'package.json'), '{"type": "commonjs"}');
  for (const [name, text] of scripts) {
    await writeFile(join(folder, name), text);
  }
});

it('the page can be read in a quarter of an hour', () => {
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(3_500);
});

describe('the examples with curl', () => {
  const examples = blocks.flatMap((block, i) => (block.text.startsWith('curl ') ? [curlOf(block, blocks[i + 1])] : []));

  it('are there for every endpoint', () => {
    expect(examples.map(({ path }) => path.split('?')[0])).toEqual(ENDPOINTS.map(publicPath));
  });

  it.each(examples)('$path answers as printed', async ({ path, headers, body, printed }) => {
    const sent = { ...headers, Authorization: `${headers.Authorization}`.replace('$KC_API_KEY', company.key) };
    const answer = await callApi(cloud, path, body === undefined ? { headers: sent } : { headers: sent, body });
    expect(answer.status).toBe(200);
    expect(comparable(asPrinted(JSON.stringify(answer.body)))).toEqual(comparable(JSON.stringify(printed)));
  });
});

describe('the examples in TypeScript', () => {
  const start = (name: string, key: string) =>
    run(process.execPath, [join(folder, name)], { env: { KC_BASE_URL: cloud.baseUrl, KC_API_KEY: key } });

  it('have these file names', () => {
    expect([...scripts.keys()].sort()).toEqual([
      'ask.mts',
      'bases.mts',
      'health.mts',
      'readme-ask.mjs',
      'search.mts',
      'show.ts',
    ]);
  });

  it.each([
    ['health.mts', 'Demonstration application of Demonstration Company may: knowledge:read, copilot:query\n'],
    ['bases.mts', /^[0-9a-f-]{36} Documents\n$/],
    ['search.mts', /^1\. .+\n[\s\S]+\n2\. .+\n[\s\S]+\n3\. .+\n/],
    ['ask.mts', /^Answer:\nWindows on ARM gets Node 22, .+ \n\[13\. Node comes with the project\]\n\.\n$/],
    ['readme-ask.mjs', /^Windows on ARM gets Node 22, .+ \[13\. Node comes with the project\]\.\n$/],
  ])('%s prints an answer of the expected form', async (name, printed) => {
    const { stdout } = await start(name, company.key);
    if (typeof printed === 'string') {
      expect(asPrinted(stdout)).toBe(printed);
    } else {
      expect(asPrinted(stdout)).toMatch(printed);
    }
  });

  it('end with the class, the message and the id of an error response', async () => {
    const refused = await start('health.mts', 'kc_test_wrong').catch(({ stderr }: { stderr: string }) => stderr);
    expect(refused).toMatch(
      /UnauthorizedError: The API key is missing or not valid\.[\s\S]+request_id: '[0-9a-f-]{36}'/,
    );
    expect(refused).not.toContain('kc_test_wrong');
  });
});

it.each(['', '/', '/api/public/v1', '/api/public/v1/'])(
  'the shell reads a base URL with "%s" at its end',
  async (end) => {
    const line = blocks.flatMap(({ text }) => /^API=.*$/m.exec(text) ?? []).join('\n');
    const { stdout } = await run('sh', ['-c', `${line}; echo "$API"`], {
      env: { KC_BASE_URL: `http://127.0.0.1:1${end}` },
    });
    expect(stdout).toBe('http://127.0.0.1:1/api/public/v1\n');
  },
);

function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}

function scriptsOf(from: readonly Block[]): [name: string, text: string][] {
  const scripts = from.filter(({ language }) => language === 'ts' || language === 'js');
  return scripts.map(({ text }) => [/^\/\/ (\w+\.m?[tj]s)\n/.exec(text)?.[1] ?? 'unnamed', text]);
}

// Parses the few forms of curl that the page uses; with any other, the comparison below fails.
function curlOf({ text }: Block, next: Block | undefined): CurlExample {
  const url = /"\$API([^"]+)"/.exec(text)?.[1];
  const headers = [...text.matchAll(/-H ["']([\w-]+): ([^"']+)["']/g)].map(([, name, value]) => [name, value]);
  const body = /-d '([^']+)'/.exec(text)?.[1];
  return {
    path: url ?? text,
    headers: Object.fromEntries(headers),
    ...(body === undefined ? {} : { body }),
    printed: JSON.parse(next?.language === 'json' ? next.text : 'null'),
  };
}

// The page shows the demonstration of npm start; the company of this test has another name.
function asPrinted(text: string): string {
  return text
    .replaceAll(company.name, 'Demonstration Company')
    .replaceAll(company.applicationName, 'Demonstration application')
    .replaceAll('Handbook', 'Documents')
    .replaceAll('How we work', 'The documents that npm start ingested.');
}

// Ids, months, times and amounts of money differ from run to run, and the number of tokens in the excerpts depends on
// every page of docs/adr/.
function comparable(json: string): unknown {
  return JSON.parse(json.replace(UUID, 'id'), (field, value) => {
    if (/_(?:tokens|usd)$/.test(field)) {
      return `a ${typeof value}`;
    }
    return typeof value === 'string' ? value.replace(/^20\d\d-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?$/, 'a time') : value;
  });
}
