// Guarantee: a document's bytes come back with their checksum, an upload accepts exactly the announced bytes, and a
// removal leaves no version. Risk: other bytes than the operator's are ingested, or the bytes of a removed document
// stay in the bucket.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentFileStore } from '../../../shared/knowledge/document-file.store.ts';
import { openBucket } from '../../harness/local-cloud/bucket.ts';

const BYTES = Buffer.from('# Größe\n\nA document.');
const CHECKSUM = createHash('sha256').update(BYTES).digest('hex');
const FOLDER = 'companies/c/bases/b/documents/d/';
let bucket: Awaited<ReturnType<typeof openBucket>>;
let files: ReturnType<typeof createDocumentFileStore>;

beforeAll(async () => {
  bucket = await openBucket('documents');
  files = createDocumentFileStore(new S3Client({ ...bucket.client, maxAttempts: 1 }), 'documents');
});

afterAll(() => bucket.close());

async function upload(key: string, body: Buffer) {
  const { url, headers } = await files.presignUpload(key, BYTES.length, CHECKSUM);
  const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
  await answer.body?.cancel();
  return { url, headers, status: answer.status };
}

describe('the files of documents', () => {
  it('are uploaded by a request whose length and checksum are signed, valid for 15 minutes', async () => {
    const { url, headers, status } = await upload(`${FOLDER}1`, BYTES);
    expect(status).toBe(200);
    expect(headers).toEqual({
      'content-length': String(BYTES.length),
      'content-type': 'application/octet-stream',
      'x-amz-checksum-sha256': Buffer.from(CHECKSUM, 'hex').toString('base64'),
    });
    const query = new URL(url).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;x-amz-checksum-sha256');
    expect(query.get('X-Amz-Expires')).toBe('900');
    expect(query.get('X-Amz-Credential')).toMatch(/\/us-east-1\/s3\/aws4_request$/);
    expect(await files.read(`${FOLDER}1`, 1_000)).toMatchObject({ checksum: CHECKSUM });
  });

  it('are not uploaded with other bytes of the same length', async () => {
    const other = Buffer.from(BYTES.toReversed());
    expect((await upload(`${FOLDER}9`, other)).status).toBe(400);
    expect(await files.exists(`${FOLDER}9`)).toBe(false);
  });

  it('are saved by the browser under their own name, except for a PDF, which is shown', async () => {
    await upload(`${FOLDER}5`, BYTES);
    const received = async (file: string, type: 'html' | 'pdf') => {
      const { headers, status } = await fetch(await files.presignDownload(`${FOLDER}5`, 300, { file, type }));
      return [status, headers.get('content-disposition'), headers.get('content-type')];
    };
    expect(await received('a/notice.html', 'html')).toEqual([
      200,
      `attachment; filename="notice.html"; filename*=UTF-8''notice.html`,
      'text/html; charset=utf-8',
    ]);
    expect(await received('lease.pdf', 'pdf')).toEqual([
      200,
      `inline; filename="lease.pdf"; filename*=UTF-8''lease.pdf`,
      'application/pdf',
    ]);
  });

  it('are read up to a limit, and a missing one is a result, not an error', async () => {
    await upload(`${FOLDER}2`, BYTES);
    expect(await files.read(`${FOLDER}2`, BYTES.length)).toEqual({ bytes: new Uint8Array(BYTES), checksum: CHECKSUM });
    expect(await files.read(`${FOLDER}2`, BYTES.length - 1)).toBe('too_large');
    expect(await files.read(`${FOLDER}none`, 1_000)).toBe('missing');
  });

  it('exist only under their full key', async () => {
    await upload(`${FOLDER}34`, BYTES);
    expect(await files.exists(`${FOLDER}34`)).toBe(true);
    expect(await files.exists(`${FOLDER}3`)).toBe(false);
  });

  it('are removed with every version, and no other files are', async () => {
    const key = 'companies/c/bases/b/documents/gone/1';
    const neighbor = 'companies/c/bases/b/documents/gone-not/1';
    await upload(key, BYTES);
    await files.write(key, { bytes: BYTES, checksum: CHECKSUM });
    await upload(neighbor, BYTES);
    await files.removeBelow('companies/c/bases/b/documents/gone/');
    expect(await files.exists(key)).toBe(false);
    expect(await files.exists(neighbor)).toBe(true);
    await files.removeBelow('companies/c/bases/b/documents/gone/');
    expect(bucket.permissions.filter((permission) => permission.endsWith('/gone/1'))).toEqual([
      expect.stringContaining('s3:PutObject '),
      expect.stringContaining('s3:PutObject '),
      expect.stringContaining('s3:DeleteObjectVersion '),
      expect.stringContaining('s3:DeleteObjectVersion '),
    ]);
  });

  it('are unavailable while the store is down', async () => {
    const down = createDocumentFileStore(
      new S3Client({ ...bucket.client, endpoint: 'http://127.0.0.1:9', maxAttempts: 1 }),
      'documents',
    );
    await expect(down.read('key', 10)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(down.removeBelow('key')).rejects.toMatchObject({ code: 'unavailable' });
  });

  // A proxy's page with status 200 is not an empty listing: the removal would count as done, and the files would stay.
  it.each([
    ['a page of a proxy', '<html>Bad Gateway</html>'],
    ['nothing', ''],
    [
      'a listing of another bucket',
      '<ListVersionsResult><Name>other</Name><IsTruncated>false</IsTruncated></ListVersionsResult>',
    ],
  ])('are unavailable, neither gone nor missing, if the answer is %s', async (_what, page) => {
    const server = createServer((_request, response) => response.end(page)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = new S3Client({ ...bucket.client, endpoint, maxAttempts: 1 });
    const store = createDocumentFileStore(client, 'documents');
    await expect(store.removeBelow('key')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.exists('key')).rejects.toMatchObject({ code: 'unavailable' });
    client.destroy();
    server.close();
  });
});
