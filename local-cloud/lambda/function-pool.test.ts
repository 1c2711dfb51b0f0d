// Guarantee: after many simultaneous calls, the instances that are no longer needed end, but one stays warm for the
// next call. Callers that arrive while instances load wait for the first free one. Risk: a load test leaves gigabytes
// of idle threads, or a call gets an instance that has ended, or never gets one.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  const running: (() => void)[] = [];
  const pool = createFunctionPool({ name: 'Fn', concurrencyMax: 10 } as FunctionDefinition, () => {
    const instance: Instance = {
      invoke: async () => {
        await new Promise<void>((end) => running.push(end));
        return { ok: true, payload: 'null' };
      },
      loaded: Promise.resolve(),
      alive: () => alive.has(instance),
      kill: async () => void alive.delete(instance),
    };
    alive.add(instance);
    return instance;
  });
  const call = async (count: number) => {
    const calls = Array.from({ length: count }, () => pool.invoke('{}'));
    await vi.advanceTimersByTimeAsync(0);
    for (const end of running.splice(0)) {
      end();
    }
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

describe('while instances load', () => {
  const LOADING_MAX = 2;

  function startLoadingPool() {
    const started: { readonly load: () => void; readonly end: () => void; readonly die: () => void }[] = [];
    const pool = createFunctionPool(
      { name: 'Fn', concurrencyMax: 3 } as FunctionDefinition,
      () => {
        const loaded = Promise.withResolvers<void>();
        const ended: (() => void)[] = [];
        let alive = true;
        started.push({
          load: loaded.resolve,
          end: () => ended.shift()?.(),
          die: () => {
            alive = false;
            loaded.resolve();
            ended.shift()?.();
          },
        });
        return {
          invoke: async () => {
            await loaded.promise;
            await new Promise<void>((resolve) => ended.push(resolve));
            return { ok: true, payload: 'null' };
          },
          loaded: loaded.promise,
          alive: () => alive,
          kill: async () => undefined,
        };
      },
      LOADING_MAX,
    );
    let answered = 0;
    const call = (count: number) => {
      for (let made = 0; made < count; made += 1) {
        void pool.invoke('{}').then(() => {
          answered += 1;
        });
      }
    };
    const countAfter = async (act: () => void) => {
      act();
      await vi.advanceTimersByTimeAsync(0);
      return { started: started.length, answered };
    };
    return { started, call, countAfter };
  }

  it('starts no other instance for waiting callers until one has loaded', async () => {
    const { started, call, countAfter } = startLoadingPool();
    expect(await countAfter(() => call(5))).toEqual({ started: 2, answered: 0 });
    expect(await countAfter(() => started[0]?.load())).toEqual({ started: 3, answered: 0 });
    // The function's concurrency is reached.
    expect(await countAfter(() => started[1]?.load())).toEqual({ started: 3, answered: 0 });
    expect(await countAfter(() => started[0]?.end())).toEqual({ started: 3, answered: 1 });
    expect(await countAfter(() => started[0]?.end())).toEqual({ started: 3, answered: 2 });
  });

  it('gives a waiting caller the first free instance, and starts none without a caller', async () => {
    const { started, call, countAfter } = startLoadingPool();
    await countAfter(() => call(2));
    await countAfter(() => started[0]?.load());
    expect(await countAfter(() => started[0]?.end())).toEqual({ started: 2, answered: 1 });
    expect(await countAfter(() => call(1))).toEqual({ started: 2, answered: 1 });
    expect(await countAfter(() => started[0]?.end())).toEqual({ started: 2, answered: 2 });
    expect(await countAfter(() => started[1]?.load())).toEqual({ started: 2, answered: 2 });
  });

  it('replaces an instance that ended before it had loaded', async () => {
    const { started, call, countAfter } = startLoadingPool();
    await countAfter(() => call(3));
    expect(await countAfter(() => started[0]?.die())).toMatchObject({ started: 3 });
    await countAfter(() => started[2]?.load());
    expect(await countAfter(() => started[2]?.end())).toMatchObject({ answered: 1 });
  });

  it('replaces an instance that ended when the function is at its concurrency limit', async () => {
    const { started, call, countAfter } = startLoadingPool();
    await countAfter(() => call(4));
    for (const at of [0, 1, 2]) {
      await countAfter(() => started[at]?.load());
    }
    expect(await countAfter(() => started[1]?.die())).toEqual({ started: 4, answered: 1 });
  });
});
