// Guarantee: a transaction that conflicts with another waits before each retry: a random part of a delay that doubles
// each time, so that writers that met once do not meet again. Risk: five tries within a few milliseconds all meet the
// same other write, and a change fails although the table is healthy.
import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';

const pauses: number[] = [];
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
// The modules are loaded again for this file, and for the worker's next file, which should really pause.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { transact } = await import('../../../shared/aws/dynamo.client.ts');

it.each([
  [1, [100, 200, 400, 800]],
  [0.5, [50, 100, 200, 400]],
])('waits between its five tries, with the random number %f: %j ms', async (random, expected) => {
  pauses.length = 0;
  const drawn = vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => drawn.mockRestore());
  const conflict = new TransactionCanceledException({
    message: '',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
  const dynamo = { send: () => Promise.reject(conflict) } as unknown as DynamoDBClient;
  await expect(transact(dynamo, [{ write: {} }])).rejects.toMatchObject({ code: 'unavailable' });
  expect(pauses).toEqual(expected);
});
