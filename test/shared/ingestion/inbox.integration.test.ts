// Guarantee: searches find a file that any S3 client writes to inbox/COMPANY_ID/BASE_ID/ until the client deletes it;
// the status of the stage lists files that cannot become documents. The test uses the deployed rule, queue and role.
// Risk: an event without a subscriber, or a permission that is missing only on AWS.
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { makeZip } from '../extraction/make-zip.ts';

// Each poll is a call of `administer`: without a pause, polling would take the processor from the ingestion.
const POLL = { interval: 250 };

it('ingests what an S3 client writes, removes what it deletes, and lists a file that cannot become a document', async () => {
  const { cloud, access } = await startOwnCloudForTest();
  const { endpoint, region, operator: credentials, resources } = cloud;
  const bucket = resources.find(({ type, path }) => type === 'AWS::S3::Bucket' && /\/Documents\//.test(path));
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const Bucket = String(bucket?.ref);
  const put = (Key: string, Body: string | Uint8Array) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket, Key }));
  const company = await makeCompany(access);
  const prefix = `inbox/${company.id}/${company.baseId}`;
  const list = async () => {
    const { documents } = await administer(access, 'documents.list', { base_id: company.baseId });
    return documents.map(({ file, status, version }: { file: string; status: string; version: number }) => [
      file,
      status,
      version,
    ]);
  };
  const search = async (query: string) => {
    const { body } = await postApi(access, '/knowledge/search', company.key, { query });
    return (body as { data: { excerpt: string }[] }).data.map(({ excerpt }) => excerpt);
  };

  await put(`${prefix}/harbour/Größe.md`, '# The harbour\n\nThe harbour opens at six.');
  await put(
    `${prefix}/more.zip`,
    makeZip([{ name: 'crane.md', content: '# The crane\n\nThe crane lifts forty tons.' }]),
  );
  const archive = [
    ['more.zip', 'ready', 1],
    ['more.zip/crane.md', 'ready', 1],
  ];
  await expect.poll(list, POLL).toEqual([['harbour/Größe.md', 'ready', 1], ...archive]);
  expect(await search('When does the harbour open?')).toContainEqual('The harbour opens at six.');

  await put(`${prefix}/harbour/Größe.md`, '# The harbour\n\nThe harbour opens at seven.');
  await expect.poll(list, POLL).toEqual([['harbour/Größe.md', 'ready', 2], ...archive]);
  expect(await search('When does the harbour open?')).toContainEqual('The harbour opens at seven.');
  const { records } = await administer(access, 'audit.list', { company_id: company.id });
  expect(records[0]).toMatchObject({ action: 'document.add', actor: 'inbox', after: { file: 'harbour/Größe.md' } });

  await remove(`${prefix}/harbour/Größe.md`);
  await remove(`${prefix}/more.zip`);
  await expect.poll(list, POLL).toEqual([]);
  expect(await search('When does the harbour open?')).toEqual([]);

  const lost = `inbox/${company.id}/00000000-0000-4000-8000-00000000dead/lost.md`;
  const refused = async () => (await administer(access, 'stage.status', {})).inbox_refused;
  await put(lost, '# Lost');
  const reason = 'The company has no base with this ID.';
  await expect.poll(refused, POLL).toEqual([{ key: lost, reason, at: expect.any(String) }]);
  const { problems } = await administer(access, 'stage.status', {});
  expect(problems.map(({ what }: { what: string }) => what)).toContain(
    '1 file of the inbox could not become a document.',
  );
  await remove(lost);
  await expect.poll(refused, POLL).toEqual([]);
  s3.destroy();
});
