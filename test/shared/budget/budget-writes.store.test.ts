// Guarantee: a conditional write reports whether it took place, how often it was sent and which item its condition met;
// any other failure is an error and never treated as an outcome. Risk: money that counts as reserved although the table
// never answered, and an unexpected repeat.
import { ConditionalCheckFailedException, type DynamoDBClient, type UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { createAlertStore } from '../../../shared/budget/alerts/alert.store.ts';
import { tryPut, tryUpdate } from '../../../shared/budget/budget-writes.store.ts';

const KEY = { pk: { S: 'a' }, sk: { S: 'b' } };
const UPDATE = { TableName: 'Budgets', Key: KEY, UpdateExpression: 'SET x = :one' };
const PUT = { TableName: 'Budgets', Item: KEY };
const RETURNED = { ReturnValues: 'ALL_NEW', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };

// A table that gives every write the same answer, and the inputs of these writes.
function tableAnswering(answer: object | Error) {
  const inputs: object[] = [];
  const send = async (command: UpdateItemCommand) => {
    inputs.push(command.input);
    if (answer instanceof Error) {
      throw answer;
    }
    return answer;
  };
  return { inputs, dynamo: { send } as unknown as DynamoDBClient };
}

const conditionFailed = (attempts?: number, Item?: object) =>
  Object.assign(new ConditionalCheckFailedException({ message: 'refused', $metadata: {} }), {
    ...(Item === undefined ? {} : { Item }),
    $metadata: attempts === undefined ? {} : { attempts },
  });
const awsError = (name: string, fault: 'client' | 'server') =>
  Object.assign(new Error('an error of AWS'), { name, $fault: fault });
const FAILURES = [
  [awsError('InternalServerError', 'server'), 'unavailable'],
  [awsError('ValidationException', 'client'), 'internal'],
] as const;

describe('an update', () => {
  it.each([
    ['applied', { Attributes: KEY, $metadata: { attempts: 1 } }, { applied: true, item: KEY, attempts: 1 }],
    [
      'applied on the third attempt',
      { Attributes: KEY, $metadata: { attempts: 3 } },
      { applied: true, item: KEY, attempts: 3 },
    ],
    [
      'applied, without a count of attempts',
      { Attributes: KEY, $metadata: {} },
      { applied: true, item: KEY, attempts: 1 },
    ],
    ['refused', conditionFailed(1, KEY), { applied: false, item: KEY, attempts: 1 }],
    ['refused on the second attempt', conditionFailed(2, KEY), { applied: false, item: KEY, attempts: 2 }],
    ['refused, without an item', conditionFailed(), { applied: false, item: undefined, attempts: 1 }],
  ])('that is %s returns that outcome', async (_name, answer, outcome) => {
    const { dynamo, inputs } = tableAnswering(answer);
    expect(await tryUpdate(dynamo, UPDATE)).toEqual(outcome);
    expect(inputs).toEqual([{ ...UPDATE, ...RETURNED }]);
  });

  it.each(FAILURES)('is an error, not an outcome, when it fails: %s is %s', async (failure, code) => {
    await expect(tryUpdate(tableAnswering(failure).dynamo, UPDATE)).rejects.toMatchObject({ code, cause: failure });
  });
});

describe('a put', () => {
  it.each([
    ['applied', 'null', {}, null],
    ['refused', 'the item that it met', conditionFailed(1, KEY), KEY],
    ['refused without an item', 'an empty item', conditionFailed(1), {}],
  ])('that is %s returns %s', async (_name, _result, answer, standing) => {
    const { dynamo, inputs } = tableAnswering(answer);
    expect(await tryPut(dynamo, PUT)).toEqual(standing);
    const asked = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD', ConditionExpression: 'attribute_not_exists(pk)' };
    expect(inputs).toEqual([{ ...PUT, ...asked }]);
  });

  it('uses the given condition instead of its own', async () => {
    const { dynamo, inputs } = tableAnswering({});
    await tryPut(dynamo, { ...PUT, ConditionExpression: 'x = :x' });
    expect(inputs).toMatchObject([{ ConditionExpression: 'x = :x' }]);
  });

  it.each(FAILURES)('is an error, not an outcome, when it fails: %s is %s', async (failure, code) => {
    await expect(tryPut(tableAnswering(failure).dynamo, PUT)).rejects.toMatchObject({ code, cause: failure });
  });
});

describe('an alert', () => {
  const address = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
  const alert = { address, percent: 50, at: '2026-11-20T00:00:00.000Z', settled: 5n, cap: 10n } as const;

  it('is raised by the call that writes it, and by no other', async () => {
    expect(await createAlertStore(tableAnswering({}).dynamo, 'Budgets').raise(alert)).toBe(true);
    expect(await createAlertStore(tableAnswering(conditionFailed()).dynamo, 'Budgets').raise(alert)).toBe(false);
  });

  it('is marked on its budget only if the mark is still the one that was read, and nothing else is written', async () => {
    const { dynamo, inputs } = tableAnswering({ $metadata: {} });
    await createAlertStore(dynamo, 'Budgets').markAlerted(address, 1, 3);
    expect(inputs).toEqual([
      {
        TableName: 'Budgets',
        Key: { pk: { S: 'company' }, sk: { S: 'live#2026-11' } },
        UpdateExpression: 'SET w = :after',
        ConditionExpression: 'w = :before',
        ExpressionAttributeValues: { ':before': { N: '1' }, ':after': { N: '3' } },
        ...RETURNED,
      },
    ]);
    const overtaken = createAlertStore(tableAnswering(conditionFailed()).dynamo, 'Budgets').markAlerted(address, 1, 3);
    await expect(overtaken).resolves.toBeUndefined();
  });

  it('is marked as sent if it still exists', async () => {
    const { dynamo, inputs } = tableAnswering({ $metadata: {} });
    await createAlertStore(dynamo, 'Budgets').markSent(alert);
    expect(inputs).toEqual([
      {
        TableName: 'Budgets',
        Key: { pk: { S: 'company' }, sk: { S: 'ALERT#live#2026-11#50' } },
        UpdateExpression: 'SET sent = :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':one': { N: '1' } },
        ...RETURNED,
      },
    ]);
  });

  it.each(FAILURES)('is not raised when the table fails: %s is %s', async (failure, code) => {
    const store = createAlertStore(tableAnswering(failure).dynamo, 'Budgets');
    await expect(store.raise(alert)).rejects.toMatchObject({ code, cause: failure });
  });
});
