import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** A child process that ends when this process ends, however it ends. */
interface SupervisedProcess {
  /** The child, with its channel for messages, which is file descriptor 4 of the program. */
  readonly child: ChildProcess;
  /** Resolves with its last output on standard error when it has ended. Never rejects. */
  readonly ended: Promise<string>;
  /**
   * Resolves when its standard error contains the text. Rejects with its output if it ends first, or has not written
   * the text within `msMax` (a minute by default).
   */
  readonly printed: (text: string, msMax?: number) => Promise<void>;
  /**
   * Ends the program. Rejects when it has not ended within `msMax` (ten seconds by default); everything that it started
   * in its session is then killed.
   */
  readonly stop: (msMax?: number) => Promise<void>;
}

const supervisor = fileURLToPath(new URL('./supervise.sh', import.meta.url));
const KEPT_CHARACTERS = 4_000;
// A database that starts on a busy machine needs a few seconds.
const PRINTED_MS_MAX = 60_000;
// The supervisor kills the program, which takes no time of its own.
const STOPPED_MS_MAX = 10_000;

/**
 * Starts a program under supervise.sh, in its own session, so that Ctrl-C in a terminal reaches this process and not
 * the program.
 */
export function startSupervised(program: string, parameters: readonly string[]): SupervisedProcess {
  const child = spawn('sh', [supervisor, program, ...parameters], {
    stdio: ['pipe', 'ignore', 'pipe', 'ignore', 'ipc'],
    detached: true,
  }) as ChildProcess & { readonly stdin: Writable; readonly stderr: Readable };
  // A broken pipe means that the child has ended, which is reported below.
  child.stdin.on('error', () => undefined);
  let tail = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-KEPT_CHARACTERS);
    child.emit('printed');
  });
  const ended = endOf(child).then((failure) => {
    child.stdin.destroy();
    return (failure ?? tail).trim();
  });
  const printed = async (text: string, msMax: number): Promise<void> => {
    const signal = AbortSignal.timeout(msMax);
    while (!tail.includes(text)) {
      await once(child, 'printed', { signal }).catch(() => {
        throw new Error(`"${text}" did not appear within ${msMax / 1_000} seconds. ${tail}`.trim());
      });
    }
  };
  const refused = async (): Promise<never> => {
    throw new Error(await ended);
  };
  return {
    child,
    ended,
    printed: (text, msMax = PRINTED_MS_MAX) => Promise.race([printed(text, msMax), refused()]),
    stop: async (msMax = STOPPED_MS_MAX) => {
      child.stdin.destroy();
      await endedWithin(ended, msMax).catch(() => {
        killSession(child);
        throw new Error(`${program} did not end within ${msMax / 1_000} seconds. It was killed with its children.`);
      });
    },
  };
}

// Rejects after `msMax` with an error that the caller replaces.
async function endedWithin(ended: Promise<string>, msMax: number): Promise<void> {
  const over = new AbortController();
  const late = pause(msMax, undefined, { signal: over.signal }).then(() => Promise.reject(new Error('late')));
  try {
    await Promise.race([ended, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

// `detached` made the child the leader of a process group, which has its id.
function killSession({ pid }: ChildProcess): void {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // No process is left.
  }
}

/** The reason when the program could not be started at all. */
function endOf(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(undefined));
  });
}
