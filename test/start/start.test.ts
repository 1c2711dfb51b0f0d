// Guarantee: one command serves the whole API with documents ingested and a question answered; if it cannot, it says
// what is wrong and changes nothing; everything that it started ends with it, and a start that was killed half-way is
// completed. Risk: a new user's first five minutes fail, or a second start destroys state.

import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { callPath } from '../../functions/endpoints.ts';
import { readyFileOf, type Started, startProgram } from '../bin/start/started.fixture.ts';
import { startDatabase } from '../harness/local-cloud/database.ts';
import { startFakeModelsForTest } from '../harness/local-cloud/fake-models.ts';

const root = mkdtempSync(join(tmpdir(), 'start-'));
const running = new Set<Started>();
const TRIES_MAX = 5;

afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

function start(...options: string[]): Started {
  const started = startProgram(options);
  running.add(started);
  void started.ended.then(() => running.delete(started));
  return started;
}

function documents(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'pump.md'),
    '# Harbour pump\n\nThe harbour pump runs at 40 bar. Its seal is changed every 500 hours.\n',
  );
  writeFileSync(join(folder, 'empty.txt'), '');
  return folder;
}

// On a busy machine, the program may be ready before the signal reaches it: then everything begins again.
async function killHalfWay(
  options: readonly string[],
  { data, ready }: { readonly data: string; readonly ready: string },
  tries = TRIES_MAX,
): Promise<void> {
  const killed = start(...options);
  await new Promise<void>((resolve) => {
    killed.child.stderr?.on('data', () => killed.output().includes('Uploading') && resolve());
  });
  killed.child.kill('SIGKILL');
  await killed.ended;
  if (existsSync(ready) && tries > 1) {
    [data, ready].forEach((path) => void rmSync(path, { recursive: true }));
    await killHalfWay(options, { data, ready }, tries - 1);
  }
}

// On a busy machine, a model may take longer than an answer may: the program says so and ends, and is started again.
async function serving(
  options: readonly string[],
  ready: string,
  tries = TRIES_MAX,
): Promise<{ readonly started: Started; readonly details: Record<string, unknown> }> {
  const started = start(...options);
  const details = await readyFileOf(started, ready).catch((error: Error) => {
    if (tries > 1 && /is unavailable\. Try again\.\s*$/.test(error.message)) {
      return null;
    }
    throw error;
  });
  return details === null ? serving(options, ready, tries - 1) : { started, details };
}

// All tests start from the run's own assembly, because synthesis always gives the same result. endings.test.ts
// interrupts a start that synthesizes, and `npm run eval:docs` waits for one and asks it.
const assembled = ['--port', '0', '--assembly', inject('assembly')];
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('npm start', () => {
  it('uses models of another server, says how long an answer took, and refuses to start with other vectors', async () => {
    const fake = await startFakeModelsForTest();
    const data = join(root, 'models');
    const options = [...assembled, '--data', data, '--once', '--documents', documents('modelled')];
    const models = ['--models', fake.url, '--answer-model', 'writer', '--embedding-model', 'vectors'];
    const first = start(...options, ...models, '--question', 'At how many bar does the harbour pump run?');
    // The fake's reply is not in the format of an answer.
    expect(await first.ended).toBe(1);
    expect(first.output()).toMatch(/"grounded": false[\s\S]+The answer took \d+\.\d s\.\n/);
    expect(first.output()).toContain(
      'Models: writer answers, vectors makes the vectors; ranking is not measured for it',
    );
    const paths = fake.seen.map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(['/models', '/embeddings']);
    expect(paths.filter((path) => path === '/chat/completions')).toHaveLength(1);
    const asked = fake.seen.at(-1)?.body;
    expect(asked.messages.at(-1).content).toContain('The harbour pump runs at 40 bar.');
    // Servers offer tools in different ways or not at all.
    expect(asked).not.toHaveProperty('tools');

    const second = start(...options);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `The documents in ${data} were ingested with 'vectors', and vectors of the hashed words of the local cloud cannot be compared`,
    );
    expect(second.output()).toContain('Start with --fresh');

    const other = { data: [{ index: 0, embedding: [9, 0, 1, 0] }], usage: { prompt_tokens: 7 } };
    fake.answerWith('/embeddings', () => ({ json: other }));
    const third = start(...options, ...models);
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain(
      `The server's vectors for 'vectors' have changed since the documents in ${data} were ingested`,
    );
  });

  it("serves the user's own documents, answers, and keeps state and key, also when it was killed half-way", async () => {
    const [data, ready] = [join(root, 'own'), join(root, 'own.ready')];
    const options = [...assembled, '--data', data, '--ready-file', ready, '--documents', documents('mine')];
    await killHalfWay(options, { data, ready });
    expect(existsSync(ready)).toBe(false);
    const question = 'At how many bar does the harbour pump run?';
    const { started: first, details } = await serving([...options, '--question', question], ready);
    expect(details).toEqual({
      base_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      company_id: UUID,
      application_id: UUID,
      base_id: UUID,
      key: expect.stringMatching(/^kc_test_/),
      console_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/$/),
      console_mail_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/mail\/[\w-]{24}$/),
      console_people: ['administrator', 'viewer', 'operator'].map((role) => ({
        role,
        email: `${role}@example.com`,
        password: expect.any(String),
      })),
      data,
      pid: first.child.pid,
    });
    expect(first.output()).toContain('Not ingested: empty.txt: The document is empty.');
    expect(first.output()).toContain('"answer": "The harbour pump runs at 40 bar [1]."');

    const second = start(...assembled, '--data', data, '--fresh', '--no-demo');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The process ${first.child.pid} already runs a local cloud on ${data}`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    rmSync(ready);
    const { started: again, details: detailsAgain } = await serving(options, ready);
    expect(detailsAgain.key).toBe(details.key);
    // Killed without warning: the next start finds complete state and continues.
    again.child.kill('SIGKILL');
    await again.ended;
    const last = start(...options, '--question', 'How often is the seal changed?', '--once');
    expect(await last.ended, last.output()).toBe(0);
    expect(last.output()).toContain('every 500 hours [1]');
    expect(last.output()).toContain(String(details.key));
  });

  it('starts an empty stage without the demonstration', async () => {
    const [data, ready] = [join(root, 'empty'), join(root, 'empty.ready')];
    const started = start(...assembled, '--data', data, '--ready-file', ready, '--no-demo');
    const details = await readyFileOf(started, ready);
    expect(details).toEqual({ base_url: expect.any(String), data, pid: started.child.pid });
    expect((await fetch(`${details.base_url}${callPath('health')}`)).status).toBe(401);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(existsSync(join(data, 'cloud.json'))).toBe(false);
  });

  it('keeps its tables in another DynamoDB if one is given', async () => {
    const database = await startDatabase({ openToMachine: true });
    const ready = join(root, 'other.ready');
    const options = [
      '--data',
      join(root, 'other'),
      '--ready-file',
      ready,
      '--no-demo',
      '--dynamodb',
      database.endpoint,
    ];
    const started = start(...assembled, ...options);
    await readyFileOf(started, ready);
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const dynamo = new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials });
    const { TableNames } = await dynamo.send(new ListTablesCommand({}));
    dynamo.destroy();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    await database.stop();
    expect(TableNames?.length).toBeGreaterThan(2);
  });

  it('names a port that is in use, and a folder that does not exist', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const refused = start(
      '--assembly',
      inject('assembly'),
      '--port',
      String(port),
      '--data',
      join(root, 'taken'),
      '--no-demo',
    );
    expect(await refused.ended, refused.output()).toBe(1);
    expect(refused.output()).toContain(String(port));
    taken.close();
    const missing = start(
      ...assembled,
      '--data',
      join(root, 'missing'),
      '--documents',
      join(root, 'nowhere'),
      '--once',
    );
    expect(await missing.ended, missing.output()).toBe(1);
    expect(missing.output()).toContain('does not exist');
  });

  it('refuses an invalid option with status 2 and points to the manual', async () => {
    const refused = start('--port', '70000');
    expect(await refused.ended).toBe(2);
    expect(refused.output()).toBe(
      '--port takes a number from 0 to 65533.\nFor all options, run npm start -- --help.\n',
    );
  });

  it('prints its manual', async () => {
    const manual = start('--help');
    expect(await manual.ended).toBe(0);
    expect(manual.output()).toContain('--ready-file FILE');
  });
});
