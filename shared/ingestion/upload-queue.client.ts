import type { LambdaEnvironment } from '../aws/environment.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { type DocumentAddress, documentFileKey } from '../knowledge/document.ts';

const ANSWER_TIMEOUT_MS = 2_000;

/** A message as the queue handed it out. */
interface HandedOut {
  readonly receiptHandle: string;
  readonly eventSourceARN: string;
}

/** Sets when a message that failed is delivered again. */
export function createPostpone(runtime: LambdaEnvironment) {
  const call = createQueueCall(runtime);
  return async ({ receiptHandle, eventSourceARN }: HandedOut, seconds: number): Promise<void> => {
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

function createQueueCall(runtime: LambdaEnvironment) {
  const signedFetch = createSignedFetch('sqs', runtime);
  return async (
    operation: string,
    input: Readonly<Record<string, unknown>> & { readonly QueueUrl: string },
  ): Promise<void> => {
    const answer = await signedFetch({
      method: 'POST',
      url: `${new URL(input.QueueUrl).origin}/`,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${operation}` },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) {
      throw new Error(`SQS answered ${answer.status}.`);
    }
  };
}
