import type { BudgetAddress } from '../../shared/budget/budget.ts';
import { ledgerPartition } from '../../shared/budget/budget-keys.ts';
import type { LedgerLine } from '../../shared/budget/ledger/ledger-lines.ts';
import { endOfMonthMs } from '../../shared/budget/month.ts';
import { DAY_MS } from '../../shared/durations.ts';
import type { Draws } from '../harness/random.ts';
import { requireInvariant } from './auditor.ts';
import type { Plan } from './schedule.ts';
import type { Services, World } from './world.ts';

// Three in the morning of the fifth day: housekeeping sums ledgers up at night, and three days after the month at the
// earliest, when late entries can no longer arrive.
const CLOSED_MS = 4 * DAY_MS + 3 * 3_600_000;
const STEPS_MAX = 20_000;

/**
 * Closes the months of a schedule: several programs sum up the ledgers at the same time and may be killed at any step,
 * while others read the ledgers, and entries expire late or never. Every read must return the whole sum.
 */
export async function checkClosing(world: World, plan: Plan, random: Draws): Promise<void> {
  const addresses = world.addresses();
  const expected = new Map<string, string>();
  await world.withoutFaults(async (services) => {
    for (const address of addresses) {
      expected.set(ledgerPartition(address), await usageOf(world, services, address));
    }
  });
  const check = async (services: Services, address: BudgetAddress) =>
    requireInvariant(
      (await usageOf(world, services, address)) === expected.get(ledgerPartition(address)),
      'The total of a ledger changed when it was summed up.',
    );
  for (const month of [...new Set(addresses.map((address) => address.month))].toSorted()) {
    const closing = addresses.filter((address) => address.month === month);
    world.tick(Math.max(0, endOfMonthMs(month) + CLOSED_MS - world.nowMs));
    await runUnderFaults(world, plan, (kind) => {
      const address = random.pick(closing);
      world.launch(null, (services) => (kind === 'read' ? check(services, address) : sumUp(world, services, address)));
    });
    await world.withoutFaults((services) =>
      world.product.housekeepBudgets(services, () => false).then(() => undefined),
    );
  }
  for (const days of [91, 1]) {
    world.tick(days * DAY_MS);
    world.expire();
    await world.withoutFaults(async (services) => {
      for (const address of addresses) {
        await check(services, address);
      }
    });
  }
}

async function runUnderFaults(world: World, { faults }: Plan, launch: (kind: 'read' | 'sum') => void): Promise<void> {
  const waiting: ('read' | 'sum')[] = ['sum', 'read', 'sum', 'read', 'sum', 'read'];
  for (let steps = 0; waiting.length > 0 || world.isBusy; steps += 1) {
    requireInvariant(steps < STEPS_MAX, 'Summing up did not finish.');
    const kind = steps % 3 === 0 ? waiting.shift() : undefined;
    if (kind !== undefined) {
      launch(kind);
    }
    await world.step(faults);
  }
  world.network.applyLate();
}

function sumUp({ product }: World, services: Services, address: BudgetAddress): Promise<void> {
  return product.sumUpLedger(services, address, { timeIsUp: () => false, entriesMax: 2 });
}

async function usageOf({ product }: World, services: Services, address: BudgetAddress): Promise<string> {
  const lines = await product.readLedger(services.budgets, address);
  return lines.map(textOf).toSorted().join('\n');
}

function textOf({
  day,
  applicationId,
  keyId,
  keyMark,
  modelId,
  calls,
  inputTokens,
  outputTokens,
  cost,
}: LedgerLine): string {
  return [day, applicationId, keyId, keyMark, modelId, calls, inputTokens, outputTokens, cost].join(' ');
}
