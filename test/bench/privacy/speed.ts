import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/structured-detectors.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';

const PRIVACY = join(import.meta.dirname, '../../../shared/privacy');
const KILOBYTE = 1_024;
const REPEATS = 3;
const ADVERSARIAL_LENGTH = 20_000;

/** The kinds that are found by form, checksum or a word beside them. */
export const STRUCTURED_KINDS: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS.filter(
  (kind) => !HEURISTIC_KINDS.includes(kind),
);

/** Measures megabytes per second of processor time, the best of three passes after a warm-up. */
export function megabytesPerSecond(texts: readonly string[], kinds: readonly PersonalDataKind[]): number {
  const bytes = texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
  const pass = (): number => cpuMilliseconds(() => texts.forEach((text) => void findPersonalData(text, kinds)));
  pass();
  return bytes / 1_000 / Math.min(...Array.from({ length: REPEATS }, pass));
}

/** Measures milliseconds per kilobyte of the texts: the median and the 99th percentile. */
export function millisecondsPerKilobyte(texts: readonly string[]): { readonly p50: number; readonly p99: number } {
  const whole = texts.join('\n\n');
  const pieces = Array.from({ length: Math.min(2_000, Math.floor(whole.length / KILOBYTE)) }, (_, i) =>
    whole.slice(i * KILOBYTE, (i + 1) * KILOBYTE),
  );
  const times = pieces.map((piece) =>
    // The best of five, because the clock continues while others use the processor, and the thread's own clock is too
    // coarse.
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const start = performance.now();
        findPersonalData(piece, PERSONAL_DATA_KINDS);
        return performance.now() - start;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Measures texts of 20 kB that are built to slow each expression down: how many there are, and the five slowest. */
export function slowestAdversarial(): {
  readonly texts: number;
  readonly slowest: readonly { readonly name: string; readonly ms: number }[];
} {
  const texts = adversarialTexts(ADVERSARIAL_LENGTH);
  const timed = texts.map(({ name, text }) => {
    const pass = (): number => cpuMilliseconds(() => void findPersonalData(text, PERSONAL_DATA_KINDS));
    return { name, ms: Math.min(...Array.from({ length: REPEATS }, pass)) };
  });
  return { texts: texts.length, slowest: timed.sort((a, b) => b.ms - a.ms).slice(0, 5) };
}

/**
 * Measures the milliseconds that a fresh process takes to load the deployed bundle of `shared/privacy/`; the median of
 * five.
 */
export function importMilliseconds(): number {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
  try {
    const bundle = join(folder, 'privacy.mjs');
    const entry = join(PRIVACY, 'placeholder-registry.ts');
    buildSync({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'esm',
      minify: true,
      outfile: bundle,
      logLevel: 'error',
    });
    const program = `const t = performance.now(); await import(${JSON.stringify(bundle)}); console.log(performance.now() - t);`;
    const times = Array.from({ length: 5 }, () =>
      Number(spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout),
    );
    return times.sort((a, b) => a - b)[2] ?? 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The size of the word lists in bytes. */
export function dataBytes(): number {
  const entries = readdirSync(join(PRIVACY, 'names'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((total, { parentPath, name }) => total + statSync(join(parentPath, name)).size, 0);
}

/** Measures the milliseconds of processor time that work takes, on all threads of this process. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
