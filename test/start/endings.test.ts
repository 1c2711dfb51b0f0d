// Guarantee: a SIGTERM to npm, to the shell that npm runs the program in, or to the program ends everything that `npm
// start` started, even during the synthesis. Risk: a supervisor or an editor that knows only npm's pid leaves a server
// running, and the next start finds its state locked.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { processesThatName } from '../harness/processes.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const READY = 'start.ready';
const STARTED_MS_MAX = 240_000;

function npmStart(data: string, ...options: string[]): ChildProcess {
  const all = ['--port', '0', '--no-demo', '--data', data, '--ready-file', join(data, READY), ...options];
  // A separate process group can be ended completely if the test fails. Synthesis writes into the folder of the test,
  // so the folder is in the command line of every process of this start.
  // biome-ignore lint/style/noProcessEnv: npm is found by the PATH of the test
  const env = { ...process.env, TMPDIR: data };
  const npm = spawn('npm', ['start', '--', ...all], { stdio: 'ignore', detached: true, env });
  onTestFinished(() => {
    try {
      process.kill(-Number(npm.pid), 'SIGKILL');
    } catch {
      // No process is left, as expected.
    }
  });
  return npm;
}

async function servingPid(data: string): Promise<number> {
  const watcher = watch(data);
  const signal = AbortSignal.timeout(STARTED_MS_MAX);
  while (!existsSync(join(data, READY))) {
    await once(watcher, 'change', { signal }).catch((cause: unknown) => {
      throw new Error(`npm start does not serve after ${STARTED_MS_MAX / 1_000} seconds.`, { cause });
    });
  }
  watcher.close();
  return JSON.parse(readFileSync(join(data, READY), 'utf8')).pid;
}

// The fourth field of /proc/PID/stat, after the name in parentheses.
function parentOf(pid: number): number {
  return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
}

it.runIf(existsSync('/proc/self/stat')).each([
  ['npm', (npm: number) => npm],
  ['the shell of npm', (_npm: number, program: number) => parentOf(program)],
  ['the program', (_npm: number, program: number) => program],
])('SIGTERM to %s ends everything', async (_name, victim) => {
  const data = temporaryFolder();
  const npm = npmStart(data, '--assembly', inject('assembly'));
  const program = await servingPid(data);
  expect(processesThatName(data).length).toBeGreaterThan(2);
  process.kill(victim(npm.pid ?? 0, program), 'SIGTERM');
  await expect.poll(() => processesThatName(data)).toEqual([]);
  expect(existsSync(join(data, 'cloud.json'))).toBe(false);
});

it.runIf(existsSync('/proc/self/stat'))('SIGTERM to npm during the synthesis ends everything', async () => {
  const data = temporaryFolder();
  const npm = npmStart(data);
  await expect.poll(() => processesThatName(data).filter((line) => line.includes(' synth '))).toHaveLength(1);
  process.kill(npm.pid ?? 0, 'SIGTERM');
  await expect.poll(() => processesThatName(data)).toEqual([]);
});
