import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { dynamoError, readItem, readItems } from '../../aws/dynamo.client.ts';
import {
  budgetKey,
  budgetOf,
  HOLDS,
  type Item,
  LEDGER_ENTRY,
  ledgerEntryOf,
  ledgerItem,
  ledgerPartition,
  listedBudgetOf,
  listedItem,
  monthList,
  newBudgetItem,
  numeric,
  type StoredItem,
} from '../budget-table.ts';
import type { Month } from '../ledger/month.ts';
import type { BudgetAddress, ReservationRequest, Terms } from './budget.ts';
import type { Adoption, BudgetStore, PaceState, Settlement } from './budget-ports.ts';
import { SEARCHES_MAX } from './classify-denial.ts';
import { encodeHold } from './hold.ts';
import { paceOf } from './rate-limit.ts';

/** What of a DynamoDB client the budget uses. */
export type DynamoPort = Pick<DynamoDBClient, 'send'>;

const ABSENT = 'attribute_not_exists(pk)';
const NEITHER_HELD_NOR_CLOSED = 'attribute_not_exists(#holds.#id) AND attribute_not_exists(z.#id)';
const IN_FORCE = '(r > :revision OR (r = :revision AND c = :cap))';

/**
 * Budgets in the budget table: one item a company, purpose and month; beside it the ledger, an item a call; and the
 * list of each month.
 */
export function createBudgetStore(dynamo: DynamoPort, table: string): BudgetStore {
  const client = dynamo as DynamoDBClient;
  const putIfAbsent = (item: Item) => tryPut(client, table, item);
  const update = (address: BudgetAddress, write: Write) =>
    tryUpdate(client, { TableName: table, Key: budgetKey(address), ...write });
  return {
    async tryReserve(request, state, nowMicros) {
      const answer = await update(request.address, reserveWrite(request, state, nowMicros));
      const budget = answer.item === undefined ? null : budgetOf(answer.item);
      const repeated = answer.attempts > 1;
      return answer.applied && budget !== null
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
    async fixCost(address, entry) {
      const standing = await putIfAbsent(ledgerItem(address, entry));
      return standing === null ? entry : ledgerEntryOf(standing);
    },
    async settle(settlement) {
      const answer = await update(settlement.address, settleWrite(settlement));
      return answer.applied && answer.item !== undefined ? budgetOf(answer.item) : null;
    },
    async find(address) {
      const { pk, sk } = budgetKey(address);
      const item = await readItem(client, table, pk.S, sk.S);
      return item === null ? null : budgetOf(item);
    },
    async *entries(address) {
      for await (const item of readItems(client, table, ledgerPartition(address), LEDGER_ENTRY)) {
        yield ledgerEntryOf(item);
      }
    },
    list: (month) => listMonth(client, table, month),
  };
}

async function* listMonth(client: DynamoDBClient, table: string, month: Month) {
  const { pk, prefix } = monthList(month);
  for await (const item of readItems(client, table, pk, prefix)) {
    yield listedBudgetOf(item);
  }
}

type Write = Omit<UpdateItemCommandInput, 'TableName' | 'Key'>;

// Budget, concurrency and rate in one write. Conditions cannot calculate: what is available is kept, and the limiter's
// two states are two writes.
function reserveWrite(request: ReservationRequest, state: PaceState, nowMicros: number): Write {
  const { kind, id, hold, terms } = request;
  const pace = kind === 'query' ? paceWrite(terms, state, nowMicros) : null;
  const limit = kind === 'query' ? terms.limits.concurrency : SEARCHES_MAX;
  const conditions = [NEITHER_HELD_NOR_CLOSED, 'a >= :amount', 'size(#holds) < :limit', IN_FORCE];
  return {
    UpdateExpression: `SET a = a - :amount, h = h + :amount, #holds.#id = :hold${pace?.update ?? ''}`,
    ConditionExpression: [...conditions, ...(pace === null ? [] : [pace.condition])].join(' AND '),
    ExpressionAttributeNames: { '#holds': HOLDS[kind], '#id': id },
    ExpressionAttributeValues: {
      ':amount': numeric(hold.amount),
      ':hold': { S: encodeHold(hold) },
      ':limit': numeric(limit),
      ':revision': numeric(terms.revision),
      ':cap': numeric(terms.cap),
      ...pace?.values,
    },
  };
}

function paceWrite({ limits }: Terms, state: PaceState, nowMicros: number) {
  const { stepMicros, aheadMicros } = paceOf(limits);
  const now = { ':now': numeric(nowMicros) };
  if (state === 'idle') {
    return {
      update: ', t = :until',
      condition: 't <= :now',
      values: { ...now, ':until': numeric(nowMicros + stepMicros) },
    };
  }
  return {
    update: ', t = t + :step',
    condition: 't > :now AND t <= :latest',
    values: { ...now, ':latest': numeric(nowMicros + aheadMicros), ':step': numeric(stepMicros) },
  };
}

function adoptWrite({ terms, seen, paidUntilMicros }: Adoption): Write {
  return {
    UpdateExpression: 'SET c = :cap, a = a + :more, r = :revision, t = :until',
    ConditionExpression: 'c = :capBefore AND r = :revisionBefore AND t = :untilBefore',
    ExpressionAttributeValues: {
      ':cap': numeric(terms.cap),
      ':more': numeric(terms.cap - seen.cap),
      ':revision': numeric(terms.revision),
      ':until': numeric(paidUntilMicros),
      ':capBefore': numeric(seen.cap),
      ':revisionBefore': numeric(seen.revision),
      ':untilBefore': numeric(seen.paidUntilMicros),
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

interface UpdateAnswer {
  readonly applied: boolean;
  /** The item after the write if it was applied, else unchanged; undefined where there is none. */
  readonly item: StoredItem | undefined;
  readonly attempts: number;
}

async function tryUpdate(dynamo: DynamoDBClient, write: UpdateItemCommandInput): Promise<UpdateAnswer> {
  const command = new UpdateItemCommand({
    ...write,
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    const { Attributes, $metadata } = await dynamo.send(command);
    return { applied: true, item: Attributes, attempts: $metadata.attempts ?? 1 };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) {
      throw dynamoError(error);
    }
    return { applied: false, item: error.Item, attempts: error.$metadata.attempts ?? 1 };
  }
}

// The item that exists already; null when ours was written.
async function tryPut(dynamo: DynamoDBClient, table: string, item: Item): Promise<StoredItem | null> {
  const command = new PutItemCommand({
    TableName: table,
    Item: item,
    ConditionExpression: ABSENT,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    await dynamo.send(command);
    return null;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) {
      throw dynamoError(error);
    }
    return error.Item ?? {};
  }
}
