import { ServiceError } from '../service-error.ts';

// Two concurrent changes are resolved by the second attempt. Five failures mean that a program keeps making changes.
const TRIES_MAX = 5;

/**
 * Runs an attempt that reads, decides and writes, and runs it again when another change was made in between; at most
 * five times.
 *
 * @throws ServiceError `conflict` with `retryAfterSeconds` after the fifth try: nobody has to be alarmed by it.
 */
export async function untilUnchanged<Result>(attempt: () => Promise<Result | 'changed'>): Promise<Result> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const result = await attempt();
    if (result !== 'changed') {
      return result;
    }
  }
  throw new ServiceError('conflict', 'Another change was made at the same time. Try again.', {
    retryAfterSeconds: 1,
  });
}
