// Guarantee: a batch is refused with the fault that SQS has for it. Risk: a batch that AWS refuses works locally.
import { expect, it } from 'vitest';
import { requireBatchIds } from './batch-ids.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at));

it.each([
  ['one entry', ['one']],
  ['ten entries', numbers(10)],
  ['an id of 80 characters', ['a_-9'.repeat(20)]],
])('accepts %s', (_, ids) => {
  expect(() => requireBatchIds(ids)).not.toThrow();
});

it.each([
  ['eleven entries', numbers(11), 'TooManyEntriesInBatchRequest'],
  ['no entry', [], 'EmptyBatchRequest'],
  ['an id that is repeated', ['one', 'two', 'one'], 'BatchEntryIdsNotDistinct'],
  ['an empty id', ['one', ''], 'InvalidBatchEntryId'],
  ['an id of 81 characters', ['a'.repeat(81)], 'InvalidBatchEntryId'],
  ['an id with a space', ['a b'], 'InvalidBatchEntryId'],
])('refuses %s', (_, ids, code) => {
  expect(() => requireBatchIds(ids)).toThrow(expect.objectContaining({ status: 400, code }));
});
