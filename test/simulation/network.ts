import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Random } from './random.ts';
import type { Command, TableModel } from './table-model.ts';

/**
 * One program that sends requests, one at a time: a Lambda at work. Once it is dead nothing of it goes on, but what it
 * sent may still arrive.
 */
export interface Actor {
  /** Whose budgets its requests may touch; null for all. */
  readonly companyId: string | null;
  alive: boolean;
  /** When its Lambda is ended, ms. */
  readonly endsAtMs: number;
}

/** How likely each misfortune is, a share of all steps. */
export interface Faults {
  readonly lostReply: number;
  readonly notApplied: number;
  readonly delayed: number;
  readonly kill: number;
}

/** No misfortune at all. */
export const NO_FAULTS: Faults = { lostReply: 0, notApplied: 0, delayed: 0, kill: 0 };

interface Pending {
  readonly actor: Actor;
  readonly attempts: number;
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** A write that can be applied once more, later; not the work of a model. */
  readonly repeatable: boolean;
}

/** All that is under way between programs and their services; each step lets one thing happen. */
export interface Network {
  readonly send: (actor: Actor, command: Command) => Promise<unknown>;
  /** Work elsewhere, such as a model's: `run` takes place when its turn comes, and its result is the answer. */
  readonly work: <Result>(actor: Actor, run: () => Result) => Promise<Result>;
  /** Lets one pending thing happen; false when nothing is under way. */
  readonly step: (faults: Faults) => boolean;
  /** Repeats that are still on their way, applied now or dropped. */
  readonly applyLate: () => void;
  readonly dropLate: (sentBeforeMs: number) => void;
  readonly kill: (actor: Actor) => void;
}

const ATTEMPTS_MAX = 3;

/** Connects programs to a table; `nowMs` is the clock on the wall. */
export function createNetwork(random: Random, table: TableModel, nowMs: () => number): Network {
  const pending: Pending[] = [];
  const late: { readonly run: () => unknown; readonly sentAtMs: number }[] = [];
  const enqueue = (part: Omit<Pending, 'resolve' | 'reject'>) =>
    new Promise((resolve, reject) => {
      pending.push({ ...part, resolve, reject });
    });
  const retry = (one: Pending) => {
    if (one.attempts < ATTEMPTS_MAX) {
      pending.push({ ...one, attempts: one.attempts + 1 });
    } else {
      one.reject(new Error('TimeoutError'));
    }
  };
  const postpone = (one: Pending) => {
    late.push({ run: one.run, sentAtMs: nowMs() });
  };
  // Killed with the request on its way: it was applied, will be, or never is.
  const die = (one: Pending) => {
    one.actor.alive = false;
    if (random.chance(0.4)) {
      attempt(one.run);
    } else if (one.repeatable && random.chance(0.5)) {
      postpone(one);
    }
  };
  const happen = (one: Pending, faults: Faults) => {
    const fate = fateOf(one, random, faults);
    if (fate === 'killed') {
      return die(one);
    }
    if (fate === 'delayed') {
      postpone(one);
    }
    if (fate === 'delayed' || fate === 'notApplied') {
      return retry(one);
    }
    const result = attempt(one.run);
    if (fate === 'lostReply') {
      return retry(one);
    }
    if (result.error === undefined) {
      one.resolve(withAttempts(result.value, one.attempts));
    } else {
      one.reject(withAttempts(result.error, one.attempts));
    }
  };
  return {
    send: (actor, command) => enqueue({ actor, attempts: 1, repeatable: true, run: () => table.apply(command) }),
    work: (actor, run) =>
      enqueue({ actor, attempts: 1, repeatable: false, run: () => ({ run: run() }) }).then(unwrap) as Promise<never>,
    step(faults) {
      if (late.length > 0 && random.chance(0.1)) {
        attempt((late.splice(random.between(0, late.length - 1), 1)[0] as (typeof late)[0]).run);
      }
      const [one] = pending.length === 0 ? [] : pending.splice(random.between(0, pending.length - 1), 1);
      if (one === undefined) {
        return false;
      }
      if (one.actor.alive) {
        happen(one, faults);
      }
      return true;
    },
    applyLate() {
      for (const { run } of late.splice(0)) {
        if (random.chance(0.5)) {
          attempt(run);
        }
      }
    },
    dropLate(sentBeforeMs) {
      late.splice(0, late.length, ...late.filter(({ sentAtMs }) => sentAtMs >= sentBeforeMs));
    },
    kill(actor) {
      actor.alive = false;
      for (const one of pending) {
        if (one.actor === actor && one.repeatable && random.chance(0.5)) {
          late.push({ run: one.run, sentAtMs: nowMs() });
        }
      }
    },
  };
}

type Fate = 'killed' | 'notApplied' | 'delayed' | 'lostReply' | 'answered';

function fateOf({ repeatable }: Pending, random: Random, faults: Faults): Fate {
  if (random.chance(faults.kill)) {
    return 'killed';
  }
  if (!repeatable) {
    return 'answered';
  }
  for (const fate of ['notApplied', 'delayed', 'lostReply'] as const) {
    if (random.chance(faults[fate])) {
      return fate;
    }
  }
  return 'answered';
}

function attempt(run: () => unknown): { value?: unknown; error?: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) {
      return { error };
    }
    throw error;
  }
}

function withAttempts(value: unknown, attempts: number): unknown {
  Object.assign(value as object, { $metadata: { attempts } });
  return value;
}

function unwrap(value: unknown): unknown {
  return (value as { run: unknown }).run;
}
