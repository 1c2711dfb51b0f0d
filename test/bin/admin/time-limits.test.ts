// Guarantee: a call of a stage ends after five minutes, and an upload or a download after half an hour. Risk: a command
// that never ends, or one that ends the upload of a large file over a slow connection.
import { expect, it, onTestFinished, vi } from 'vitest';
import { answerLimit, transferLimit } from '../../../bin/time-limits.ts';

it('ends a call after five minutes, and a transfer after half an hour', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  expect([answerLimit(), transferLimit()]).toEqual([expect.any(AbortSignal), expect.any(AbortSignal)]);
  expect(timeout.mock.calls).toEqual([[300_000], [1_800_000]]);
});
