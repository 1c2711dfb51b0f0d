// Guarantee: requests to the queue follow its protocol and name the intended message, document or delay, and a refusal
// is reported. Risk: the dead letter of another document is deleted, so that its alarm ends, or a message is never
// delivered again.
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createAnnounce,
  createClearDeadLetters,
  createPostpone,
} from '../../../shared/ingestion/upload-queue.client.ts';
import { answerSigned, serve } from '../aws/scripted-server.fixture.ts';

const ADDRESS = { companyId: 'company', baseId: 'base', documentId: 'document' };
const RUNTIME = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'AKIATRY', AWS_SECRET_ACCESS_KEY: 'try' };

interface Asked {
  readonly operation: string;
  readonly input: Record<string, unknown>;
}

// Starts a queue with these answers, and records its requests.
async function openQueue(answer: (asked: Asked) => object | number | null) {
  const asked: Asked[] = [];
  const headers: unknown[] = [];
  const origin = await serve(async (request, response) => {
    const [service, operation = ''] = String(request.headers['x-amz-target']).split('.');
    headers.push([request.method, request.url, service, request.headers['content-type']]);
    const call = { operation, input: JSON.parse(await text(request)) };
    asked.push(call);
    const given = answer(call);
    response.writeHead(typeof given === 'number' ? given : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(given === null || typeof given === 'number' ? '' : JSON.stringify(given));
  });
  return { asked, headers, url: `${origin}/1/uploads`, runtime: { ...RUNTIME, AWS_ENDPOINT_URL: origin } };
}

it('announces a file with a message that has the fields of the event of the bucket', async () => {
  const { asked, headers, url, runtime } = await openQueue(() => ({ MessageId: '1' }));
  await createAnnounce(url, runtime)(ADDRESS, 3);
  const key = 'companies/company/bases/base/documents/document/3';
  const MessageBody = JSON.stringify({ detail: { object: { key } } });
  expect(asked).toEqual([{ operation: 'SendMessage', input: { QueueUrl: url, MessageBody } }]);
  expect(headers).toEqual([['POST', '/', 'AmazonSQS', 'application/x-amz-json-1.0']]);
});

it('postpones a received message in the queue that it came from', async () => {
  const { asked, runtime, url } = await openQueue(() => null);
  const message = { receiptHandle: 'handle', eventSourceARN: 'arn:aws:sqs:eu-west-1:1:uploads' };
  await createPostpone(runtime)(message, 7);
  const input = { QueueUrl: url, ReceiptHandle: 'handle', VisibilityTimeout: 7 };
  expect(asked).toEqual([{ operation: 'ChangeMessageVisibility', input }]);
});

it('calls SQS in the Region of the queue, with a signature for that Region', async () => {
  const asked = answerSigned(() => '');
  const message = { receiptHandle: 'handle', eventSourceARN: 'arn:aws:sqs:eu-west-1:1:uploads' };
  await createPostpone(RUNTIME)(message, 7);
  const origin = 'https://sqs.eu-west-1.amazonaws.com';
  expect(asked.map(({ url, body }) => [url, JSON.parse(body).QueueUrl])).toEqual([
    [`${origin}/`, `${origin}/1/uploads`],
  ]);
  expect(asked[0]?.headers.authorization).toContain('/eu-west-1/sqs/aws4_request');
});

it.each([400, 403, 500])('reports that the queue answered %i, without quoting the answer', async (status) => {
  const { url, runtime } = await openQueue(() => status);
  await expect(createAnnounce(url, runtime)(ADDRESS, 1)).rejects.toThrow(`SQS answered ${status}.`);
});

const messagesOf = (...bodies: string[]) => ({
  Messages: bodies.map((Body, at) => ({ Body, ReceiptHandle: `${Body} ${at}` })),
});

// A short poll asks only some of SQS's servers, so an empty answer does not mean that the queue is empty.
it('removes all dead letters of a document, and no others, by long polling', async () => {
  const [id, similar] = ['3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a11'];
  const rounds = [messagesOf(similar, `a ${id} b`), messagesOf(id), {}];
  const { asked, url, runtime } = await openQueue(({ operation }) =>
    operation === 'ReceiveMessage' ? (rounds.shift() ?? {}) : null,
  );
  await createClearDeadLetters(url, runtime)({ ...ADDRESS, documentId: id });
  const receive = {
    operation: 'ReceiveMessage',
    input: { QueueUrl: url, MaxNumberOfMessages: 10, VisibilityTimeout: 5, WaitTimeSeconds: 1 },
  };
  const remove = (ReceiptHandle: string) => ({ operation: 'DeleteMessage', input: { QueueUrl: url, ReceiptHandle } });
  expect(asked).toEqual([receive, remove(`a ${id} b 1`), receive, remove(`${id} 0`), receive]);
});

it('makes at most 20 requests for dead letters', async () => {
  const { asked, url, runtime } = await openQueue(() => messagesOf('other'));
  await createClearDeadLetters(url, runtime)(ADDRESS);
  expect(asked.map(({ operation }) => operation)).toEqual(Array(20).fill('ReceiveMessage'));
});

it('fails if the answer of the queue is malformed', async () => {
  const { url, runtime } = await openQueue(() => ({ Messages: [{ Body: 'document' }] }));
  await expect(createClearDeadLetters(url, runtime)(ADDRESS)).rejects.toThrow();
});

it('fails when a dead letter cannot be removed', async () => {
  const { url, runtime } = await openQueue(({ operation }) =>
    operation === 'DeleteMessage' ? 500 : messagesOf('document'),
  );
  await expect(createClearDeadLetters(url, runtime)(ADDRESS)).rejects.toThrow('SQS answered 500.');
});

it('waits at most two seconds for the queue', async () => {
  const { url, runtime } = await openQueue(() => null);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await createAnnounce(url, runtime)(ADDRESS, 1);
  expect(timeout.mock.calls).toEqual([[2_000]]);
});
