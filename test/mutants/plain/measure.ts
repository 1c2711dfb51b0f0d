import type { Switch } from '../switch.ts';
import type { Infection } from './infection.ts';
import { type PlainTest, runTest } from './plain-test.ts';

/** What a test does when no mutation is on. */
interface Measured {
  readonly id: string;
  readonly turns: number;
  /** Of the processor. */
  readonly ms: number;
  /** By the clock. */
  readonly wallMs: number;
  /** The mutations that it may find, a bit for each number, in base64. */
  readonly bits: string;
}

/** What all plain tests do. */
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

// A test that still waits then waits for what only Vitest gives it.
const LIMIT_MS = 20_000;

/** Runs each test once to see which mutations it may find, and what it takes. */
export async function measureTests(
  tests: readonly PlainTest[],
  { state, infection, slowMs }: { state: Switch; infection: Infection; slowMs: number },
): Promise<Pick<Measurement, 'tests' | 'failed' | 'slow'>> {
  const measured: Measured[] = [];
  const [failed, slow]: [string[], string[]] = [[], []];
  for (const test of tests) {
    infection.take({ isOff: true });
    state.turns = 0;
    // What the processor does: a busy machine makes no test slower than another.
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const isPassed = (await runTest(test, LIMIT_MS)) === 'passed';
    const wallMs = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    const { turns } = state;
    const ids = ms > slowMs || !isPassed ? [] : await infect(test, infection);
    if (!isPassed || ids === null) {
      failed.push(test.id);
    } else if (ms > slowMs) {
      slow.push(test.id);
    } else {
      measured.push({ id: test.id, turns, ms, wallMs, bits: toBits(ids) });
    }
  }
  return { tests: measured, failed, slow };
}

// A function that changes what it is given cannot be called again: the test then fails, and runs without that.
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
