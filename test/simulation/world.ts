import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Alert } from '../../shared/budget/alerts/alert.ts';
import type { BudgetAddress } from '../../shared/budget/budget.ts';
import type { Terms } from '../../shared/budget/reservations/reservation.ts';
import type { BudgetServices } from '../../shared/budget/reservations/reserve-budget.ts';
import type { Draws } from '../harness/random.ts';
import { createAuditor, Violation } from './auditor.ts';
import { type Actor, createNetwork, type Faults, NO_FAULTS } from './network.ts';
import type { Product } from './product.ts';
import { LAMBDA_MS, type Plan, SIMPLE_PRICE, testAllowanceOf } from './schedule.ts';
import { type Command, createTableModel } from './table-model.ts';

// Longer than a request can be delayed, and shorter than the time between the end of a Lambda and that of its holds.
const LATE_MS = 20_000;
// Housekeeping, the longest program, needs some hundred answers.
const STEPS_MAX = 20_000;

/** The services that the product gets in a simulation. */
export type Services = BudgetServices &
  Parameters<Product['housekeepBudgets']>[0] &
  Parameters<Product['reconcile']>[0];

/** The source of random numbers, and an observer that is called with every command before it is applied. */
interface WorldOptions {
  readonly random: Draws;
  readonly record: (command: Command) => void;
}

/** A clock, a table, a network between the table and the programs, and an auditor. */
export class World {
  readonly product: Product;
  readonly auditor;
  readonly network;
  /** Deletes some of the items whose time to live is over, and no others. */
  readonly expire: () => void;
  /** Whether any program reached its timeout. */
  hasDied = false;
  /** Alerts in the order in which they were sent. */
  readonly sent: Alert[] = [];
  readonly #memories;
  readonly #random: Draws;
  readonly #plan: Plan;
  readonly #actors: Actor[] = [];
  readonly #broken: unknown[] = [];
  readonly #caps = new Map<string, bigint>();
  #busy = 0;
  nowMs: number;

  constructor(product: Product, plan: Plan, { random, record }: WorldOptions) {
    this.product = product;
    this.#random = random;
    this.#plan = plan;
    this.nowMs = plan.startMs;
    this.auditor = createAuditor({
      limits: plan.limits,
      testAllowance: testAllowanceOf(plan),
      capOf: (companyId, revision) => this.#caps.get(`${companyId} ${revision}`),
    });
    const table = createTableModel(this.auditor.watch, plan.pageItems);
    const apply = (command: Command) => {
      record(command);
      return table.apply(command);
    };
    this.network = createNetwork(random, { ...table, apply }, () => this.nowMs);
    this.expire = () =>
      table.expire(
        ({ expires }) => Number(expires?.N ?? Number.POSITIVE_INFINITY) * 1_000 < this.nowMs && random.chance(0.5),
      );
    this.#memories = [product.createBudgetMemory(), product.createBudgetMemory()];
  }

  /** Gives a company this policy. */
  setPolicy(companyId: string, { revision, cap }: Terms): void {
    this.#caps.set(`${companyId} ${revision}`, cap);
  }

  get isBusy(): boolean {
    return this.#busy > 0;
  }

  /** Every budget that exists, by its address. */
  addresses(): BudgetAddress[] {
    return [...this.auditor.budgets.keys()].map((name) => {
      const [companyId = '', purpose, month = ''] = name.split('#');
      return { companyId, purpose: purpose === 'live' ? 'live' : 'test', month };
    });
  }

  /**
   * Moves the clock. A Lambda that has reached its timeout is killed, and requests that were sent too long ago never
   * arrive.
   */
  tick(ms: number): void {
    this.nowMs += ms;
    this.network.dropLate(this.nowMs - LATE_MS);
    const over = this.#actors.filter(({ alive, endsAtMs }) => alive && endsAtMs <= this.nowMs);
    if (over.length > 0) {
      this.hasDied = true;
    }
    for (const actor of over) {
      this.network.kill(actor);
    }
  }

  /** Starts a program; any error but an outage ends the schedule. */
  launch(
    companyId: string | null,
    work: (services: Services, actor: Actor) => Promise<void>,
    lastsMs = LAMBDA_MS,
  ): void {
    const actor: Actor = { companyId, alive: true, endsAtMs: this.nowMs + lastsMs };
    this.#actors.push(actor);
    this.#busy += 1;
    work(this.#services(actor), actor)
      .catch((error: unknown) => {
        if (!(error instanceof this.product.ServiceError) || error.code !== 'unavailable') {
          this.#broken.push(error);
        }
      })
      .finally(() => {
        this.#busy -= 1;
        actor.alive = false;
      });
  }

  /** Lets every program continue as far as it can without an answer. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Delivers one message, and runs everything that follows from it. */
  async step(faults: Faults): Promise<void> {
    this.network.step(faults);
    await this.settle();
    // No program is waiting for an answer, so one that has not returned was killed.
    if (this.network.isIdle()) {
      this.#busy = 0;
    }
    if (this.#broken.length > 0) {
      throw this.#broken[0];
    }
  }

  /** Runs a program to its end without faults. */
  async withoutFaults(work: (services: Services, actor: Actor) => Promise<void>): Promise<void> {
    this.launch(null, work, Number.POSITIVE_INFINITY);
    for (let steps = 0; this.isBusy; steps += 1) {
      if (steps === STEPS_MAX) {
        throw new Violation(`A program did not end within ${STEPS_MAX} answers.`);
      }
      await this.step(NO_FAULTS);
    }
  }

  #services(actor: Actor): Services {
    const send = (command: Command) => {
      const pk = keyOf(command)?.pk?.S ?? actor.companyId ?? '';
      const isOwn = actor.companyId === null || pk.startsWith(actor.companyId) || pk.startsWith('MONTH#');
      if (!isOwn) {
        this.#broken.push(new Violation('A call touched the budget of another company.'));
      }
      return this.network.send(actor, command);
    };
    const port = { send } as unknown as Pick<DynamoDBClient, 'send'>;
    return {
      budgets: this.product.createBudgetStore(port, 'Budgets'),
      alerts: this.product.createAlertStore(port, 'Budgets'),
      memory: this.#random.pick(this.#memories),
      nowMs: () => this.nowMs,
      metrics: { lostHold: () => undefined, settled: () => undefined },
      stage: { testAllowance: testAllowanceOf(this.#plan), limits: this.#plan.limits },
      newCallId: () => '',
      timeoutSignal: () => new AbortController().signal,
      priceOf: () => SIMPLE_PRICE,
      sendAlert: (alert) => this.network.work(actor, () => void this.sent.push(alert)),
    };
  }
}

// The item that a command reads or writes; undefined for a query, which has several.
function keyOf({ input }: Command) {
  if ('Key' in input) {
    return input.Key;
  }
  return 'Item' in input ? input.Item : undefined;
}
