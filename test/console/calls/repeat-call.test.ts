// Guarantee: what a page loads is asked for again when its result or its problem says so, and never once the page is
// gone. Risk: pages that were closed keep loading what nobody looks at.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCall, type Page, repeatWhenPassed } from '../../../console/calls/repeat-call.ts';
import { Problem } from '../../../console/session/problem.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

// A page that somebody looks at, or another one until `look`; `online` says that the network is back.
function openPage({ hidden = false } = {}) {
  const [waiting, unseen] = [new Set<() => void>(), new Set<() => void>()];
  const page: Page = {
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
  ])('that names %i seconds has the call repeated after %i', async (after, seconds) => {
    const { reload } = follow(async () => 'pending', { after });
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that names no seconds has nothing repeated', async () => {
    const { reload, loaded } = follow(async () => 'ready', { after: null });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([loaded, reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('has the call repeated when somebody looks at the page again', async () => {
    const { reload, look } = follow(async () => 'pending', { hidden: true });
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).not.toHaveBeenCalled();
    look();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a page that is gone', () => {
  it.each([false, true])('repeats nothing, hidden: %s', async (hidden) => {
    const { end, reload, look } = follow(async () => 'pending', { hidden });
    await vi.advanceTimersByTimeAsync(hidden ? MINUTE : 1);
    end();
    look();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows no result and repeats nothing where the call ends after it', async () => {
    const result = Promise.withResolvers<string>();
    const { end, reload, loaded } = follow(() => result.promise);
    end();
    result.resolve('late');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect([loaded, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('aborts its call, and reports no problem', async () => {
    const { end, failed } = follow(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    end();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(failed).not.toHaveBeenCalled();
  });
});

// A busy service, and a network that is gone.
describe.each([
  [503, 8],
  [0, 5],
])('a problem with status %i', (status, seconds) => {
  const watch = (hidden = false) => {
    const reload = vi.fn();
    const { page, online, look } = openPage({ hidden });
    return { end: repeatWhenPassed(page, new Problem(status, 'No.', 8), reload), reload, online, look };
  };

  it(`has the call repeated after ${seconds} seconds`, async () => {
    const { reload } = watch();
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([false, true])('has nothing repeated once the page is gone, hidden: %s', async (hidden) => {
    const { end, reload, online, look } = watch(hidden);
    await vi.advanceTimersByTimeAsync(hidden ? MINUTE : 1);
    end?.();
    online();
    look();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a network that is back has the call repeated at once', () => {
  const reload = vi.fn();
  const { page, online } = openPage();
  repeatWhenPassed(page, new Problem(0, 'No.'), reload);
  online();
  expect(reload).toHaveBeenCalledOnce();
});
