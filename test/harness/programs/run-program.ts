import type { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { vi } from 'vitest';

/** How a program ended, and what it printed. */
interface Ended {
  readonly code: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

// What the programs of bin/ listen to. A listener that stayed could end the process of later tests.
const LISTENED: readonly (readonly [EventEmitter, string])[] = [
  [process, 'SIGINT'],
  [process, 'SIGTERM'],
  [process.stdout, 'error'],
  [process.stderr, 'error'],
];

let runs = 0;

/**
 * Runs a program of bin/ in this process, which takes milliseconds instead of half a second, and lets changes of it be
 * tried (test/mutants/). The program must end by itself.
 *
 * @param url where the program is: what `import.meta.resolve` returns for it.
 */
export async function runProgram(
  url: string,
  args: readonly string[],
  { env = {}, stdin = '' }: { readonly env?: Readonly<Record<string, string>>; readonly stdin?: string } = {},
): Promise<Ended> {
  const { argv, exitCode } = process;
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  const listened = LISTENED.map(([emitter, event]) => ({ emitter, event, known: emitter.listeners(event) }));
  const input = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from([stdin]), configurable: true });
  for (const [name, value] of Object.entries(env)) {
    vi.stubEnv(name, value);
  }
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = undefined;
  try {
    runs += 1;
    // A module is evaluated once for each URL; those that it imports are shared.
    await import(`${url}?run=${runs}`);
    return { code: process.exitCode ?? 0, ...printed };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    vi.unstubAllEnvs();
    for (const { emitter, event, known } of listened) {
      for (const added of emitter.listeners(event).filter((each) => !known.includes(each))) {
        emitter.off(event, added as () => void);
      }
    }
    spies.forEach((spy) => void spy.mockRestore());
    if (input !== undefined) {
      Object.defineProperty(process, 'stdin', input);
    }
  }
}
