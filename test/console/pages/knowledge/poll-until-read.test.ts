// Guarantee: a page follows its uploads until each is ready or has failed, or none was finished for an hour. Risk: a
// page asks forever, or gives up on a document that is only waiting for its turn.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollUntilRead } from '../../../../console/pages/knowledge/poll-until-read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Polls for two uploads, each of which is finished at one of these polls, or never. Files are sent until the poll
// `sentBy`, the page is hidden until the poll `shownAt`, and the person stops the polling at the poll `stoppedBy`.
async function poll(
  finishedAt: readonly number[],
  { sentBy = 0, shownAt = 0, stoppedBy = Number.POSITIVE_INFINITY } = {},
) {
  const control = new AbortController();
  let [polls, isOver, left, givenUp] = [0, false, 2, 0];
  const polling = pollUntilRead({
    reading: () => left,
    isSending: () => polls < sentBy,
    signal: control.signal,
    ask: async () => {
      polls += 1;
      left -= finishedAt.filter((at) => at === polls).length;
      if (polls === stoppedBy) {
        control.abort();
      }
      return polls > shownAt;
    },
    giveUp: () => {
      givenUp = left;
      left = 0;
    },
  });
  void polling.then(() => {
    isOver = true;
  });
  for (let minutes = 0; minutes < 300 && !isOver; minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
  }
  return { polls, givenUp, isOver };
}

it.each<[name: string, input: Parameters<typeof poll>, outcome: Awaited<ReturnType<typeof poll>>]>([
  ['when every upload is finished', [[2, 30]], { polls: 30, givenUp: 0, isOver: true }],
  ['more than an hour after the last one', [[500]], { polls: 1_300, givenUp: 1, isOver: true }],
  ['more than an hour after the last file was sent', [[], { sentBy: 900 }], { polls: 1_699, givenUp: 2, isOver: true }],
  ['more than an hour after the page is shown', [[], { shownAt: 900 }], { polls: 1_700, givenUp: 2, isOver: true }],
  ['when the person stops it', [[], { stoppedBy: 7 }], { polls: 7, givenUp: 0, isOver: true }],
])('the list of documents is no longer polled %s', async (_name, input, outcome) => {
  expect(await poll(...input)).toEqual(outcome);
});
