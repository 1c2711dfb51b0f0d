// Guarantee: while a service that ingestion needs is unavailable, a document gets a reason at once and is retried
// within seconds instead of after the visibility timeout; and a missing file is distinguished from one that cannot be
// read now. Risk: a person who adds documents waits half an hour without a reason, or for a file that will never
// arrive.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { administer } from '../../harness/administer.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';

const BYTES = Buffer.from('The rent is due on the first.');
const POLL_MS = 100;
// Far longer than an attempt takes on a busy machine, and less than a test may take.
const SHOWN_MS_MAX = 100_000;
const SERVICE_ERROR = { kind: 'error', status: 400, code: 'ValidationException' } as const;

let ownCloud: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  ownCloud = await startOwnCloud();
});
afterAll(() => ownCloud.cloud.stop());

interface Shown {
  readonly status: string;
  readonly reason: string | null;
}

async function startUpload({ cloud, access }: Awaited<ReturnType<typeof startOwnCloud>>) {
  const { baseId } = await makeCompany(access);
  const { document, upload } = await administer(access, 'documents.prepare', {
    base_id: baseId,
    file: 'rent.txt',
    bytes: BYTES.length,
    checksum: createHash('sha256').update(BYTES).digest('hex'),
  });
  const sent = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: BYTES });
  expect(sent.status).toBe(200);
  const showWhen = async (isAsWanted: (shown: Shown) => boolean): Promise<Shown> => {
    const endMs = performance.now() + SHOWN_MS_MAX;
    for (;;) {
      const shown = await administer(access, 'documents.show', { document_id: document.id });
      if (isAsWanted(shown)) {
        return shown;
      }
      if (performance.now() > endMs) {
        const { status, reason } = shown;
        throw new Error(`After ${SHOWN_MS_MAX / 1_000} seconds it is still ${status}: ${reason}`);
      }
      await pause(POLL_MS);
    }
  };
  return { cloud, url: new URL(upload.url), headers: upload.headers, showWhen, id: document.id };
}

it('shows that a document waits for the model, and makes it ready soon after the model answers again', async () => {
  const fault = ownCloud.cloud.faults.script({ service: 'bedrock', operation: 'InvokeModel', effect: SERVICE_ERROR });
  const { showWhen } = await startUpload(ownCloud);
  expect(await showWhen(({ reason }) => reason !== null)).toMatchObject({
    status: 'pending',
    reason: 'The language model is unavailable. The next attempt begins in about 20 seconds.',
  });
  fault.remove();
  ownCloud.cloud.clock.move(20_000);
  expect(await showWhen(({ status }) => status !== 'pending')).toMatchObject({ status: 'ready', reason: null });
});

it('fails a document without its file; a retry with the file makes it ready, and removes only its dead letter', async () => {
  const fault = ownCloud.cloud.faults.script({ service: 's3', operation: 'GetObject', effect: SERVICE_ERROR });
  const { showWhen, url, id, headers } = await startUpload(ownCloud);
  await showWhen(({ reason }) => reason !== null);
  fault.remove();
  const { endpoint, region, operator: credentials } = ownCloud.cloud;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const [, Bucket = '', ...key] = url.pathname.split('/');
  await client.send(new DeleteObjectCommand({ Bucket, Key: key.join('/') }));
  client.destroy();
  ownCloud.cloud.clock.move(20_000);
  expect(await showWhen(({ status }) => status !== 'pending')).toEqual(
    expect.objectContaining({ status: 'failed', reason: 'The upload did not arrive. Add the document again.' }),
  );

  // The alarm counts the dead letter of the document until it is retried; those of other documents stay.
  const sqs = createDeadLetterClient(ownCloud);
  const other = url.pathname.replace(id, '00000000-0000-4000-8000-00000000dead');
  for (const path of [url.pathname, other]) {
    const [, , ...parts] = path.split('/');
    const MessageBody = JSON.stringify({ detail: { object: { key: parts.join('/') } } });
    await sqs('SendMessage', { MessageBody });
  }
  expect(await sqs.count()).toBe(2);
  const sent = await fetch(url, { method: 'PUT', headers, body: BYTES });
  expect(sent.status).toBe(200);
  await administer(ownCloud.access, 'documents.retry', { document_id: id });
  expect(await showWhen(({ status }) => status !== 'pending')).toMatchObject({ status: 'ready', reason: null });
  expect(await sqs.count()).toBe(1);
});

// Creates a client of the dead-letter queue with the credentials of an operator.
function createDeadLetterClient({ cloud, access }: Awaited<ReturnType<typeof startOwnCloud>>) {
  const queue = cloud.resources.find(({ type, path }) => type === 'AWS::SQS::Queue' && /DeadLetters/.test(path));
  const signedFetch = createSignedFetch('sqs', {
    AWS_REGION: cloud.region,
    AWS_ACCESS_KEY_ID: access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: access.secretAccessKey,
  });
  const call = async (operation: string, input: object): Promise<Record<string, Record<string, string>>> => {
    const answer = await signedFetch({
      method: 'POST',
      url: `${cloud.endpoint}/`,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
      body: JSON.stringify({ QueueUrl: queue?.ref, ...input }),
      signal: AbortSignal.timeout(60_000),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, Record<string, string>>;
  };
  return Object.assign(call, {
    /** Returns the number of messages, both visible, which the alarm counts, and in flight. */
    count: async () => {
      const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
      const { Attributes = {} } = await call('GetQueueAttributes', { AttributeNames });
      return AttributeNames.reduce((sum, name) => sum + Number(Attributes[name]), 0);
    },
  });
}
