import { type ChildProcess, execFile } from 'node:child_process';
import { Agent, type AgentOptions, type ClientRequestArgs } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The port of the server in its own network, where nothing else could use it. */
export const OWN_PORT = 8000;

type Opened = (error: Error | null, socket: Duplex) => void;

const script = fileURLToPath(new URL('./own-network.sh', import.meta.url));
const relay = fileURLToPath(new URL('./network-relay.mjs', import.meta.url));

// Tried only once, because the system's abilities do not change while a process runs.
let known: ReturnType<typeof tryNetwork> | null = null;

/**
 * Returns a function that turns the command of a server into one that runs it in its own network, which only root and
 * the user who started it can enter; null if the system does not support it (not Linux, user namespaces switched off,
 * no `ip`).
 */
export function ownNetwork(): Promise<((server: readonly string[]) => readonly string[]) | null> {
  known ??= tryNetwork();
  return known;
}

async function tryNetwork() {
  const isolated = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])];
  isolated.push('--net', '--pid', '--fork', '--kill-child');
  const works = await runs([...isolated, 'ip', 'link', 'set', 'lo', 'up']);
  const outer = [...isolated, 'sh', script, process.execPath, relay, String(OWN_PORT)];
  return works ? (server: readonly string[]) => [...outer, ...server] : null;
}

function runs([program = '', ...parameters]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(program, parameters, (error) => resolve(error === null));
  });
}

/** An agent whose connections the relay opens inside the network; `child` is the process with the channel to it. */
export class RelayAgent extends Agent {
  readonly #child: ChildProcess;
  readonly #asked = new Map<number, Opened>();
  #last = 0;

  constructor(child: ChildProcess, options: AgentOptions) {
    super(options);
    this.#child = child;
    child.on('message', ({ id, failure }: { id: number; failure?: string }, socket?: Socket) => {
      this.#answer(id, socket ?? new Error(failure ?? 'The connection was not handed over.'));
    });
    child.once('disconnect', () => {
      for (const id of this.#asked.keys()) {
        this.#answer(id, new Error('The server has ended.'));
      }
    });
  }

  override createConnection(_: ClientRequestArgs, opened: Opened): undefined {
    this.#last += 1;
    const id = this.#last;
    this.#asked.set(id, opened);
    this.#child.send(id, (error) => error && this.#answer(id, error));
  }

  #answer(id: number, answer: Duplex | Error): void {
    const opened = this.#asked.get(id);
    this.#asked.delete(id);
    answer instanceof Error ? opened?.(answer, undefined as never) : opened?.(null, answer);
  }
}
