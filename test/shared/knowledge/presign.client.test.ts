// Guarantee: an upload that was signed in advance is valid for 15 minutes, for exactly the announced bytes; a link to a
// file is valid for as long as it says, and no browser runs the file. Risk: other bytes under the name of a document, a
// link that works from an old log, and a page of a stranger in the administrator's browser.
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
    'content-type': 'application/octet-stream',
    'x-amz-checksum-sha256': Buffer.from(CHECKSUM, 'hex').toString('base64'),
  });
  expect(partsOf(url)).toEqual([ADDRESS, '900', 'content-length;content-type;host;x-amz-checksum-sha256', true]);
});

it('signs a download that is valid for the given seconds', async () => {
  const url = await files.presignDownload('companies/1', 300, { file: 'a.md', type: 'markdown' });
  expect(partsOf(url)).toEqual([ADDRESS, '300', 'host', true]);
});

it.each([
  [
    'a/notice.html',
    'html',
    'attachment; filename="notice.html"; filename*=UTF-8\'\'notice.html',
    'text/html; charset=utf-8',
  ],
  ['notice.svg', null, 'attachment; filename="notice.svg"; filename*=UTF-8\'\'notice.svg', 'application/octet-stream'],
  ['lease.pdf', 'pdf', 'inline; filename="lease.pdf"; filename*=UTF-8\'\'lease.pdf', 'application/pdf'],
  [
    'é"\r\n; x=\\(1)\'.pdf.md',
    'markdown',
    'attachment; filename="_____ x___1__.pdf.md"; filename*=UTF-8\'\'%C3%A9%22%0D%0A%3B%20x%3D%5C%281%29%27.pdf.md',
    'text/markdown; charset=utf-8',
  ],
] as const)(
  'has a browser save %j under its own name, and show a PDF alone',
  async (file, type, disposition, media) => {
    const { searchParams } = new URL(await files.presignDownload('companies/1', 300, { file, type }));
    expect([searchParams.get('response-content-disposition'), searchParams.get('response-content-type')]).toEqual([
      disposition,
      media,
    ]);
  },
);
