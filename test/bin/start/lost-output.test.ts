// Guarantee: npm start fails, and stops the stage, when its output can no longer be written, at whatever step. Risk: a
// pipeline that keeps the output on a full disk takes an answer that nobody can read for success.
import { afterAll, expect, it, vi } from 'vitest';
import { UnwritableOutput } from '../../../bin/unwritable-output.ts';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

// The step during which the output is lost.
let losing = '';
let steps: string[] = [];
let ending = new AbortController();

const step = (name: string) => {
  steps.push(name);
  if (name === losing) {
    ending.abort(new UnwritableOutput('ENOSPC'));
  }
};
vi.mock('@knowledge-copilot/local-cloud', () => ({
  startLocalCloud: async () => {
    step('start');
    return { baseUrl: 'http://127.0.0.1:8787', reports: () => [], stop: async () => step('stop') };
  },
}));
vi.mock('../../../bin/start/synthesize.ts', () => ({
  synthesize: async (_stage: string, _assembly: string, { signal }: { signal: AbortSignal }) => {
    step('synthesize');
    signal.throwIfAborted();
  },
}));
vi.mock('../../../bin/start/write-atomically.ts', () => ({
  writeAtomically: async (path: string) => path.endsWith('ready.json') && step('serve'),
}));
vi.mock('../../../bin/start/watch-for-end.ts', () => ({ watchForEnd: () => ending.signal }));
// The worker's next file should load the real modules.
afterAll(() => void vi.resetModules());

const PROGRAM = import.meta.resolve('../../../bin/start/main.ts');

it.each([
  ['synthesize', ['synthesize']],
  ['start', ['synthesize', 'start', 'stop']],
  ['serve', ['synthesize', 'start', 'serve', 'stop']],
])('fails when its output is lost during the step %s', async (name, expected) => {
  [losing, steps, ending] = [name, [], new AbortController()];
  const options = ['--no-demo', '--data', temporaryFolder(), '--ready-file', `${temporaryFolder()}/ready.json`];
  expect((await runProgram(PROGRAM, options)).code).toBe(1);
  expect(steps).toEqual(expected);
});
