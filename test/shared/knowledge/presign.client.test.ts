// Guarantee: an upload that was signed in advance is valid for 15 minutes, for exactly the announced bytes; a link to a
// file is valid for as long as it says. Risk: other bytes under the name of a document, and a link that works from an
// old log.
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { createDocumentFileStore } from '../../../shared/knowledge/document-file.store.ts';

const CHECKSUM = 'ab'.repeat(32);
const credentials = { accessKeyId: 'AKIATRY', secretAccessKey: 'try' };
const files = createDocumentFileStore(new S3Client({ region: 'us-east-1', credentials }), 'documents');

// The address, for how many seconds it is valid, the headers that it requires, and whether it is signed.
function partsOf(url: string) {
  const { origin, pathname, searchParams } = new URL(url);
  return [
    `${origin}${pathname}`,
    searchParams.get('X-Amz-Expires'),
    searchParams.get('X-Amz-SignedHeaders'),
    searchParams.has('X-Amz-Signature'),
  ];
}

const ADDRESS = 'https://documents.s3.us-east-1.amazonaws.com/companies/1';

it('signs an upload of exactly these bytes, for 15 minutes', async () => {
  const { url, headers } = await files.presignUpload('companies/1', 7, CHECKSUM);
  expect(headers).toEqual({
    'content-length': '7',
    'x-amz-checksum-sha256': Buffer.from(CHECKSUM, 'hex').toString('base64'),
  });
  expect(partsOf(url)).toEqual([ADDRESS, '900', 'content-length;host;x-amz-checksum-sha256', true]);
});

it('signs a download that is valid for the given seconds', async () => {
  expect(partsOf(await files.presignDownload('companies/1', 300))).toEqual([ADDRESS, '300', 'host', true]);
});
