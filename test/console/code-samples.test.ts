// Guarantee: the code that the playground shows makes exactly the call that was tried, in a shell and in Node, and has
// the same body in Python, whatever was typed. Risk: a sample breaks at the first apostrophe, or a question runs as a
// command.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asCurl, asPython, asTypeScript } from '../../console/pages/playground/code-samples.ts';

const run = promisify(execFile);
const KEY = 'kc_test_of_nobody';
const TEXTS = [
  'When is the rent due?',
  `It's "quoted" \\ and 'single', $(touch pwned) \`id\` $HOME \${KC_API_KEY}`,
  'Zeile eins\nZeile zwei\tÄÖÜ 日本語 🦓',
] as const;
const received: unknown[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const { method, url, headers } = request;
  const body = JSON.parse(Buffer.concat(chunks).toString());
  received.push({ method, url, key: headers.authorization, type: headers['content-type'], body });
  response.setHeader('content-type', 'application/json').end('{"answer":"On the first."}');
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/public/v1/copilot/query`;
});
afterAll(() => server.close());

it.each(TEXTS)('makes in Node the call that was tried, for %j', async (question) => {
  const env = { KC_API_KEY: KEY, NO_PROXY: '*' };
  const body = { question, base_ids: ['6f1c2b9e-0c55-4d6e-9c3b-0b7f3a1c2d4e'] };
  const code = asTypeScript({ url, body });
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { env });
  expect(stdout).toContain('On the first.');
  expect(received.splice(0)).toEqual([
    { method: 'POST', url: new URL(url).pathname, key: `Bearer ${KEY}`, type: 'application/json', body },
  ]);
});

// A shell function stands in for curl, which not every system has.
it.each(TEXTS)('passes the question to curl unchanged, for %j', async (question) => {
  const shown = `curl() { printf '%s\\0' "$@"; }\n${asCurl({ url, body: { question } })}`;
  const { stdout } = await run('/bin/sh', ['-c', shown], { env: { KC_API_KEY: KEY } });
  expect(stdout.split('\0').slice(0, -1)).toEqual([
    '-s',
    url,
    '-H',
    `Authorization: Bearer ${KEY}`,
    '-H',
    'Content-Type: application/json',
    '-d',
    JSON.stringify({ question }),
  ]);
});

it.each(TEXTS)('contains the body in Python as a string of JSON, for %j', (question) => {
  const [, literal = ''] = /json\.loads\((".*")\)\)\.encode\(\)/.exec(asPython({ url, body: { question } })) ?? [];
  // Python reads JSON's escape sequences in a string literal the same way.
  expect(JSON.parse(JSON.parse(literal))).toEqual({ question });
});
