// Guarantee: npm run eval calls the given API with the key of the environment, waits as Retry-After says, and its exit
// status says whether the floors are met. Risk: a pipeline passes although nothing was asked.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callPath } from '../../../functions/endpoints.ts';

const program = fileURLToPath(new URL('../../../bin/eval/main.ts', import.meta.url));
const GOLD = {
  id: 'leave',
  question: 'How long is leave?',
  answerable: true,
  answers: ['thirty days'],
  gold: [{ file: 'leave.md', title: 'Leave', text: 'Leave is thirty days a year.' }],
};
const SHOWN = { n: 1, source_title: 'Leave', excerpt: 'Leave is thirty days a year.', page: null, similarity: 0.5 };
const ANSWER = {
  answer: 'Thirty days [1].',
  grounded: true,
  citations: [SHOWN],
  usage: { input_tokens: 12, output_tokens: 3 },
};
let server: Server;
let folder: string;
let asked: { path: unknown; authorization: unknown; body: unknown }[] = [];
let busy = 0;
// A status with which every request is answered, if not null; 0: no request is answered.
let failing: number | null = null;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({
      path: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    });
    const json = { 'content-type': 'application/json' };
    if (busy-- > 0) {
      response.writeHead(429, { ...json, 'retry-after': '0.01' }).end('{"error":"Too many."}');
      return;
    }
    if (failing !== null) {
      if (failing > 0) {
        response.writeHead(failing, json).end('{"error":"Internal error."}');
      }
      return;
    }
    response.writeHead(200, json).end(JSON.stringify(request.url?.endsWith('search') ? { data: [SHOWN] } : ANSWER));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  folder = await mkdtemp(join(tmpdir(), 'eval-test-'));
  await writeFile(join(folder, 'gold.jsonl'), `${JSON.stringify(GOLD)}\n`);
  await writeFile(join(folder, 'two.jsonl'), `${JSON.stringify(GOLD)}\n${JSON.stringify({ ...GOLD, id: 'more' })}\n`);
  await writeFile(join(folder, 'floors.json'), '{"right_answers":{"min":1}}');
  await writeFile(join(folder, 'high.json'), '{"search_p50_ms":{"max":-1}}');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  busy = 0;
  failing = null;
});

const evaluate = (args: string[], key: string | null = 'own-key') =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const gold = args.includes('--gold') ? [] : ['--gold', join(folder, 'gold.jsonl')];
    const all = [...gold, '--url', url, ...args];
    execFile(
      process.execPath,
      [program, ...all],
      // No run takes this long: it would hang.
      { env: key === null ? {} : { KC_API_KEY: key }, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe('npm run eval', () => {
  it('searches and asks with the key of the environment, and prints one JSON document', async () => {
    const { code, stdout } = await evaluate(['--json', '--floors', join(folder, 'floors.json')]);
    expect(code).toBe(0);
    expect(asked).toEqual([
      {
        path: callPath('knowledge-search'),
        authorization: 'Bearer own-key',
        body: { query: 'How long is leave?', k: 20 },
      },
      {
        path: callPath('copilot-query'),
        authorization: 'Bearer own-key',
        body: { question: 'How long is leave?' },
      },
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      questions: 1,
      figures: { recall_at_5: 1, hit_at_1: 1, right_answers: 1, citation_precision: 1, errors: 0 },
      missed_floors: [],
      cases: [{ id: 'leave', verdict: 'right', first_rank: 1 }],
    });
  });

  it('prints no question and no answer when only figures are wanted', async () => {
    const { stdout, stderr } = await evaluate(['--json', '--figures-only']);
    expect(JSON.parse(stdout)).toMatchObject({ questions: 1, verdicts: { right: 1 }, cases: [] });
    expect(stdout + stderr).not.toMatch(/leave|thirty/i);
  });

  it('repeats a call that is refused with Retry-After', async () => {
    busy = 1;
    const { code } = await evaluate(['--only', 'search']);
    expect(code).toBe(0);
    expect(asked).toHaveLength(2);
  });

  it('gives up a call after eight refusals, and counts it as an error', async () => {
    busy = 1_000;
    const { code, stdout } = await evaluate(['--only', 'search', '--json']);
    expect(asked).toHaveLength(8);
    expect(JSON.parse(stdout)).toMatchObject({ figures: { errors: 1 } });
    expect(code).toBe(1);
  });

  it('exits with 1 if every question failed, although no floor is missed', async () => {
    failing = 500;
    const { code, stdout } = await evaluate(['--json']);
    expect(JSON.parse(stdout)).toMatchObject({ questions: 1, figures: { errors: 1 }, missed_floors: [] });
    expect(code).toBe(1);
  });

  it('waits for an answer as long as it is told to', async () => {
    failing = 0;
    const { code, stdout } = await evaluate(['--only', 'search', '--answer-seconds', '1', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ figures: { errors: 1 } });
    expect(code).toBe(1);
  });

  it('asks the first questions only, if their number is limited', async () => {
    const { stdout } = await evaluate(['--gold', join(folder, 'two.jsonl'), '--limit', '1', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ questions: 1, cases: [{ id: 'leave' }] });
    expect(asked).toHaveLength(2);
  });

  it('exits with 1 and names the floor that is missed', async () => {
    const { code, stderr } = await evaluate(['--only', 'search', '--floors', join(folder, 'high.json')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/search_p50_ms is \d+\.\d+, and has to be at most -1\.\n$/);
  });

  it('writes a complete HTML page about the gold set', async () => {
    const page = join(folder, 'page.html');
    await evaluate(['--html', page]);
    expect(await readFile(page, 'utf8')).toMatch(
      /^<!doctype html>[\s\S]+<h1>Quality: .*gold\.jsonl<\/h1>[\s\S]+<p>1 questions, 1 of them[\s\S]+<\/html>\n$/,
    );
  });

  it.each([
    ['a limit of 0', ['--limit', '0'], 'own-key', 2, '--limit'],
    ['a negative limit', ['--limit', '-3'], 'own-key', 2, '--concurrency takes'],
    [
      'a page with questions if only figures are wanted',
      ['--html', 'page.html', '--figures-only'],
      'own-key',
      2,
      '--html',
    ],
    ['an unknown option', ['--key', 'x'], 'own-key', 2, '--key'],
    ['an address without a key', [], null, 1, 'Set KC_API_KEY to a key of that API.'],
  ])('refuses %s', async (_name, args, key, status, sentence) => {
    const { code, stderr } = await evaluate(args, key);
    expect(code).toBe(status);
    expect(stderr).toContain(sentence);
    expect(asked).toEqual([]);
  });
});
