// Guarantee: a script can trust the exit status of a command, and an unexpected failure prints nothing of what the
// command read. Risk: a nightly sync whose files were refused counts as done, or a secret gets into a build log.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { INTERNAL_ERROR } from '../../shared/error-messages.ts';
import { runProgram } from '../harness/programs/run-program.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { answering, type Respond, startLocalStage } from './local-stage.fixture.ts';

const PROGRAM = import.meta.resolve('../../bin/admin.ts');

const run = (data: string, ...args: string[]) => runProgram(PROGRAM, [...args, '--data', data]);

// A base that already has the file, or refuses every file.
const base =
  (prepared: object): Respond =>
  (response, { operation }) =>
    answering(operation === 'documents.list' ? { ok: true, result: { documents: [], next: null } } : prepared)(
      response,
      { operation },
    );
const kept = { id: 'document', file: 'lease.md', version: 1, status: 'ready', reason: null };

it.each([
  ['1 if a file was refused', { ok: false, error: 'The base is full.' }, 1, [], 'The base is full.'],
  ['0 if every file exists', { ok: true, result: { outcome: 'unchanged', document: kept } }, 0, ['lease.md'], null],
])('a sync ends with status %s', async (_name, prepared, code, added, reason) => {
  const { data } = await startLocalStage(base(prepared));
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.md'), '# Lease');
  const ended = await run(data, 'documents', 'sync', '--base', 'base', folder, '--yes', '--json');
  const failed = reason === null ? [] : [{ file: 'lease.md', reason }];
  expect(JSON.parse(ended.stdout)).toEqual({ added, replaced: [], deleted: [], unchanged: 0, failed });
  expect(ended.code).toBe(code);
});

it('a refused field is named by its option', async () => {
  const { data } = await startLocalStage(answering({ ok: false, error: 'company_id must be a UUID.' }));
  const ended = await run(data, 'company', 'show', '--company', 'nope', '--json');
  const sentence = '--company must be a UUID.';
  expect(ended).toEqual({ code: 1, stdout: `${JSON.stringify({ error: sentence })}\n`, stderr: `${sentence}\n` });
});

it('a sync with a file in place of a folder is refused before the base changes', async () => {
  const requested: string[] = [];
  const { data } = await startLocalStage((response, { operation }) => {
    requested.push(operation);
    answering({ ok: true, result: { documents: [], next: null } })(response, { operation });
  });
  const file = join(temporaryFolder(), 'lease.md');
  await writeFile(file, '# Lease');
  const ended = await run(data, 'documents', 'sync', '--base', 'base', file, '--yes');
  expect(ended).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Exactly one folder with files is required. Hidden files are ignored.\n',
  });
  expect(requested).toEqual([]);
});

it.each([
  ['documents reindex', 'failed', 1, ['--base', 'base']],
  ['documents reindex', 'ready', 0, ['--base', 'base']],
  ['documents add', 'failed', 1, ['--base', 'base']],
  ['documents add', 'ready', 0, ['--base', 'base']],
] as const)('%s with a document that is %s ends with status %d', async (command, status, code, options) => {
  const document = { ...kept, status, reason: null };
  const results: Readonly<Record<string, unknown>> = {
    'documents.reindex-estimate': { documents: 1, passages: 1, input_tokens: 1, usd: '0' },
    'documents.reindex': { documents: [document], skipped: 0, next: null },
    'documents.prepare': { outcome: status, document },
  };
  const { data } = await startLocalStage((response, { operation }) =>
    answering({ ok: true, result: results[operation] })(response, { operation }),
  );
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.md'), '# Lease');
  const paths = command === 'documents add' ? [folder] : [];
  expect(await run(data, ...command.split(' '), ...options, ...paths, '--json')).toMatchObject({ code });
});

it('documents add exits with status 1 although only one of its documents failed', async () => {
  const statuses = ['ready', 'failed'];
  const { data } = await startLocalStage((response, { operation }) => {
    if (operation === 'documents.list') {
      return answering({ ok: true, result: { documents: [], next: null } })(response, { operation });
    }
    const document = { ...kept, status: statuses.pop() };
    answering({ ok: true, result: { outcome: document.status, document } })(response, { operation });
  });
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.md'), '# Lease');
  await writeFile(join(folder, 'notes.md'), '# Notes');
  const ended = await run(data, 'documents', 'add', '--base', 'base', folder, '--json');
  expect(
    JSON.parse(ended.stdout)
      .documents.map(({ status }: { status: string }) => status)
      .sort(),
  ).toEqual(['failed', 'ready']);
  expect(ended.code).toBe(1);
});

it.each([
  ['reindex', ['documents.reindex-estimate', 'documents.reindex-estimate']],
  ['add', ['stage.status']],
])('documents %s --estimate only asks what it would cost, and changes nothing', async (verb, operations) => {
  const results: Readonly<Record<string, unknown>> = {
    'documents.reindex-estimate': { documents: 1, passages: 1, input_tokens: 3, usd: '0.00000006' },
    'stage.status': { index_generations: [{ embedding_model: 'amazon.titan-embed-text-v2:0', dimensions: 256 }] },
  };
  const { data, invoked } = await startLocalStage((response, { operation }) =>
    answering({ ok: true, result: results[operation] })(response, { operation }),
  );
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.md'), '# Lease');
  const paths = verb === 'add' ? [folder] : [];
  const { code, stdout } = await run(data, 'documents', verb, '--base', 'base', ...paths, '--estimate', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ documents: 1, passages: 1, usd: expect.stringMatching(/^0\.0/) });
  expect(code).toBe(0);
  expect(invoked).toMatchObject(operations.map((operation) => ({ operation })));
});

it.each([
  ['documents list', ['--base', 'base'], 'documents', (all: object[]) => ({ documents: all })],
  ['audit list', [], 'records', (all: object[]) => all],
] as const)('%s prints every page', async (command, options, field, printed) => {
  const pages = [
    { [field]: [{ id: '1' }], next: 'n' },
    { [field]: [{ id: '2' }], next: null },
  ];
  const { data } = await startLocalStage((response, asked) =>
    answering({ ok: true, result: pages.shift() })(response, asked),
  );
  const { stdout } = await run(data, ...command.split(' '), ...options, '--json');
  expect(JSON.parse(stdout)).toEqual(printed([{ id: '1' }, { id: '2' }]));
});

it('prints the names of the columns for a month without usage', async () => {
  const { data } = await startLocalStage(answering({ ok: true, result: [] }));
  const ended = await run(data, 'usage', 'export', '--company', 'company', '--month', '2026-01');
  const columns = 'purpose,application_id,key_id,model_id,calls,input_tokens,output_tokens,nano_usd';
  expect(ended).toEqual({ code: 0, stdout: `${columns}\r\n`, stderr: '' });
});

it('prints the usage of a month as JSON if JSON was asked for, and otherwise as CSV', async () => {
  const used = { purpose: 'live', application_id: 'a', key_id: 'k', model_id: 'm', calls: 2 };
  const row = { ...used, input_tokens: 30, output_tokens: 4, nano_usd: '500' };
  const { data } = await startLocalStage(answering({ ok: true, result: [row] }));
  const month = ['usage', 'export', '--company', 'company', '--month', '2026-01'];
  const asJson = await run(data, ...month, '--json');
  expect({ ...asJson, stdout: JSON.parse(asJson.stdout) }).toEqual({ code: 0, stdout: [row], stderr: '' });
  const asCsv = await run(data, ...month);
  expect(asCsv.stdout.split('\r\n').slice(1)).toEqual(['live,a,k,m,2,30,4,500', '']);
});

it('prints nothing of a file that it cannot parse, not even in an error message', async () => {
  const data = temporaryFolder();
  await writeFile(join(data, 'cloud.json'), 'hidden-secret');
  const ended = await run(data, 'company', 'list', '--json');
  expect(ended).toEqual({
    code: 1,
    stdout: `${JSON.stringify({ error: INTERNAL_ERROR })}\n`,
    stderr: `${INTERNAL_ERROR}\n`,
  });
});
