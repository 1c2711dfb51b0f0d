// Guarantee: a retry waits a random time between half of its delay and all of it, and ends its wait when it is aborted.
// Risk: every worker that a busy model turned away comes back at the same moment, and is turned away again.
import { expect, it } from 'vitest';
import { jitteredMs, pauseJittered } from '../../../shared/aws/pause.wiring.ts';

it.each([
  [0, 500],
  [0.5, 750],
  [1, 1_000],
])('with the random number %d, waits %d of 1,000 ms', (chance, milliseconds) => {
  expect(jitteredMs(1_000, chance)).toBe(milliseconds);
});

it('ends a pause when its signal aborts', async () => {
  const stopped = new AbortController();
  const pause = pauseJittered(3_600_000, stopped.signal);
  stopped.abort();
  await expect(pause).rejects.toMatchObject({ name: 'AbortError' });
});
