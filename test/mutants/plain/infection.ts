import type { Switch } from '../switch.ts';
import { isSame } from './same-value.ts';

// How often a mutation is probed in one test. After that it counts as one that changes a value, since it may do so
// later.
const PROBES_MAX = 400;
// A probe with more iterations takes longer than running the test with the mutation.
const ITERATIONS_MAX = 2_000;
// Reading the time of the processor takes as long as some iterations.
const LOOK_EVERY = 256;

type Probe = readonly [id: number, isCondition: boolean, other: () => unknown];

/** Tells which mutations a test may find: those that it reaches when none is on and that change a value. */
export interface Infection {
  /**
   * Returns the mutations reached since the last call. From now on, no probe is evaluated if `isOff`, and no function
   * is called a second time if `isWithinOnly`.
   */
  readonly take: (how?: { readonly isOff?: boolean; readonly isWithinOnly?: boolean }) => number[];
  /** Ends loops of the code under test once this process has used this much processor time. */
  readonly endAt: (cpuMs: number) => void;
}

/** Returns the processor time of this process so far, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Adds the functions that code with probes calls to its global scope, next to the functions of the switch. */
export function installProbes(state: Switch, scope: object = globalThis): Infection {
  const probes = new Probes(state);
  const { mutantIteration } = scope as { mutantIteration: () => void };
  Object.assign(scope, {
    mutant: (id: number) => probes.reach(id),
    mutantIsOn: (id: number) => probes.isOn(id),
    probe: (value: unknown, all: () => readonly Probe[]) => probes.probe(value, all),
    probeCall: (changesOuterState: boolean, body: () => unknown) => probes.call(changesOuterState, body),
    mutantIteration: () => probes.countIteration() || mutantIteration(),
  });
  return {
    take: ({ isOff = false, isWithinOnly = false } = {}) => probes.take(isOff, isWithinOnly),
    endAt: (ms) => probes.endAt(ms),
  };
}

// A test can find a mutation only if the expression has another value with it than without, and the function around the
// expression returns another one, too. Both are evaluated once more to see that.
class Probes {
  readonly #state: Switch;
  readonly #counts = new Map<number, number>();
  // The mutations that may have changed a value, for each call in progress.
  readonly #calls: (Set<number> | null)[] = [];
  #isProbing = false;
  #isOff = false;
  #isWithinOnly = false;
  #on = 0;
  #iterations = 0;
  #endAtMs = Number.POSITIVE_INFINITY;

  constructor(state: Switch) {
    this.#state = state;
  }

  take(isOff: boolean, isWithinOnly: boolean): number[] {
    this.#isOff = isOff;
    this.#isWithinOnly = isWithinOnly;
    this.#counts.clear();
    this.#calls.length = 0;
    const taken = [...this.#state.reached];
    this.#state.reached.clear();
    return taken;
  }

  endAt(ms: number): void {
    this.#endAtMs = ms;
  }

  isOn(id: number): boolean {
    return id === this.#on;
  }

  reach(id: number): boolean {
    if (!this.#isProbing) {
      this.#mark(id);
    }
    return id === this.#on;
  }

  /** Counts an iteration of a loop; returns whether it was in a probe. */
  countIteration(): boolean {
    this.#iterations += 1;
    if (this.#isProbing && this.#iterations > ITERATIONS_MAX) {
      throw new Error('A loop never ends.');
    }
    if (!this.#isProbing && this.#iterations % LOOK_EVERY === 0 && cpuMs() > this.#endAtMs) {
      throw new Error('A test takes too long.');
    }
    return this.#isProbing;
  }

  #mark(id: number): void {
    const at = this.#calls.length - 1;
    if (this.#isOff || this.#state.reached.has(id)) {
      return;
    }
    if (at === -1) {
      this.#state.reached.add(id);
    } else {
      this.#calls[at] = (this.#calls[at] ?? new Set()).add(id);
    }
  }

  probe(value: unknown, all: () => readonly Probe[]): unknown {
    if (this.#isProbing || this.#isOff) {
      return value;
    }
    for (const [id, isCondition, other] of all()) {
      const isMarked = this.#calls.at(-1)?.has(id) || this.#state.reached.has(id);
      if (!isMarked && (this.#isOften(id) || this.#changes(value, isCondition, other))) {
        this.#mark(id);
      }
    }
    return value;
  }

  // For a condition, only its truth value counts.
  #changes(value: unknown, isCondition: boolean, other: () => unknown): boolean {
    return isCondition ? this.#differs(0, Boolean(value), () => Boolean(other())) : this.#differs(0, value, other);
  }

  /**
   * Returns the value of a call; mutations that do not change it are forgotten, unless the call changes more than its
   * value.
   */
  call(changesOuterState: boolean, body: () => unknown): unknown {
    if (this.#isProbing || this.#isOff || this.#isWithinOnly) {
      return body();
    }
    // Most calls mark nothing.
    this.#calls.push(null);
    let isEnded = false;
    let value: unknown;
    try {
      value = body();
      isEnded = true;
    } finally {
      for (const id of this.#calls.pop() ?? []) {
        if (changesOuterState || !isEnded || this.#isOften(id) || this.#differs(id, value, body)) {
          this.#state.reached.add(id);
        }
      }
    }
    return value;
  }

  #isOften(id: number): boolean {
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    return count > PROBES_MAX;
  }

  #differs(id: number, value: unknown, other: () => unknown): boolean {
    this.#isProbing = true;
    this.#on = id;
    this.#iterations = 0;
    try {
      return !isSame(value, other());
    } catch {
      return true;
    } finally {
      this.#isProbing = false;
      this.#on = 0;
    }
  }
}
