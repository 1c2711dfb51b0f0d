// Guarantee: a program that a test runs in its own process leaves nothing behind: no listener, argument, variable or
// status. Risk: a later test of the same worker ends, or passes, because of a program that ran before it.
import { expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const PROGRAM = import.meta.resolve('../../../bin/smoke/main.ts');
const EVENTS = [
  ...['SIGINT', 'SIGTERM'].map((event) => () => process.listenerCount(event)),
  ...[process.stdout, process.stderr].map((stream) => () => stream.listenerCount('error')),
];

function state() {
  const { argv, exitCode, stdin, env } = process;
  return { listeners: EVENTS.map((count) => count()), argv, exitCode, stdin, env: { ...env }, cwd: process.cwd() };
}

it.each([
  [['--help'], 0],
  [['--unknown'], 2],
])('leaves nothing behind after %s', async (args, code) => {
  const before = state();
  expect((await runProgram(PROGRAM, args, { env: { RUN_PROGRAM_TEST: 'set' }, stdin: 'text' })).code).toBe(code);
  expect(state()).toEqual(before);
});
