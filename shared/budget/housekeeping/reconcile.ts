import { type Budget, type BudgetAddress, holdsOf } from '../budget.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import type { BudgetStore } from '../reservations/budget-ports.ts';

/**
 * The result of comparing a budget with its ledger: they agree, they differ, calls kept changing the budget in the
 * meantime, or time ran out.
 */
type Reconciliation =
  | { readonly outcome: 'agrees' }
  | { readonly outcome: 'differs'; readonly settled: bigint; readonly ledger: bigint }
  | { readonly outcome: 'changing' | 'cut' };

// A budget that changes during each of these tries is in use, and a later run of housekeeping compares it.
const TRIES_MAX = 3;

/**
 * Adds up a budget's ledger and compares the sum with the settled amount of the budget. Entries whose hold is still
 * open are not settled yet and do not count. Changes nothing: an operator must investigate a difference.
 */
export async function reconcile(
  services: { readonly budgets: Pick<BudgetStore, 'find' | 'findSum' | 'entries'> },
  address: BudgetAddress,
  timeIsUp: () => boolean = () => false,
): Promise<Reconciliation> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const before = await services.budgets.find(address);
    if (before === null) {
      return { outcome: 'agrees' };
    }
    const held = new Set(holdsOf(before).map(({ id }) => id));
    const lines = await readLedger(untilTimeIsUp(services.budgets, timeIsUp), address, ({ id }) => !held.has(id));
    if (timeIsUp()) {
      return { outcome: 'cut' };
    }
    const ledger = lines.reduce((sum, { cost }) => sum + cost, 0n);
    const after = await services.budgets.find(address);
    if (after === null || hasChanged(before, after)) {
      continue;
    }
    return ledger === before.settled ? { outcome: 'agrees' } : { outcome: 'differs', settled: before.settled, ledger };
  }
  return { outcome: 'changing' };
}

function untilTimeIsUp(budgets: Pick<BudgetStore, 'findSum' | 'entries'>, timeIsUp: () => boolean) {
  return {
    findSum: budgets.findSum,
    async *entries(address: BudgetAddress, after?: string) {
      for await (const entry of budgets.entries(address, after)) {
        if (timeIsUp()) {
          return;
        }
        yield entry;
      }
    },
  };
}

function hasChanged(before: Budget, after: Budget): boolean {
  return before.settled !== after.settled || before.held !== after.held || before.calls !== after.calls;
}
