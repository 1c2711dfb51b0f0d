import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { HEURISTIC_KINDS } from '../../../shared/privacy/detectors/structured-detectors.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { adversarialTexts } from '../../harness/privacy/adversarial.ts';
import { median, percentile } from '../percentile.ts';

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
export function megabytesPerSecond(texts: readonly string[], read: (text: string) => unknown): number {
  const bytes = texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
  const pass = (): number => cpuMilliseconds(() => texts.forEach((text) => void read(text)));
  pass();
  return bytes / 1_000 / Math.min(...Array.from({ length: REPEATS }, pass));
}

/** Measures milliseconds per kilobyte of the texts: the 99th percentile. */
export function millisecondsPerKilobyte(texts: readonly string[]): number {
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
  return percentile(times, 0.99);
}

/**
 * Measures texts of 20 kB that are built to slow each expression down: how many there are, and the slowest, in the best
 * of three passes.
 */
export function slowestAdversarial(): { readonly texts: number; readonly slowestMs: number } {
  const texts = adversarialTexts(ADVERSARIAL_LENGTH).map(({ text }) => text);
  const msOf = (text: string): number => cpuMilliseconds(() => void findPersonalData(text, PERSONAL_DATA_KINDS));
  const timed = texts.map((text) => ({ text, ms: msOf(text) })).sort((a, b) => b.ms - a.ms);
  const again = timed
    .slice(0, SLOW_TEXTS)
    .map(({ text, ms }) => Math.min(ms, ...Array.from({ length: REPEATS - 1 }, () => msOf(text))));
  return { texts: texts.length, slowestMs: Math.max(...again) };
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

/** Measures the milliseconds of processor time that work takes, on all threads of this process. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
