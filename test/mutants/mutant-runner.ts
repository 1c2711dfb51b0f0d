import { inject, type RunnerTestCase, type RunnerTestFile, TestRunner, type TestTryOptions } from 'vitest';
import { announceWorker, type FileReach, openMailbox, type Reach } from './plan.ts';
import { runLimited } from './run-limited.ts';
import { installSwitch } from './switch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of plan.ts. */
    mutants: string;
  }
}

const state = installSwitch();
const mailbox = openMailbox(inject('mutants'));
announceWorker(mailbox);
// Stored before a test replaces the clock.
const nowMs = performance.now.bind(performance);
// Suppresses the product's log, which would be written thousands of times.
process.stdout.write = () => true;
// A mutation may make a loop longer without making it endless: only one that exceeds all of this is ended. A file that
// is run as a whole has its own limit, because its iterations were not counted.
const ITERATIONS_FACTOR = 20;
const ITERATIONS_MORE = 100_000;
const ITERATIONS_OF_A_FILE = 50_000_000;
// Only a test that waits for something that never comes takes this long, even on a busy machine.
const LIMIT_FACTOR = 20;
const LIMIT_MORE_MS = 10_000;

interface Trial {
  /** The mutation that is on; 0 to see that the test still passes without one. */
  readonly id: number;
  /** The mutation that was on before, which made the test fail. */
  readonly suspect: number;
}

/** Runs each test once for every mutation that it reaches, in one process. */
class MutantRunner extends TestRunner {
  readonly #plan = mailbox.plan();
  readonly #tests: Record<string, Reach> = {};
  readonly #outside = new Set<number>();
  readonly #failed: string[] = [];
  #known: FileReach | null = null;
  #alive = new Set<number>();
  #waiting: number[] = [];
  #trial: Trial | null = null;
  #hasFailed = false;
  #isEndless = false;
  #isStopped = false;
  #isSteady = false;
  #startedAt = 0;

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    process.on('unhandledRejection', () => {
      this.#hasFailed = true;
    });
    this.#known = this.#plan.phase === 'try' ? mailbox.reach(file.name) : null;
    this.#alive = new Set(this.#plan.phase === 'try' ? this.#plan.ids : []);
    if (this.#plan.phase === 'whole') {
      state.active = this.#plan.id;
      state.iterationsMax = ITERATIONS_OF_A_FILE;
      mailbox.write({ trying: this.#plan.id });
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.#plan.phase !== 'try') {
      return;
    }
    // A mutation that stopped the previous process is the first in its list, so it is tried in a fresh one.
    const reached = new Set(this.#known?.tests[test.id]?.ids ?? []);
    this.#waiting = this.#isStopped ? [] : [...this.#alive].filter((id) => reached.has(id));
    this.#trial = null;
    this.#isSteady = false;
    if (this.#waiting.length === 0) {
      test.mode = 'skip';
      return;
    }
    // Two runs to see that it passes, one for each mutation, and one more after each that made it fail.
    Object.assign(test, { repeats: 2 * this.#waiting.length + 1 });
  }

  override async onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    super.onBeforeTryTask(test, options);
    this.#startedAt = nowMs();
    state.iterations = 0;
    if (this.#plan.phase === 'reach') {
      // Code that the file's hooks reached before its first test counts as reached outside of tests.
      this.#keepOutside();
    }
    if (this.#plan.phase !== 'try') {
      return;
    }
    this.#trial = this.#nextTrial();
    this.#hasFailed = false;
    this.#isEndless = false;
    if (this.#trial !== null) {
      mailbox.write({ trying: this.#trial.id });
      state.active = this.#trial.id;
      state.iterationsMax = (this.#known?.tests[test.id]?.iterations ?? 0) * ITERATIONS_FACTOR + ITERATIONS_MORE;
    }
  }

  #nextTrial(): Trial | null {
    const last = this.#trial;
    // Twice without a mutation: a test that cannot run twice would seem to fail with every mutation.
    if (last === null || !this.#isSteady) {
      this.#isSteady = last !== null;
      return { id: 0, suspect: 0 };
    }
    if (last.id !== 0 && this.#hasFailed) {
      return { id: 0, suspect: last.id };
    }
    const id = this.#isStopped ? undefined : this.#waiting.shift();
    return id === undefined ? null : { id, suspect: 0 };
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = async () => await TestRunner.getTestFn(test)();
    if (this.#plan.phase !== 'try') {
      return await run();
    }
    if (this.#trial === null || this.#hasFailed) {
      return;
    }
    const limitMs = (this.#known?.tests[test.id]?.ms ?? 0) * LIMIT_FACTOR + LIMIT_MORE_MS;
    const end = await runLimited(run, limitMs);
    this.#isEndless = end === 'endless';
    this.#hasFailed ||= end === 'failed';
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    if (this.#plan.phase === 'reach') {
      const ms = nowMs() - this.#startedAt;
      this.#tests[test.id] = { ids: [...state.reached], iterations: state.iterations, ms };
      state.reached.clear();
    }
    if (this.#plan.phase === 'try' && this.#trial !== null) {
      state.active = 0;
      state.reached.clear();
      this.#hasFailed ||= test.result?.state === 'fail';
      Object.assign(test, { result: { ...test.result, state: 'pass', errors: undefined, attempts: [] } });
      this.#judge(test, this.#trial);
    }
  }

  #judge({ id: test, file }: RunnerTestCase, { id, suspect }: Trial): void {
    if (this.#isEndless) {
      this.#stop(id === 0 ? null : { id, by: file.name, how: 'endless' });
    } else if (id === 0 && suspect === 0 && this.#hasFailed) {
      // It fails without a mutation, because it cannot run twice or because of earlier tests.
      mailbox.write({ unsteady: test });
      this.#waiting = [];
      this.#isSteady = true;
    } else if (id === 0 && suspect !== 0) {
      this.#judgeSuspect(file.name, suspect);
    }
  }

  // A test that fails with a mutation and passes again without it has found it. If it does not pass again, an earlier
  // mutation may have left something behind, unless there was none.
  #judgeSuspect(by: string, suspect: number): void {
    if (!this.#hasFailed) {
      this.#kill({ id: suspect, by, how: 'failed' });
    } else if (this.#isFirst(suspect)) {
      this.#stop({ id: suspect, by, how: 'failed' });
    } else {
      mailbox.write({ stopped: suspect });
      this.#stop(null);
    }
    this.#hasFailed = false;
  }

  #isFirst(id: number): boolean {
    return this.#plan.phase === 'try' && this.#plan.ids[0] === id;
  }

  #kill({ id, by, how }: { id: number; by: string; how: 'failed' | 'endless' }): void {
    this.#alive.delete(id);
    mailbox.write({ killed: id, by, how });
  }

  #stop(killed: { id: number; by: string; how: 'failed' | 'endless' } | null): void {
    if (killed !== null) {
      this.#kill(killed);
      mailbox.write({ stopped: 0 });
    }
    this.#isStopped = true;
    this.#waiting = [];
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (this.#plan.phase === 'reach' && test.result?.state === 'fail') {
      this.#failed.push(test.name);
    }
    if (this.#plan.phase === 'whole' && test.result?.state === 'fail') {
      mailbox.write({ killed: this.#plan.id, by: test.file.name, how: 'failed' });
      this.cancel('test-failure');
    }
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const { name } of this.#plan.phase === 'reach' ? files : []) {
      this.#keepOutside();
      const outside = [...this.#outside].filter((id) => !state.loaded.has(id));
      mailbox.setReach(name, { tests: this.#tests, loaded: [...state.loaded], outside, failed: this.#failed });
    }
    mailbox.write({ isDone: true });
  }

  #keepOutside(): void {
    for (const id of state.reached) {
      this.#outside.add(id);
    }
    state.reached.clear();
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest takes the default export of a runner's file
export default MutantRunner;
