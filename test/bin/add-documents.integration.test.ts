// Guarantee: every file of a folder is sent once, except unchanged ones; one that fails does not stop the others, and
// the command waits for each. Risk: a file is silently omitted, and nobody finds its document.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDocuments } from '../../bin/admin/add-documents.ts';
import { CommandError } from '../../bin/admin/command.ts';
import { findFiles } from '../../bin/admin/find-files.ts';

let folder: string;
let server: Server;
const uploads = new Map<string, string>();
let concurrency = 0;
let concurrencyMax = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  await mkdir(join(folder, 'handbook', 'travel'), { recursive: true });
  await mkdir(join(folder, 'handbook', '.git'));
  const write = (file: string, content: string) => writeFile(join(folder, 'handbook', file), content);
  await write('b.md', '# B');
  await write('a.txt', 'A');
  await write('empty.txt', '');
  await write('travel/Größe ü.md', 'ü');
  await write('.hidden', 'no');
  await write('.git/config', 'no');
  await symlink(join(folder, 'handbook', 'b.md'), join(folder, 'handbook', 'link.md'));
  await symlink(join(folder, 'handbook'), join(folder, 'linked'));
  server = createServer(async (request, response) => {
    const refused = request.url === '/refused.md';
    const body = await buffer(request);
    uploads.set(decodeURIComponent(String(request.url).slice(1)), body.toString());
    response.writeHead(refused ? 403 : 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const quiet = { show: () => {}, end: () => {} };
const progress = { upload: quiet, wait: quiet };
// A stage that reports a document as pending once, and then as ready or failed.
function stageWith(options: { unchanged?: string[]; failed?: string[]; refused?: string[] } = {}) {
  const prepared: Record<string, unknown>[] = [];
  const shown = new Set<string>();
  const { port } = server.address() as AddressInfo;
  const show = (id: string) => {
    if (!shown.has(id)) {
      shown.add(id);
      return { id, file: id, status: 'pending', reason: null };
    }
    return options.failed?.includes(id)
      ? { id, file: id, status: 'failed', reason: 'It is empty.' }
      : { id, file: id, status: 'ready', reason: null };
  };
  const prepare = async (input: Record<string, unknown>) => {
    prepared.push(input);
    const file = String(input.file);
    if (options.refused?.includes(file)) {
      throw new CommandError('The file name is not allowed.');
    }
    concurrency += 1;
    concurrencyMax = Math.max(concurrencyMax, concurrency);
    await new Promise(setImmediate);
    concurrency -= 1;
    if (options.unchanged?.includes(file)) {
      return { outcome: 'unchanged', document: { id: file, file, status: 'ready', reason: null } };
    }
    const upload = {
      url: `http://127.0.0.1:${port}/${encodeURIComponent(file)}`,
      headers: { 'content-length': String(input.bytes) },
    };
    return { outcome: 'upload', document: { id: file, file, status: 'pending', reason: null }, upload };
  };
  const administer = async (operation: string, input: unknown) => {
    const given = input as Record<string, unknown>;
    return operation === 'documents.show' ? show(String(given.document_id)) : prepare(given);
  };
  return { administer, prepared };
}

describe('finding files', () => {
  it('goes through folders in order, and skips hidden files and links', async () => {
    const found = await findFiles([join(folder, 'handbook')]);
    expect(found.map(({ file, bytes }) => [file, bytes])).toEqual([
      ['a.txt', 1],
      ['b.md', 3],
      ['empty.txt', 0],
      ['travel/Größe ü.md', 2],
    ]);
  });

  it('refuses a missing path, a link, and two files with the same name', async () => {
    await expect(findFiles([join(folder, 'nothing')])).rejects.toThrow('Path 1 does not exist');
    await expect(findFiles([folder, join(folder, 'linked')])).rejects.toThrow('Path 2 is a symbolic link');
    await expect(findFiles([join(folder, 'handbook'), join(folder, 'handbook', 'b.md')])).rejects.toThrow('"b.md"');
  });
});

describe('adding', () => {
  it('sends each file that the stage does not have, at most four at once, and waits for all', async () => {
    const { administer, prepared } = stageWith({ unchanged: ['a.txt'], failed: ['empty.txt'] });
    uploads.clear();
    const documents = await addDocuments(administer, {
      baseId: 'BASE',
      files: await findFiles([join(folder, 'handbook')]),
      wait: true,
      progress,
    });
    expect(documents.map(({ file, status }) => [file, status])).toEqual([
      ['a.txt', 'ready'],
      ['b.md', 'ready'],
      ['empty.txt', 'failed'],
      ['travel/Größe ü.md', 'ready'],
    ]);
    expect(Object.fromEntries(uploads)).toEqual({ 'b.md': '# B', 'empty.txt': '', 'travel/Größe ü.md': 'ü' });
    expect(prepared).toContainEqual({
      base_id: 'BASE',
      file: 'b.md',
      bytes: 3,
      checksum: createHash('sha256').update('# B').digest('hex'),
    });
    expect(concurrencyMax).toBeLessThanOrEqual(4);
  });

  it('continues where it was interrupted, with 1,000 files, one of which fails', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      path: join(folder, 'handbook', at === 500 ? 'missing' : 'b.md'),
      file: `file-${String(at).padStart(4, '0')}.md`,
      bytes: 3,
    }));
    uploads.clear();
    concurrencyMax = 0;
    const shown: number[] = [];
    const counting = {
      upload: { show: ({ done }: { done: number }) => void shown.push(done), end: () => {} },
      wait: quiet,
    };
    // The state after Ctrl-C: the first files have arrived and are ingested.
    const first = stageWith();
    await addDocuments(first.administer, { baseId: 'BASE', files: many.slice(0, 300), wait: false, progress });
    const unchanged = many.slice(0, 300).map(({ file }) => file);
    uploads.clear();
    const again = stageWith({ unchanged });
    const documents = await addDocuments(again.administer, {
      baseId: 'BASE',
      files: many,
      wait: true,
      progress: counting,
    });
    expect(documents.map(({ file, status }) => `${file} ${status}`)).toEqual(
      many.map(({ file }, at) => `${file} ${at === 500 ? 'failed' : 'ready'}`),
    );
    expect(uploads.size).toBe(699);
    expect(shown).toEqual(many.map((_, at) => at + 1));
    expect(concurrencyMax).toBeLessThanOrEqual(4);
  });

  it('continues after a file whose name or upload is refused, or that cannot be read', async () => {
    const { administer } = stageWith({ refused: ['a.txt'] });
    const files = [
      ...(await findFiles([join(folder, 'handbook')])),
      { path: join(folder, 'gone'), file: 'gone.md', bytes: 1 },
      { path: join(folder, 'handbook', 'b.md'), file: 'refused.md', bytes: 3 },
    ];
    const documents = await addDocuments(administer, { baseId: 'BASE', files, wait: true, progress });
    expect(documents.filter(({ status }) => status === 'failed')).toEqual([
      { id: null, file: 'a.txt', status: 'failed', reason: 'The file name is not allowed.' },
      { id: null, file: 'gone.md', status: 'failed', reason: expect.stringContaining('could not be read') },
      { id: null, file: 'refused.md', status: 'failed', reason: expect.stringContaining('refused with status 403') },
    ]);
    expect(documents.filter(({ status }) => status === 'ready')).toHaveLength(3);
  });

  it('does not wait when told not to', async () => {
    const { administer } = stageWith();
    const documents = await addDocuments(administer, {
      baseId: 'BASE',
      files: await findFiles([join(folder, 'handbook', 'b.md')]),
      wait: false,
      progress,
    });
    expect(documents.map(({ status }) => status)).toEqual(['pending']);
  });
});
