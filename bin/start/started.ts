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

/** Waits for the ready file and returns its content; rejects with the program's output when the program ends first. */
export async function readyFileOf(started: Started, file: string): Promise<Record<string, unknown>> {
  const written = new Promise<void>((resolve) => {
    const watcher = watch(dirname(file), () => {
      if (!existsSync(file)) {
        return;
      }
      watcher.close();
      resolve();
    });
  });
  const first = existsSync(file) ? 'written' : await Promise.race([written.then(() => 'written'), started.ended]);
  if (first !== 'written') {
    throw new Error(`The program ended with ${first}:\n${started.output()}`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
