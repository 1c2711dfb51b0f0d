// Guarantee: npm start ends on Ctrl-C, on SIGTERM, when the shell in which npm runs it ends, and when its output cannot
// be written, which counts as a failure. Risk: a local cloud that nobody sees keeps its port and its state, and the
// next npm start fails.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForEnd } from '../../../bin/start/watch-for-end.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const OUTPUTS = ['stdout', 'stderr'] as const;
const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
const onErrors = OUTPUTS.map((output) => [output, process[output].listeners('error')] as const);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const [signal, known] of listeners) {
    for (const added of process.listeners(signal).filter((each) => !known.includes(each))) {
      process.off(signal, added);
    }
  }
  for (const [output, known] of onErrors) {
    for (const added of process[output].listeners('error').filter((each) => !known.includes(each))) {
      process[output].off('error', added as () => void);
    }
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

// The parent of this process, until `end` is called.
function shell() {
  const parent = vi.spyOn(process, 'ppid', 'get').mockReturnValue(100);
  return { end: () => parent.mockReturnValue(1) };
}

it('ends within a second after the shell of npm start, and then stops looking', () => {
  vi.stubEnv('npm_lifecycle_event', 'start');
  const { end } = shell();
  const ending = watchForEnd();
  vi.advanceTimersByTime(60_000);
  expect(ending.aborted).toBe(false);
  end();
  vi.advanceTimersByTime(1_000);
  expect(ending.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it.each(['', 'test'])(
  'goes on after its parent has ended if npm did not run it as the script start, but as "%s"',
  (script) => {
    vi.stubEnv('npm_lifecycle_event', script);
    const { end } = shell();
    const ending = watchForEnd();
    end();
    vi.advanceTimersByTime(60_000);
    expect(ending.aborted).toBe(false);
  },
);

it.each(SIGNALS.flatMap((signal) => [[signal, 'by npm start', 'start'] as const, [signal, 'directly', ''] as const]))(
  'ends on %s if it was started %s',
  (signal, _how, script) => {
    vi.stubEnv('npm_lifecycle_event', script);
    shell();
    const ending = watchForEnd();
    const own = process.listeners(signal).at(-1) as () => void;
    own();
    expect(ending.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  },
);

it.each([
  ['nobody reads its', 'stdout', 'EPIPE', '', 141],
  ['nobody reads its', 'stderr', 'EPIPE', '', 141],
  ['a full disk cannot take its', 'stdout', 'ENOSPC', 'The output could not be written (ENOSPC).\n', 1],
] as const)('ends when %s %s any more, and says once why', (_why, output, code, said, status) => {
  shell();
  const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const known = process[output].listeners('error');
  const ending = watchForEnd();
  const [own] = process[output].listeners('error').filter((each) => !known.includes(each));
  own?.(Object.assign(new Error('write'), { code }));
  own?.(Object.assign(new Error('write'), { code }));
  expect(ending.reason).toMatchObject({ status });
  expect(written.mock.calls.join('')).toBe(said);
});
