// Guarantee: after the first two failures an attempt is repeated soon, later after the visibility timeout of the queue,
// and the record gives the reason only in sentences of this product. Risk: a document waits half an hour after an
// outage of a second, or its record quotes an error of another service.
import { expect, it } from 'vitest';
import { lastAttemptSentence, retryDelaySeconds, retrySentence } from '../../../shared/ingestion/retry-delay.ts';
import { ServiceError } from '../../../shared/service-error.ts';

it('repeats the first two attempts soon, and the others after the visibility timeout of the queue', () => {
  expect([1, 2, 3, 4].map(retryDelaySeconds)).toEqual([20, 120, null, null]);
});

it.each<[error: unknown, seconds: number | null, sentence: string]>([
  [
    new ServiceError('unavailable', 'The index is busy. Try again.'),
    20,
    'The index is busy. The next attempt begins in about 20 seconds.',
  ],
  [
    new ServiceError('unavailable', 'Try again. It is busy.'),
    null,
    'Try again. It is busy. The next attempt begins in about 30 minutes.',
  ],
  [
    new ServiceError('internal', 'Secret words.'),
    120,
    'The last attempt failed. The next attempt begins in about 120 seconds.',
  ],
  [
    Object.assign(new Error('Secret words.'), { code: 'unavailable' }),
    20,
    'The last attempt failed. The next attempt begins in about 20 seconds.',
  ],
])(
  'says when the next attempt begins, and quotes only the message of a ServiceError that may be retried: %o',
  (error, seconds, sentence) => {
    expect(retrySentence(error, seconds)).toBe(sentence);
  },
);

it('says after the last attempt when the document is marked as failed', () => {
  const error = new ServiceError('unavailable', 'The index is busy. Try again.');
  expect(lastAttemptSentence(error, null)).toBe(
    'The index is busy. This was the last attempt: the document is marked as failed in about 30 minutes.',
  );
});
