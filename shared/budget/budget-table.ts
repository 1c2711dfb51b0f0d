import type { Budget, BudgetAddress } from './budget.ts';
import { budgetKey, type IdempotencyAddress, idempotencyItemKey, type Text, written } from './budget-keys.ts';

// A budget's attributes have one letter each, so that with 25 open holds the item fits into one write unit (1 kB):
//
//   c cap, a available, s settled, h held, n calls, r revision, w alerted
//   t questions paid until, u searches paid until
//   maps: q holds of questions, k holds of searches, z closed ids

/** An item to write, in DynamoDB's protocol. */
export type Item = Readonly<Record<string, Text | Numeral | { readonly B: Uint8Array } | { readonly M: Item }>>;

/** An item that was read, in DynamoDB's protocol. */
export type StoredItem = Readonly<Record<string, StoredAttribute>>;

interface Numeral {
  readonly N: string;
}

interface StoredAttribute {
  readonly S?: string | undefined;
  readonly N?: string | undefined;
  readonly B?: Uint8Array | undefined;
  readonly M?: StoredItem | undefined;
}

/** The attribute with the holds of each kind of call. */
export const HOLDS = { query: 'q', search: 'k' } as const;

/** The attribute with the time until which the rate limiter has admitted calls of each kind. */
export const PAID_UNTIL = { query: 't', search: 'u' } as const;

/** The item of a budget from which nothing has been spent. */
export function newBudgetItem(address: BudgetAddress, { cap, revision }: Pick<Budget, 'cap' | 'revision'>): Item {
  const zero = numeric(0);
  const none = { M: {} };
  const money = { c: numeric(cap), a: numeric(cap), s: zero, h: zero };
  const paidUntil = { [PAID_UNTIL.query]: zero, [PAID_UNTIL.search]: zero };
  const maps = { [HOLDS.query]: none, [HOLDS.search]: none, z: none };
  return { ...written(budgetKey(address)), ...money, n: zero, r: numeric(revision), w: zero, ...paidUntil, ...maps };
}

/**
 * Reads a budget's item.
 *
 * @throws when it is damaged.
 */
export function budgetOf(item: StoredItem): Budget {
  const amount = (name: string) => BigInt(required(item[name]?.N));
  const count = (name: string) => Number(required(item[name]?.N));
  const entries = <Value>(name: string, read: (value: StoredAttribute) => Value) =>
    new Map(Object.entries(required(item[name]?.M)).map(([key, entry]) => [key, read(entry)]));
  const hold = ({ S }: StoredAttribute) => required(S);
  return {
    cap: amount('c'),
    available: amount('a'),
    settled: amount('s'),
    held: amount('h'),
    calls: count('n'),
    revision: count('r'),
    // Items written before searches had a rate limit lack this attribute.
    paidUntilMicros: { query: count(PAID_UNTIL.query), search: Number(item[PAID_UNTIL.search]?.N ?? 0) },
    alerted: count('w'),
    holds: { query: entries(HOLDS.query, hold), search: entries(HOLDS.search, hold) },
    closed: entries('z', ({ N }) => Number(N)),
  };
}

interface IdempotencyAttributes {
  readonly run: string;
  readonly bodyHash: string;
  readonly sealed: Uint8Array | null;
  readonly untilSeconds: number;
}

/** An idempotency record as an item. */
export function idempotencyItem(address: IdempotencyAddress, record: IdempotencyAttributes): Item {
  return {
    ...written(idempotencyItemKey(address)),
    run: { S: record.run },
    mark: { S: record.bodyHash },
    expires: numeric(record.untilSeconds),
    ...(record.sealed === null ? {} : { sealed: { B: record.sealed } }),
  };
}

/** Reads an idempotency record back. */
export function idempotencyRecordOf({ run, mark, sealed, expires }: StoredItem): IdempotencyAttributes {
  return { run: run?.S ?? '', bodyHash: mark?.S ?? '', sealed: sealed?.B ?? null, untilSeconds: Number(expires?.N) };
}

/** A number in DynamoDB's protocol. */
export function numeric(value: bigint | number): Numeral {
  return { N: String(value) };
}

/**
 * Returns a value that every item has.
 *
 * @throws when it is missing.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new Error('A budget is damaged.');
  }
  return value;
}
