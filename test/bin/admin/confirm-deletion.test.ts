// Guarantee: a sync deletes only what a person confirmed with "yes" on a terminal. Risk: a folder that is not mounted
// empties a base, because a script's input or a typing mistake counts as consent.
import { PassThrough } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { confirmDeletion } from '../../../bin/admin/confirm-deletion.ts';

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  return { input, output, shown: () => String(output.read()) };
}

it.each([
  ['yes\n', true],
  ['  yes \r\n', true],
  ['no\n', false],
  ['y\n', false],
  ['YES\n', false],
  ['\n', false],
  ['yes, but not minutes.md\n', false],
])('reads the answer %j as a confirmation: %s', async (typed, expected) => {
  const { input, output, shown } = terminal(true);
  const confirmed = confirmDeletion(['lease.pdf', 'minutes.md'], { input, output });
  input.write(typed);
  expect(await confirmed).toBe(expected);
  // Otherwise the command would never end.
  expect(input.isPaused()).toBe(true);
  expect(shown()).toMatch(
    /^These documents .* will be deleted:\n {2}lease\.pdf\n {2}minutes\.md\nDelete 2 documents\?/,
  );
});

it('speaks of one document in the singular', async () => {
  const { input, output, shown } = terminal(true);
  const confirmed = confirmDeletion(['lease.pdf'], { input, output });
  input.end('yes\n');
  expect(await confirmed).toBe(true);
  expect(shown()).toBe(
    'This document is not in the folder and will be deleted:\n  lease.pdf\nDelete 1 document? Type yes: ',
  );
});

it('shows names without terminal control characters', async () => {
  const { input, output, shown } = terminal(true);
  const confirmed = confirmDeletion(['lease\u001b[2K\rminutes.pdf'], { input, output });
  input.end('no\n');
  await confirmed;
  expect(shown()).toContain('\n  lease [2K minutes.pdf\n');
});

it('treats the end of the input as no', async () => {
  const { input, output } = terminal(true);
  const confirmed = confirmDeletion(['lease.pdf'], { input, output });
  input.end();
  expect(await confirmed).toBe(false);
});

// The input of a program in a pipe has no such property at all.
it.each([[{ isTTY: false }], [{}]])('does not ask without a terminal, whatever the input says: %j', async (about) => {
  const { output } = terminal(false);
  const input = Object.assign(new PassThrough(), about);
  input.end('yes\n');
  await expect(confirmDeletion(['lease.pdf'], { input, output })).rejects.toThrow(
    '1 document would be deleted. Add --yes to confirm. Nothing was changed.',
  );
});

it('passes Ctrl-C on to the command, which says how to continue', async () => {
  const interrupted = vi.fn();
  const listeners = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  process.once('SIGINT', interrupted);
  onTestFinished(() => {
    process.removeAllListeners('SIGINT');
    listeners.forEach((listener) => void process.on('SIGINT', listener));
  });
  const { input, output } = terminal(true);
  // On a terminal, readline reads single keys.
  const keys = Object.assign(input, { setRawMode: () => undefined });
  const confirmed = confirmDeletion(['lease.pdf'], { input: keys, output: Object.assign(output, { isTTY: true }) });
  input.write('\u0003');
  await expect.poll(() => interrupted).toHaveBeenCalledOnce();
  input.write('no\r');
  expect(await confirmed).toBe(false);
});
