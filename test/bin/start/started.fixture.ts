import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** The program of `npm start`, started by a test without npm. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit status. */
  readonly ended: Promise<number | null>;
}

// A start on a busy machine takes less than half of this.
const READY_MS_MAX = 240_000;

/** Starts the program with these options. */
export function startProgram(options: readonly string[]): Started {
  const child = spawn(process.execPath, ['bin/start/main.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/**
 * Waits for the ready file and returns its content; rejects with the program's output when the program ends first, or
 * has not written the file within `msMax` (four minutes by default).
 */
export async function readyFileOf(
  started: Started,
  file: string,
  msMax = READY_MS_MAX,
): Promise<Record<string, unknown>> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(msMax)]);
  const written = fileWritten(file, signal).then(
    () => 'written',
    () => 'late',
  );
  const first = await Promise.race([written, started.ended]).finally(() => over.abort());
  if (first === 'late') {
    throw new Error(`The program was not ready within ${msMax / 1_000} seconds:\n${started.output()}`);
  }
  if (first !== 'written') {
    throw new Error(`The program ended with ${first}:\n${started.output()}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function fileWritten(file: string, signal: AbortSignal): Promise<void> {
  const watcher = watch(dirname(file), { signal });
  watcher.on('error', () => undefined);
  while (!existsSync(file)) {
    await once(watcher, 'change', { signal });
  }
  watcher.close();
}
