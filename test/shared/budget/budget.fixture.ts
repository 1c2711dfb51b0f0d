import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { createAlertStore } from '../../../shared/budget/alerts/alert.store.ts';
import type { Budget, BudgetAddress } from '../../../shared/budget/budget.ts';
import type { DynamoPort } from '../../../shared/budget/budget-writes.store.ts';
import { createBudgetStore } from '../../../shared/budget/reservations/budget.store.ts';
import { createBudgetMemory } from '../../../shared/budget/reservations/budget-memory.ts';
import type { BudgetStore } from '../../../shared/budget/reservations/budget-ports.ts';
import type { ReservationRequest } from '../../../shared/budget/reservations/reservation.ts';
import { type ReserveServices, reserve } from '../../../shared/budget/reservations/reserve.ts';
import type { BudgetServices, PayingCall } from '../../../shared/budget/reservations/reserve-budget.ts';
import { settle } from '../../../shared/budget/reservations/settle.ts';
import { type Price, type PriceOf, priceOf } from '../../../shared/pricing/prices.ts';
import { createUsageMeter, type UsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { CALLER, NO_POLICIES } from '../../harness/caller.ts';
import { type Command, createTableModel, type TableModel } from '../../simulation/table-model.ts';

/** The price of a model that costs a nanodollar for each input token. */
export const NANO_PRICE: Price = {
  modelId: 'm',
  regions: [],
  inputPico: 1_000n,
  outputPico: 0n,
  source: '',
  readOn: '',
};

/** Budgets over a table in memory, and the items of that table. */
interface TestBudget {
  readonly services: BudgetServices;
  readonly budgets: BudgetStore;
  readonly find: (address: BudgetAddress) => Promise<Budget | null>;
  readonly items: TableModel['items'];
}

/** Opens budgets for a unit test; the clock is at `nowMs`, and the SDK sends each write `attempts` times. */
export function openTestBudget({
  nowMs = Date.UTC(2026, 10, 20),
  testAllowance = 10n ** 9n,
  attempts = 1,
} = {}): TestBudget {
  const table = createTableModel(() => undefined);
  const send = async (command: Command) => {
    if (command.input.TableName !== 'Budgets') {
      throw new Error(`A command for the table ${command.input.TableName}.`);
    }
    // A write takes longer than a read: one that the code does not wait for is missing from what it reads next.
    const isRead = command instanceof GetItemCommand || command instanceof QueryCommand;
    for (let ticks = isRead ? 1 : 4; ticks > 0; ticks -= 1) {
      await new Promise(setImmediate);
    }
    try {
      return { ...table.apply(command), $metadata: { attempts } };
    } catch (error) {
      throw Object.assign(error as Error, { $metadata: { attempts } });
    }
  };
  const port = { send } as unknown as DynamoPort;
  const budgets = createBudgetStore(port, 'Budgets');
  let calls = 0;
  const newCallId = () => {
    calls += 1;
    return `call${calls}`.padEnd(12, '0');
  };
  const services: BudgetServices = {
    budgets,
    alerts: createAlertStore(port, 'Budgets'),
    sendAlert: async () => undefined,
    memory: createBudgetMemory(),
    metrics: { lostHold: () => undefined, settled: () => undefined },
    nowMs: () => nowMs,
    timeoutSignal: () => new AbortController().signal,
    newCallId,
    priceOf: (modelId) => priceOf(modelId, 'us-east-1'),
    stage: { testAllowance, limits: { ratePerMinute: 60_000, burst: 100, concurrency: 10, searchesPerMinute: 60_000 } },
  };
  return { services, budgets, find: budgets.find, items: table.items };
}

/** A call with 20 seconds left that pays from this budget: the company's with a live key, else the allowance. */
export function payingCall(
  keyEnvironment: 'live' | 'test',
  budget: Partial<PayingCall['caller']['policies']['budget']> = {},
  over: Partial<PayingCall> = {},
): PayingCall {
  return {
    caller: { ...CALLER, keyEnvironment, policies: { budget: { ...NO_POLICIES.budget, ...budget } } },
    signal: new AbortController().signal,
    timeLeftMs: () => 20_000,
    addLogFields: () => undefined,
    ...over,
  };
}

/** Reserves, runs and settles as a call does; returns `spent`, or the outcome with which the budget denied the call. */
export async function spend(
  services: ReserveServices & { readonly priceOf: PriceOf },
  request: ReservationRequest,
  run: (meter: UsageMeter) => Promise<void>,
): Promise<string> {
  const reserved = await reserve(services, request);
  if (reserved.outcome !== 'reserved') {
    return reserved.outcome;
  }
  const meter = createUsageMeter(services.priceOf);
  try {
    await run(meter);
    return 'spent';
  } finally {
    await settle(services, reserved.hold, meter.usage());
  }
}
