import type { Switch } from '../switch.ts';
import { cpuMs, type Infection } from './infection.ts';
import { type PlainTest, runTest } from './plain-test.ts';

/** A test that ran with no mutation on. */
interface Measured {
  readonly id: string;
  readonly iterations: number;
  /** CPU time. */
  readonly ms: number;
  /** Elapsed time. */
  readonly wallMs: number;
  /** The mutations that it may find, one bit for each number, in base64. */
  readonly bits: string;
}

/** The measured run of all plain tests. */
export interface Measurement {
  readonly tests: readonly Measured[];
  /** The tests that fail without a mutation. */
  readonly failed: readonly string[];
  /** The tests that take longer than the limit. */
  readonly slow: readonly string[];
  /** Mutations that change what is evaluated while modules of shared/ are loaded. */
  readonly loaded: readonly number[];
  /** Those that change what a file of tests computes outside of its tests. */
  readonly outside: Readonly<Record<string, readonly number[]>>;
}

// No plain test takes this long: one that still waits needs something that only Vitest provides.
const LIMIT_MS = 20_000;

/** Runs each test to see which mutations it may find, and how long it takes. */
export async function measureTests(
  tests: readonly PlainTest[],
  { state, infection, slowMs }: { state: Switch; infection: Infection; slowMs: number },
): Promise<Pick<Measurement, 'tests' | 'failed' | 'slow'>> {
  const measured: Measured[] = [];
  const [failed, slow]: [string[], string[]] = [[], []];
  for (const test of tests) {
    infection.take({ isOff: true });
    state.iterations = 0;
    // CPU time, so that tests do not look slow on a busy machine.
    const before = cpuMs();
    infection.endAt(before + slowMs);
    const startedAt = performance.now();
    const isPassed = (await runTest(test, LIMIT_MS)) === 'passed';
    const wallMs = performance.now() - startedAt;
    const ms = cpuMs() - before;
    infection.endAt(Number.POSITIVE_INFINITY);
    const { iterations } = state;
    const ids = ms > slowMs || !isPassed ? [] : await infect(test, infection);
    if (ms > slowMs) {
      slow.push(test.id);
    } else if (!isPassed || ids === null) {
      failed.push(test.id);
    } else {
      measured.push({ id: test.id, iterations, ms, wallMs, bits: toBits(ids) });
    }
  }
  return { tests: measured, failed, slow };
}

// A function that changes its arguments cannot be called again: the test then fails, and is run without second calls.
async function infect(test: PlainTest, infection: Infection): Promise<number[] | null> {
  for (const isWithinOnly of [false, true]) {
    infection.take({ isWithinOnly });
    if ((await runTest(test, LIMIT_MS)) === 'passed') {
      return infection.take();
    }
  }
  return null;
}

function toBits(ids: readonly number[]): string {
  const bits = Buffer.alloc(Math.floor(Math.max(0, ...ids) / 8) + 1);
  for (const id of ids) {
    const at = Math.floor(id / 8);
    bits.writeUInt8(bits.readUInt8(at) | (1 << (id % 8)), at);
  }
  return bits.toString('base64');
}

/** Reads which mutations a test may find. */
export function bitsOf({ bits }: Measured): (id: number) => boolean {
  const buffer = Buffer.from(bits, 'base64');
  return (id) => ((buffer[Math.floor(id / 8)] ?? 0) & (1 << (id % 8))) !== 0;
}
