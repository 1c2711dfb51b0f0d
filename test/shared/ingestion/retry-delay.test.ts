// Guarantee: a failed attempt is repeated soon for the first two times, then after the visibility timeout of the queue,
// and operators read the reason in our own words. Risk: a document waits half an hour after an outage of a second, or
// its record quotes an error of another service.
import { expect, it } from 'vitest';
import { retryDelaySeconds, retrySentence } from '../../../shared/ingestion/retry-delay.ts';
import { ServiceError } from '../../../shared/service-error.ts';

it('repeats the first two attempts soon, and the others after the visibility timeout of the queue', () => {
  expect([1, 2, 3, 4].map(retryDelaySeconds)).toEqual([20, 120, null, null]);
});

it.each<[error: unknown, seconds: number | null, isLast: boolean, sentence: string]>([
  [
    new ServiceError('unavailable', 'The index is busy. Try again.'),
    20,
    false,
    'The index is busy. The next attempt begins in about 20 seconds.',
  ],
  [
    new ServiceError('unavailable', 'Try again. It is busy.'),
    null,
    false,
    'Try again. It is busy. The next attempt begins in about 30 minutes.',
  ],
  [
    new ServiceError('internal', 'Secret words.'),
    120,
    false,
    'The last attempt failed. The next attempt begins in about 120 seconds.',
  ],
  [
    Object.assign(new Error('Secret words.'), { code: 'unavailable' }),
    20,
    false,
    'The last attempt failed. The next attempt begins in about 20 seconds.',
  ],
  [
    new ServiceError('unavailable', 'The index is busy. Try again.'),
    null,
    true,
    'The index is busy. This was the last attempt: the document is marked as failed in about 30 minutes.',
  ],
])('gives the reason of %o in our own words', (error, seconds, isLast, sentence) => {
  expect(retrySentence(error, seconds, isLast)).toBe(sentence);
});
