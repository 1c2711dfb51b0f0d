import type { DynamoDBClient, UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { readItem, readItems } from '../../aws/dynamo.client.ts';
import type { BudgetAddress } from '../budget.ts';
import { budgetKey, listedBudgetOf, listedItem, monthList, PASS_KEY, written } from '../budget-keys.ts';
import { budgetOf, HOLDS, type Item, newBudgetItem, numeric, PAID_UNTIL } from '../budget-table.ts';
import { type DynamoPort, tryPut, tryUpdate } from '../budget-writes.store.ts';
import { createLedgerStore } from '../ledger/ledger.store.ts';
import type { Adoption, BudgetPass, BudgetStore, PaceState, Settlement } from './budget-ports.ts';
import { SEARCHES_MAX } from './decide-next-step.ts';
import { encodeHold } from './hold.ts';
import { paceOf } from './rate-limit.ts';
import type { ReservationRequest } from './reservation.ts';

const NEITHER_HELD_NOR_CLOSED = 'attribute_not_exists(#holds.#id) AND attribute_not_exists(z.#id)';
// The item has the terms of this request, or those of a later policy.
const IN_FORCE = '(r > :revision OR (r = :revision AND c = :cap))';

/**
 * Budgets in the budget table: one item for each company, purpose and month. The table also has the ledger, one item
 * for each call, and a list of the budgets of each month.
 */
export function createBudgetStore(dynamo: DynamoPort, table: string): BudgetStore {
  const client = dynamo as DynamoDBClient;
  const putIfAbsent = (item: Item) => tryPut(client, { TableName: table, Item: item });
  const update = (address: BudgetAddress, write: Write) =>
    tryUpdate(client, { TableName: table, Key: written(budgetKey(address)), ...write });
  return {
    async tryReserve(request, state, nowMicros) {
      const result = await update(request.address, reserveWrite(request, state, nowMicros));
      const budget = result.item === undefined ? null : budgetOf(result.item);
      const repeated = result.attempts > 1;
      return result.applied && budget !== null
        ? { outcome: 'reserved', budget, repeated }
        : { outcome: 'condition_failed', budget, repeated };
    },
    async open(address, terms) {
      await putIfAbsent(listedItem(address));
      await putIfAbsent(newBudgetItem(address, terms));
    },
    async adopt(adoption) {
      await update(adoption.address, adoptWrite(adoption));
    },
    async settle(settlement) {
      const result = await update(settlement.address, settleWrite(settlement));
      return result.applied && result.item !== undefined ? budgetOf(result.item) : null;
    },
    async find(address) {
      const item = await readItem(client, table, budgetKey(address));
      return item === null ? null : budgetOf(item);
    },
    ...createLedgerStore(client, table),
    async *list(month, after) {
      const sk = after === undefined ? undefined : listedItem({ ...after, month }).sk.S;
      for await (const item of readItems(client, table, { ...monthList(month), after: sk })) {
        yield listedBudgetOf(item);
      }
    },
    async findPass() {
      const item = await readItem(client, table, PASS_KEY);
      return item?.pass?.S === undefined ? null : (JSON.parse(item.pass.S) as BudgetPass);
    },
    async savePass(pass) {
      const values = { ':pass': { S: JSON.stringify(pass) } };
      const write = { UpdateExpression: 'SET pass = :pass', ExpressionAttributeValues: values };
      await tryUpdate(client, { TableName: table, Key: written(PASS_KEY), ...write });
    },
  };
}

type Write = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>;

// Checks budget, concurrency and pace in one write. A condition expression cannot calculate, so the item stores the
// available amount, and each of the two states of the rate limiter has its own write.
function reserveWrite(request: ReservationRequest, state: PaceState, nowMicros: number): Write {
  const { kind, id, hold, terms } = request;
  const pace = paceWrite(request, state, nowMicros);
  const limit = kind === 'query' ? terms.limits.concurrency : SEARCHES_MAX;
  const conditions = [NEITHER_HELD_NOR_CLOSED, 'a >= :amount', 'size(#holds) < :limit', IN_FORCE, pace.condition];
  return {
    UpdateExpression: `SET a = a - :amount, h = h + :amount, #holds.#id = :hold, ${pace.update}`,
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: { '#holds': HOLDS[kind], '#id': id },
    ExpressionAttributeValues: {
      ':amount': numeric(hold.amount),
      ':hold': { S: encodeHold(hold) },
      ':limit': numeric(limit),
      ':revision': numeric(terms.revision),
      ':cap': numeric(terms.cap),
      ...pace.values,
    },
  };
}

function paceWrite({ kind, terms }: ReservationRequest, state: PaceState, nowMicros: number) {
  const { stepMicros, aheadMicros } = paceOf(kind, terms.limits);
  const until = PAID_UNTIL[kind];
  const now = { ':now': numeric(nowMicros) };
  if (state === 'idle') {
    // An item that was written before searches had a rate limit lacks this attribute.
    return {
      update: `${until} = :until`,
      condition: `(attribute_not_exists(${until}) OR ${until} <= :now)`,
      values: { ...now, ':until': numeric(nowMicros + stepMicros) },
    };
  }
  return {
    update: `${until} = ${until} + :step`,
    condition: `${until} > :now AND ${until} <= :latest`,
    values: { ...now, ':latest': numeric(nowMicros + aheadMicros), ':step': numeric(stepMicros) },
  };
}

function adoptWrite({ terms, seen, paidUntilMicros }: Adoption): Write {
  return {
    UpdateExpression: 'SET c = :cap, a = a + :more, r = :revision, t = :questions, u = :searches',
    ConditionExpression:
      'c = :capBefore AND r = :revisionBefore AND t = :questionsBefore AND (attribute_not_exists(u) OR u = :searchesBefore)',
    ExpressionAttributeValues: {
      ':cap': numeric(terms.cap),
      ':more': numeric(terms.cap - seen.cap),
      ':revision': numeric(terms.revision),
      ':questions': numeric(paidUntilMicros.query),
      ':searches': numeric(paidUntilMicros.search),
      ':capBefore': numeric(seen.cap),
      ':revisionBefore': numeric(seen.revision),
      ':questionsBefore': numeric(seen.paidUntilMicros.query),
      ':searchesBefore': numeric(seen.paidUntilMicros.search),
    },
  };
}

function settleWrite({ kind, id, hold, cost, closedUntilSeconds, overdue }: Settlement): Write {
  const closing = closedUntilSeconds !== null;
  const removed = ['#holds.#id', ...overdue.map((_, index) => `z.#old${index}`)];
  return {
    UpdateExpression: `SET a = a + :refund, h = h - :amount, s = s + :cost, n = n + :one${
      closing ? ', z.#id = :closed' : ''
    } REMOVE ${removed.join(', ')}`,
    ConditionExpression: '#holds.#id = :hold',
    ExpressionAttributeNames: {
      '#holds': HOLDS[kind],
      '#id': id,
      ...Object.fromEntries(overdue.map((old, index) => [`#old${index}`, old])),
    },
    ExpressionAttributeValues: {
      ':refund': numeric(hold.amount - cost),
      ':amount': numeric(hold.amount),
      ':cost': numeric(cost),
      ':one': numeric(1),
      ':hold': { S: encodeHold(hold) },
      ...(closing ? { ':closed': numeric(closedUntilSeconds) } : {}),
    },
  };
}
