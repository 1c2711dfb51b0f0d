// Guarantee: a repeated call waits by chance between half of its time and all of it, and not at all once it is aborted.
// Risk: every worker that a busy model turned away comes back at the same moment, and is turned away again.
import { afterEach, expect, it, vi } from 'vitest';
import { pauseAbout } from '../../../shared/ingestion/retry-delay.ts';

const timers = vi.hoisted(() => ({ setTimeout: vi.fn(async () => undefined) }));
vi.mock('node:timers/promises', () => timers);
afterEach(() => vi.restoreAllMocks());

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
