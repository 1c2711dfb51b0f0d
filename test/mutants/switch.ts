// What instrumented code asks at every passage (instrument.ts), in the process in which the tests run.

/** Which mutation is on, which were passed while none was, and how often loops turned. */
export interface Switch {
  /** 0: none. */
  active: number;
  readonly reached: Set<number>;
  /** Those that were passed while modules of shared/ were loaded. */
  readonly loaded: Set<number>;
  turns: number;
  turnsMax: number;
}

/** Puts the three functions that instrumented code calls into its global scope, and gives what steers them. */
export function installSwitch(scope: object = globalThis): Switch {
  const state: Switch = {
    active: 0,
    reached: new Set(),
    loaded: new Set(),
    turns: 0,
    turnsMax: Number.POSITIVE_INFINITY,
  };
  const mutant = (id: number) => {
    if (state.active === 0) {
      state.reached.add(id);
    }
    return id === state.active;
  };
  const mutantTurns = () => {
    state.turns += 1;
    if (state.turns > state.turnsMax && state.active !== 0) {
      throw new Error('A loop turns without end.');
    }
  };
  // At the end of each module.
  const mutantLoaded = () => {
    for (const id of state.reached) {
      state.loaded.add(id);
    }
    state.reached.clear();
  };
  Object.assign(scope, { mutant, mutantTurns, mutantLoaded });
  return state;
}
