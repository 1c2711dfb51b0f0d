// Guarantee: after many calls at once, the instances that are no longer needed end, and the next call finds one warm.
// Risk: a load test leaves gigabytes of idle threads behind, or a call is given an instance that has ended.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FunctionDefinition } from './function-definition.ts';
import { createFunctionPool } from './function-pool.ts';
import type { Instance } from './instance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startPool() {
  const alive = new Set<Instance>();
  const pool = createFunctionPool({ name: 'Fn', concurrencyMax: 10 } as FunctionDefinition, () => {
    const instance: Instance = {
      invoke: async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { ok: true, payload: 'null' };
      },
      alive: () => alive.has(instance),
      kill: async () => void alive.delete(instance),
    };
    alive.add(instance);
    return instance;
  });
  const call = async (count: number) => {
    const calls = Array.from({ length: count }, () => pool.invoke('{}'));
    await vi.advanceTimersByTimeAsync(100);
    return Promise.all(calls);
  };
  return { pool, alive, call };
}

it('ends instances that were idle for a minute, and keeps one', async () => {
  const { pool, alive, call } = startPool();
  await call(8);
  expect(alive.size).toBe(8);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(alive.size).toBe(8);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(alive.size).toBe(1);
  expect((await call(1))[0]?.outcome).toEqual({ ok: true, payload: 'null' });
  expect(pool.coldStarts()).toBe(8);
});

it('keeps the instances that are still needed', async () => {
  const { alive, call } = startPool();
  await call(8);
  for (let seconds = 0; seconds < 120; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    await call(3);
  }
  expect(alive.size).toBe(3);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(alive.size).toBe(1);
});

it('ends the last instance with the cloud', async () => {
  const { pool, alive, call } = startPool();
  await call(2);
  await pool.stop();
  expect(alive.size).toBe(0);
  await vi.advanceTimersByTimeAsync(120_000);
});
