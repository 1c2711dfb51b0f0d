// Guarantee: what a page loads is asked for again when its result or its problem says so, and never once the page is
// gone. Risk: pages that somebody has left go on to ask for what nobody looks at.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCall, type Page, repeatWhenPassed } from '../../../console/calls/repeat-call.ts';
import { Problem } from '../../../console/session/problem.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

// A page that somebody looks at; `online` says that the network is back.
function openPage() {
  const waiting = new Set<() => void>();
  const page: Page = {
    whenVisible: (then) => then(),
    onceOnline: (then) => {
      waiting.add(then);
      return () => waiting.delete(then);
    },
  };
  const online = () => {
    for (const then of waiting) {
      then();
    }
  };
  return { page, online };
}

describe('a call that is repeated', () => {
  const follow = (make: (signal: AbortSignal) => Promise<string>) => {
    const [reload, failed] = [vi.fn(), vi.fn()];
    return { end: followCall(openPage().page, make, { loaded: () => 7, failed, reload }), reload, failed };
  };

  it('is so after the seconds that its result says', async () => {
    const { reload } = follow(async () => 'pending');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not once the page is gone', async () => {
    const { end, reload } = follow(async () => 'pending');
    await vi.advanceTimersByTimeAsync(1);
    end();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is broken off with the page, which is no problem', async () => {
    const { end, failed } = follow(
      (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    end();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(failed).not.toHaveBeenCalled();
  });
});

// A busy service, and a network that is gone.
describe.each([503, 0])('a problem with status %i', (status) => {
  const watch = () => {
    const reload = vi.fn();
    const { page, online } = openPage();
    return { end: repeatWhenPassed(page, new Problem(status, 'No.', 8), reload), reload, online };
  };

  it('lets the call be repeated', async () => {
    const { reload } = watch();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not once the page is gone', async () => {
    const { end, reload, online } = watch();
    end?.();
    online();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a network that is back lets the call be repeated at once', () => {
  const reload = vi.fn();
  const { page, online } = openPage();
  repeatWhenPassed(page, new Problem(0, 'No.'), reload);
  online();
  expect(reload).toHaveBeenCalledOnce();
});
