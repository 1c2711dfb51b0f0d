// Guarantee: a repeated call waits by chance between half of its time and all of it, and not at all once it is aborted.
// Risk: every worker that a busy model turned away comes back at the same moment, and is turned away again.
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const timers = vi.hoisted(() => ({ setTimeout: vi.fn(async () => undefined) }));
vi.mock('node:timers/promises', () => timers);
// Loaded anew, and forgotten at the end: other files of the worker load these modules with real timers.
vi.resetModules();
const { pauseAbout, retryDelaySeconds, retrySentence } = await import('../../../shared/ingestion/retry-delay.ts');
const { ServiceError } = await import('../../../shared/service-error.ts');
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.resetModules());

it.each([
  [0, 500],
  [0.5, 750],
  [1, 1_000],
])('with chance %d waits %d of 1,000 ms, and passes its signal on', async (chance, milliseconds) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { signal } = new AbortController();
  await pauseAbout(1_000, signal);
  expect(timers.setTimeout).toHaveBeenLastCalledWith(milliseconds, undefined, { signal });
});

it('the first two attempts are repeated soon, the others at the pace of the queue', () => {
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
])('an operator reads of %o our own words alone', (error, seconds, sentence) => {
  expect(retrySentence(error, seconds)).toBe(sentence);
});
