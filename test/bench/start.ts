import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { synthesize } from '../../bin/start/synthesize.ts';
import { alternate } from './alternate.ts';
import type { BenchRun } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const LIMITS = { rounds: 3, millisecondsMax: 40_000 };
const READY = 'ready.json';
const SERVING_MS_MAX = 120_000;
const ENDED_MS_MAX = 10_000;

/**
 * Measures `npm start -- --no-demo` without earlier state, until the stage serves requests, against `cdk synth` of the
 * same stage alone.
 */
export async function benchStart({ work, signal }: BenchRun): Promise<Figure[]> {
  const contestants = {
    start: () => startMs(work, signal),
    synth: () => synthMs(work, signal),
  };
  const { start, synth } = await alternate(contestants, { ...LIMITS, signal });
  return [
    {
      bench: 'start',
      name: 'npm start to serving',
      value: median(start) / 1_000,
      unit: 's',
      baseline: { name: 'cdk synth', value: median(synth) / 1_000 },
    },
  ];
}

async function synthMs(work: string, signal: AbortSignal): Promise<number> {
  const assembly = join(work, 'start-assembly');
  const startedAt = performance.now();
  await synthesize('local', assembly, { signal });
  const took = performance.now() - startedAt;
  await rm(assembly, { recursive: true });
  return took;
}

async function startMs(work: string, signal: AbortSignal): Promise<number> {
  const data = join(work, 'start-data');
  const ready = join(work, READY);
  const over = new AbortController();
  const limit = AbortSignal.any([signal, over.signal, AbortSignal.timeout(SERVING_MS_MAX)]);
  const written = fileWritten(work, READY, limit);
  const options = ['--no-demo', '--port', '0', '--data', data, '--ready-file', ready];
  const startedAt = performance.now();
  const npm = spawn('npm', ['start', '--', ...options], { cwd: checkout, stdio: 'ignore', detached: true });
  const closed = once(npm, 'close');
  try {
    await Promise.race([written, closed.then(([code]) => Promise.reject(new Error(`npm start ended with ${code}.`)))]);
    return performance.now() - startedAt;
  } finally {
    over.abort();
    await end(npm, closed);
    await Promise.all([data, ready].map((path) => rm(path, { recursive: true, force: true })));
  }
}

async function fileWritten(folder: string, name: string, signal: AbortSignal): Promise<void> {
  for await (const { filename } of watch(folder, { signal })) {
    if (filename === name) {
      return;
    }
  }
}

async function end({ pid, exitCode }: ChildProcess, closed: Promise<unknown>): Promise<void> {
  if (pid === undefined || exitCode !== null) {
    return;
  }
  process.kill(pid, 'SIGTERM');
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), ENDED_MS_MAX);
  await closed;
  clearTimeout(late);
}
