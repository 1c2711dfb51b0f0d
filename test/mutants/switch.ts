// The functions that instrumented code calls (instrument.ts), in the process that runs the tests.

// Which mutation is on, which were reached while none was, and how many iterations loops made.
interface Switch {
  /** 0: none. */
  active: number;
  readonly reached: Set<number>;
  /** Those that were reached while modules of shared/ were loaded. */
  readonly loaded: Set<number>;
  iterations: number;
  iterationsMax: number;
}

/** Puts the three functions that instrumented code calls into its global scope, and returns their state. */
export function installSwitch(scope: object = globalThis): Switch {
  const state: Switch = {
    active: 0,
    reached: new Set(),
    loaded: new Set(),
    iterations: 0,
    iterationsMax: Number.POSITIVE_INFINITY,
  };
  const mutant = (id: number) => {
    if (state.active === 0) {
      state.reached.add(id);
    }
    return id === state.active;
  };
  const mutantIteration = () => {
    state.iterations += 1;
    if (state.iterations > state.iterationsMax && state.active !== 0) {
      throw new Error('A loop never ends.');
    }
  };
  // At the end of each module.
  const mutantLoaded = () => {
    for (const id of state.reached) {
      state.loaded.add(id);
    }
    state.reached.clear();
  };
  Object.assign(scope, { mutant, mutantIteration, mutantLoaded });
  return state;
}
