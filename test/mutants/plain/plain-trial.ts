import type { Switch } from '../switch.ts';
import { bitsOf, type Measurement } from './measure.ts';
import { isAnyUnhandled, type PlainTest, runTest } from './plain-test.ts';

/** A mutation to try. */
export interface PlainMutant {
  readonly id: number;
  /** The source that contains it. */
  readonly source: string;
  /** The test that found it in an earlier run. */
  readonly hint: string | undefined;
  /** Files of tests that are known to pass with it. */
  readonly passed: readonly string[];
}

/**
 * The result of a trial. `left`: not all tests that may find it were run. `broken`: something was left behind in the
 * process, so the mutation must be tried in another one. A test that did not end (`isEndless`) would disturb the next
 * one.
 */
type Outcome = { readonly by: PlainTest; readonly isEndless: boolean } | 'passed' | 'left' | 'broken';

interface Reloading {
  /** Evaluates what depends on a source again, with a mutation on. */
  readonly use: (source: string, id: number) => Promise<void>;
  readonly putBack: () => void;
}

interface Known extends PlainTest {
  readonly iterations: number;
  readonly limitMs: number;
  readonly mayFind: (id: number) => boolean;
}

// A mutation may make a loop longer without making it endless: only one that exceeds all of this is ended.
const ITERATIONS_FACTOR = 20;
const ITERATIONS_MORE = 100_000;
// Only a test that waits for something that never comes takes this long, even on a busy machine.
const LIMIT_FACTOR = 20;
const LIMIT_MORE_MS = 10_000;
// How many of the tests that last found mutations of the same source are tried first: a few of them find most of its
// mutations.
const RECENT_MAX = 24;

/** Runs plain tests with one mutation after another, the tests most likely to find it first. */
export class PlainTrial {
  readonly #state: Switch;
  readonly #reloading: Reloading;
  readonly #tests: readonly Known[];
  readonly #loaded: ReadonlySet<number>;
  readonly #recent = new Map<string, Known[]>();

  constructor(
    tests: readonly PlainTest[],
    measurement: Measurement,
    { state, reloading }: { state: Switch; reloading: Reloading },
  ) {
    const byId = new Map(tests.map((test) => [test.id, test]));
    // Faster tests are tried first.
    const sorted = measurement.tests.toSorted((one, other) => one.ms - other.ms);
    this.#tests = sorted.flatMap((measured) => {
      const test = byId.get(measured.id);
      return test === undefined ? [] : [known(test, measured)];
    });
    this.#loaded = new Set(measurement.loaded);
    this.#state = state;
    this.#reloading = reloading;
  }

  /** Tries one mutation with the tests that may find it, until one fails that passes again without it. */
  async try(mutant: PlainMutant, testsMax = Number.POSITIVE_INFINITY): Promise<Outcome> {
    const isLoaded = this.#loaded.has(mutant.id);
    const all = this.#ordered(mutant, isLoaded);
    const tests = all.slice(0, testsMax);
    const [first] = tests;
    if (first === undefined) {
      return 'passed';
    }
    if (isLoaded && !(await this.#reload(mutant))) {
      return { by: first, isEndless: false };
    }
    const { found, isEndless } = await this.#firstToFail(mutant.id, tests);
    this.#state.active = 0;
    if (isLoaded) {
      this.#reloading.putBack();
    }
    if (found === null) {
      return tests.length === all.length ? 'passed' : 'left';
    }
    if ((await runTest(found, found.limitMs)) !== 'passed') {
      return 'broken';
    }
    const recent = this.#recent.get(mutant.source) ?? [];
    this.#recent.set(mutant.source, [found, ...recent.filter((test) => test !== found)].slice(0, RECENT_MAX));
    return { by: found, isEndless };
  }

  // A module that cannot be loaded with a mutation fails every test.
  async #reload({ source, id }: PlainMutant): Promise<boolean> {
    try {
      await this.#reloading.use(source, id);
      return true;
    } catch {
      this.#state.active = 0;
      this.#reloading.putBack();
      return false;
    }
  }

  // Code that runs while a module is loaded may affect every test.
  #ordered({ id, source, hint, passed }: PlainMutant, isLoaded: boolean): readonly Known[] {
    const passing = new Set(passed);
    const open = this.#tests.filter((test) => (isLoaded || test.mayFind(id)) && !passing.has(test.file));
    const recent = new Set(this.#recent.get(source));
    const near = `test/${source.slice(0, source.lastIndexOf('/'))}`;
    const rank = (test: Known) => {
      if (test.id === hint) {
        return 0;
      }
      if (recent.has(test)) {
        return 1;
      }
      return test.file.startsWith(near) ? 2 : 3;
    };
    return open.toSorted((one, other) => rank(one) - rank(other));
  }

  async #firstToFail(id: number, tests: readonly Known[]): Promise<{ found: Known | null; isEndless: boolean }> {
    for (const test of tests) {
      this.#state.iterations = 0;
      this.#state.iterationsMax = test.iterations * ITERATIONS_FACTOR + ITERATIONS_MORE;
      this.#state.active = id;
      const end = await runTest(test, test.limitMs);
      if (end !== 'passed') {
        return { found: test, isEndless: end === 'endless' };
      }
    }
    const isUnhandled = await isAnyUnhandled();
    return { found: isUnhandled ? (tests.at(-1) ?? null) : null, isEndless: false };
  }
}

function known(test: PlainTest, measured: Measurement['tests'][number]): Known {
  const { iterations, wallMs } = measured;
  return { ...test, iterations, limitMs: wallMs * LIMIT_FACTOR + LIMIT_MORE_MS, mayFind: bitsOf(measured) };
}
