// Guarantee: a command on documents asks the stage for what was typed, shows its progress, and deletes nothing that
// nobody confirmed. Risk: a sync empties a base, or an upload that was stopped cannot be continued.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';
import { answering, startLocalStage } from '../local-stage.fixture.ts';
import { stageWith } from './program-stage.fixture.ts';

const PROGRAM = import.meta.resolve('../../../bin/admin.ts');
const DOCUMENT = { id: 'd', file: 'lease.md', version: 1, status: 'ready', reason: null };
const PREPARED = { outcome: 'unchanged', document: DOCUMENT };

async function folderWith(...files: string[]) {
  const folder = temporaryFolder();
  for (const file of files) {
    await writeFile(join(folder, file), `# ${file}`);
  }
  return folder;
}

describe('documents add', () => {
  it('first asks whether there is such a base, and adds nothing if there is none', async () => {
    const { run, asked } = await stageWith({ 'documents.prepare': PREPARED });
    expect(await run('documents', 'add', '--base', 'b', await folderWith('lease.md'))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Refused.\n',
    });
    expect(asked()).toEqual([['documents.list', { base_id: 'b' }]]);
  });

  it('adds each file, and shows its progress', async () => {
    const { run, asked } = await stageWith({
      'documents.list': { documents: [], next: null },
      'documents.prepare': PREPARED,
    });
    const ended = await run('documents', 'add', '--base', 'b', await folderWith('lease.md'));
    expect(ended).toEqual({
      code: 0,
      stdout: 'id  file      version  status\nd   lease.md  1        ready\n',
      stderr: 'Uploaded: 1 of 1\nIngested: 1 of 1\n',
    });
    expect(asked().at(-1)).toMatchObject(['documents.prepare', { base_id: 'b', file: 'lease.md' }]);
  });

  it('says which files of a folder are left out', async () => {
    const { run, asked } = await stageWith({
      'documents.list': { documents: [], next: null },
      'documents.prepare': PREPARED,
    });
    const folder = await folderWith('.env', 'lease.md', 'Thumbs.db', '~$lease.docx');
    const ended = await run('documents', 'add', '--base', 'b', folder);
    expect(ended.stderr).toBe(
      'Left out: .env, Thumbs.db and 1 more (hidden files, links, and files that Windows and Office add).\nUploaded: 1 of 1\nIngested: 1 of 1\n',
    );
    expect(asked().map(([operation]) => operation)).toEqual(['documents.list', 'documents.prepare']);
  });

  it('does not wait if told not to', async () => {
    const { run } = await stageWith({
      'documents.list': { documents: [], next: null },
      'documents.prepare': { outcome: 'unchanged', document: { ...DOCUMENT, status: 'pending' } },
    });
    const ended = await run('documents', 'add', '--base', 'b', await folderWith('lease.md'), '--no-wait');
    expect(ended).toMatchObject({ code: 0, stderr: 'Uploaded: 1 of 1\n' });
  });

  it('says that there is nothing to add', async () => {
    const { run, asked } = await stageWith({});
    expect(await run('documents', 'add', '--base', 'b', await folderWith('.hidden'))).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Left out: .hidden (hidden files, links, and files that Windows and Office add).\nThere are no files to add. Hidden files are ignored.\n',
    });
    expect(asked()).toEqual([]);
  });

  it('shows how many files an estimate has read', async () => {
    const models = [{ embedding_model: 'amazon.titan-embed-text-v2:0', dimensions: 256 }];
    const { run } = await stageWith({ 'stage.status': { index_generations: models } });
    const ended = await run('documents', 'add', '--base', 'b', await folderWith('lease.md'), '--estimate');
    expect(ended).toMatchObject({ code: 0, stderr: 'Read: 1 of 1\n' });
  });

  it('exits with 1 if an estimate cannot read a file, as adding it would', async () => {
    const models = [{ embedding_model: 'amazon.titan-embed-text-v2:0', dimensions: 256 }];
    const { run } = await stageWith({ 'stage.status': { index_generations: models } });
    const folder = await folderWith('lease.md');
    await writeFile(join(folder, 'empty.txt'), '');
    const ended = await run('documents', 'add', '--base', 'b', folder, '--estimate', '--json');
    const failed = [{ file: 'empty.txt', reason: 'The document is empty.' }];
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stdout)).toEqual(expect.objectContaining({ documents: 1, failed }));
  });
});

describe('documents sync', () => {
  const REFUSED = 'Exactly one folder with files is required. Hidden files are ignored.\n';

  it.each([
    ['an empty folder', async () => [await folderWith()]],
    ['two folders', async () => [await folderWith('a.md'), await folderWith('b.md')]],
    ['a file', async () => [join(await folderWith('a.md'), 'a.md')]],
  ])('refuses %s, and changes nothing', async (_name, paths) => {
    const { run, asked } = await stageWith({ 'documents.list': { documents: [], next: null } });
    const ended = await run('documents', 'sync', '--base', 'b', ...(await paths()), '--yes');
    expect(ended).toEqual({ code: 1, stdout: '', stderr: REFUSED });
    expect(asked()).toEqual([]);
  });

  it('asks before it deletes, and without a terminal deletes only with --yes', async () => {
    const { run, asked } = await stageWith({
      'documents.list': { documents: [{ ...DOCUMENT, id: 'gone', file: 'gone.md' }], next: null },
      'documents.prepare': PREPARED,
      'documents.delete': null,
    });
    const folder = await folderWith('lease.md');
    const sync = ['documents', 'sync', '--base', 'b', folder];
    expect(await run(...sync)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'This document is not in the folder and will be deleted:\n  gone.md\n1 document would be deleted. Add --yes to confirm. Nothing was changed.\n',
    });
    expect(asked()).toEqual([['documents.list', { base_id: 'b' }]]);
    const confirmed = await run(...sync, '--yes', '--json');
    expect(confirmed).toMatchObject({ code: 0, stderr: 'Uploaded: 1 of 1\nIngested: 1 of 1\n' });
    expect(JSON.parse(confirmed.stdout)).toEqual({
      added: ['lease.md'],
      replaced: [],
      deleted: ['gone.md'],
      unchanged: 0,
      failed: [],
    });
    expect(asked().at(-1)).toEqual(['documents.delete', { document_id: 'gone' }]);
  });
});

describe('documents download', () => {
  it('writes the file where it was told to', async () => {
    const url = await serve((_request, response) => response.end('all of it'));
    const { run, asked } = await stageWith({ 'documents.download': { url, file: 'lease.md' } });
    const folder = join(temporaryFolder(), 'here');
    await mkdir(folder);
    const to = join(folder, 'own.md');
    const ended = await run('documents', 'download', '--document', 'd', '--to', to, '--json');
    expect(JSON.parse(ended.stdout)).toEqual({ file: 'lease.md', written: to, bytes: 9 });
    expect(await readFile(to, 'utf8')).toBe('all of it');
    expect(asked()).toEqual([['documents.download', { document_id: 'd' }]]);
  });

  it('writes it into the folder of downloads by default', async () => {
    const url = await serve((_request, response) => response.end('all of it'));
    const { run } = await stageWith({ 'documents.download': { url, file: 'lease.md' } });
    const here = process.cwd();
    process.chdir(temporaryFolder());
    try {
      const ended = await run('documents', 'download', '--document', 'd', '--json');
      expect(JSON.parse(ended.stdout)).toEqual({ file: 'lease.md', written: 'downloads/lease.md', bytes: 9 });
    } finally {
      process.chdir(here);
    }
  });
});

describe('documents reindex', () => {
  const results = {
    'company.list': [{ id: 'c' }],
    'base.list': [{ id: 'b', documents: 1 }],
    'documents.reindex-estimate': { documents: 1, passages: 1, input_tokens: 3, usd: '0.00000006' },
    'documents.reindex': { documents: [DOCUMENT], skipped: 0, next: null },
  };

  it.each([
    [['--base', 'b'], 'every', 'documents.reindex-estimate'],
    [['--base', 'b', '--which', 'behind'], 'behind', 'documents.reindex-estimate'],
    [['--all'], 'every', 'company.list'],
  ])('of %j reindexes %s document', async (options, which, first) => {
    const { run, asked } = await stageWith(results);
    const ended = await run('documents', 'reindex', ...options, '--json');
    expect(ended).toMatchObject({ code: 0, stderr: 'Indexed: 1 of 1\n' });
    const counts = { documents: 1, ready: 1, failed: 0, skipped: 0, failures: [], refused: [] };
    expect(JSON.parse(ended.stdout)).toEqual(counts);
    expect(asked()[0]?.[0]).toBe(first);
    expect(asked().at(-1)).toEqual(['documents.reindex', { base_id: 'b', which }]);
  });
});

describe('Ctrl-C during a command', () => {
  it.each([
    [['documents', 'add', '--base', 'b', '--estimate'], false],
    [['documents', 'add', '--base', 'b'], true],
    [['documents', 'sync', '--base', 'b', '--yes'], true],
  ])('says how to continue %j: %s', async (args, isTold) => {
    const before = process.listenerCount('SIGINT');
    const listening: number[] = [];
    const { data } = await startLocalStage((response, asked) => {
      listening.push(process.listenerCount('SIGINT') - before);
      answering({ ok: false, error: 'Refused.' })(response, asked);
    });
    await runProgram(PROGRAM, [...args, await folderWith('lease.md'), '--data', data]);
    expect(listening).toEqual([isTold ? 1 : 0]);
  });
});
