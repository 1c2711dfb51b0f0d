import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Act, Footprint, Reply } from './serve.ts';

const PROGRAM = fileURLToPath(new URL('./serve.ts', import.meta.url));
const READY_MS = 60_000;

/** A local cloud in a separate process. */
interface CloudProcess {
  readonly baseUrl: string;
  readonly functions: readonly string[];
  /** Sends the process an order; rejects if it ends before it has carried it out. */
  readonly order: (act: Act) => Promise<Footprint | null>;
  /** Kills the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Resolves when the process has ended, with whether that was intended. */
  readonly ended: Promise<'wanted' | 'crashed'>;
  readonly stop: () => Promise<void>;
}

/** Starts the cloud of an assembly on a data folder; what it writes to its standard streams is handed on. */
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
  let wanted = false;
  const ended = once(child, 'exit').then(() => (wanted ? 'wanted' : 'crashed'));
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
  let orders = 0;
  const order = async (act: Act) => {
    orders += 1;
    const done = new Promise<Footprint | null>((resolve) => waiting.set(orders, resolve));
    child.send({ id: orders, ...act });
    const outcome = await Promise.race([done, ended]);
    if (typeof outcome === 'string') {
      throw new Error('The cloud ended.');
    }
    return outcome;
  };
  const end = async (by: () => Promise<unknown>) => {
    wanted = true;
    await by();
    await ended;
  };
  return {
    baseUrl,
    functions,
    order,
    ended,
    kill: () => end(async () => child.kill('SIGKILL')),
    stop: () => end(() => order({ do: 'stop' }).catch(() => undefined)),
  };
}
