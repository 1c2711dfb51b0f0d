// Guarantee: a download writes the whole file or none, and says why; by default, it writes into a separate folder.
// Risk: half a contract is read as the whole, or blocks the next attempt; a company names its document like a
// configuration file of this project, and an operator's next command runs it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CommandError } from '../../../bin/admin/command.ts';
import { downloadDocument } from '../../../bin/admin/download-document.ts';

async function serveDocument(serve: (response: ServerResponse) => void, file: string) {
  const server = createServer((_request, response) => serve(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const administer = async (operation: string, input: unknown) => {
    expect({ operation, input }).toEqual({ operation: 'documents.download', input: { document_id: 'doc_1' } });
    return { url, file };
  };
  return { administer, stop: () => server.close() };
}

async function download(serve: (response: ServerResponse) => void) {
  const { administer, stop } = await serveDocument(serve, 'plan.txt');
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const to = join(folder, 'plan.txt');
  return { to, run: () => downloadDocument(administer, 'doc_1', to), stop };
}

it('writes the downloaded file', async () => {
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

it('writes nothing if the link is refused, and names the status', async () => {
  const { to, run } = await download((response) => response.writeHead(403).end('<Error>Expired</Error>'));
  await expect(run()).rejects.toThrow('The file could not be downloaded: status 403. Try again.');
  expect(existsSync(to)).toBe(false);
});

it('writes nothing for an answer without a body', async () => {
  const { to, run } = await download((response) => response.writeHead(204).end());
  await expect(run()).rejects.toThrow('The file could not be downloaded: status 204. Try again.');
  expect(existsSync(to)).toBe(false);
});

it('says that the file could not be written, if its folder does not exist, and makes no folder', async () => {
  const here = process.cwd();
  const { administer } = await serveDocument((response) => response.end('all of it'), 'plan.txt');
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true, force: true });
  });
  const downloaded = downloadDocument(administer, 'doc_1', join('missing', 'plan.txt'));
  await expect(downloaded).rejects.toThrow(new CommandError('The file could not be written.'));
  expect(readdirSync(folder)).toEqual([]);
});

it('reports that there is no answer', async () => {
  const { to, run, stop } = await download((response) => response.end());
  stop();
  await expect(run()).rejects.toThrow('The file could not be downloaded: no answer. Try again.');
  expect(existsSync(to)).toBe(false);
});

it('takes half an hour at most', async () => {
  const { to, run } = await download((response) => response.end('all of it'));
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => limit.mockRestore());
  await expect(run()).rejects.toThrow('The file could not be downloaded: no answer. Try again.');
  expect(limit.mock.calls).toEqual([[1_800_000]]);
  expect(existsSync(to)).toBe(false);
});

it('does not overwrite an existing file', async () => {
  const { to, run } = await download((response) => response.end('new'));
  writeFileSync(to, 'old');
  await expect(run()).rejects.toThrow('The file already exists. Choose another name with --to.');
  expect(readFileSync(to, 'utf8')).toBe('old');
});

it.each([
  ['Plan 2026.PDF', 'Plan 2026.PDF'],
  ['a/b/r\u00e9sum\u00e9.docx', 'r\u00e9sum\u00e9.docx'],
  ['prices.json', 'prices.json'],
  ['team/rota.yaml', 'rota.yaml'],
  ['.npmrc', '.npmrc'],
  ['a/vitest.config.js', 'vitest.config.js'],
  ['minutes: 12:30?.txt', 'minutes_ 12_30_.txt'],
  ['"a" <b> | c*.md', '_a_ _b_ _ c_.md'],
  ['etc.', 'etc_'],
  ['nul.txt', '_nul.txt'],
  ['LPT1', '_LPT1'],
  ['com7.csv', '_com7.csv'],
  ['Con', '_Con'],
  ['aux.md', '_aux.md'],
  ['prn', '_prn'],
  ['com.csv', 'com.csv'],
  ['console.log', 'console.log'],
])('writes %j as %j into the folder of downloads, and does not overwrite it', async (file, written) => {
  const here = process.cwd();
  const { administer } = await serveDocument((response) => response.end('all of it'), file);
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(here);
    rmSync(folder, { recursive: true, force: true });
  });
  const path = join('downloads', written);
  expect(await downloadDocument(administer, 'doc_1', null)).toEqual({ file, written: path, bytes: 9 });
  expect(readFileSync(join(folder, path), 'utf8')).toBe('all of it');
  await expect(downloadDocument(administer, 'doc_1', null)).rejects.toThrow('The file already exists.');
});
