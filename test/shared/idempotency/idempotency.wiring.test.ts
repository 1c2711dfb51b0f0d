// Guarantee: each run of a call has its own id, even a repeat whose first run was cut off, and is stored for an hour
// from the current time. Risk: two runs with one id share one hold and one ledger entry, so that the second is not paid
// for; their answers are encrypted with one nonce; and an answer counts as expired, or is repeated for longer than an
// hour.
import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createIdempotency } from '../../../shared/idempotency/idempotency.wiring.ts';
import { runIdempotent } from '../../../shared/idempotency/run-idempotent.ts';
import { CALLER } from '../../harness/caller.ts';

it('uses the current time', () => {
  expect(createIdempotency({} as DynamoDBClient, 'budgets').nowMs).toBe(Date.now);
});

it('gives each run of the same call a new id, and writes it to the budget table under its company', async () => {
  const writes: unknown[] = [];
  const send = async (command: unknown) => {
    writes.push(command instanceof PutItemCommand ? [command.input.TableName, command.input.Item?.pk] : command);
    return {};
  };
  const services = createIdempotency({ send } as unknown as DynamoDBClient, 'budgets');
  const call = {
    caller: CALLER,
    idempotencyKey: () => 'key',
    timeLeftMs: () => 20_000,
    addLogFields: () => undefined,
  };
  const ids: (string | null)[] = [];
  for (let run = 0; run < 3; run += 1) {
    await runIdempotent(services, { call, body: 'body', areReadable: async () => true }, async ({ id }) =>
      ids.push(id),
    );
  }
  expect(writes).toEqual(Array(3).fill(['budgets', { S: CALLER.companyId }]));
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain(null);
});
