import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Action, Footprint, Reply } from './serve.ts';

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url));
// Ends a start that hangs; on a busy machine one takes many seconds.
const READY_MS = 60_000;

/** A local cloud in a separate process. */
interface CloudProcess {
  readonly baseUrl: string;
  readonly functions: readonly string[];
  /** Sends the process a command; rejects if it ends before the command is done. */
  readonly run: (action: Action) => Promise<Footprint | null>;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Resolves when the process has ended, with whether that was intended. */
  readonly ended: Promise<'intended' | 'crashed'>;
  readonly stop: () => Promise<void>;
}

/** Starts the cloud of an assembly on a data folder; `keep` gets what it writes to its standard streams. */
export async function startCloudProcess(
  assembly: string,
  data: string,
  keep: (text: string) => void,
): Promise<CloudProcess> {
  const child = fork(PROGRAM, [assembly, data], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => keep(chunk.toString('utf8')));
  }
  // A message to a process that has just died fails here; `ended` reports its death.
  child.on('error', () => undefined);
  let isIntended = false;
  const ended = once(child, 'exit').then(() => (isIntended ? 'intended' : 'crashed'));
  const first = await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(READY_MS) }), ended]);
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
    const outcome = await Promise.race([done, ended]);
    if (typeof outcome === 'string') {
      throw new Error('The cloud ended.');
    }
    return outcome;
  };
  const end = async (by: () => Promise<unknown>) => {
    isIntended = true;
    await by();
    await ended;
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
