// Guarantee: of two runs with one name, the first holds the name until it expires, and only the holder stores an answer
// or releases the name. Risk: a run that was cut off overwrites the answer of another one, and both pay.
import {
  ConditionalCheckFailedException,
  type DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { createIdempotencyStore } from '../../../shared/idempotency/idempotency.store.ts';
import { holds, type Item } from '../../simulation/evaluate.ts';

const ADDRESS = { companyId: 'company', name: 'name' };
const FIRST = { run: 'first', bodyHash: 'hash', sealed: null, untilSeconds: 100 };
const SECOND = { run: 'second', bodyHash: 'hash', sealed: null, untilSeconds: 200 };
const ANSWERED = { ...FIRST, sealed: new Uint8Array([1, 2, 3]), untilSeconds: 3_700 };

type Write = PutItemCommand | DeleteItemCommand;

// A store on a table in memory, which answers as DynamoDB does, or with the next of `failures`.
function storeInMemory() {
  const items = new Map<string, Item>();
  const failures: unknown[] = [];
  const send = async (command: Write) => {
    if (failures.length > 0) {
      throw failures.shift();
    }
    const name = nameOf(command);
    checkCondition(command, items.get(name));
    if (command instanceof PutItemCommand) {
      items.set(name, command.input.Item ?? {});
    } else {
      items.delete(name);
    }
    return {};
  };
  const store = createIdempotencyStore({ send } as unknown as DynamoDBClient, 'Budgets');
  return { store, items, failures };
}

function nameOf(command: Write): string {
  const { pk, sk } = (command instanceof PutItemCommand ? command.input.Item : command.input.Key) ?? {};
  return `${command.input.TableName} ${pk?.S} ${sk?.S}`;
}

function checkCondition({ input }: Write, standing: Item | undefined): void {
  const placeholders = { names: {}, values: input.ExpressionAttributeValues ?? {} };
  if (!holds(input.ConditionExpression ?? '', standing ?? {}, placeholders)) {
    const item = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && standing ? { Item: standing } : {};
    throw new ConditionalCheckFailedException({ message: 'The conditional request failed', $metadata: {}, ...item });
  }
}

describe('a name', () => {
  it('belongs to the first run that claims it, until the claim expires', async () => {
    const { store, items } = storeInMemory();
    expect(await store.begin(ADDRESS, FIRST, 50)).toEqual(FIRST);
    expect([...items.keys()]).toEqual(['Budgets company ONCE#name']);
    expect(await store.begin(ADDRESS, SECOND, 100)).toEqual(FIRST);
    expect(await store.begin({ ...ADDRESS, name: 'other' }, SECOND, 100)).toEqual(SECOND);
    expect(await store.begin(ADDRESS, SECOND, 101)).toEqual(SECOND);
  });

  it('gives every later run the answer that the first run stored', async () => {
    const { store } = storeInMemory();
    await store.begin(ADDRESS, FIRST, 50);
    await store.complete(ADDRESS, ANSWERED);
    expect(await store.begin(ADDRESS, SECOND, 3_700)).toEqual(ANSWERED);
  });

  it('accepts no answer from a run that lost it, and is not released by that run', async () => {
    const { store } = storeInMemory();
    await store.begin(ADDRESS, FIRST, 50);
    await store.begin(ADDRESS, SECOND, 101);
    await store.complete(ADDRESS, ANSWERED);
    await store.abandon(ADDRESS, 'first');
    expect(await store.begin(ADDRESS, FIRST, 150)).toEqual(SECOND);
  });

  it('is free again once its run releases it', async () => {
    const { store, items } = storeInMemory();
    await store.begin(ADDRESS, FIRST, 50);
    await store.abandon(ADDRESS, 'first');
    expect(items.size).toBe(0);
    expect(await store.begin(ADDRESS, SECOND, 51)).toEqual(SECOND);
  });
});

it.each<[name: string, call: (store: ReturnType<typeof storeInMemory>['store']) => Promise<unknown>]>([
  ['begin', (store) => store.begin(ADDRESS, FIRST, 50)],
  ['complete', (store) => store.complete(ADDRESS, ANSWERED)],
  ['abandon', (store) => store.abandon(ADDRESS, 'first')],
])('%s reports that the table does not answer', async (_name, call) => {
  const { store, failures } = storeInMemory();
  failures.push(Object.assign(new Error('TimeoutError'), { $fault: 'server' }));
  await expect(call(store)).rejects.toMatchObject({ name: 'ServiceError', code: 'unavailable' });
});
