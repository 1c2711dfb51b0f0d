// Guarantee: every example of docs/api.md runs unchanged and returns the answer that is printed below it. Risk: a
// customer's first afternoon is wasted on an outdated example.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PATH, ENDPOINTS, publicPath } from '../../functions/endpoints.ts';
import { callApi } from '../harness/api.ts';
import { sharedCloud } from '../harness/cloud.ts';
import { addDocument, makeCompany, type TestCompany } from '../harness/company.ts';

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
const blocks = blocksOf(await readFile('docs/api.md', 'utf8'));
const scripts = new Map(blocks.flatMap(({ language, text }) => (language === 'ts' ? [scriptOf(text)] : [])));

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
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
  for (const [name, text] of scripts) {
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
    run(process.execPath, [join(folder, name)], { env: { BASE_URL: cloud.baseUrl, KC_API_KEY: key } });

  it('have these file names', () => {
    expect([...scripts.keys()].sort()).toEqual([
      'ask.ts',
      'bases.ts',
      'health.ts',
      'knowledge.ts',
      'search.ts',
      'show.ts',
    ]);
  });

  it.each([
    ['health.ts', 'Demonstration application of Demonstration Company may: knowledge:read, copilot:query\n'],
    ['bases.ts', /^[0-9a-f-]{36} Documents\n$/],
    ['search.ts', /^1\. .+\n[\s\S]+\n2\. .+\n[\s\S]+\n3\. .+\n/],
    ['ask.ts', /^Windows on ARM gets Node 22, .* \[1\]\.\n\[1\] 13\. Node comes with the project: npm ci works/],
  ])('%s prints an answer of the expected form', async (name, printed) => {
    const { stdout } = await start(name, company.key);
    if (typeof printed === 'string') {
      expect(asPrinted(stdout)).toBe(printed);
    } else {
      expect(asPrinted(stdout)).toMatch(printed);
    }
  });

  it('turn an error response into an error with its message and the id of the request', async () => {
    const refused = await start('health.ts', 'kc_test_wrong').catch(({ stderr }: { stderr: string }) => stderr);
    expect(refused).toMatch(/Error: 401: The API key is missing or not valid\. \(request [0-9a-f-]{36}\)/);
  });
});

function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}

function scriptOf(text: string): [name: string, text: string] {
  return [/^\/\/ (\w+\.ts)\n/.exec(text)?.[1] ?? 'unnamed', text];
}

// Parses the few forms of curl that the page uses; with any other, the comparison below fails.
function curlOf({ text }: Block, next: Block | undefined): CurlExample {
  const url = new RegExp(`"\\$BASE_URL${BASE_PATH}([^"]+)"`).exec(text)?.[1];
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
