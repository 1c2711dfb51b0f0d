import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { BudgetAddress, CallKind } from '../../shared/budget/budget.ts';
import { ledgerPartition } from '../../shared/budget/budget-keys.ts';
import { budgetOf } from '../../shared/budget/budget-table.ts';
import { decodeHold } from '../../shared/budget/reservations/hold.ts';
import type { CallLimits } from '../../shared/budget/reservations/rate-limit.ts';
import type { Command, Written } from './table-model.ts';

type Budget = ReturnType<typeof budgetOf>;

/** An invariant of the budget that does not hold. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a Violation unless the invariant holds. */
export function requireInvariant(holds: boolean, sentence: string): void {
  if (!holds) {
    throw new Violation(sentence);
  }
}

/** Keeps separate accounts, based only on the writes to the table and the charges of the models. */
interface Auditor {
  readonly watch: (written: Written, command: Command) => void;
  readonly bill: (address: BudgetAddress, id: string, amount: bigint) => void;
  readonly budgets: ReadonlyMap<string, Budget>;
  /** By call id: how often money was reserved for the call, and how often the reservation was settled. */
  readonly lives: ReadonlyMap<string, { readonly budget: string; reservations: number; settlements: number }>;
  readonly billed: ReadonlyMap<string, bigint>;
  readonly billedIn: (budget: string) => bigint;
  /** Checks a refusal for the rate: throws if the limiter had to admit a call of this kind at this moment. */
  readonly checkTooFast: (budget: string, kind: CallKind, nowMicros: number) => void;
  /** Checks a refusal for concurrency: throws if fewer calls were in progress than are allowed. */
  readonly checkTooMany: (budget: string, kind: CallKind) => void;
}

/** The limits that the accounts are checked against. */
interface Promised {
  /** The limits of every company. */
  readonly limits: CallLimits;
  /** How much the test keys of each company may spend a month, regardless of its policy. */
  readonly testAllowance: bigint;
  /** The cap that a revision of a company's policy set. */
  readonly capOf: (companyId: string, revision: number) => bigint | undefined;
}

const KINDS = ['query', 'search'] as const;
const BUDGET = /^(live|test)#(\d{4}-\d{2})$/;

/** Starts with no accounts. */
export function createAuditor({ limits, testAllowance, capOf }: Promised): Auditor {
  const budgets = new Map<string, Budget>();
  const lives = new Map<string, { budget: string; reservations: number; settlements: number }>();
  const billed = new Map<string, bigint>();
  const billedInBudget = new Map<string, bigint>();
  const admitted = new Map<string, number[]>();
  const admittedOf = (budget: string, kind: CallKind) => admitted.get(`${budget} ${kind}`) ?? [];
  const life = (budget: string, id: string) => {
    const known = lives.get(id) ?? { budget, reservations: 0, settlements: 0 };
    lives.set(id, known);
    return known;
  };
  return {
    budgets,
    lives,
    billed,
    billedIn: (budget) => billedInBudget.get(budget) ?? 0n,
    bill(address, id, amount) {
      const name = ledgerPartition(address);
      billed.set(id, (billed.get(id) ?? 0n) + amount);
      billedInBudget.set(name, (billedInBudget.get(name) ?? 0n) + amount);
      const budget = budgets.get(name);
      requireInvariant(budget !== undefined, 'Money was spent without a budget.');
      const accounted = (budget?.settled ?? 0n) + (budget?.held ?? 0n);
      requireInvariant((billedInBudget.get(name) ?? 0n) <= accounted, 'More was spent than is settled or held.');
    },
    watch({ pk, sk, before, after }, command) {
      checkSum(sk, before, after);
      const match = BUDGET.exec(sk);
      if (match === null) {
        return;
      }
      const name = `${pk}#${match[1]}#${match[2]}`;
      const current = budgetOf(after);
      budgets.set(name, current);
      checkImage(current);
      checkCap(current, match[1] === 'test' ? testAllowance : capOf(pk, current.revision));
      if (before === undefined) {
        return;
      }
      const previous = budgetOf(before);
      checkStep(previous, current);
      for (const id of without(idsOf(current), idsOf(previous))) {
        life(name, id).reservations += 1;
      }
      for (const id of without(idsOf(previous), idsOf(current))) {
        life(name, id).settlements += 1;
      }
      for (const kind of KINDS) {
        if (current.holds[kind].size > previous.holds[kind].size) {
          checkConcurrency(kind, current, limits);
          const times = admittedOf(name, kind);
          admitted.set(`${name} ${kind}`, [...times, ...checkPace(times, command, limitOf(kind, limits))]);
        }
      }
    },
    checkTooFast(budget, kind, nowMicros) {
      checkTooFast(kind, { times: admittedOf(budget, kind), limit: limitOf(kind, limits), nowMicros });
    },
    checkTooMany: (budget, kind) => checkTooMany(kind, budgets.get(budget), limits),
  };
}

function idsOf({ holds }: Budget): string[] {
  return [...holds.query.keys(), ...holds.search.keys()];
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}

function checkSum(sk: string, before: Written['before'], after: Written['after']): void {
  const [earlier = '', later = ''] = [before?.through?.S, after.through?.S];
  requireInvariant(sk !== 'SUM' || earlier <= later, 'The sum of a ledger covers fewer entries than before.');
}

function checkImage(budget: Budget): void {
  requireInvariant(
    budget.available + budget.settled + budget.held === budget.cap,
    'available + settled + held does not equal the cap.',
  );
  const texts = [...budget.holds.query.values(), ...budget.holds.search.values()];
  const held = texts.reduce((sum, text) => sum + decodeHold(text).amount, 0n);
  requireInvariant(held === budget.held, 'held does not equal the sum of the holds.');
}

function checkCap({ cap }: Budget, promised: bigint | undefined): void {
  requireInvariant(
    cap === promised,
    'The cap of a budget is neither that of the policy nor the allowance of test keys.',
  );
}

// The limit is promised for questions only: searches do not count toward it.
function checkConcurrency(kind: CallKind, { holds }: Budget, { concurrency }: CallLimits): void {
  requireInvariant(
    kind === 'search' || holds.query.size <= concurrency,
    'More questions were in progress than are allowed.',
  );
}

function checkTooMany(kind: CallKind, budget: Budget | undefined, { concurrency }: CallLimits): void {
  requireInvariant(kind === 'query', 'A search was refused because of questions in progress.');
  requireInvariant(
    (budget?.holds.query.size ?? 0) >= concurrency,
    'A question was refused although fewer were in progress than are allowed.',
  );
}

function checkStep(previous: Budget, current: Budget): void {
  const reserves =
    current.holds.query.size + current.holds.search.size > previous.holds.query.size + previous.holds.search.size;
  requireInvariant(!reserves || current.available >= 0n, 'More was reserved than was left of the cap.');
  requireInvariant(current.settled >= previous.settled, 'The settled amount went down.');
  requireInvariant(current.revision >= previous.revision, 'An earlier policy replaced a later one.');
  requireInvariant(
    current.cap === previous.cap || current.revision > previous.revision,
    'The cap changed without a new policy.',
  );
}

interface PaceLimit {
  readonly perMinute: number;
  readonly burst: number;
}

// As documented: searches have a rate of their own, and their burst is ten seconds' worth of it.
function limitOf(kind: CallKind, limits: CallLimits): PaceLimit {
  return kind === 'query'
    ? { perMinute: limits.ratePerMinute, burst: limits.burst }
    : { perMinute: limits.searchesPerMinute, burst: Math.ceil(limits.searchesPerMinute / 6) };
}

interface Refused {
  readonly times: readonly number[];
  readonly limit: PaceLimit;
  readonly nowMicros: number;
}

// Each admitted call occupies one step of the rate. As many steps as the burst, less one, may be occupied in advance.
function checkTooFast(kind: CallKind, { times, limit, nowMicros }: Refused): void {
  const stepMicros = Math.ceil(60_000_000 / limit.perMinute);
  const occupiedUntil = times.reduce((until, time) => Math.max(until, time) + stepMicros, 0);
  requireInvariant(
    occupiedUntil > nowMicros + (limit.burst - 1) * stepMicros,
    `A ${kind} was refused for its rate although the limit was not reached.`,
  );
}

// The definition of the limit: in the time between any two admitted calls, at most the burst and what the rate allows
// in that time is admitted. Returns the time of this call, if the command admitted one.
function checkPace(times: readonly number[], command: Command, { perMinute, burst }: PaceLimit): number[] {
  if (!(command instanceof UpdateItemCommand)) {
    return [];
  }
  const now = Number(command.input.ExpressionAttributeValues?.[':now']?.N);
  times.forEach((then, index) => {
    const count = times.length - index + 1;
    const allowed = burst + Math.max(0, now - then) / (60_000_000 / perMinute);
    requireInvariant(count <= allowed + 1e-6, 'More calls were admitted than the rate and the burst allow.');
  });
  return [now];
}
