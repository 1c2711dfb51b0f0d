// Guarantee: each command runs the operation that was typed, with that input and no other, and prints its result; what
// needs no stage asks none; wrong usage exits with 2, and a failure with 1. Risk: a command of a nightly script does
// nothing, or does something else, and exits with 0.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manual } from '../../../bin/admin/manual.ts';
import { INTERNAL_ERROR } from '../../../shared/error-messages.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { stageWith } from './program-stage.fixture.ts';

const PROGRAM = import.meta.resolve('../../../bin/admin.ts');
const offline = (stdin: string, ...args: string[]) => runProgram(PROGRAM, args, { stdin });

describe('a command that needs no stage', () => {
  const key = makeApiKey('test', new Uint8Array(96));

  it('checks a key, and exits with 1 if it is not well formed', async () => {
    const right = { well_formed: true, environment: 'test', fault: null, reason: null };
    expect(await offline(`${key}\n`, 'key', 'check', '--json')).toEqual({
      code: 0,
      stdout: `${JSON.stringify(right)}\n`,
      stderr: '',
    });
    const wrong = await offline('x', 'key', 'check', '--json');
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ well_formed: false });
  });

  it('reads no more than a hundred thousand characters of what might be a key', async () => {
    const { code } = await offline(`${key}${'\n'.repeat(100_000)}`, 'key', 'check');
    expect(code).toBe(1);
    const after = await offline(`${' '.repeat(100_000)}${key}`, 'key', 'check', '--json');
    expect(JSON.parse(after.stdout)).toMatchObject({ well_formed: false });
  });

  it('shows which personal data would be removed, of a text or of lines', async () => {
    const whole = await offline('jane@example.com', 'privacy', 'try', '--json');
    expect(whole.code).toBe(0);
    expect(JSON.parse(whole.stdout)).toMatchObject({ redacted: '[EMAIL_1]' });
    const kept = await offline('jane@example.com', 'privacy', 'try', '--kinds', 'PHONE', '--json');
    expect(JSON.parse(kept.stdout)).toEqual({ redacted: 'jane@example.com', spans: [] });
    const lines = await offline('{"id":1,"text":"x"}\n{"id":2,"text":"y"}\n', 'privacy', 'try', '--json-lines');
    expect(lines).toEqual({
      code: 0,
      stdout: '{"id":1,"spans":[],"redacted":"x"}\n{"id":2,"spans":[],"redacted":"y"}\n',
      stderr: '',
    });
  });

  it.each([[[]], [['--help']], [['documents', 'sync', '--help']]])('prints the manual for %j', async (args) => {
    const topic = args.filter((word) => word !== '--help').join(' ');
    expect(await offline('', ...args)).toEqual({ code: 0, stdout: manual(topic), stderr: '' });
  });

  it('exits with 2 for wrong usage', async () => {
    const sentence = '--company is required: --company ID.';
    expect(await offline('', 'company', 'show')).toEqual({ code: 2, stdout: '', stderr: `${sentence}\n` });
    const asJson = await offline('', 'company', 'show', '--json');
    expect(asJson).toEqual({ code: 2, stdout: `${JSON.stringify({ error: sentence })}\n`, stderr: `${sentence}\n` });
  });

  it('exits with 1, and says no more than that it failed, for an unexpected error', async () => {
    const data = temporaryFolder();
    await writeFile(join(data, 'cloud.json'), 'hidden-secret');
    const ended = await offline('', 'company', 'list', '--data', data);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: `${INTERNAL_ERROR}\n` });
  });
});

describe('a command that runs one operation', () => {
  it('passes its input on, and prints the result in lines or as JSON', async () => {
    const { run, asked } = await stageWith({ 'company.show': { id: 'c', name: 'Harbour' } });
    const lines = await run('company', 'show', '--company', 'c');
    expect(lines).toEqual({ code: 0, stdout: 'id    c\nname  Harbour\n', stderr: '' });
    expect(asked()).toEqual([['company.show', { company_id: 'c' }]]);
    expect((await run('company', 'show', '--company', 'c', '--json')).stdout).toBe('{"id":"c","name":"Harbour"}\n');
  });

  it('says that a key is shown once, and prints nothing but the result with --json', async () => {
    const { run } = await stageWith({ 'key.create': { id: 'k', key: 'kc_test_x' } });
    const create = ['key', 'create', '--application', 'a', '--environment', 'test', '--scopes', 'knowledge:read'];
    expect(await run(...create)).toEqual({
      code: 0,
      stdout: 'id   k\nkey  kc_test_x\n',
      stderr: 'Store the key now. It cannot be shown again.\n',
    });
    expect(await run(...create, '--json')).toEqual({
      code: 0,
      stdout: '{"id":"k","key":"kc_test_x"}\n',
      stderr: '',
    });
  });

  it('lists the documents of the base, and the audit records that match the filters', async () => {
    const { run, asked } = await stageWith({
      'documents.list': { documents: [{ id: 'd' }], next: null },
      'audit.list': { records: [{ at: 't' }], next: null },
    });
    expect((await run('documents', 'list', '--base', 'b')).stdout).toBe('id\nd\n');
    expect((await run('audit', 'list', '--by', 'ops')).stdout).toBe('at\nt\n');
    expect(asked()).toEqual([
      ['documents.list', { base_id: 'b' }],
      ['audit.list', { by: 'ops' }],
    ]);
  });

  it('exits with 1 and the sentence of a refusal', async () => {
    const { run } = await stageWith({});
    expect(await run('company', 'list')).toEqual({ code: 1, stdout: '', stderr: 'Refused.\n' });
  });
});
