import type { Budget, BudgetAddress } from './budget.ts';

// The attributes of a budget's item have one letter each: with 25 open holds the item still fits into one write unit (1
// kB). c cap, a available, s settled, h held, n calls, r revision, t paid until, w alerted; maps: q questions, k
// searches, z closed ids.

/** An attribute as DynamoDB's protocol writes it, as far as budgets use it. */
export type Attribute = { readonly N: string } | { readonly S: string } | { readonly M: Item };

/** An item as DynamoDB's protocol writes it. */
export type Item = { readonly [name: string]: Attribute };

/** The letter of the map in which holds of a kind are. */
export const HOLDS = { query: 'q', search: 'k' } as const;

/** The primary key of a budget's item. */
export function budgetKey({ companyId, purpose, month }: BudgetAddress): { pk: { S: string }; sk: { S: string } } {
  return { pk: { S: companyId }, sk: { S: `${purpose}#${month}` } };
}

/** The partition of a budget's ledger. */
export function ledgerPartition({ companyId, purpose, month }: BudgetAddress): string {
  return `${companyId}#${purpose}#${month}`;
}

/** A number as DynamoDB's protocol writes it. */
export function numeric(value: bigint | number): { N: string } {
  return { N: String(value) };
}

/** Reads a budget's item; throws when it is damaged. */
export function budgetOf(item: unknown): Budget {
  const attributes = item as Item;
  const amount = (name: string) => BigInt(numberIn(attributes, name));
  const count = (name: string) => Number(numberIn(attributes, name));
  return {
    cap: amount('c'),
    available: amount('a'),
    settled: amount('s'),
    held: amount('h'),
    calls: count('n'),
    revision: count('r'),
    paidUntilMicros: count('t'),
    alerted: count('w'),
    holds: { query: entriesIn(attributes, 'q', textOf), search: entriesIn(attributes, 'k', textOf) },
    closed: entriesIn(attributes, 'z', (value) => Number('N' in value ? value.N : Number.NaN)),
  };
}

function numberIn(item: Item, name: string): string {
  const value = item[name];
  if (value === undefined || !('N' in value)) {
    throw new Error('A budget is damaged.');
  }
  return value.N;
}

function entriesIn<Value>(item: Item, name: string, read: (value: Attribute) => Value): ReadonlyMap<string, Value> {
  const value = item[name];
  if (value === undefined || !('M' in value)) {
    throw new Error('A budget is damaged.');
  }
  return new Map(Object.entries(value.M).map(([key, entry]) => [key, read(entry)]));
}

function textOf(value: Attribute): string {
  if (!('S' in value)) {
    throw new Error('A budget is damaged.');
  }
  return value.S;
}
