import { ServiceError } from '../service-error.ts';

const TRIES_MAX = 5;

/**
 * Reads, decides and writes, and starts again when another change came between the read and the write; five times at
 * most.
 *
 * @throws ServiceError `unavailable` after the fifth try.
 */
export async function untilUnchanged<Result>(attempt: () => Promise<Result | 'changed'>): Promise<Result> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const result = await attempt();
    if (result !== 'changed') {
      return result;
    }
  }
  throw new ServiceError('unavailable', 'Another change was made at the same time. Try again.', {
    retryAfterSeconds: 1,
  });
}
