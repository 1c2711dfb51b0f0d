import { vi } from 'vitest';

/**
 * Lets no time limit of a second or less end a write, because a busy machine exceeds it; returns what ends this.
 */
export function liftTimeLimits(): () => void {
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  return () => void limits.mockRestore();
}
