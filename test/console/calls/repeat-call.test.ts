// Guarantee: a page repeats its call when the result or the problem says so, and never after the page is closed. Risk:
// closed pages keep loading data that nobody sees.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCall, type PageEvents, repeatWhenPassed } from '../../../console/calls/repeat-call.ts';
import { Problem } from '../../../console/session/problem.ts';
import { MINUTE_MS } from '../../../console/shown/dates.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Creates a page that is visible, or hidden until `look`; `online` reports that the network is back.
function openPage({ hidden = false } = {}) {
  const [waiting, unseen] = [new Set<() => void>(), new Set<() => void>()];
  const page: PageEvents = {
    whenVisible: (then) => {
      if (hidden) {
        unseen.add(then);
      } else {
        then();
      }
      return () => unseen.delete(then);
    },
    onceOnline: (then) => {
      waiting.add(then);
      return () => waiting.delete(then);
    },
  };
  return { page, online: () => callEach(waiting), look: () => callEach(unseen) };
}

function callEach(functions: ReadonlySet<() => void>): void {
  for (const each of functions) {
    each();
  }
}

function follow(make: (signal: AbortSignal) => Promise<string>, { hidden = false, after = 7 as number | null } = {}) {
  const [reload, failed, loaded] = [vi.fn(), vi.fn(), vi.fn(() => after)];
  const { page, look } = openPage({ hidden });
  return { end: followCall(page, make, { loaded, failed, reload }), reload, failed, loaded, look };
}

describe('a result', () => {
  it.each([
    [7, 7],
    [1, 5],
  ])('that names %i seconds repeats the call after %i', async (after, seconds) => {
    const { reload } = follow(async () => 'pending', { after });
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that names no seconds repeats nothing', async () => {
    const { reload, loaded } = follow(async () => 'ready', { after: null });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([loaded, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('repeats the call when the page is visible again', async () => {
    const { reload, look } = follow(async () => 'pending', { hidden: true });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    look();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a closed page', () => {
  it.each([false, true])('repeats nothing (in a tab that was hidden before: %s)', async (hidden) => {
    const { end, reload, look } = follow(async () => 'pending', { hidden });
    await vi.advanceTimersByTimeAsync(hidden ? MINUTE_MS : 1);
    end();
    look();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows no result and repeats nothing if its call ends later', async () => {
    const result = Promise.withResolvers<string>();
    const { end, reload, loaded } = follow(() => result.promise);
    end();
    result.resolve('late');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([loaded, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('aborts its call, and reports no problem', async () => {
    const { end, failed } = follow(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    end();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(failed).not.toHaveBeenCalled();
  });
});

// A busy service, and a lost network.
describe.each([
  [503, 8],
  [0, 5],
])('a problem with status %i', (status, seconds) => {
  const watch = (hidden = false) => {
    const reload = vi.fn();
    const { page, online, look } = openPage({ hidden });
    return { end: repeatWhenPassed(page, new Problem(status, 'No.', 8), reload), reload, online, look };
  };

  it(`repeats the call after ${seconds} seconds`, async () => {
    const { reload } = watch();
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([false, true])(
    'repeats nothing once the page is closed (in a tab that was hidden before: %s)',
    async (hidden) => {
      const { end, reload, online, look } = watch(hidden);
      await vi.advanceTimersByTimeAsync(hidden ? MINUTE_MS : 1);
      end?.();
      online();
      look();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

it('the call is repeated as soon as the network is back', () => {
  const reload = vi.fn();
  const { page, online } = openPage();
  repeatWhenPassed(page, new Problem(0, 'No.'), reload);
  online();
  expect(reload).toHaveBeenCalledOnce();
});
