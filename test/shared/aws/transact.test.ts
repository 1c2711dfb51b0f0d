// Guarantee: a transaction that meets an earlier sending of itself is sent again under the same name, and is told as
// unavailable when that does not end; one that meets another is a new transaction. Risk: a change that was made is told
// as a defect, or is made twice.
import {
  type DynamoDBClient,
  TransactionCanceledException,
  TransactionInProgressException,
  type TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { transact } from '../../../shared/aws/dynamo.client.ts';

const inProgress = () => new TransactionInProgressException({ message: '', $metadata: {} });
const conflict = () =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

function fails(...errors: Error[]) {
  const tokens: (string | undefined)[] = [];
  const send = async ({ input }: TransactWriteItemsCommand) => {
    tokens.push(input.ClientRequestToken);
    const error = errors.shift();
    if (error !== undefined) {
      throw error;
    }
    return {};
  };
  return { dynamo: { send } as unknown as DynamoDBClient, tokens };
}

it('sends a transaction that is in progress again under the same name', async () => {
  const { dynamo, tokens } = fails(inProgress(), inProgress());
  expect(await transact(dynamo, [{ write: {} }])).toBe('done');
  expect(tokens.length).toBe(3);
  expect(new Set(tokens).size).toBe(1);
});

it('sends a transaction that met another again as a new one', async () => {
  const { dynamo, tokens } = fails(conflict());
  expect(await transact(dynamo, [{ write: {} }])).toBe('done');
  expect(new Set(tokens).size).toBe(2);
});

it('says unavailable, with Retry-After, when it stays in progress', async () => {
  const { dynamo, tokens } = fails(...Array.from({ length: 9 }, inProgress));
  const failed = transact(dynamo, [{ write: {} }]);
  await expect(failed).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(tokens.length).toBe(5);
});

it('sends nothing again that another try cannot change', async () => {
  const wrong = new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'ValidationError' }],
  });
  const { dynamo, tokens } = fails(wrong);
  await expect(transact(dynamo, [{ write: {} }, { write: {} }])).rejects.toMatchObject({ code: 'unavailable' });
  expect(tokens.length).toBe(1);
});
