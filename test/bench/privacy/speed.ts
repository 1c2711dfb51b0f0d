import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/structured-detectors.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';
import { median } from '../percentile.ts';

const PRIVACY = join(import.meta.dirname, '../../../shared/privacy');
const KILOBYTE = 1_024;
const REPEATS = 3;
const ADVERSARIAL_LENGTH = 20_000;
// The ones that are measured again.
const SLOW_TEXTS = 20;

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

/**
 * Measures texts of 20 kB that are built to slow each expression down: how many there are, and the five slowest, the
 * best of three passes.
 */
export function slowestAdversarial(): {
  readonly texts: number;
  readonly slowest: readonly { readonly name: string; readonly ms: number }[];
} {
  const texts = adversarialTexts(ADVERSARIAL_LENGTH);
  const msOf = (text: string): number => cpuMilliseconds(() => void findPersonalData(text, PERSONAL_DATA_KINDS));
  const timed = texts.map(({ name, text }) => ({ name, text, ms: msOf(text) }));
  timed.sort((a, b) => b.ms - a.ms);
  const slowest = timed.slice(0, SLOW_TEXTS).map(({ name, text, ms }) => ({
    name,
    ms: Math.min(ms, ...Array.from({ length: REPEATS - 1 }, () => msOf(text))),
  }));
  return { texts: texts.length, slowest: slowest.sort((a, b) => b.ms - a.ms).slice(0, 5) };
}

/** What a fresh process needs for its first text. */
interface FirstText {
  /** The milliseconds of processor time to load the bundle, and for the first text. */
  readonly importMs: number;
  readonly firstMs: number;
  /** The megabytes that the process has grown by. */
  readonly megabytes: number;
}

const TEXT = 'Ms Harriet Blenkinsop, 12 Mill Lane, harriet@example.com, +44 20 7946 0958: please call back.';
const PROGRAM = `
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
const [bundle, text, kinds] = process.argv.slice(1);
gc();
const memory = process.memoryUsage().rss;
const start = cpu();
const { createPlaceholderRegistry } = await import(bundle);
const loaded = cpu();
createPlaceholderRegistry(kinds.split(',')).redact(text);
const firstMs = cpu() - loaded;
gc();
const megabytes = (process.memoryUsage().rss - memory) / 1e6;
console.log(JSON.stringify({ importMs: loaded - start, firstMs, megabytes }));
`;

/** Measures the first text of a fresh process with the deployed bundle of `shared/privacy/`; medians of five. */
export function firstTextOfProcess(): FirstText {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
  try {
    const bundle = join(folder, 'privacy.mjs');
    buildSync({
      entryPoints: [join(PRIVACY, 'placeholder-registry.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      minify: true,
      charset: 'utf8',
      outfile: bundle,
      logLevel: 'error',
    });
    const options = ['--expose-gc', '--input-type=module', '-e', PROGRAM, bundle, TEXT, PERSONAL_DATA_KINDS.join()];
    const runs = Array.from(
      { length: 5 },
      (): FirstText => JSON.parse(spawnSync(process.execPath, options, { encoding: 'utf8' }).stdout),
    );
    const middle = (name: keyof FirstText): number => median(runs.map((run) => run[name]));
    return { importMs: middle('importMs'), firstMs: middle('firstMs'), megabytes: middle('megabytes') };
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
