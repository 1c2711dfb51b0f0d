import { vi } from 'vitest';

/**
 * Replaces the signals of `AbortSignal.timeout` with ones that never abort, because a busy machine exceeds the limits
 * of a second or less that some writes have. Returns a function that restores them.
 */
export function liftTimeLimits(): () => void {
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  return () => void limits.mockRestore();
}
