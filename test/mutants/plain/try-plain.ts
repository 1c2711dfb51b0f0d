import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestRunResult } from 'vitest/node';
import { endWorker } from '../end-process.ts';
import { checkout } from '../folders.ts';
import { type Line, type Mailbox, openMailbox, type Plan } from '../plan.ts';
import { reachedFrom } from '../related-tests.ts';
import { type Mutant, startVitest } from '../start-vitest.ts';
import type { Measurement } from './measure.ts';
import type { PlainFound, PlainOrder, PlainTrials } from './plain-order.ts';

// A process that writes nothing for this long hangs, because it writes a line before each mutation.
const SILENCE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
// Slower tests are not rows of a table, but properties and counts over random digits: Vitest runs them.
const SLOW_MS = 1_000;
// Finding out which of so many mutations a test may find takes ten to fifty times as long as the test. One of the first
// tests that reach them finds more than half of the mutations, so this is done only for the others.
const MANY = 200;
const FIRST_TESTS = 40;
// A busy machine may not start a process in time.
const STARTS_MAX = 2;

/**
 * Tries mutations with plain tests, all in one process: a first one sees which test may find which mutation, and a
 * second one tries them. It is started again after a mutation with which it hung or that left something behind. Many
 * mutations are first tried with a few of the tests that reach them.
 */
export async function tryPlain(order: PlainOrder): Promise<PlainTrials> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const run = new PlainRun(openMailbox(folder), order);
  const start = order.start ?? startVitest;
  const runTests = async (hasProbes: boolean) => {
    const vitest = await start({ folder, mutants: run.open(), runner: 'plain/plain-runner.ts', hasProbes });
    try {
      const project = vitest.getRootProject();
      return faultsOf(
        await vitest.runTestSpecifications(
          order.tests.map((test) => project.createSpecification(join(checkout, test))),
        ),
      );
    } finally {
      await vitest.close();
    }
  };
  try {
    for (const testsMax of run.open().length > MANY ? [FIRST_TESTS, null] : [null]) {
      if (run.begin()) {
        await run.measure(async () => await runTests(testsMax === null));
      }
      while (run.isOpen()) {
        await run.try(async () => await runTests(false), testsMax);
      }
    }
    return { found: run.found, isPassed: (mutant, test) => run.isPassed(mutant, test), faults: run.faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Returns why a process ended, or why a file could not be loaded.
function faultsOf({ testModules, unhandledErrors }: TestRunResult): string[] {
  const errors = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors];
  return errors.map((error) => (error as Partial<Error>).message?.split('\n')[0] ?? String(error));
}

class PlainRun {
  readonly found = new Map<number, PlainFound>();
  readonly faults: string[] = [];
  readonly #passed = new Set<number>();
  readonly #mailbox: Mailbox;
  readonly #order: PlainOrder;
  #measurement: Measurement | null = null;
  // The mutation that the next process tries first: it may have ended the last one.
  #first: number | null = null;
  #trying = 0;
  #heardAt = 0;
  #starts = 0;
  #isDone = false;
  #isBroken = false;

  constructor(mailbox: Mailbox, order: PlainOrder) {
    this.#mailbox = mailbox;
    this.#order = order;
  }

  isPassed({ id, file }: Mutant, test: string): boolean {
    const { failed, slow, outside, loaded } = this.#measurement ?? {};
    const left = [...(failed ?? []), ...(this.#order.slowLeftOutMs === null ? (slow ?? []) : [])];
    // A value that a file takes from a source outside of its tests may come from code that was loaded without the
    // mutation.
    const computed = outside?.[test] ?? [];
    const isKept = computed.length > 0 || reachedFrom(test).has(file);
    const isOutside = computed.includes(id) || (isKept && loaded?.includes(id) === true);
    const isWhole = this.#order.tests.includes(test) && !left.some((one) => one.startsWith(`${test} `));
    return this.#passed.has(id) && isWhole && !isOutside;
  }

  /** Begins a pass over the open mutations; returns whether there are any. */
  begin(): boolean {
    this.#isDone = false;
    return this.isOpen();
  }

  isOpen(): boolean {
    const isEnded = this.#isDone || this.#isBroken || this.#order.signal.aborted;
    return !isEnded && this.#order.tests.length > 0 && this.open().length > 0;
  }

  /** The mutations that are neither found nor known to pass. */
  open(): Mutant[] {
    const { mutants, tests, isPassed } = this.#order;
    const open = mutants.filter(({ id }) => !this.found.has(id) && !this.#passed.has(id));
    // Leaves out mutations with which all tests are known to pass.
    return open.filter((mutant) => tests.some((test) => !isPassed(mutant, test)));
  }

  async measure(run: () => Promise<readonly string[]>): Promise<void> {
    const { say, tests, signal } = this.#order;
    const slowMs = this.#order.slowLeftOutMs ?? SLOW_MS;
    const faults = await this.#run({ phase: 'measure', files: tests.length, slowMs }, run);
    this.#measurement = this.#mailbox.measurement();
    if (this.#measurement === null) {
      const reason = signal.aborted ? 'the time ended' : reasonOf(faults);
      const fault = `The plain tests could not be run in one process, and are run file by file: ${reason}`;
      say(fault);
      this.faults.push(...(signal.aborted ? [] : [fault]));
      this.#isBroken = true;
      return;
    }
    const { slow, failed } = this.#measurement;
    const ms = this.#measurement.tests.reduce((sum, test) => sum + test.ms, 0);
    say(`${this.#measurement.tests.length} plain tests in one process, ${Math.round(ms)} ms in all`);
    for (const test of slow) {
      say(`Left out, because it takes longer than ${slowMs} ms: ${test}`);
    }
    for (const test of failed) {
      say(`Left out, because it fails without a mutation: ${test}`);
    }
  }

  async try(run: () => Promise<readonly string[]>, testsMax: number | null): Promise<void> {
    const { tests, isPassed, hintOf } = this.#order;
    // Mutations that are evaluated while a module is loaded need all tests, so they come last.
    const loaded = new Set(this.#measurement?.loaded);
    const rank = ({ id }: Mutant) => {
      if (id === this.#first) {
        return 0;
      }
      return loaded.has(id) ? 2 : 1;
    };
    const mutants = this.open()
      .toSorted((one, other) => rank(one) - rank(other))
      .map((mutant) => ({
        id: mutant.id,
        source: mutant.file,
        hint: hintOf(mutant),
        passed: tests.filter((test) => isPassed(mutant, test)),
      }));
    this.#trying = 0;
    const faults = await this.#run({ phase: 'plain', files: tests.length, mutants, testsMax }, run);
    if (!this.#isDone && !this.#order.signal.aborted) {
      this.#handleEarlyEnd(faults);
    }
  }

  async #run(plan: Plan, run: () => Promise<readonly string[]>): Promise<readonly string[]> {
    this.#mailbox.setPlan(plan);
    this.#heardAt = Date.now();
    const timer = setInterval(() => this.#listen(), LOOK_EVERY_MS);
    try {
      const faults = await run();
      this.#listen();
      return faults;
    } finally {
      clearInterval(timer);
    }
  }

  // A mutation with which a fresh process hangs or breaks is found; in a process that tried others before, those may
  // have left something behind.
  #handleEarlyEnd(faults: readonly string[]): void {
    const { say } = this.#order;
    this.#starts = this.#trying === 0 ? this.#starts + 1 : 0;
    if (this.#starts === STARTS_MAX) {
      const count = this.open().length;
      const fault = `The process of the plain tests ended before its first change; the remaining ${count} changes are tried file by file.`;
      say(fault);
      this.faults.push(fault);
      this.#isBroken = true;
    } else if (this.#trying === 0) {
      say(`The process of the plain tests ended before its first change, and is started again: ${reasonOf(faults)}`);
    } else if (this.found.has(this.#trying)) {
      // With that mutation, a test did not end, which the process may not survive.
      this.#first = null;
    } else if (this.#first === this.#trying) {
      this.found.set(this.#trying, { by: this.#order.tests[0] ?? '', how: 'endless', test: undefined });
    } else {
      this.#first = this.#trying;
    }
  }

  #listen(): void {
    for (const line of this.#mailbox.readLines()) {
      this.#heardAt = Date.now();
      this.#take(line);
    }
    const isSilent = this.#trying !== 0 && Date.now() - this.#heardAt > SILENCE_MS;
    if (this.#order.signal.aborted || isSilent) {
      this.#endProcess();
    }
  }

  #take(line: Line): void {
    if ('trying' in line) {
      this.#trying = line.trying;
    } else if ('killed' in line) {
      this.found.set(line.killed, { by: line.by, how: line.how, test: line.test });
    } else if ('passed' in line) {
      this.#passed.add(line.passed);
    } else if ('isDone' in line) {
      this.#isDone = true;
    }
  }

  #endProcess(): void {
    this.#heardAt = Date.now();
    endWorker(this.#mailbox);
  }
}

function reasonOf(faults: readonly string[]): string {
  return [...new Set(faults)].slice(0, 3).join('; ') || 'it gave no reason';
}
