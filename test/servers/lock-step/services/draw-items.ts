import type { Draw } from '../draw.ts';
import type { Call } from './call.ts';

const TableName = 'table';

const keyOf = (draw: Draw) => ({ pk: { S: draw.one(['a', 'b']) }, sk: { S: `i#${draw.whole(6)}` } });
const number = (draw: Draw) => ({ N: String(draw.whole(9) - 2) });

/** An update and its condition as the stores send them, with the values that both need. */
type Form = readonly [update: string, condition: string | null, values: readonly string[], names?: readonly string[]];

const UPDATES: readonly Form[] = [
  ['ADD calls :n', null, [':n']],
  ['ADD calls :n', 'attribute_not_exists(calls) OR calls < :m', [':n', ':m']],
  ['SET calls = :n, #status = :s', 'attribute_exists(pk)', [':n', ':s'], ['#status']],
  ['SET #status = :s, #revision = #revision + :one', '#revision = :n', [':s', ':one', ':n'], ['#status', '#revision']],
  ['SET #revision = :n', 'attribute_not_exists(#revision)', [':n'], ['#revision']],
  ['SET a = a - :one, h = h + :one, #holds.#id = :hold', 'a >= :one', [':one', ':hold'], ['#holds', '#id']],
  ['SET a = a + :one, h = h - :one REMOVE #holds.#id', 'attribute_exists(#holds.#id)', [':one'], ['#holds', '#id']],
  ['SET a = if_not_exists(a, :zero) + :n', null, [':zero', ':n']],
  ['REMOVE #status', '#status = :s', [':s'], ['#status']],
];
// Refused before any condition is evaluated: a reserved word, and a missing value.
const INVALID_UPDATES: readonly Form[] = [
  ['SET status = :s', null, [':s']],
  ['SET a = :missing', null, []],
];
const CONDITIONS: readonly Form[] = [
  ['', 'attribute_not_exists(pk)', []],
  ['', 'attribute_exists(pk)', []],
  ['', '#revision = :n', [':n'], ['#revision']],
  ['', 'attribute_not_exists(pk) OR calls < :n', [':n']],
  ['', '#status = :s AND calls BETWEEN :n AND :m', [':s', ':n', ':m'], ['#status']],
  ['', '#status IN (:s, :t)', [':s', ':t'], ['#status']],
];
const NAMES: Readonly<Record<string, string>> = {
  '#status': 'status',
  '#revision': 'revision',
  '#holds': 'holds',
  '#id': 'k1',
};

function expressions(draw: Draw, [update, condition, values, names = []]: Form) {
  const all: Readonly<Record<string, object>> = {
    ':n': number(draw),
    ':m': { N: '9' },
    ':one': { N: '1' },
    ':zero': { N: '0' },
    ':s': { S: draw.one(['active', 'blocked']) },
    ':t': { S: 'deleting' },
    ':hold': { M: { x: { N: '7' } } },
  };
  return {
    ...(update !== '' && { UpdateExpression: update }),
    ...(condition !== null && { ConditionExpression: condition }),
    ...(values.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(values.map((name) => [name, all[name]])),
    }),
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names.map((name) => [name, NAMES[name]])) }),
  };
}

function itemOf(draw: Draw) {
  return {
    ...keyOf(draw),
    ...(draw.chance(0.7) && { calls: number(draw) }),
    ...(draw.chance(0.7) && { revision: number(draw) }),
    ...(draw.chance(0.7) && { status: { S: draw.one(['active', 'blocked', 'deleting']) } }),
    ...(draw.chance(0.5) && { a: { N: '3' }, h: { N: '0' }, holds: { M: {} } }),
    ...(draw.chance(0.3) && { text: { S: draw.one(['größe', '', 'x'.repeat(2_000)]) } }),
    ...(draw.chance(0.2) && { amount: { N: draw.one(['12345678901234567890123456789012345678', '-0.5', '7.25']) } }),
  };
}

const maybeCondition = (draw: Draw) => (draw.chance(0.6) ? expressions(draw, draw.one(CONDITIONS)) : {});
const put = (draw: Draw) => ({ TableName, Item: itemOf(draw), ...maybeCondition(draw) });
const update = (draw: Draw) => ({ TableName, Key: keyOf(draw), ...expressions(draw, draw.one(UPDATES)) });
const remove = (draw: Draw) => ({ TableName, Key: keyOf(draw), ...maybeCondition(draw) });
const check = (draw: Draw) => ({ TableName, Key: keyOf(draw), ...expressions(draw, draw.one(CONDITIONS)) });

const onFailure = (draw: Draw) => (draw.chance(0.3) ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {});

const QUERIES: readonly [string, Record<string, object>][] = [
  ['pk = :pk', {}],
  ['pk = :pk AND begins_with(sk, :prefix)', { ':prefix': { S: 'i#' } }],
  ['pk = :pk AND sk BETWEEN :since AND :before', { ':since': { S: 'i#1' }, ':before': { S: 'i#4' } }],
];

function query(draw: Draw) {
  const [KeyConditionExpression, values] = draw.one(QUERIES);
  const isFiltered = draw.chance(0.3);
  return {
    TableName,
    KeyConditionExpression,
    ExpressionAttributeValues: {
      ':pk': { S: draw.one(['a', 'b', 'c']) },
      ...values,
      ...(isFiltered && { ':s': { S: 'active' } }),
    },
    ...(isFiltered && { FilterExpression: '#status = :s', ExpressionAttributeNames: { '#status': 'status' } }),
    ...(draw.chance(0.3) && { Limit: 1 + draw.whole(3) }),
    ...(draw.chance(0.3) && { ScanIndexForward: false }),
    ...(draw.chance(0.3) && { ConsistentRead: true }),
  };
}

function transaction(draw: Draw) {
  const kinds = { Put: put, Update: update, Delete: remove, ConditionCheck: check };
  const TransactItems = draw.many(1 + draw.whole(3), () => {
    const kind = draw.one(['Put', 'Update', 'Delete', 'ConditionCheck'] as const);
    return { [kind]: { ...kinds[kind](draw), ...onFailure(draw) } };
  });
  return { TransactItems };
}

const FORMS: readonly ((draw: Draw) => [operation: string, input: Record<string, unknown>])[] = [
  (draw) => ['PutItem', { ...put(draw), ...onFailure(draw) }],
  (draw) => ['PutItem', put(draw)],
  (draw) => ['UpdateItem', { ...update(draw), ...onFailure(draw), ReturnValues: draw.one(['NONE', 'ALL_NEW']) }],
  (draw) => ['UpdateItem', { ...update(draw), ReturnValues: 'ALL_NEW' }],
  (draw) => ['UpdateItem', { TableName, Key: keyOf(draw), ...expressions(draw, draw.one(INVALID_UPDATES)) }],
  (draw) => ['DeleteItem', { ...remove(draw), ReturnValues: draw.one(['NONE', 'ALL_OLD']) }],
  (draw) => ['GetItem', { TableName, Key: keyOf(draw), ConsistentRead: true }],
  (draw) => ['Query', query(draw)],
  (draw) => ['TransactWriteItems', transaction(draw)],
  (draw) => [
    'BatchGetItem',
    { RequestItems: { [TableName]: { Keys: [keyOf(draw)], ProjectionExpression: 'sk, calls' } } },
  ],
];

/** Draws a call of DynamoDB with the expressions of the stores, or one that must be refused. */
export function drawItemCall(draw: Draw): Call {
  const [operation, input] = draw.one(FORMS)(draw);
  const missing = draw.chance(0.05) && operation === 'GetItem' ? { TableName: 'missing' } : {};
  return { service: 'dynamodb', operation, input: { ...input, ...missing } };
}
