// Guarantee: the result of a batch has the same meaning as on Lambda: all succeeded, all failed, or the named ones
// failed. Risk: a message that failed is deleted, or one that succeeded is delivered again.
import { describe, expect, it } from 'vitest';
import { failedMessages } from './batch-result.ts';

describe('failedMessages', () => {
  const ids = ['1', '2'];

  it.each([
    { answer: null },
    { answer: undefined },
    { answer: {} },
    { answer: '' },
    { answer: { batchItemFailures: null } },
    { answer: { batchItemFailures: [] } },
  ])('treats $answer as success of all, as Lambda does', ({ answer }) => {
    expect(failedMessages(answer, ids)).toEqual([]);
  });

  it.each([
    { batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '' }] },
    { batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: null }] },
    { batchItemFailures: [{ itemIdentifier: '1' }, { itemId: '1' }] },
    { batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }] },
    { batchItemFailures: [{ itemIdentifier: '1' }, null] },
    { batchItemFailures: 'all' },
  ])('treats %j as failure of all, as Lambda does', (answer) => {
    expect(failedMessages(answer, ids)).toEqual(ids);
  });

  it('returns the messages that the function reports as failed', () => {
    expect(failedMessages({ batchItemFailures: [{ itemIdentifier: '2' }] }, ids)).toEqual(['2']);
  });
});
