// Guarantee: `documents add` that is ended by Ctrl-C says how to continue, and the same command, run again, ends with
// every file ready and none twice. Risk: nobody knows how much of a folder has arrived, or documents are added twice.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { administer } from '../harness/administer.ts';
import { postApi } from '../harness/api.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import { makeCompany } from '../harness/company.ts';
import { cloudOfWorker } from '../harness/own-cloud.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const program = fileURLToPath(new URL('../../bin/admin.ts', import.meta.url));
const FILES = 20;
// The others wait until the command is interrupted, however late a busy machine reads its first sign of progress.
const PREPARED = 8;
const SENTENCE = 'Stopped. To continue, run the same command again. Files that were uploaded are not sent again.';

async function makeFolder(access: CloudAccess): Promise<{ data: string; folder: string; names: readonly string[] }> {
  const data = temporaryFolder();
  const folder = join(data, 'berths');
  await mkdir(folder);
  const { endpoint, region, accessKeyId: access_key_id, secretAccessKey: secret_access_key, baseUrl } = access;
  const stage = { endpoint, region, access_key_id, secret_access_key, base_url: baseUrl };
  await writeFile(join(data, 'cloud.json'), JSON.stringify(stage));
  const names = Array.from({ length: FILES }, (_, at) => `berth-${String(at).padStart(2, '0')}.md`);
  await Promise.all(
    names.map((name, at) => writeFile(join(folder, name), `# Berth ${at}\n\nBerth ${at} takes ${at + 10} ships.`)),
  );
  return { data, folder, names };
}

it('documents add continues where it was interrupted', async () => {
  const { cloud, access } = await cloudOfWorker();
  const company = await makeCompany(access);
  const { data, folder, names } = await makeFolder(access);
  const start = () =>
    spawn(process.execPath, [program, 'documents', 'add', '--base', company.baseId, '--data', data, '--json', folder]);
  const list = async () => {
    const { documents } = await administer(access, 'documents.list', { base_id: company.baseId });
    return documents as { file: string; version: number; status: string; passages: number }[];
  };

  const match = ({ body }: { readonly body: Buffer }) => body.includes('documents.prepare');
  const fault = cloud.faults.script({ service: 'lambda', match, skip: PREPARED, effect: { kind: 'stall' } });
  const first = start();
  const ended = new Promise((resolve) => first.once('exit', (code, signal) => resolve({ code, signal })));
  // The first sign of progress: one file has arrived, and three more are being sent.
  first.stderr.once('data', () => first.kill('SIGINT'));
  const [said, result] = await Promise.all([text(first.stderr), text(first.stdout)]);
  expect(await ended).toEqual({ code: 130, signal: null });
  expect(said.trim().split('\n').at(-1)).toBe(SENTENCE);
  expect(JSON.parse(result)).toEqual({ error: SENTENCE });
  fault.remove();
  const left = await list();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(FILES);

  const second = start();
  const status = new Promise((resolve) => second.once('exit', resolve));
  const { documents } = JSON.parse(await text(second.stdout));
  expect(await status).toBe(0);
  const ready = names.map((file) => ({ file, version: 1, status: 'ready' }));
  expect(documents).toMatchObject(ready);
  expect((await list()).map(({ file, version, status }) => ({ file, version, status }))).toEqual(ready);
  const { body } = await postApi(access, '/knowledge/search', company.key, { query: 'Berth 0 takes 10 ships' });
  const excerpts = (body as { data: { excerpt: string }[] }).data.map(({ excerpt }) => excerpt);
  expect(excerpts.filter((excerpt) => excerpt.includes('Berth 0 takes 10 ships.'))).toHaveLength(1);
});
