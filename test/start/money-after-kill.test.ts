// Guarantee: spent and reserved money is still recorded after everything was killed while a model was answering; the
// cap is never exceeded. Risk: a crash gives a company its whole budget a second time.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, it } from 'vitest';
import { callPath } from '../../functions/endpoints.ts';
import { readyFileOf, type Started, startProgram } from '../bin/start/started.fixture.ts';
import { startFakeModelsForTest } from '../harness/local-cloud/fake-models.ts';

const root = mkdtempSync(join(tmpdir(), 'money-'));
const data = join(root, 'data');
let running: Started | null = null;

afterAll(async () => {
  running?.child.kill('SIGTERM');
  await running?.ended;
  rmSync(root, { recursive: true, force: true });
});

async function start(name: string, ...options: string[]): Promise<string> {
  const ready = join(root, name);
  running = startProgram([
    '--port',
    '0',
    '--assembly',
    inject('assembly'),
    '--data',
    data,
    '--no-demo',
    '--ready-file',
    ready,
    ...options,
  ]);
  return String((await readyFileOf(running, ready)).base_url);
}

async function admin(...words: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/admin.ts', ...words, '--data', data, '--json']);
  return JSON.parse(stdout);
}

async function ask(baseUrl: string, key: string): Promise<number> {
  const answer = await fetch(`${baseUrl}${callPath('copilot-query')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'When does the lease of the harbour office begin?' }),
  });
  await answer.body?.cancel();
  return answer.status;
}

it('keeps spent and reserved money across kill -9 and a restart', async () => {
  const models = await startFakeModelsForTest();
  let baseUrl = await start('first.ready', '--models', models.url, '--answer-model', 'writer');
  const company = await admin('company', 'create', '--name', 'Harbour', '--monthly-budget-usd', '0.012');
  const application = await admin('application', 'create', '--company', company.id, '--name', 'Office');
  const { key } = await admin(
    'key',
    'create',
    '--application',
    application.id,
    '--environment',
    'live',
    '--scopes',
    'copilot:query',
  );
  const base = await admin('base', 'create', '--company', company.id, '--name', 'Papers');
  mkdirSync(join(root, 'documents'));
  writeFileSync(join(root, 'documents', 'lease.txt'), 'The lease of the harbour office begins on 1 March 2024.');
  await admin('documents', 'add', '--base', base.id, join(root, 'documents'));
  const show = () => admin('budget', 'show', '--company', company.id);
  expect(await ask(baseUrl, key)).toBe(200);
  const spent = await show();
  expect(Number(spent.settled_usd)).toBeGreaterThan(0);
  expect(Number(spent.held_usd)).toBe(0);
  // The model never answers the second question: its money is reserved when everything is killed.
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  models.answerWith('/chat/completions', () => {
    resolve();
    return { cutAfter: null };
  });
  const cut = ask(baseUrl, key).catch(() => 0);
  await asked;
  running?.child.kill('SIGKILL');
  await running?.ended;
  expect(await cut).toBe(0);
  baseUrl = await start('second.ready');
  const after = await show();
  expect(after).toMatchObject({ cap_usd: '0.012', settled_usd: spent.settled_usd, calls: spent.calls });
  expect(Number(after.held_usd)).toBeGreaterThan(0);
  // What is reserved is not available, although nobody waits for that answer.
  expect(await ask(baseUrl, key)).toBe(429);
  await admin('policy', 'set', '--company', company.id, '--monthly-budget-usd', '0.03');
  let status = 200;
  for (let calls = 0; status === 200 && calls < 60; calls += 1) {
    status = await ask(baseUrl, key);
  }
  expect(status).toBe(429);
  const last = await show();
  expect(Number(last.settled_usd) + Number(last.held_usd)).toBeLessThanOrEqual(0.03);
  expect(last.calls).toBeGreaterThan(after.calls);
});
