// Guarantee: Ctrl-C ends a long command with status 130 and one sentence that says how to continue; with --json, the
// sentence is a JSON document as well. Risk: a script takes an upload that was stopped halfway for a complete one.
import { expect, it, onTestFinished, vi } from 'vitest';
import { reportInterruption } from '../../../bin/admin/report-interruption.ts';

const SEND = 'Stopped. To continue, run the same command again. Files that were uploaded are not sent again.';
const REINDEX = 'Stopped. To continue with the remaining documents, run the command again with --which behind.';
const FAILED = 'Stopped. To continue with the remaining documents, run the same command again.';

// What a command prints, and its status, when Ctrl-C is pressed twice.
function interrupted(typed: string, { json, isTTY }: { readonly json: boolean; readonly isTTY: boolean }) {
  const listeners = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  const terminal = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: isTTY, configurable: true });
  const ended: unknown[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => ended.push(['stdout', text]) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => ended.push(['stderr', text]) > 0),
    vi.spyOn(process, 'exit').mockImplementation((status) => ended.push(status) as never),
  ];
  onTestFinished(() => {
    process.removeAllListeners('SIGINT');
    listeners.forEach((listener) => void process.on('SIGINT', listener));
    Object.defineProperty(process.stderr, 'isTTY', terminal ?? { value: undefined, configurable: true });
    spies.forEach((spy) => void spy.mockRestore());
  });
  const [verb = '', which] = typed.split(' ');
  reportInterruption({ command: { verb }, input: { which } }, { json });
  process.emit('SIGINT');
  process.emit('SIGINT');
  return ended;
}

it.each([
  ['add', SEND],
  ['sync', SEND],
  ['reindex', REINDEX],
  ['reindex failed', FAILED],
])('says how to continue documents %s', (verb, sentence) => {
  expect(interrupted(verb, { json: false, isTTY: false })).toEqual([['stderr', `${sentence}\n`], 130]);
});

it('begins a new line on a terminal, where progress is shown', () => {
  expect(interrupted('add', { json: false, isTTY: true })).toEqual([['stderr', `\n${SEND}\n`], 130]);
});

it('prints a JSON document as well if JSON was asked for', () => {
  const json = ['stdout', `${JSON.stringify({ error: REINDEX })}\n`];
  expect(interrupted('reindex', { json: true, isTTY: false })).toEqual([json, ['stderr', `${REINDEX}\n`], 130]);
});

it('leaves every other command as it is', () => {
  expect(interrupted('download', { json: true, isTTY: true })).toEqual([]);
});
