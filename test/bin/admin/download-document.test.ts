// Guarantee: a download is the whole file or none, and says why; without being told where, it is written under the name
// of a document only. Risk: half a contract is read as the whole, or is in the way of the next try; a company names its
// document like a setting of this project, and an operator's next command runs it.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { downloadDocument, newFileFor } from '../../../bin/admin/download-document.ts';

async function download(serve: (response: ServerResponse) => void, file = 'plan.txt') {
  const server = createServer((_request, response) => serve(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const to = join(folder, file);
  return { to, run: () => downloadDocument(async () => ({ url, file }), 'doc_1', to), stop: () => server.close() };
}

it('writes the file', async () => {
  const { to, run } = await download((response) => response.end('all of it'));
  expect(await run()).toEqual({ file: 'plan.txt', written: to, bytes: 9 });
  expect(readFileSync(to, 'utf8')).toBe('all of it');
});

it('leaves nothing of a download that is cut short', async () => {
  const { to, run } = await download((response) => {
    response.writeHead(200, { 'content-length': '9' }).write('half', () => response.destroy());
  });
  await expect(run()).rejects.toThrow('The download was cut short. Try again.');
  expect(existsSync(to)).toBe(false);
});

it('says that nothing answers', async () => {
  const { to, run, stop } = await download((response) => response.end());
  stop();
  await expect(run()).rejects.toThrow('The file could not be downloaded: no answer. Try again.');
  expect(existsSync(to)).toBe(false);
});

it('leaves a file that is there already', async () => {
  const { to, run } = await download((response) => response.end('new'));
  writeFileSync(to, 'old');
  await expect(run()).rejects.toThrow('The file exists already. Name another with --to.');
  expect(readFileSync(to, 'utf8')).toBe('old');
});

it.each([
  '.npmrc',
  'a/.envrc',
  '.pdf',
  'vitest.config.js',
  'package.json',
  'node.exe',
  'plan.pdf.cmd',
  'plan',
  'C:plan.pdf',
  'plan.js:x.pdf',
])('writes %j, the name of no document, only into the file that is named', async (file) => {
  const administer = async () => ({ url: 'http://127.0.0.1:9/', file });
  await expect(downloadDocument(administer, 'doc_1', null)).rejects.toThrow(
    'The name of this document could be that of a program or a setting. Name a file with --to.',
  );
  expect(newFileFor(file, 'new.bin')).toBe('new.bin');
});

it.each([
  ['Plan 2026.PDF', 'Plan 2026.PDF'],
  ['a/b/r\u00e9sum\u00e9.docx', 'r\u00e9sum\u00e9.docx'],
  ['list.xlsm', 'list.xlsm'],
  ['old.page.htm', 'old.page.htm'],
  ['v1.2 notes.md', 'v1.2 notes.md'],
])('writes %j as %j into this folder', (file, written) => {
  expect(newFileFor(file, null)).toBe(written);
});
