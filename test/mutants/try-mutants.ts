import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { TestRunResult, Vitest } from 'vitest/node';
import { endWorker } from './end-process.ts';
import { checkout } from './folders.ts';
import { type FileReach, type Line, type Mailbox, openMailbox, type Plan } from './plan.ts';
import { loadedBy } from './related-tests.ts';
import { type Mutant, startVitest } from './start-vitest.ts';

// A process that writes nothing for this long hangs, because it writes a line before each trial.
const SILENCE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** The test that failed with a mutation, and how. */
type Found = { readonly by: string; readonly how: 'failed' | 'endless' };

// The results, by the number of the mutation.
interface Trials {
  readonly found: ReadonlyMap<number, Found>;
  /** The test files all of whose tests passed with a mutation. */
  readonly passed: ReadonlyMap<number, ReadonlySet<string>>;
  /** The test files that fail without a mutation. */
  readonly leftOut: ReadonlySet<string>;
  /** Why test files could not be loaded. */
  readonly faults: readonly string[];
}

interface Order {
  readonly mutants: readonly Mutant[];
  /** Paths from the checkout, the nearest first. */
  readonly tests: readonly string[];
  readonly say: (line: string) => void;
  /** Ends the trial; mutations that were not tried by then have no verdict. */
  readonly signal: AbortSignal;
}

/** Tries mutations, one at a time: all of them are in the code that the tests load, each behind a switch. */
export async function tryMutants(order: Order): Promise<Trials> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const mailbox = openMailbox(folder);
  const vitest = await startVitest(folder, order.mutants);
  try {
    const trial = new Trial(vitest, mailbox, order);
    await trial.tryEach();
    await trial.tryWhole();
    return trial;
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

class Trial implements Trials {
  readonly found = new Map<number, Found>();
  readonly passed = new Map<number, Set<string>>();
  readonly leftOut = new Set<string>();
  readonly faults: string[] = [];
  readonly #vitest: Vitest;
  readonly #mailbox: Mailbox;
  readonly #order: Order;
  readonly #alive: Map<number, Mutant>;
  readonly #reaches = new Map<string, FileReach>();
  readonly #unsteady = new Set<string>();
  #trying = 0;
  #heardAt = 0;

  constructor(vitest: Vitest, mailbox: Mailbox, order: Order) {
    this.#vitest = vitest;
    this.#mailbox = mailbox;
    this.#order = order;
    this.#alive = new Map(order.mutants.map((mutant) => [mutant.id, mutant]));
  }

  async tryEach(): Promise<void> {
    for (const file of this.#order.tests) {
      if (!this.#order.signal.aborted && this.#idsFor(file).length > 0) {
        await this.#tryFile(file);
      }
    }
  }

  #idsFor(file: string): number[] {
    return [...this.#alive.values()].filter((mutant) => loadedBy(file).has(mutant.file)).map(({ id }) => id);
  }

  async #reach(file: string): Promise<FileReach | null> {
    await this.#run({ phase: 'reach' }, [file]);
    const reach = this.#mailbox.reach(file);
    const tests = Object.values(reach?.tests ?? {});
    if (this.#order.signal.aborted) {
      return null;
    }
    if (reach === null || reach.failed.length > 0 || tests.length === 0) {
      const what = reach?.failed.join('; ') || 'it cannot be loaded';
      this.#order.say(`Left out, because it fails without a mutation: ${file}: ${what}`);
      this.leftOut.add(file);
      this.faults.push(...(reach === null ? [`${file} cannot be loaded.`] : []));
      return null;
    }
    this.#reaches.set(file, reach);
    return reach;
  }

  async #tryFile(file: string): Promise<void> {
    const reach = await this.#reach(file);
    if (reach === null) {
      return;
    }
    const loaded = new Set(reach.loaded);
    const reached = new Set(Object.values(reach.tests).flatMap(({ ids }) => ids));
    const all = this.#idsFor(file);
    const ids = all.filter((id) => reached.has(id) && !loaded.has(id));
    this.#order.say(`${file}: ${ids.length} mutations to try, ${this.#alive.size} alive`);
    await this.#tryIds(file, ids);
    for (const id of all.filter((one) => !this.#isForWhole(one, reach))) {
      this.#pass(id, file);
    }
  }

  async #tryIds(file: string, ids: readonly number[]): Promise<void> {
    let first: number | null = null;
    for (let isStopped = ids.length > 0; isStopped && !this.#order.signal.aborted; ) {
      const others = ids.filter((id) => this.#alive.has(id) && id !== first);
      const all: number[] = first === null ? others : [first, ...others];
      const lines = all.length === 0 ? [] : await this.#run({ phase: 'try', ids: all }, [file]);
      const stop = lines.findLast((line) => 'stopped' in line);
      isStopped = stop !== undefined;
      first = stop === undefined || !('stopped' in stop) || stop.stopped === 0 ? null : stop.stopped;
    }
  }

  #pass(id: number, file: string): void {
    if (this.#alive.has(id) && !this.#order.signal.aborted) {
      this.passed.set(id, (this.passed.get(id) ?? new Set()).add(file));
    }
  }

  /** Runs whole files for the mutations that they reach outside of their tests, or in tests that cannot run twice. */
  async tryWhole(): Promise<void> {
    const ids = [...this.#alive.keys()];
    const waiting = ids.map((id) => ({ id, files: this.#filesForWhole(id) })).filter(({ files }) => files.length > 0);
    if (waiting.length > 0) {
      this.#order.say(`${waiting.length} mutations to try from the start of a file`);
    }
    for (const { id, files } of waiting.toSorted((one, other) => one.files.length - other.files.length)) {
      for (const file of files) {
        if (this.#alive.has(id) && !this.#order.signal.aborted) {
          await this.#run({ phase: 'whole', id }, [file]);
          this.#pass(id, file);
        }
      }
    }
  }

  #filesForWhole(id: number): string[] {
    const open = [...this.#reaches].filter(([file]) => this.#idsFor(file).includes(id));
    return open.flatMap(([file, reach]) => (this.#isForWhole(id, reach) ? [file] : []));
  }

  // Code that runs while its module is loaded, or in a hook for the whole file, runs before a mutation could be
  // switched on for one test.
  #isForWhole(id: number, { tests, loaded, outside }: FileReach): boolean {
    const isUnsteady = Object.entries(tests).some(([test, { ids }]) => this.#unsteady.has(test) && ids.includes(id));
    return isUnsteady || outside.includes(id) || loaded.includes(id);
  }

  async #run(plan: Plan, files: readonly string[]): Promise<Line[]> {
    this.#mailbox.setPlan(plan);
    const project = this.#vitest.getRootProject();
    const specifications = files.map((file) => project.createSpecification(join(checkout, file)));
    this.#heardAt = Date.now();
    const lines: Line[] = [];
    const timer = setInterval(() => {
      lines.push(...this.#listen(plan));
      if (this.#order.signal.aborted) {
        this.#endProcess();
      }
    }, LOOK_EVERY_MS);
    try {
      const result = await this.#vitest.runTestSpecifications(specifications);
      lines.push(...this.#listen(plan));
      const isDone = lines.some((line) => 'isDone' in line);
      lines.push(...this.#judgeEnd(plan, files, isDone ? result : null));
    } finally {
      clearInterval(timer);
    }
    return lines;
  }

  // A mutation counts as found if a file cannot be loaded with it or if the process ended (`result` is null). The
  // result also lists the files of earlier runs: for a process that ended, it repeats what the file did before.
  #judgeEnd(plan: Plan, files: readonly string[], result: TestRunResult | null): Line[] {
    const ran = result?.testModules.filter(({ moduleId }) => files.includes(relative(checkout, moduleId)));
    const isBad = (ran?.some((module) => !module.ok()) ?? true) && !this.#order.signal.aborted;
    const id = plan.phase === 'whole' ? plan.id : plan.phase === 'try' ? this.#trying : 0;
    if (!isBad || id === 0 || !this.#alive.has(id)) {
      return [];
    }
    this.#kill(id, { by: files[0] ?? '', how: 'failed' });
    return [{ stopped: 0 }];
  }

  #kill(id: number, found: Found): void {
    this.#alive.delete(id);
    this.found.set(id, found);
  }

  #listen(plan: Plan): Line[] {
    const lines = this.#mailbox.readLines();
    for (const line of lines) {
      this.#heardAt = Date.now();
      if ('trying' in line) {
        this.#trying = line.trying;
      } else if ('killed' in line) {
        this.#kill(line.killed, { by: line.by, how: line.how });
      } else if ('unsteady' in line) {
        this.#unsteady.add(line.unsteady);
      }
    }
    if (plan.phase !== 'reach' && Date.now() - this.#heardAt > SILENCE_MS) {
      this.#endProcess();
    }
    return lines;
  }

  #endProcess(): void {
    this.#heardAt = Date.now();
    endWorker(this.#mailbox);
  }
}
