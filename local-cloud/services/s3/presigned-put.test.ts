// Guarantee: a presigned PUT accepts a plain upload, with its checksum in a header or in the query, and each stored
// object becomes an event. Risk: the operators' uploads work locally and are refused by S3, or are stored and never
// ingested.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createS3 } from './s3.ts';

const body = '# A document';
const checksum = createHash('sha256').update(body).digest('base64');
const presigned = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Credential': 'AKIATRY/20261120/us-east-1/s3/aws4_request',
  'X-Amz-Date': '20261120T060000Z',
  'X-Amz-Expires': '900',
  'X-Amz-Security-Token': 'token',
  'X-Amz-SignedHeaders': 'content-length;host',
  'X-Amz-Signature': '0'.repeat(64),
  'x-id': 'PutObject',
};
const fronts: TestFront[] = [];

async function open(notification: object = { EventBridgeConfiguration: { EventBridgeEnabled: true } }) {
  const front = await openTestFront((context) => [createS3(context)]);
  fronts.push(front);
  await front.make('AWS::S3::Bucket', 'Documents', {
    BucketName: 'documents',
    VersioningConfiguration: { Status: 'Enabled' },
    NotificationConfiguration: notification,
  });
  const send = (method: string, headers: Record<string, string>, query: Record<string, string>) =>
    fetch(`${front.context.endpoint}/documents/companies/1/a%20b?${new URLSearchParams({ ...presigned, ...query })}`, {
      method,
      headers,
      ...(method === 'PUT' ? { body } : {}),
    });
  return { front, send };
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('a presigned PUT', () => {
  it.each([
    ['accepts', 'matching', checksum, 200],
    ['refuses', 'different', createHash('sha256').update('other').digest('base64'), 400],
  ])('%s a %s checksum, in a header or in the query', async (_verb, _what, value, status) => {
    const { send } = await open();
    expect((await send('PUT', { 'x-amz-checksum-sha256': value }, {})).status).toBe(status);
    expect((await send('PUT', {}, { 'x-amz-checksum-sha256': value })).status).toBe(status);
  });

  it('refuses a header that S3 would act on and this stand-in does not support', async () => {
    const { send } = await open();
    const refused = await send('PUT', { 'x-amz-acl': 'public-read' }, {});
    expect(refused.status).toBe(501);
    expect(await refused.text()).toContain('x-amz-acl');
  });
});

describe('the events of a bucket', () => {
  it('have the shape that S3 sends to EventBridge', async () => {
    const { front, send } = await open();
    const stored = await send('PUT', {}, {});
    const marker = await send('DELETE', {}, { 'x-id': 'DeleteObject' });
    await send('DELETE', {}, { 'x-id': 'DeleteObject', versionId: String(stored.headers.get('x-amz-version-id')) });
    const key = 'companies/1/a b';
    const common = {
      version: '0',
      bucket: { name: 'documents' },
      'request-id': expect.stringMatching(/^[0-9A-F]{16}$/),
      requester: '123456789012',
      'source-ip-address': '127.0.0.1',
    };
    const source = { source: 'aws.s3', resources: ['arn:aws:s3:::documents'] };
    const sequencer = expect.stringMatching(/^[0-9A-F]{18}$/);
    const etag = createHash('md5').update(body).digest('hex');
    const version = stored.headers.get('x-amz-version-id');
    const ofMarker = { 'version-id': marker.headers.get('x-amz-version-id'), etag: 'd41d8cd98f00b204e9800998ecf8427e' };
    const deleted = { ...common, reason: 'DeleteObject' };
    expect(front.events).toEqual([
      {
        ...source,
        detailType: 'Object Created',
        detail: {
          ...common,
          object: { key, size: body.length, etag, 'version-id': version, sequencer },
          reason: 'PutObject',
        },
      },
      {
        ...source,
        detailType: 'Object Deleted',
        detail: { ...deleted, object: { key, ...ofMarker, sequencer }, 'deletion-type': 'Delete Marker Created' },
      },
      {
        ...source,
        detailType: 'Object Deleted',
        detail: {
          ...deleted,
          object: { key, 'version-id': version, sequencer },
          'deletion-type': 'Permanently Deleted',
        },
      },
    ]);
    const sequencers = front.events.map(({ detail }) => (detail as { object: { sequencer: string } }).object.sequencer);
    expect(sequencers).toEqual(sequencers.toSorted());
  });

  it('are not sent by a bucket that does not notify', async () => {
    const { front, send } = await open({});
    await send('PUT', {}, {});
    expect(front.events).toEqual([]);
  });
});
