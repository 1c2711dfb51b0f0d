import type { NanoUsd } from '../../pricing/money.ts';
import type { Budget, BudgetAddress, CallKind } from '../budget.ts';
import { ledgerPartition } from '../budget-keys.ts';
import type { PaceState } from './budget-ports.ts';
import type { ReservationRequest } from './reservation.ts';

/**
 * The state of budgets that one instance remembers, to avoid writes that would fail. An outdated memory never changes a
 * decision.
 */
export interface BudgetMemory {
  /**
   * Whether an earlier denial of `exhausted` still holds. The settled amount only grows within a month, so every call
   * of that price or more is denied as well, under the same terms or under older ones, which no longer apply.
   */
  readonly isExhausted: (request: ReservationRequest, nowMs: number) => boolean;
  /** Remembers that a request was denied as `exhausted`, with the budget at that moment. */
  readonly rememberExhausted: (request: ReservationRequest, budget: Budget, nowMs: number) => void;
  /** The last known state of the rate limiter; a wrong guess costs one write. */
  readonly paceState: (address: BudgetAddress, kind: CallKind, nowMs: number) => PaceState;
  readonly rememberPace: (address: BudgetAddress, budget: Budget) => void;
}

interface Exhaustion {
  readonly amount: NanoUsd;
  readonly revision: number;
  readonly cap: NanoUsd;
  readonly untilMs: number;
}

// Bounds the memory of an instance to a few hundred kilobytes.
const BUDGETS_MAX = 1_000;
// A safeguard only: a new policy, or a cheaper call, makes the instance read the budget at once.
const EXHAUSTED_FOR_MS = 30_000;

/**
 * Creates the memory of an instance. It holds a thousand budgets and forgets the oldest first. After 30 s it forgets
 * that a budget was exhausted.
 */
export function createBudgetMemory(): BudgetMemory {
  const exhausted = new Map<string, Exhaustion>();
  const paidUntil = new Map<string, Budget['paidUntilMicros']>();
  return {
    isExhausted({ address, terms, hold }, nowMs) {
      const known = exhausted.get(ledgerPartition(address));
      if (known === undefined || known.untilMs < nowMs || hold.amount < known.amount) {
        return false;
      }
      return terms.revision < known.revision || (terms.revision === known.revision && terms.cap === known.cap);
    },
    rememberExhausted({ address, hold }, { revision, cap }, nowMs) {
      keep(exhausted, ledgerPartition(address), {
        amount: hold.amount,
        revision,
        cap,
        untilMs: nowMs + EXHAUSTED_FOR_MS,
      });
    },
    paceState: (address, kind, nowMs) =>
      (paidUntil.get(ledgerPartition(address))?.[kind] ?? 0) > nowMs * 1_000 ? 'ahead' : 'idle',
    rememberPace: (address, { paidUntilMicros }) => keep(paidUntil, ledgerPartition(address), paidUntilMicros),
  };
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > BUDGETS_MAX ? map.keys().next().value : undefined;
  if (oldest !== undefined) {
    map.delete(oldest);
  }
}
