// Guarantee: a transaction that meets an earlier attempt of itself is sent again under the same client token, and is
// unavailable if that continues; one that conflicts with another, or is throttled, is sent as a new transaction. Risk:
// a change is reported as failed although it was made, or is made twice.
import {
  type DynamoDBClient,
  TransactionCanceledException,
  TransactionInProgressException,
  type TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { transact } from '../../../shared/aws/dynamo.client.ts';

const inProgress = () => new TransactionInProgressException({ message: '', $metadata: {} });
const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const conflict = () => canceled('TransactionConflict');

// A database that answers with each of the errors once, and then accepts every transaction.
function failing(...errors: Error[]) {
  const tokens: (string | undefined)[] = [];
  const signals: unknown[] = [];
  const send = async ({ input }: TransactWriteItemsCommand, options: { readonly abortSignal?: AbortSignal }) => {
    tokens.push(input.ClientRequestToken);
    signals.push(options.abortSignal);
    const error = errors.shift();
    if (error !== undefined) {
      throw error;
    }
    return {};
  };
  return { dynamo: { send } as unknown as DynamoDBClient, tokens, signals };
}

it('sends a transaction that is in progress again under the same client token', async () => {
  const { dynamo, tokens } = failing(inProgress(), inProgress());
  expect(await transact(dynamo, [{ write: {} }])).toBe('done');
  expect(tokens).toHaveLength(3);
  expect(new Set(tokens).size).toBe(1);
});

it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'sends a transaction that one write canceled with %s again under a new client token',
  async (code) => {
    const { dynamo, tokens } = failing(canceled('None', code));
    expect(await transact(dynamo, [{ write: {} }, { write: {} }])).toBe('done');
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
  },
);

it.each([
  ['an earlier attempt of its own', inProgress],
  ['another transaction', conflict],
])('keeps one time limit for all its attempts after a conflict with %s', async (_name, error) => {
  const { dynamo, signals } = failing(error(), error());
  const { signal } = new AbortController();
  expect(await transact(dynamo, [{ write: {} }], { signal })).toBe('done');
  expect(signals).toEqual([signal, signal, signal]);
});

it('ends as unavailable, with Retry-After, when the transaction stays in progress', async () => {
  const { dynamo, tokens } = failing(...Array.from({ length: 9 }, inProgress));
  const failed = transact(dynamo, [{ write: {} }]);
  await expect(failed).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(tokens).toHaveLength(5);
});

it('returns the outcome of the first write whose condition failed', async () => {
  const refused = canceled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed');
  const { dynamo, tokens } = failing(refused);
  const writes = (['changed', 'duplicate_name', 'gone'] as const).map((outcome) => ({
    write: {},
    onConditionFailed: outcome,
  }));
  expect(await transact(dynamo, writes)).toBe('duplicate_name');
  expect(tokens).toHaveLength(1);
});

it('does not retry a permanent failure', async () => {
  const wrong = canceled('TransactionConflict', 'ValidationError');
  const { dynamo, tokens } = failing(wrong);
  await expect(transact(dynamo, [{ write: {} }, { write: {} }])).rejects.toMatchObject({ code: 'internal' });
  expect(tokens).toHaveLength(1);
});
