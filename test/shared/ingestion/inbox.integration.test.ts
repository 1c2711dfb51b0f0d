// Guarantee: a file that any S3 client puts under inbox/COMPANY_ID/BASE_ID/ is found by a search, and no longer once
// the client deletes it; the status of the stage lists files that cannot be documents. All of this with the deployed
// rule, queue and role. Risk: an event without a subscriber, or a permission that is missing only on AWS.
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { makeZip } from '../extraction/make-zip.ts';

it('follows what an S3 client does', async () => {
  const { cloud, access } = await startOwnCloudForTest();
  const { endpoint, region, operator: credentials, resources } = cloud;
  const bucket = resources.find(({ type, path }) => type === 'AWS::S3::Bucket' && /\/Documents\//.test(path));
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const Bucket = String(bucket?.ref);
  const put = (Key: string, Body: string | Uint8Array) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket, Key }));
  const company = await makeCompany(access);
  const prefix = `inbox/${company.id}/${company.baseId}`;
  type Listed = readonly (readonly [string, string, number])[];
  const list = async (isDone: (listed: Listed) => boolean): Promise<Listed> => {
    const { documents } = await administer(access, 'documents.list', { base_id: company.baseId });
    const listed = documents.map((one: { file: string; status: string; version: number }) => [
      one.file,
      one.status,
      one.version,
    ]);
    return isDone(listed) ? listed : list(isDone);
  };
  const allReady = (count: number, version: number) => (listed: Listed) =>
    listed.length === count &&
    listed.every(([, status]) => status === 'ready') &&
    listed.some((one) => one[2] === version);
  const found = async (query: string) => {
    const { body } = await postApi(access, '/knowledge/search', company.key, { query });
    return (body as { data: { excerpt: string }[] }).data.map(({ excerpt }) => excerpt);
  };

  await put(`${prefix}/harbour/Größe.md`, '# The harbour\n\nThe harbour opens at six.');
  await put(
    `${prefix}/more.zip`,
    makeZip([{ name: 'crane.md', content: '# The crane\n\nThe crane lifts forty tons.' }]),
  );
  expect(await list(allReady(3, 1))).toEqual([
    ['harbour/Größe.md', 'ready', 1],
    ['more.zip', 'ready', 1],
    ['more.zip/crane.md', 'ready', 1],
  ]);
  expect(await found('When does the harbour open?')).toContainEqual('The harbour opens at six.');

  await put(`${prefix}/harbour/Größe.md`, '# The harbour\n\nThe harbour opens at seven.');
  await list(allReady(3, 2));
  expect(await found('When does the harbour open?')).toContainEqual('The harbour opens at seven.');
  const { records } = await administer(access, 'audit.list', { company_id: company.id });
  expect(records[0]).toMatchObject({ action: 'document.add', actor: 'inbox', after: { file: 'harbour/Größe.md' } });

  await remove(`${prefix}/harbour/Größe.md`);
  await remove(`${prefix}/more.zip`);
  expect(await list((listed) => listed.length === 0)).toEqual([]);
  expect(await found('When does the harbour open?')).toEqual([]);

  const lost = `inbox/${company.id}/00000000-0000-4000-8000-00000000dead/lost.md`;
  type Status = {
    readonly inbox_refused: readonly { readonly key: string }[];
    readonly problems: readonly { readonly what: string }[];
  };
  const status = async (isDone: (status: Status) => boolean): Promise<Status> => {
    const now = (await administer(access, 'stage.status', {})) as Status;
    return isDone(now) ? now : status(isDone);
  };
  await put(lost, '# Lost');
  const refused = await status(({ inbox_refused }) => inbox_refused.length > 0);
  expect(refused.inbox_refused).toEqual([
    { key: lost, reason: 'The company has no base with this ID.', at: expect.any(String) },
  ]);
  expect(refused.problems.map(({ what }) => what)).toContain('1 file of the inbox could not become a document.');
  await remove(lost);
  await status(({ inbox_refused }) => inbox_refused.length === 0);
  s3.destroy();
});
