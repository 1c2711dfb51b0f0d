// Guarantee: a file is announced with its size and checksum, and sent with the headers that the stage requires; files
// that the stage refuses are reported as failed; and the command waits for the files of its own archives, but not of
// others. Risk: a file that never arrived counts as added.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { addDocuments } from '../../../bin/admin/add-documents.ts';
import { CommandError } from '../../../bin/admin/command.ts';
import { findFiles } from '../../../bin/admin/find-files.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const quiet = { show: () => {}, end: () => {} };
const document = (id: string, over: object = {}) => ({ id, file: id, status: 'ready', reason: null, ...over });

async function filesOf(contents: Readonly<Record<string, string>>) {
  const folder = join(temporaryFolder(), 'handbook');
  await mkdir(folder);
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(folder, name), content);
  }
  return { baseId: 'base', files: await findFiles([folder]), wait: true, progress: { upload: quiet, wait: quiet } };
}

it('announces size and checksum, sends the bytes with the headers of the stage, and reports a refusal', async () => {
  const sent: unknown[] = [];
  const origin = await serve(async (request, response) => {
    sent.push([request.method, request.url, request.headers['x-amz-checksum-sha256'], await text(request)]);
    response.writeHead(request.url === '/b.md' ? 403 : 200).end();
  });
  const announced = new Map<unknown, unknown>();
  const administer = async (operation: string, input: unknown) => {
    const { file, document_id: id } = input as Record<string, string>;
    if (operation === 'documents.show') {
      return document(String(id));
    }
    announced.set(file, [operation, input]);
    const headers = { 'x-amz-checksum-sha256': `of ${file}` };
    const upload = { url: `${origin}/${file}`, headers };
    return { outcome: 'upload', document: document(String(file), { status: 'pending' }), upload };
  };
  const added = await addDocuments(administer, await filesOf({ 'a.md': 'A', 'b.md': 'BB' }));
  expect(added).toEqual([
    document('a.md'),
    {
      id: null,
      file: 'b.md',
      status: 'failed',
      reason: 'The upload was refused with status 403. Add the file again if it changed during the upload.',
    },
  ]);
  const checksum = (content: string) => createHash('sha256').update(content).digest('hex');
  // Several files are sent at once, in no particular order.
  expect(Object.fromEntries(announced)).toEqual({
    'a.md': ['documents.prepare', { base_id: 'base', file: 'a.md', bytes: 1, checksum: checksum('A') }],
    'b.md': ['documents.prepare', { base_id: 'base', file: 'b.md', bytes: 2, checksum: checksum('BB') }],
  });
  expect(sent.sort()).toEqual([
    ['PUT', '/a.md', 'of a.md', 'A'],
    ['PUT', '/b.md', 'of b.md', 'BB'],
  ]);
});

it('sends a file for half an hour at most, and reports it as failed after that', async () => {
  const origin = await serve((_request, response) => response.end());
  const administer = async () => ({ document: document('a.md'), upload: { url: `${origin}/a.md`, headers: {} } });
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => limit.mockRestore());
  const reason = 'The file could not be read or uploaded. Add it again.';
  const added = await addDocuments(administer, { ...(await filesOf({ 'a.md': 'A' })), wait: false });
  expect(added).toEqual([{ id: null, file: 'a.md', status: 'failed', reason }]);
  expect(limit.mock.calls).toEqual([[1_800_000]]);
});

it('works on four files at once, and no more', async () => {
  const names = Array.from({ length: 9 }, (_, i) => `${i}.md`);
  let [now, most] = [0, 0];
  const four = Promise.withResolvers<void>();
  const administer = async (_operation: string, input: unknown) => {
    now += 1;
    most = Math.max(most, now);
    if (now === 4) {
      four.resolve();
    }
    await four.promise;
    // Enough turns for a fifth file to be read.
    for (let turn = 0; turn < 200; turn += 1) {
      await new Promise(setImmediate);
    }
    now -= 1;
    return { outcome: 'unchanged', document: document((input as { file: string }).file) };
  };
  const added = await addDocuments(administer, await filesOf(Object.fromEntries(names.map((name) => [name, 'x']))));
  expect(added.map(({ id }) => id)).toEqual(names);
  expect(most).toBe(4);
});

it('waits for the files of its own archives, even on another page of the list', async () => {
  const entry = (id: string, archive: string) => document(id, { status: 'pending', archive });
  const pages = [
    { documents: [document('pack.zip', { type: 'zip' }), entry('one', 'pack.zip')], next: 'n' },
    { documents: [entry('two', 'pack.zip'), entry('foreign', 'other.zip')], next: null },
  ];
  const shown: unknown[] = [];
  const listed: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    const { document_id: id } = input as Record<string, string>;
    if (operation === 'documents.list') {
      listed.push(input);
    }
    if (operation === 'documents.show') {
      shown.push(id);
      return document(String(id));
    }
    return operation === 'documents.list'
      ? pages.shift()
      : { outcome: 'unchanged', document: document('pack.zip', { type: 'zip' }) };
  };
  const added = await addDocuments(administer, await filesOf({ 'pack.zip': 'PK' }));
  expect(added.map(({ id, status }) => [id, status])).toEqual([
    ['pack.zip', 'ready'],
    ['one', 'ready'],
    ['two', 'ready'],
  ]);
  expect(shown.sort()).toEqual(['one', 'two']);
  expect(listed).toEqual([{ base_id: 'base' }, { base_id: 'base', after: 'n' }]);
});

it('shows how many files are uploaded and how many of them failed, and does not wait if told not to', async () => {
  const shown: unknown[] = [];
  const progress = { show: (state: unknown) => void shown.push(state), end: () => void shown.push('end') };
  const operations: string[] = [];
  const administer = async (operation: string, input: unknown) => {
    operations.push(operation);
    const { file } = input as { file: string };
    // The second one is announced when the first is done, so that the counts come in this order.
    await expect.poll(() => shown).toHaveLength(['a.md', 'b.md', 'c.md'].indexOf(file));
    if (file === 'b.md') {
      throw new CommandError('The base is full.');
    }
    return { outcome: 'unchanged', document: document(file, { status: 'pending' }) };
  };
  const order = await filesOf({ 'a.md': 'A', 'b.md': 'B', 'c.md': 'C' });
  const all = { ...order, wait: false, progress: { upload: progress, wait: progress } };
  expect(await addDocuments(administer, all)).toEqual([
    document('a.md', { status: 'pending' }),
    { id: null, file: 'b.md', status: 'failed', reason: 'The base is full.' },
    document('c.md', { status: 'pending' }),
  ]);
  expect(shown).toEqual([
    { done: 1, total: 3, failed: 0 },
    { done: 2, total: 3, failed: 1 },
    { done: 3, total: 3, failed: 1 },
    'end',
  ]);
  expect(operations).toEqual(Array(3).fill('documents.prepare'));
});

it('shows the wait once if no archive had files of its own', async () => {
  const shown: unknown[] = [];
  const wait = { show: (state: unknown) => void shown.push(state), end: () => void shown.push('end') };
  const zip = document('pack.zip', { type: 'zip' });
  const administer = async (operation: string) =>
    // The list also has a document that belongs to no archive, and one of an older stage.
    operation === 'documents.list'
      ? { documents: [zip, document('a.md', { archive: null }), document('b.md')], next: null }
      : { outcome: 'unchanged', document: zip };
  const order = await filesOf({ 'pack.zip': 'PK' });
  expect(await addDocuments(administer, { ...order, progress: { upload: quiet, wait } })).toEqual([zip]);
  expect(shown).toEqual([{ done: 1, total: 1, failed: 0, waiting: null }, 'end']);
});

it('reports a file that cannot be read as failed, and adds the others', async () => {
  const administer = async (_operation: string, input: unknown) => ({
    document: document((input as { file: string }).file),
  });
  const { files, ...rest } = await filesOf({ 'a.md': 'A' });
  const unreadable = { path: 'none/b.md', file: 'b.md', bytes: 0, unreadable: 'The file cannot be read.' };
  expect(await addDocuments(administer, { ...rest, wait: false, files: [unreadable, ...files] })).toEqual([
    { id: null, file: 'b.md', status: 'failed', reason: 'The file cannot be read.' },
    document('a.md'),
  ]);
});
