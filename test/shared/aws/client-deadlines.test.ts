// Guarantee: a call fails if it has no connection after one second, or no answer after the time limit of its service.
// Risk: a caller who waits for a table that hangs until the function ends, and gets no answer at all.
import { expect, it } from 'vitest';
import { createDynamo } from '../../../shared/aws/dynamo.client.ts';
import { createS3 } from '../../../shared/aws/s3.client.ts';

it.each([
  ['DynamoDB', createDynamo, 2_000],
  ['S3', createS3, 20_000],
])('the client of %s fails calls after its time limits', async (_name, create, requestTimeout) => {
  const client = create();
  // The handler of the SDK keeps its options to itself.
  const { configProvider } = client.config.requestHandler as unknown as { configProvider: Promise<object> };
  expect(await configProvider).toMatchObject({ connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true });
  client.destroy();
});
