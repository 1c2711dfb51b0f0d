// Guarantee: a question reaches the intended API with the intended key, and the answer is printed with its citations; a
// failure is one message and an exit status. Risk: the key of one API is sent to another, or a document controls the
// terminal.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '../../functions/endpoints.ts';

const program = fileURLToPath(new URL('../../bin/ask.ts', import.meta.url));
const ANSWER = {
  answer: 'Thirty days [1].',
  grounded: true,
  citations: [{ n: 1, source_title: 'Handbook\u001b[2J', excerpt: 'Leave is\nthirty days.' }],
  usage: { input_tokens: 12, output_tokens: 3 },
};
let server: Server;
let url: string;
let data: string;
let asked: { path: unknown; authorization: unknown; body: unknown }[] = [];
let status = 200;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    asked.push({ path: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? ANSWER : { error: 'The API key is missing or not valid.' }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  data = await mkdtemp(join(tmpdir(), 'ask-'));
  await writeFile(join(data, 'demo.json'), JSON.stringify({ base_url: url, key: 'local-key' }));
});
afterAll(async () => {
  server.close();
  await rm(data, { recursive: true });
});
beforeEach(() => {
  asked = [];
  status = 200;
});

const ask = (args: string[], key?: string, more: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...more, ...(key === undefined ? {} : { KC_API_KEY: key }) };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe('a question', () => {
  it('goes to the running local API with its own key and prints a readable answer', async () => {
    const { code, stdout } = await ask(['How long is leave?', '--data', data]);
    expect(asked).toEqual([
      {
        path: callPath('copilot-query'),
        authorization: 'Bearer local-key',
        body: { question: 'How long is leave?' },
      },
    ]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'Thirty days [1].\n\n[1] Handbook [2J\n    Leave is\n    thirty days.\n\nGrounded; 12 tokens in, 3 out.\n',
    );
  });

  it('goes elsewhere only with a key that was given for it', async () => {
    expect(await ask(['x', '--url', `${url}/`, '--data', data])).toMatchObject({
      code: 1,
      stderr: 'Set KC_API_KEY to a key of that API.\n',
    });
    expect(asked).toEqual([]);
    const { stdout } = await ask(['x', '--url', `${url}/`, '--json'], 'my-key');
    expect(JSON.parse(stdout)).toEqual(ANSWER);
    expect(asked[0]).toMatchObject({ path: callPath('copilot-query'), authorization: 'Bearer my-key' });
  });

  it('that is refused ends with the API’s own message', async () => {
    status = 401;
    expect(await ask(['x', '--data', data])).toEqual({
      code: 1,
      stdout: '',
      stderr: '401: The API key is missing or not valid.\n',
    });
  });

  it('that is not answered within five minutes ends with one message', async () => {
    // A limit that is over at once, if it is one of five minutes.
    const over = 'AbortSignal.timeout=(ms)=>ms===300000?AbortSignal.abort():undefined';
    const ended = await ask(['x', '--data', data], undefined, {
      NODE_OPTIONS: `--import=data:text/javascript,${over}`,
    });
    expect(ended).toEqual({ code: 1, stdout: '', stderr: 'The API did not respond. Is it running?\n' });
  });

  it.each([[[]], [['one', 'two']], [['--bogus']]])('exits with status 2 for the arguments %j', async (args) => {
    expect((await ask([...args])).code).toBe(2);
  });

  it('says how to start the local API if it is not running', async () => {
    const { code, stderr } = await ask(['x', '--data', join(data, 'nothing')]);
    expect(code).toBe(1);
    expect(stderr).toContain('npm start');
  });
});
