import type { LambdaEnvironment } from '../aws/environment.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';

const ANSWER_TIMEOUT_MS = 2_000;

/** A message as the queue handed it out. */
interface HandedOut {
  readonly receiptHandle: string;
  readonly eventSourceARN: string;
}

/** Sets when a message that failed is delivered again. */
export function createPostpone(runtime: LambdaEnvironment) {
  const signedFetch = createSignedFetch('sqs', runtime);
  return async ({ receiptHandle, eventSourceARN }: HandedOut, seconds: number): Promise<void> => {
    const [, , , region = '', account = '', name = ''] = eventSourceARN.split(':');
    const endpoint = runtime.AWS_ENDPOINT_URL ?? `https://sqs.${region}.amazonaws.com`;
    const answer = await signedFetch({
      method: 'POST',
      url: `${endpoint}/`,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.ChangeMessageVisibility' },
      body: JSON.stringify({
        QueueUrl: `${endpoint}/${account}/${name}`,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: seconds,
      }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) {
      throw new Error(`SQS answered ${answer.status}.`);
    }
  };
}
