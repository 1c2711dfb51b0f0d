// Guarantee: a start makes the base contain the files of a folder, however often it is repeated, and says why a file
// was refused; many files of an unsupported kind are one line. Risk: a second start fails on a folder that the first
// one ingested, or the first output that a newcomer sees is a page of complaints, or the wrong reason.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { administerOf } from '../../bin/start/administer-cloud.ts';
import { FOR_DEVELOPERS, ingestFolder, notIngested, withoutPictures } from '../../bin/start/documents.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** A cloud whose `administer` gives these answers by operation, and the operations that it was asked for. */
function cloudWith(answers: Readonly<Record<string, object>>) {
  const operations: string[] = [];
  const invoke = async (_name: string, input: unknown) => {
    const { operation } = input as { readonly operation: string };
    operations.push(operation);
    return answers[operation];
  };
  const outputs = { 'KnowledgeCopilot-local-Background': { AdministerFunctionName: 'administer' } };
  return { cloud: { outputs, invoke }, operations };
}

/** What is written to standard error until the test ends. */
function written(): string[] {
  const texts: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  onTestFinished(() => spy.mockRestore());
  return texts;
}

it('leaves the documents of an archive to the archive, and deletes those whose file is gone', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'contracts.zip'), 'x');
  for (const left of ['plan.PNG', '.hidden', 'Thumbs.db']) {
    await writeFile(join(folder, left), 'x');
  }
  const archive = { id: 'a', file: 'contracts.zip', status: 'ready', reason: null, type: 'zip', archive: null };
  const entry = { id: 'e', file: 'contracts.zip/lease.md', status: 'ready', reason: null, type: 'text', archive: 'a' };
  const gone = { id: 'g', file: 'gone.md', status: 'ready', reason: null, type: 'text', archive: null };
  const deleted: unknown[] = [];
  const bases = new Set<unknown>();
  const administer = async (operation: string, input: unknown) => {
    if (operation !== 'documents.delete') {
      bases.add((input as { base_id?: string }).base_id);
    }
    if (operation === 'documents.delete') {
      deleted.push(input);
    }
    return operation === 'documents.prepare'
      ? { document: archive }
      : { documents: [archive, entry, gone], next: null };
  };
  const texts = written();
  expect(await ingestFolder(administer, 'base', { folder })).toEqual([archive, entry]);
  expect([...bases]).toEqual(['base']);
  expect(texts.join('')).toBe(
    [
      'Left out: plan.PNG, .hidden and 1 more (pictures, hidden files, links, and files that Windows and Office add).\n',
      'Deleted from the base, because --documents does not have them: gone.md\n',
      'Uploading documents: 1 of 1\nIngesting documents: 1 of 1\n',
    ].join(''),
  );
  expect(deleted).toEqual([{ document_id: 'g' }]);
});

it('says why the stage refused a file', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.md'), '# Lease');
  const { cloud, operations } = cloudWith({
    'documents.list': { ok: true, result: { documents: [], next: null } },
    'documents.prepare': { ok: false, error: 'The base is full.' },
  });
  const texts = written();
  await writeFile(join(folder, 'notes.md'), '# Notes');
  await ingestFolder(administerOf(cloud), 'base', { folder });
  expect(texts.at(-1)).toBe('Not ingested: lease.md, notes.md: The base is full.\n');
  expect(operations).toEqual(['documents.list', 'documents.prepare', 'documents.prepare']);
});

const failed = (file: string, reason: string) => ({ file, status: 'failed' as const, reason });

it('says each reason once, with the first two files and the number of the others', () => {
  const told = notIngested([
    failed('a.png', 'The type is not supported.'),
    { file: 'b.md', status: 'ready', reason: null },
    failed('empty.txt', 'The document is empty.'),
    ...['c.png', 'd.png', 'e.png'].map((file) => failed(file, 'The type is not supported.')),
  ]);
  expect(told).toEqual([
    'Not ingested: a.png, c.png and 2 more: The type is not supported.\n',
    'Not ingested: empty.txt: The document is empty.\n',
  ]);
});

it('says each reason on a line of its own', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'a.md'), 'x');
  await writeFile(join(folder, 'b.md'), 'x');
  const texts = written();
  await ingestFolder(
    async (operation, input) => {
      const { file } = input as { file: string };
      return operation === 'documents.list'
        ? { documents: [], next: null }
        : { document: { id: file, file, status: 'failed', reason: `${file} is damaged.` } };
    },
    'base',
    { folder },
  );
  expect(texts.at(-1)).toBe('Not ingested: a.md: a.md is damaged.\nNot ingested: b.md: b.md is damaged.\n');
});

it('says nothing when everything was ingested', () => {
  expect(notIngested([{ file: 'b.md', status: 'ready', reason: null }])).toEqual([]);
});

it('skips the pictures of a folder, and nothing else', () => {
  const files = ['console.md', 'console/keys.png', 'LOGO.JPG', 'png', 'notes.png.md'].map((file) => ({ file }));
  expect(withoutPictures(files).map(({ file }) => file)).toEqual(['console.md', 'png', 'notes.png.md']);
});

it('leaves out the pages for developers if it is told to', async () => {
  const folder = temporaryFolder();
  const pages = ['api.md', 'adr/0001-one-error-shape.md', 'architecture.md', 'developing.md', 'quality.md'];
  await mkdir(join(folder, 'adr'));
  await Promise.all(pages.map((page) => writeFile(join(folder, page), 'x')));
  written();
  const prepared: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    const { file } = input as { file: string };
    if (operation === 'documents.list') {
      return { documents: [], next: null };
    }
    prepared.push(file);
    return { document: { id: file, file, status: 'failed', reason: 'No.' } };
  };
  await ingestFolder(administer, 'base', { folder, without: FOR_DEVELOPERS });
  expect(prepared).toEqual(['api.md']);
});
