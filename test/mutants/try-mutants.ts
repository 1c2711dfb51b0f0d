import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { TestRunResult, Vitest } from 'vitest/node';
import { endProcess } from './end-process.ts';
import { checkout } from './folders.ts';
import { type FileReach, type Line, openPost, type Plan, type Post } from './plan.ts';
import { inRounds } from './related-tests.ts';
import { type Mutant, startVitest } from './start-vitest.ts';

// A process from which nothing is heard for so long hangs.
const SILENCE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** What became of a mutation: which test failed, and null where none did. */
type Verdicts = ReadonlyMap<number, { readonly by: string; readonly how: 'failed' | 'endless' } | null>;

interface Order {
  readonly mutants: readonly Mutant[];
  /** Paths from the checkout, the nearest first. */
  readonly tests: readonly string[];
  readonly say: (line: string) => void;
  /** Ends the trial: what was not tried by then has no verdict. */
  readonly signal: AbortSignal;
}

/** Tries mutations, one at a time: all of them are in the code that the tests load, each behind a switch. */
export async function tryMutants(order: Order): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const post = openPost(folder);
  const vitest = await startVitest(folder, order.mutants);
  try {
    const trial = new Trial(vitest, post, order);
    // What a test of the first round finds is not even looked for by the others.
    for (const tests of inRounds(order.tests)) {
      await trial.tryRound(tests);
    }
    trial.expectTests();
    await trial.tryWhole();
    return trial.verdicts();
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function byFiles(one: { readonly files: readonly string[] }, other: { readonly files: readonly string[] }): number {
  return one.files.length - other.files.length;
}

const slowestMs = ({ tests }: FileReach) => Math.max(...Object.values(tests).map(({ ms }) => ms));

class Trial {
  readonly #vitest: Vitest;
  readonly #post: Post;
  readonly #order: Order;
  readonly #alive: Set<number>;
  readonly #verdicts = new Map<number, { readonly by: string; readonly how: 'failed' | 'endless' } | null>();
  readonly #reaches = new Map<string, FileReach>();
  readonly #unsteady = new Set<string>();
  #trying = 0;
  #heardAt = 0;

  constructor(vitest: Vitest, post: Post, order: Order) {
    this.#vitest = vitest;
    this.#post = post;
    this.#order = order;
    this.#alive = new Set(order.mutants.map(({ id }) => id));
  }

  verdicts(): Verdicts {
    return this.#verdicts;
  }

  async tryRound(tests: readonly string[]): Promise<void> {
    if (this.#alive.size > 0 && !this.#order.signal.aborted) {
      await this.#tryEach(await this.#reach(tests));
    }
  }

  expectTests(): void {
    if (this.#reaches.size === 0 && !this.#order.signal.aborted) {
      throw new Error('Without a mutation, no test passes.');
    }
  }

  async #reach(tests: readonly string[]): Promise<Map<string, FileReach>> {
    await this.#run({ phase: 'reach' }, tests);
    const reaches = new Map<string, FileReach>();
    for (const test of tests) {
      const reach = this.#post.reach(test);
      if (reach === null || reach.failed.length > 0 || Object.keys(reach.tests).length === 0) {
        const what = reach?.failed.join('; ') || 'it cannot be loaded';
        this.#order.say(`Left out, because it fails without a mutation: ${test}: ${what}`);
      } else {
        reaches.set(test, reach);
        this.#reaches.set(test, reach);
      }
    }
    return reaches;
  }

  async #tryEach(reaches: ReadonlyMap<string, FileReach>): Promise<void> {
    // What a fast test finds need not be looked for by a slow one.
    const files = [...reaches].toSorted(([, one], [, other]) => slowestMs(one) - slowestMs(other));
    for (const [file, { tests }] of files) {
      const reached = new Set(Object.values(tests).flatMap(({ ids }) => ids));
      let first: number | null = null;
      for (let isStopped = true; isStopped && !this.#order.signal.aborted; ) {
        const ids = [...this.#alive].filter((id) => reached.has(id) && id !== first);
        const all: number[] = first === null ? ids : [first, ...ids];
        if (all.length === 0) {
          break;
        }
        this.#order.say(`${file}: ${all.length} mutations to try, ${this.#alive.size} alive`);
        const lines = await this.#run({ phase: 'try', ids: all }, [file]);
        const stop = lines.findLast((line) => 'stopped' in line);
        isStopped = stop !== undefined;
        first = stop === undefined || !('stopped' in stop) || stop.stopped === 0 ? null : stop.stopped;
      }
    }
  }

  /** What is passed outside of tests, or by tests that cannot run twice: runs the file from its start. */
  async tryWhole(): Promise<void> {
    const filesFor = (id: number) =>
      [...this.#reaches].filter(([, reach]) => this.#isForWhole(id, reach)).map(([file]) => file);
    const waiting = [...this.#alive].map((id) => ({ id, files: filesFor(id) }));
    this.#order.say(
      `${waiting.filter(({ files }) => files.length > 0).length} mutations to try from the start of a file`,
    );
    const found = new Map<string, number>();
    // What needs no further file is decided now, and stays so when the time is over.
    for (const { id, files } of this.#order.signal.aborted ? [] : waiting.toSorted(byFiles)) {
      await this.#tryWholeFiles(id, files, found);
      if (this.#alive.has(id) && (files.length === 0 || !this.#order.signal.aborted)) {
        this.#verdicts.set(id, null);
      }
    }
  }

  // What found others before is likely to find this one too.
  async #tryWholeFiles(id: number, files: readonly string[], found: Map<string, number>): Promise<void> {
    for (const file of files.toSorted((one, other) => (found.get(other) ?? 0) - (found.get(one) ?? 0))) {
      if (this.#alive.has(id) && !this.#order.signal.aborted) {
        await this.#run({ phase: 'whole', id }, [file]);
        found.set(file, (found.get(file) ?? 0) + (this.#alive.has(id) ? 0 : 1));
      }
    }
  }

  #isForWhole(id: number, { tests, outside }: FileReach): boolean {
    const isUnsteady = Object.entries(tests).some(([test, { ids }]) => this.#unsteady.has(test) && ids.includes(id));
    return isUnsteady || outside.includes(id);
  }

  async #run(plan: Plan, files: readonly string[]): Promise<Line[]> {
    this.#post.setPlan(plan);
    const project = this.#vitest.getRootProject();
    const specifications = files.map((file) => project.createSpecification(join(checkout, file)));
    this.#heardAt = Date.now();
    const lines: Line[] = [];
    const timer = setInterval(() => {
      lines.push(...this.#listen(plan));
      if (this.#order.signal.aborted) {
        this.#kickOut();
      }
    }, LOOK_EVERY_MS);
    try {
      const result = await this.#vitest.runTestSpecifications(specifications);
      lines.push(...this.#listen(plan));
      const isDone = lines.some((line) => 'isDone' in line);
      lines.push(...this.#endedBadly(plan, files, isDone ? result : null));
    } finally {
      clearInterval(timer);
    }
    return lines;
  }

  // A file that cannot be loaded with a mutation, and a process that ended (null), have found it. The result holds the
  // files of earlier runs, too: of a process that ended it says what the file did before.
  #endedBadly(plan: Plan, files: readonly string[], result: TestRunResult | null): Line[] {
    const ran = result?.testModules.filter(({ moduleId }) => files.includes(relative(checkout, moduleId)));
    const isBad = (ran?.some((module) => !module.ok()) ?? true) && !this.#order.signal.aborted;
    const id = plan.phase === 'whole' ? plan.id : plan.phase === 'try' ? this.#trying : 0;
    if (!isBad || id === 0 || !this.#alive.has(id)) {
      return [];
    }
    this.#kill(id, { by: files[0] ?? '', how: 'failed' });
    return [{ stopped: 0 }];
  }

  #kill(id: number, verdict: { readonly by: string; readonly how: 'failed' | 'endless' }): void {
    this.#alive.delete(id);
    this.#verdicts.set(id, verdict);
  }

  #listen(plan: Plan): Line[] {
    const lines = this.#post.readLines();
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
      this.#kickOut();
    }
    return lines;
  }

  #kickOut(): void {
    const pid = this.#post.pid();
    this.#heardAt = Date.now();
    if (pid !== null) {
      this.#post.setPid(null);
      endProcess(pid);
    }
  }
}
