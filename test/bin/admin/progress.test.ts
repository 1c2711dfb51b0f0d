// Guarantee: a long command shows its progress: one line that is rewritten on a terminal, and elsewhere a line every
// five seconds; the reason why it waits is shown at once, without control characters. Risk: a log gets a million lines,
// or a document controls an operator's terminal.
import { expect, it } from 'vitest';
import { createProgress } from '../../../bin/admin/progress.ts';

function open(isTTY: boolean) {
  const written: string[] = [];
  let nowMs = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const progress = createProgress(stream, 'Ingested', () => nowMs);
  const show = (done: number, over: { failed?: number; waiting?: string | null } = {}, afterMs = 0) => {
    nowMs += afterMs;
    progress.show({ done, total: 10, failed: 0, ...over });
  };
  return { show, end: progress.end, written };
}

it('rewrites one line of a terminal, with the remaining time at the pace so far', () => {
  const { show, end, written } = open(true);
  show(0);
  show(1, {}, 6_000);
  show(9, { failed: 2 }, 3_000);
  show(9, { failed: 2 });
  show(10, { failed: 2 });
  end();
  expect(written).toEqual([
    '\r\u001b[KIngested: 0 of 10',
    '\r\u001b[KIngested: 1 of 10, about 54 s left',
    '\r\u001b[KIngested: 9 of 10, 2 failed, about 1 s left',
    '\r\u001b[KIngested: 10 of 10, 2 failed',
    '\n',
  ]);
});

it('rewrites a line that is longer than the terminal is wide from its first row, and not only its last', () => {
  const written: string[] = [];
  const stream = { isTTY: true, columns: 30, write: (text: string) => written.push(text) };
  const progress = createProgress(stream, 'Ingested', () => 0);
  const waiting = 'The language model is busy.';
  progress.show({ done: 1, total: 10, failed: 0, waiting });
  progress.show({ done: 2, total: 10, failed: 0, waiting });
  progress.show({ done: 10, total: 10, failed: 0 });
  progress.show({ done: 10, total: 10, failed: 1 });
  expect(written).toEqual([
    '\r\u001b[KIngested: 1 of 10. The language model is busy.',
    '\r\u001b[1A\u001b[JIngested: 2 of 10. The language model is busy.',
    '\r\u001b[1A\u001b[JIngested: 10 of 10',
    '\r\u001b[KIngested: 10 of 10, 1 failed',
  ]);
});

it.each([
  ['1 s', 5, 200],
  ['2 s', 5, 1_500],
  ['59 s', 5, 59_000],
  ['1 min', 5, 60_000],
  ['2 min', 5, 60_001],
  ['30 s', 8, 120_000],
])('says that about %s are left after %d of 10 in %d ms', (left, done, ms) => {
  const written: string[] = [];
  let nowMs = 1_000_000;
  const progress = createProgress({ isTTY: true, write: (text) => written.push(text) }, 'Read', () => nowMs);
  nowMs += ms;
  progress.show({ done, total: 10, failed: 0 });
  expect(written).toEqual([`\r\u001b[KRead: ${done} of 10, about ${left} left`]);
});

it('writes nothing at the end if nothing was shown', () => {
  const { end, written } = open(true);
  end();
  expect(written).toEqual([]);
});

it('says once why it waits, and says it again after a state without waiting', () => {
  const { show, written } = open(false);
  const waiting = 'Busy.';
  show(1, { waiting });
  show(2, { waiting });
  show(3);
  show(4, { waiting });
  expect(written).toEqual(['Ingested: 1 of 10. Busy.\n', 'Ingested: 3 of 10\n', 'Ingested: 4 of 10. Busy.\n']);
});

it('rewrites one row if the terminal does not know its width', () => {
  const written: string[] = [];
  const progress = createProgress({ isTTY: true, columns: 0, write: (text) => written.push(text) }, 'Read', () => 0);
  progress.show({ done: 0, total: 2, failed: 0 });
  progress.show({ done: 2, total: 2, failed: 0 });
  expect(written).toEqual(['\r\u001b[KRead: 0 of 2', '\r\u001b[KRead: 2 of 2']);
});

it('shows the remaining time in minutes from one minute on', () => {
  const { show, written } = open(true);
  show(1, {}, 7_000);
  expect(written).toEqual(['\r\u001b[KIngested: 1 of 10, about 2 min left']);
});

it('writes a line every five seconds without a terminal, and always the last one', () => {
  const { show, end, written } = open(false);
  show(1);
  show(2, {}, 4_999);
  show(3, {}, 1);
  show(10);
  end();
  expect(written).toEqual(['Ingested: 1 of 10\n', 'Ingested: 3 of 10\n', 'Ingested: 10 of 10\n']);
});

it('writes a state that came too soon after the last line once the five seconds are over', () => {
  const { show, written } = open(false);
  show(1);
  show(9, {}, 1_000);
  show(9, {}, 3_999);
  show(9, {}, 1);
  show(9, {}, 6_000);
  expect(written).toEqual(['Ingested: 1 of 10\n', 'Ingested: 9 of 10\n']);
});

it.each([true, false])('says at once why it waits, without control characters; on a terminal: %s', (isTTY) => {
  const { show, written } = open(isTTY);
  show(1);
  show(1, { waiting: 'The model is\u001b[2J busy.' });
  expect(written.at(-1)).toContain('Ingested: 1 of 10. The model is [2J busy.');
});
