import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject, type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';
import { checkout } from '../folders.ts';
import { announceWorker, openMailbox, type Plan } from '../plan.ts';
import { loadedBy } from '../related-tests.ts';
import { type LoadedModules, ReloadedModules } from '../reloaded-modules.ts';
import { installSwitch } from '../switch.ts';
import { type Infection, installProbes } from './infection.ts';
import { measureTests } from './measure.ts';
import type { PlainTest } from './plain-test.ts';
import { PlainTrial } from './plain-trial.ts';

type Measuring = Extract<Plan, { phase: 'measure' }>;
type Trying = Extract<Plan, { phase: 'plain' }>;

const mailbox = openMailbox(inject('mutants'));
const plan = mailbox.plan();
announceWorker(mailbox);
const state = installSwitch();
const infection = plan.phase === 'measure' ? installProbes(state) : null;
// Suppresses the product's log, which would be written thousands of times.
process.stdout.write = () => true;
// Nobody reads where a test failed, and finding that takes longer than the test.
Error.stackTraceLimit = 0;

/** Collects the tests of all files in one process, and calls them itself when the last file is loaded. */
class PlainRunner extends TestRunner {
  readonly #tests: PlainTest[] = [];
  readonly #outside: Record<string, readonly number[]> = {};
  #files = 0;

  async onCollected(files: RunnerTestFile[]): Promise<void> {
    for (const file of files) {
      this.#outside[file.name] = infection?.take() ?? [];
      this.#tests.push(...testsOf(file, file.name));
      this.#files += 1;
      await loadLazyModules(file.name);
    }
    if (infection !== null && plan.phase === 'measure' && this.#files === plan.files) {
      await this.#measure(plan, infection);
    } else if (plan.phase === 'plain' && this.#files === plan.files) {
      await this.#try(plan);
    }
  }

  async #measure({ slowMs }: Measuring, probes: Infection): Promise<void> {
    const measured = await measureTests(this.#tests, { state, infection: probes, slowMs });
    const outside = Object.fromEntries(Object.entries(this.#outside).filter(([, ids]) => ids.length > 0));
    mailbox.setMeasurement({ ...measured, loaded: [...state.loaded], outside });
  }

  async #try({ mutants, testsMax }: Trying): Promise<void> {
    const measurement = mailbox.measurement();
    const { evaluatedModules } = Reflect.get(this, 'moduleRunner') as { evaluatedModules: LoadedModules };
    const reloading = new ReloadedModules(evaluatedModules, state);
    if (measurement === null) {
      return;
    }
    const trial = new PlainTrial(this.#tests, measurement, { state, reloading });
    for (const mutant of mutants) {
      const { id } = mutant;
      mailbox.write({ trying: id });
      const outcome = await trial.try(mutant, testsMax ?? Number.POSITIVE_INFINITY);
      reloading.forget(mutant.source, id);
      if (outcome === 'broken') {
        return;
      }
      if (outcome === 'passed') {
        mailbox.write({ passed: id });
      }
      if (typeof outcome === 'string') {
        continue;
      }
      const { by, isEndless } = outcome;
      mailbox.write({ killed: id, by: by.file, how: isEndless ? 'endless' : 'failed', test: by.id });
      if (isEndless) {
        return;
      }
    }
    mailbox.write({ isDone: true });
  }
}

// Modules that the product loads lazily are loaded beforehand: in a test, loading would count as the test's own time,
// and a module that is interrupted while it loads stays broken for all later tests.
async function loadLazyModules(test: string): Promise<void> {
  for (const path of loadedBy(test)) {
    const source = join(checkout, path);
    if (path.startsWith('shared/') && existsSync(source)) {
      await import(source);
    }
  }
}

// Returns the tests below a task, which Vitest itself then does not run.
function testsOf(task: RunnerTask, file: string): PlainTest[] {
  if (task.type === 'suite') {
    return task.tasks.flatMap((one) => testsOf(one, file));
  }
  const isPlain = task.mode === 'run' && task.fails !== true;
  const run = TestRunner.getTestFn(task);
  task.mode = 'skip';
  return isPlain && run !== undefined ? [{ id: `${file} ${task.id}`, file, run }] : [];
}

// biome-ignore lint/style/noDefaultExport: Vitest takes the default export of a runner's file
export default PlainRunner;
