// Guarantee: after a sync a base has exactly the files of the folder, and nothing is deleted without confirmation; the
// cost of adding documents is estimated beforehand and recorded afterwards; a file is downloaded exactly as uploaded.
// Risk: a folder that is not mounted empties a base, or a bill is unexpectedly high.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addDocuments } from '../../bin/admin/add-documents.ts';
import { downloadDocument } from '../../bin/admin/download-document.ts';
import { estimateDocuments } from '../../bin/admin/estimate-documents.ts';
import { findFiles } from '../../bin/admin/find-files.ts';
import { syncDocuments } from '../../bin/admin/sync-documents.ts';
import { administer as run, tryAdminister } from '../harness/administer.ts';
import { postApi } from '../harness/api.ts';
import { sharedCloud } from '../harness/cloud.ts';
import { makeCompany } from '../harness/company.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { sampleFiles } from '../shared/extraction/fuzz/sample-files.ts';
import { makeZip, type ZipFile } from '../shared/extraction/make-zip.ts';

const quiet = { show: () => {}, end: () => {} };
const progress = { upload: quiet, wait: quiet };
const administer = (operation: string, input: unknown) => run(sharedCloud(), operation, input as object);

it('mirrors a folder, and deletes only what is confirmed', async () => {
  const folder = temporaryFolder();
  const { id: companyId, baseId } = await makeCompany(sharedCloud());
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  const asked: (readonly string[])[] = [];
  const sync = async (answer: boolean) => {
    const confirm = async (names: readonly string[]) => {
      asked.push(names);
      return answer;
    };
    return syncDocuments(administer, { baseId, files: await findFiles([folder]), confirm, progress });
  };
  const listed = async () => {
    const { documents } = await run(sharedCloud(), 'documents.list', { base_id: baseId });
    return documents.map(({ file, version, status }: Record<string, unknown>) => [file, version, status]);
  };
  await write('kept.md', '# Kept\n\nThe harbour opens at six.');
  await write('changed.md', '# Changed\n\nThe harbour closes at nine.');
  await write('gone.md', '# Gone\n\nThe harbour is closed on Sundays.');
  await write('bad.pdf', '%PDF-1.7 nonsense');

  const estimate = await estimateDocuments(administer, await findFiles([folder]), quiet);
  expect(estimate).toMatchObject({ documents: 3, passages: 3, failed: [{ file: 'bad.pdf' }] });
  expect(Number(estimate.usd)).toBeLessThan(Number(estimate.usd_max));
  expect(await listed()).toEqual([]);

  expect(await sync(true)).toEqual({
    added: ['changed.md', 'gone.md', 'kept.md'],
    replaced: [],
    deleted: [],
    unchanged: 0,
    failed: [{ file: 'bad.pdf', reason: 'The document is damaged and cannot be read.' }],
  });
  const costs = async () => (await run(sharedCloud(), 'budget.show', { company_id: companyId })).ingestion;
  // A document is ready before its cost is counted.
  await expect.poll(costs).toMatchObject({ calls: 3 });
  const ingestion = await costs();
  expect(ingestion.input_tokens).toBeLessThanOrEqual(4 * estimate.input_tokens);
  expect(Number(ingestion.usd)).toBeGreaterThan(0);
  expect(Number(ingestion.usd)).toBeLessThanOrEqual(Number(estimate.usd_max));

  await write('changed.md', '# Changed\n\nThe harbour closes at ten.');
  await write('new.md', '# New\n\nThe harbour has a crane.');
  await rm(join(folder, 'gone.md'));
  await rm(join(folder, 'bad.pdf'));
  const before = await listed();
  await expect(sync(false)).rejects.toThrow('Nothing was changed.');
  expect(await listed()).toEqual(before);
  expect(asked.at(-1)).toEqual(['bad.pdf', 'gone.md']);
  expect(await sync(true)).toEqual({
    added: ['new.md'],
    replaced: ['changed.md'],
    deleted: ['bad.pdf', 'gone.md'],
    unchanged: 1,
    failed: [],
  });
  expect(await listed()).toEqual([
    ['changed.md', 2, 'ready'],
    ['kept.md', 1, 'ready'],
    ['new.md', 1, 'ready'],
  ]);
});

it('ingests the files of an archive as documents, which change with it', async () => {
  const folder = temporaryFolder();
  const company = await makeCompany(sharedCloud());
  const { baseId } = company;
  const zip = (files: readonly ZipFile[]) => writeFile(join(folder, 'harbour.zip'), makeZip(files));
  const sync = async () =>
    syncDocuments(administer, { baseId, files: await findFiles([folder]), confirm: async () => true, progress });
  const search = async (query: string) => {
    const { body } = await postApi(sharedCloud(), '/knowledge/search', company.key, { query });
    return (body as { data: Record<string, string>[] }).data.map(({ source_title: title, excerpt }) => [
      title,
      excerpt,
    ]);
  };
  const crane = { name: 'crane.md', content: '# The crane\n\nThe crane lifts forty tons.' };
  await zip([
    crane,
    { name: 'gates/gate.md', content: '# The gate\n\nThe gate opens at six.' },
    { name: 'b.pdf', content: '%PDF-1.7' },
    { name: '../out.md', content: '# Outside' },
  ]);
  const estimate = await estimateDocuments(administer, await findFiles([folder]), quiet);
  const leftOut = 'Files of the archive that were left out: 1 with a name that is not accepted.';
  expect(estimate).toMatchObject({
    documents: 2,
    passages: 2,
    failed: [{ file: 'harbour.zip', reason: leftOut }, { file: 'harbour.zip/b.pdf' }],
  });
  expect(await sync()).toEqual({
    added: ['harbour.zip', 'harbour.zip/crane.md', 'harbour.zip/gates/gate.md'],
    replaced: [],
    deleted: [],
    unchanged: 0,
    failed: [{ file: 'harbour.zip/b.pdf', reason: 'The document is damaged and cannot be read.' }],
  });
  expect(await search('When does the gate open?')).toContainEqual(['The gate', 'The gate opens at six.']);

  await zip([crane, { name: 'gates/gate.md', content: '# The gate\n\nThe gate opens at seven.' }]);
  expect(await sync()).toMatchObject({
    added: [],
    replaced: ['harbour.zip', 'harbour.zip/gates/gate.md'],
    unchanged: 1,
  });
  const { documents } = await run(sharedCloud(), 'documents.list', { base_id: baseId });
  expect(documents.map(({ file, entries }: Record<string, unknown>) => [file, entries])).toEqual([
    ['harbour.zip', { documents: 2, left_out: 0 }],
    ['harbour.zip/crane.md', null],
    ['harbour.zip/gates/gate.md', null],
  ]);
  expect(await search('When does the gate open?')).toContainEqual(['The gate', 'The gate opens at seven.']);

  await rm(join(folder, 'harbour.zip'));
  expect(await sync()).toMatchObject({ deleted: ['harbour.zip'], failed: [] });
  expect(await run(sharedCloud(), 'documents.list', { base_id: baseId })).toEqual({ documents: [], next: null });
  expect(await search('When does the gate open?')).toEqual([]);
});

it('estimates the tokens of each format to within a tenth of those that are then embedded', {
  timeout: 300_000,
}, async () => {
  const folder = temporaryFolder();
  const { id: companyId } = await makeCompany(sharedCloud());
  const languages = [
    'Größere Übernachtungskosten werden nur mit Genehmigung der Abteilungsleitung erstattet.',
    'يحق للموظفين ثلاثون يومًا من الإجازة السنوية.',
    '社員は年間二十日の有給休暇を取得できます。',
    'พนักงานมีสิทธิ์ลาพักร้อนปีละสิบห้าวัน',
  ];
  const samples = [
    ...sampleFiles(),
    ...languages.map((text, at) => ({ name: `language-${at}.txt`, bytes: Buffer.from(`${text}\n\n`.repeat(40)) })),
  ];
  // One report for all samples, because each report counts every document of the stage.
  const status = await administer('stage.status', {});
  const administerWithStatus = async (operation: string, input: unknown) =>
    operation === 'stage.status' ? status : administer(operation, input);
  await Promise.all(
    samples.map(async ({ name, bytes }) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const files = [{ path, file: name, bytes: bytes.length }];
      const estimate = await estimateDocuments(administerWithStatus, files, quiet);
      const base = { company_id: companyId, name, description: name, visibility: 'company' };
      const { id: baseId } = await run(sharedCloud(), 'base.create', base);
      await addDocuments(administer, { baseId, files, wait: true, progress });
      const counted = await run(sharedCloud(), 'documents.reindex-estimate', { base_id: baseId, which: 'every' });
      expect(estimate.passages, name).toBe(counted.passages);
      expect(counted.input_tokens).toBeGreaterThan(0);
      expect(Math.abs(estimate.input_tokens / counted.input_tokens - 1), name).toBeLessThanOrEqual(0.1);
    }),
  );
});

it('fails to estimate if the stage cannot report its embedding models', async () => {
  const silent = async () => ({ problems: [] });
  await expect(estimateDocuments(silent, [], quiet)).rejects.toThrow(/cannot report its embedding models/);
});

it('refuses to estimate a file whose name an upload refuses, with the same message', async () => {
  const folder = temporaryFolder();
  const { baseId } = await makeCompany(sharedCloud());
  await writeFile(join(folder, 'kept.md'), '# Kept\n\nThe harbour opens at six.');
  const file = 'back\\slash.md';
  await writeFile(join(folder, file), '# Refused');
  const { documents, failed } = await estimateDocuments(administer, await findFiles([folder]), quiet);
  const announced = { base_id: baseId, file, bytes: 9, checksum: '0'.repeat(64) };
  const refused = await tryAdminister(sharedCloud(), 'documents.prepare', announced);
  const [{ reason } = {}] = failed;
  expect({ documents, failed }).toEqual({ documents: 1, failed: [{ file, reason }] });
  expect(refused).toMatchObject({ ok: false, error: reason });
});

it('downloads a ready document as it was uploaded, into a new file, and refuses to retry it', async () => {
  const folder = temporaryFolder();
  const { baseId } = await makeCompany(sharedCloud());
  const text = '# Größe\r\n\r\nThe harbour opens at six. ';
  await writeFile(join(folder, 'size.md'), text);
  const files = await findFiles([folder]);
  await syncDocuments(administer, { baseId, files, confirm: async () => false, progress });
  const { documents } = await run(sharedCloud(), 'documents.list', { base_id: baseId });
  const to = join(folder, 'back.md');
  expect(await downloadDocument(administer, documents[0].id, to)).toEqual({
    file: 'size.md',
    written: to,
    bytes: Buffer.byteLength(text),
  });
  expect(await readFile(to, 'utf8')).toBe(text);
  await expect(downloadDocument(administer, documents[0].id, to)).rejects.toThrow('The file already exists.');
  expect(await readFile(to, 'utf8')).toBe(text);
  const retried = await tryAdminister(sharedCloud(), 'documents.retry', { document_id: documents[0].id });
  expect(retried).toMatchObject({ ok: false, error: 'The document is ready. There is nothing to retry.' });
});
