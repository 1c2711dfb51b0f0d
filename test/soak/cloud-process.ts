import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Action, Footprint, Reply } from './serve.ts';

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url));
// A start that takes longer counts as hung; on a busy machine, a start takes a minute.
const READY_MS = 300_000;
// Longer than the longest command, a round of housekeeping, may run.
const COMMAND_MS = 330_000;
const ENDED_MS = 60_000;
// By default, an instance collects garbage only when it has taken tens of megabytes more. All instances of a cloud that
// has just started then grow for minutes, which would look like a leak, or hide one.
const V8_OPTIONS = ['--expose-gc', '--max-semi-space-size=2', '--heap-growing-percent=20'];

/** A local cloud in a separate process. */
interface CloudProcess {
  readonly baseUrl: string;
  readonly functions: readonly string[];
  /** Sends the process a command; rejects if it ends before the command is done, or does not do it in time. */
  readonly run: (action: Action) => Promise<Footprint | null>;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Resolves when the process has ended, with whether that was intended. */
  readonly ended: Promise<'intended' | 'crashed'>;
  /** Ends the process in an orderly way; rejects after killing it when it does not end in time. */
  readonly stop: () => Promise<void>;
}

interface CloudProcessOptions {
  /** Gets what the process writes to its standard streams. */
  readonly keep: (text: string) => void;
  readonly program?: string;
  readonly readyMsMax?: number;
  readonly commandMsMax?: number;
  readonly endedMsMax?: number;
}

/** Starts the cloud of an assembly on a data folder. */
export async function startCloudProcess(
  assembly: string,
  data: string,
  options: CloudProcessOptions,
): Promise<CloudProcess> {
  const { keep, program = PROGRAM, readyMsMax = READY_MS, commandMsMax = COMMAND_MS, endedMsMax = ENDED_MS } = options;
  const child = fork(program, [assembly, data], {
    execArgv: V8_OPTIONS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => keep(chunk.toString('utf8')));
  }
  // A message to a process that has just died fails here; `ended` reports its death.
  child.on('error', () => undefined);
  let isIntended = false;
  const ended = once(child, 'exit').then(() => (isIntended ? 'intended' : 'crashed'));
  const first = await within(Promise.race([once(child, 'message'), ended]), readyMsMax, 'serve').catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  if (typeof first === 'string') {
    throw new Error('The cloud ended before it served.');
  }
  const [{ serving: baseUrl, functions }] = first as [Extract<Reply, { serving: string }>];
  const waiting = new Map<number, (footprint: Footprint | null) => void>();
  child.on('message', (reply: Reply) => {
    if ('id' in reply) {
      waiting.get(reply.id)?.(reply.footprint);
      waiting.delete(reply.id);
    }
  });
  let commands = 0;
  const run = async (action: Action) => {
    commands += 1;
    const done = new Promise<Footprint | null>((resolve) => waiting.set(commands, resolve));
    child.send({ id: commands, ...action });
    const outcome = await within(Promise.race([done, ended]), commandMsMax, `do "${action.do}"`);
    if (typeof outcome === 'string') {
      throw new Error('The cloud ended.');
    }
    return outcome;
  };
  const end = async (by: () => Promise<unknown>) => {
    isIntended = true;
    await by();
    await within(ended, endedMsMax, 'end').catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
  };
  return {
    baseUrl,
    functions,
    run,
    ended,
    kill: () => end(async () => child.kill('SIGKILL')),
    stop: () => end(() => run({ do: 'stop' }).catch(() => undefined)),
  };
}

async function within<Result>(work: Promise<Result>, msMax: number, task: string): Promise<Result> {
  const over = new AbortController();
  const late = pause(msMax, 'late' as const, { signal: over.signal }).catch(() => 'late' as const);
  const first = await Promise.race([work, late]).finally(() => over.abort());
  if (first === 'late') {
    throw new Error(`The cloud did not ${task} within ${msMax / 1_000} seconds.`);
  }
  return first;
}
