// Guarantee: a part of the hourly round that fails is logged and does not stop the next one, and the invocation counts
// as failed. Risk: one unreadable budget keeps the passages of deleted documents in the index, hour after hour.
import { afterEach, expect, it, vi } from 'vitest';
import { runRound } from '../../../shared/housekeeping/run-round.ts';

afterEach(() => vi.restoreAllMocks());

// Returns a function that reads the lines logged since this call.
function captureLog() {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)));
}

it('runs the parts in order, and logs what each did', async () => {
  const lines = captureLog();
  await runRound({ first: async () => ({ budgets: 2 }), second: async () => ({ documents: 3 }) });
  expect(lines()).toEqual([
    { level: 'info', message: 'first', budgets: 2 },
    { level: 'info', message: 'second', documents: 3 },
  ]);
});

it("continues after a failed part, and then fails without that error's message", async () => {
  const lines = captureLog();
  const parts = { first: () => Promise.reject(new TypeError('a secret')), second: async () => ({ documents: 3 }) };
  await expect(runRound(parts)).rejects.toThrow(/^Failed: first\.$/);
  expect(lines()).toEqual([
    { level: 'error', message: 'first', reason: 'TypeError' },
    { level: 'info', message: 'second', documents: 3 },
  ]);
});
