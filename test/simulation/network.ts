import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Draws } from '../harness/random.ts';
import type { Command, TableModel } from './table-model.ts';

/**
 * One running Lambda, which sends requests one at a time. Once it is dead, none of its code continues, but a request
 * that it sent may still arrive.
 */
export interface Actor {
  /** The company whose budgets its requests may touch; null for all. */
  readonly companyId: string | null;
  alive: boolean;
  /** When it reaches its timeout, in ms. */
  readonly endsAtMs: number;
}

/** How likely each fault is, as a share of all steps. */
export interface Faults {
  readonly lostReply: number;
  readonly notApplied: number;
  readonly delayed: number;
  readonly kill: number;
}

/** A network on which every call arrives and is answered. */
export const NO_FAULTS: Faults = { lostReply: 0, notApplied: 0, delayed: 0, kill: 0 };

interface Pending {
  readonly actor: Actor;
  readonly attempts: number;
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it can be applied again later: true for a write, false for the work of a model. */
  readonly repeatable: boolean;
}

/** All requests in flight between programs and their services; each step delivers one. */
interface Network {
  readonly send: (actor: Actor, command: Command) => Promise<unknown>;
  /** Work of another service, such as a model: `run` is called when its turn comes, and its result is the answer. */
  readonly work: <Result>(actor: Actor, run: () => Result) => Promise<Result>;
  /** Delivers one pending request, or lets a fault happen to it. */
  readonly step: (faults: Faults) => void;
  /** Whether no program is waiting for an answer. */
  readonly isIdle: () => boolean;
  /** Each delayed write arrives now or never. */
  readonly applyLate: () => void;
  /** Drops the delayed writes that were sent before this time. */
  readonly dropLate: (sentBeforeMs: number) => void;
  readonly kill: (actor: Actor) => void;
}

const ATTEMPTS_MAX = 3;

/** Connects programs to a table; `nowMs` is the current time. */
export function createNetwork(random: Draws, table: TableModel, nowMs: () => number): Network {
  const pending: Pending[] = [];
  const late = createLateWrites(random, nowMs);
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
  return {
    send: (actor, command) => enqueue({ actor, attempts: 1, repeatable: true, run: () => table.apply(command) }),
    work: (actor, run) =>
      enqueue({ actor, attempts: 1, repeatable: false, run: () => ({ run: run() }) }).then(unwrap) as Promise<never>,
    step(faults) {
      late.arrive();
      const [one] = pending.length === 0 ? [] : pending.splice(random.between(0, pending.length - 1), 1);
      if (one?.actor.alive) {
        meetFate(one, fateOf(one, random, faults), { random, late, retry });
      }
    },
    isIdle: () => pending.length === 0,
    applyLate: late.settle,
    dropLate: late.drop,
    kill(actor) {
      actor.alive = false;
      for (const one of pending) {
        if (one.actor === actor && one.repeatable && random.chance(0.5)) {
          late.postpone(one);
        }
      }
    },
  };
}

/** Writes that are still in flight although nobody is waiting for them. */
interface LateWrites {
  readonly postpone: (one: Pending) => void;
  /** Occasionally lets one of them arrive. */
  readonly arrive: () => void;
  /** Each arrives now, or never. */
  readonly settle: () => void;
  readonly drop: (sentBeforeMs: number) => void;
}

function createLateWrites(random: Draws, nowMs: () => number): LateWrites {
  const late: { readonly run: () => unknown; readonly sentAtMs: number }[] = [];
  return {
    postpone: ({ run }) => void late.push({ run, sentAtMs: nowMs() }),
    arrive() {
      if (late.length > 0 && random.chance(0.1)) {
        attempt((late.splice(random.between(0, late.length - 1), 1)[0] as (typeof late)[0]).run);
      }
    },
    settle() {
      for (const { run } of late.splice(0)) {
        if (random.chance(0.5)) {
          attempt(run);
        }
      }
    },
    drop(sentBeforeMs) {
      late.splice(0, late.length, ...late.filter(({ sentAtMs }) => sentAtMs >= sentBeforeMs));
    },
  };
}

interface Ways {
  readonly random: Draws;
  readonly late: LateWrites;
  readonly retry: (one: Pending) => void;
}

function meetFate(one: Pending, fate: Fate, { random, late, retry }: Ways): void {
  switch (fate) {
    case 'killed':
      die(one, random, late);
      break;
    case 'notApplied':
      retry(one);
      break;
    case 'delayed':
      late.postpone(one);
      retry(one);
      break;
    case 'lostReply':
      attempt(one.run);
      retry(one);
      break;
    case 'answered':
      answer(one, attempt(one.run));
      break;
  }
}

function answer(one: Pending, { value, error }: ReturnType<typeof attempt>): void {
  if (error === undefined) {
    one.resolve(withAttempts(value, one.attempts));
  } else {
    one.reject(withAttempts(error, one.attempts));
  }
}

// The program is killed with a request in flight, which was applied before, is applied later, or never is.
function die(one: Pending, random: Draws, late: LateWrites): void {
  one.actor.alive = false;
  if (random.chance(0.4)) {
    attempt(one.run);
  } else if (one.repeatable && random.chance(0.5)) {
    late.postpone(one);
  }
}

type Fate = 'killed' | 'notApplied' | 'delayed' | 'lostReply' | 'answered';

function fateOf({ repeatable }: Pending, random: Draws, faults: Faults): Fate {
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
