import * as v from 'valibot';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { failedRequest } from '../error-messages.ts';
import { type DocumentAddress, documentFileKey } from '../knowledge/document.ts';

// SQS answers within milliseconds; a worker must not waste its time on a queue that does not answer.
const ANSWER_TIMEOUT_MS = 2_000;
// Each round reads up to ten messages, the most that SQS delivers at a time: 200 in all.
const DEAD_LETTER_ROUNDS_MAX = 20;
// How long a message that was read is invisible to other readers.
const READ_VISIBILITY_SECONDS = 5;
// Without a wait, SQS asks only some of its servers, and an empty answer does not mean that the queue is empty. The
// wait is shorter than the time limit of the call.
const READ_WAIT_SECONDS = 1;

const Received = v.object({
  Messages: v.optional(v.array(v.object({ Body: v.string(), ReceiptHandle: v.string() }))),
});

/** A message as the queue delivered it. */
interface DeliveredMessage {
  readonly receiptHandle: string;
  readonly eventSourceARN: string;
}

/** Sets when a message that failed is delivered again. */
export function createPostpone(runtime: LambdaEnvironment) {
  const call = createQueueCall(runtime);
  return async ({ receiptHandle, eventSourceARN }: DeliveredMessage, seconds: number): Promise<void> => {
    const [, , , region = '', account = '', name = ''] = eventSourceARN.split(':');
    const endpoint = runtime.AWS_ENDPOINT_URL ?? `https://sqs.${region}.amazonaws.com`;
    await call('ChangeMessageVisibility', {
      QueueUrl: `${endpoint}/${account}/${name}`,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: seconds,
    });
  };
}

/** Sends the message that a file was uploaded, in the form of the bucket's own event. */
export function createAnnounce(queueUrl: string, runtime: LambdaEnvironment) {
  const call = createQueueCall(runtime);
  return async (address: DocumentAddress, fileVersion: number): Promise<void> => {
    const key = documentFileKey(address, fileVersion);
    await call('SendMessage', { QueueUrl: queueUrl, MessageBody: JSON.stringify({ detail: { object: { key } } }) });
  };
}

/**
 * Removes the messages of a document from the dead-letter queue after it was announced again, so that the alarm clears.
 * Reads at most 200 messages; those of other documents become visible again after a few seconds.
 */
export function createClearDeadLetters(queueUrl: string, runtime: LambdaEnvironment) {
  const call = createQueueCall(runtime);
  return async ({ documentId }: DocumentAddress): Promise<void> => {
    for (let round = 0; round < DEAD_LETTER_ROUNDS_MAX; round += 1) {
      const received = await call('ReceiveMessage', {
        QueueUrl: queueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: READ_VISIBILITY_SECONDS,
        WaitTimeSeconds: READ_WAIT_SECONDS,
      });
      const { Messages: messages = [] } = v.parse(Received, received);
      if (messages.length === 0) {
        return;
      }
      for (const { ReceiptHandle } of messages.filter(({ Body }) => Body.includes(documentId))) {
        await call('DeleteMessage', { QueueUrl: queueUrl, ReceiptHandle });
      }
    }
  };
}

function createQueueCall(runtime: LambdaEnvironment) {
  const signedFetch = createSignedFetch('sqs', runtime);
  return async (
    operation: string,
    input: Readonly<Record<string, unknown>> & { readonly QueueUrl: string },
  ): Promise<unknown> => {
    const response = await signedFetch({
      method: 'POST',
      url: `${new URL(input.QueueUrl).origin}/`,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(failedRequest('SQS', response.status));
    }
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  };
}
