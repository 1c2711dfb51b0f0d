// Guarantee: a page repeats its call after the time that the result or the problem names, when the page is visible, and
// never after it is closed. Risk: closed pages keep loading data that nobody sees.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCall, type PageEvents, repeatWhenPassed } from '../../../console/calls/repeat-call.ts';
import { MINUTE_MS } from '../../../console/parts/dates.ts';
import { Problem } from '../../../console/session/problem.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Creates a page that is visible, or hidden until `show` is called; `goOnline` reports that the network is back.
function openPage({ hidden = false } = {}) {
  const [offline, unseen] = [new Set<() => void>(), new Set<() => void>()];
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
      offline.add(then);
      return () => offline.delete(then);
    },
  };
  return { page, goOnline: () => callEach(offline), show: () => callEach(unseen) };
}

function callEach(functions: ReadonlySet<() => void>): void {
  for (const each of functions) {
    each();
  }
}

function follow(make: (signal: AbortSignal) => Promise<string>, { hidden = false, after = 7 as number | null } = {}) {
  const [reload, failed, loaded] = [vi.fn(), vi.fn(), vi.fn(() => after)];
  const { page, show } = openPage({ hidden });
  return { end: followCall(page, make, { loaded, failed, reload }), reload, failed, loaded, show };
}

describe('a result', () => {
  it.each([
    [7, 7],
    // The fewest seconds between two calls.
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
    const { reload, show } = follow(async () => 'pending', { hidden: true });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(reload).not.toHaveBeenCalled();
    show();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a closed page', () => {
  it.each([false, true])('repeats nothing (in a tab that was hidden before: %s)', async (hidden) => {
    const { end, reload, show } = follow(async () => 'pending', { hidden });
    await vi.advanceTimersByTimeAsync(hidden ? MINUTE_MS : 1);
    end();
    show();
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

// After a busy service, the call is repeated when Retry-After says so; without a network, after the fewest seconds.
describe.each([
  [503, 8],
  [0, 5],
])('a problem with status %i', (status, seconds) => {
  const watch = (hidden = false) => {
    const reload = vi.fn();
    const { page, goOnline, show } = openPage({ hidden });
    return { end: repeatWhenPassed(page, new Problem(status, 'No.', 8), reload), reload, goOnline, show };
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
      const { end, reload, goOnline, show } = watch(hidden);
      await vi.advanceTimersByTimeAsync(hidden ? MINUTE_MS : 1);
      end?.();
      goOnline();
      show();
      await vi.advanceTimersByTimeAsync(MINUTE_MS);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

it('after a lost network, the call is repeated as soon as the network is back', () => {
  const reload = vi.fn();
  const { page, goOnline } = openPage();
  repeatWhenPassed(page, new Problem(0, 'No.'), reload);
  goOnline();
  expect(reload).toHaveBeenCalledOnce();
});
