import type { Switch } from '../switch.ts';

// So often is a mutation probed in one test: one that changed no value by then may still do it later.
const PROBES_MAX = 400;
// A loop that turns so often while a value is probed does not end.
const TURNS_MAX = 200_000;

/** What instrumented code calls. */
interface Switches {
  readonly mutant: (id: number) => boolean;
  readonly mutantTurns: () => void;
}

type Probe = readonly [id: number, isCondition: boolean, other: () => unknown];

/** Which mutations change the value of an expression, as far as tests pass it when none is on. */
export interface Infection {
  /** The mutations that a test may find, since the last call. */
  readonly take: () => number[];
}

/**
 * Puts `probe` beside the functions of the switch, for code that is instrumented with probes: where an expression has
 * the same value with a mutation as without, at every passage of a test, the test cannot find it and need not be run.
 */
export function installProbes(state: Switch, scope: object = globalThis): Infection {
  const counts = new Map<number, number>();
  let isProbing = false;
  const { mutant, mutantTurns } = scope as Switches;
  let turns = 0;
  const differs = (value: unknown, isCondition: boolean, other: () => unknown): boolean => {
    isProbing = true;
    turns = 0;
    try {
      const changed = other();
      return isCondition ? Boolean(changed) !== Boolean(value) : !isSame(value, changed);
    } catch {
      return true;
    } finally {
      isProbing = false;
    }
  };
  const probeOne = (id: number, value: unknown, [isCondition, other]: readonly [boolean, () => unknown]) => {
    const count = counts.get(id) ?? 0;
    if (count > PROBES_MAX) {
      return;
    }
    const isInfected = count === PROBES_MAX || differs(value, isCondition, other);
    counts.set(id, isInfected ? PROBES_MAX + 1 : count + 1);
    if (isInfected) {
      state.reached.add(id);
    }
  };
  const probe = (value: unknown, probes: () => readonly Probe[]) => {
    for (const [id, ...other] of isProbing ? [] : probes()) {
      probeOne(id, value, other);
    }
    return value;
  };
  Object.assign(scope, {
    probe,
    mutant: (id: number) => !isProbing && mutant(id),
    mutantTurns: () => {
      turns += 1;
      if (!isProbing) {
        mutantTurns();
      } else if (turns > TURNS_MAX) {
        throw new Error('A loop turns without end.');
      }
    },
  });
  return {
    take() {
      counts.clear();
      const taken = [...state.reached];
      state.reached.clear();
      return taken;
    },
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => Object.is(item, other[at]));
  }
  return Object.is(one, other);
}
