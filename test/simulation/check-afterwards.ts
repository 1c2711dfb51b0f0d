import { ALERT_PERCENTS } from '../../shared/budget/alerts/alert.ts';
import { type Budget, type BudgetAddress, holdsOf } from '../../shared/budget/budget.ts';
import { ledgerPartition } from '../../shared/budget/budget-keys.ts';
import type { LedgerEntry } from '../../shared/budget/ledger/ledger.ts';
import { monthOf } from '../../shared/budget/month.ts';
import { requireInvariant } from './auditor.ts';
import { makeCall } from './make-call.ts';
import type { Plan, PlannedCall } from './schedule.ts';
import type { Services, World } from './world.ts';

/** Checks what must hold once no call is in progress and every lost hold has been reclaimed. */
export async function checkAfterwards(world: World, plan: Plan, outcomes: readonly string[]): Promise<void> {
  for (const [id, { reservations, settlements }] of world.auditor.lives) {
    requireInvariant(reservations === 1, `Money was reserved ${reservations} times for ${id}.`);
    requireInvariant(settlements === 1, `${id} was settled ${settlements} times.`);
  }
  await world.withoutFaults(async (services) => {
    for (const address of world.addresses()) {
      await checkBudget(world, plan, { services, address });
    }
  });
  checkAlerts(world, plan);
  requireInvariant(outcomes.length <= plan.calls.length, 'A call returned twice.');
  if (plan.policyChange === 0) {
    await checkProbe(world, plan);
  }
}

interface Checked {
  readonly services: Services;
  readonly address: BudgetAddress;
}

async function checkBudget(world: World, plan: Plan, { services, address }: Checked): Promise<void> {
  const budget = await services.budgets.find(address);
  requireInvariant(budget !== null, 'A budget has disappeared.');
  if (budget === null) {
    return;
  }
  requireInvariant(holdsOf(budget).length === 0 && budget.held === 0n, 'A hold was left behind.');
  const entries: LedgerEntry[] = [];
  for await (const entry of services.budgets.entries(address)) {
    entries.push(entry);
  }
  const sum = entries.reduce((total, { cost }) => total + cost, 0n);
  requireInvariant(sum === budget.settled, 'The ledger does not add up to what is settled.');
  const { outcome } = await world.product.reconcile(services, address);
  requireInvariant(outcome === 'agrees', 'Reconciliation found a difference.');
  for (const entry of entries) {
    checkEntry(world, entry);
  }
  const isQuiet = isUndisturbed(world, plan);
  requireInvariant(
    !isQuiet || plan.modelsFail || entries.every(({ basis }) => basis === 'metered'),
    'A call that returned was not charged at its cost.',
  );
  requireInvariant(
    world.auditor.billedIn(ledgerPartition(address)) <= budget.settled,
    'Models charged more than was settled.',
  );
}

function checkEntry({ auditor }: World, { id, cost, held, basis }: LedgerEntry): void {
  const billed = auditor.billed.get(id) ?? 0n;
  requireInvariant(cost >= billed, `Models charged more for a call than the company was charged (${basis}).`);
  requireInvariant(basis !== 'metered' || cost === billed, 'A call whose cost is known was charged another amount.');
  requireInvariant(basis === 'not_made' || cost > 0n, 'A call that cost nothing has a ledger entry.');
  requireInvariant(basis !== 'not_made' || billed === 0n, 'Models charged for a call that was never made.');
  requireInvariant(
    ['metered', 'not_made'].includes(basis) || cost === held,
    'A call whose cost is not known was not charged its whole hold.',
  );
}

function checkAlerts({ sent, auditor, hasDied }: World, plan: Plan): void {
  const names = sent.map(({ address, percent }) => `${ledgerPartition(address)}#${percent}`);
  // An alert may be sent twice only if a program died, or its write was lost, between sending and marking it as sent.
  const isQuiet = isUndisturbed({ hasDied }, plan);
  requireInvariant(!isQuiet || new Set(names).size === names.length, 'An alert was sent twice.');
  for (const [name, budget] of auditor.budgets) {
    const due = name.includes('#live#') ? ALERT_PERCENTS.filter((percent) => isReached(budget, percent)) : [];
    requireInvariant(
      due.every((percent) => names.includes(`${name}#${percent}`)),
      'An alert was never sent.',
    );
  }
}

function isUndisturbed({ hasDied }: Pick<World, 'hasDied'>, { faults }: Plan): boolean {
  return !hasDied && Object.values(faults).every((share) => share === 0);
}

function isReached({ cap, settled }: Budget, percent: number): boolean {
  return settled * 100n >= cap * BigInt(percent);
}

// With no call in progress and the limiter at rest, a call is served exactly when its upper bound is left of the cap.
async function checkProbe(world: World, plan: Plan): Promise<void> {
  world.tick(10_000_000);
  for (const address of world.addresses()) {
    const before = world.auditor.budgets.get(ledgerPartition(address));
    // Nobody can call in a month that is over.
    if (before === undefined || address.month !== monthOf(world.nowMs)) {
      continue;
    }
    const amount = before.cap / 3n + 1n;
    const { companyId, purpose } = address;
    const call: PlannedCall = { companyId, purpose, kind: 'query', id: 'probe0000000', amount, bills: [] };
    const terms = { cap: before.cap, revision: before.revision, limits: plan.limits };
    await world.withoutFaults(async (services, actor) => {
      const outcome = await makeCall(world, { services, actor, call, terms, fate: () => 'answers' });
      const isAffordable = before.cap - before.settled >= amount;
      requireInvariant(
        outcome === (isAffordable ? 'spent' : 'exhausted'),
        `The probe of an idle budget ended as ${outcome}.`,
      );
    });
  }
}
