import type { ItemKey, ItemList } from '../aws/item-key.ts';
import type { BudgetAddress } from './budget.ts';
import type { Month } from './month.ts';

// Every item of the budget table, its key and its attributes (how they are written: budget-table.ts, ledger-items.ts,
// alert-items.ts):
//
//   pk                     sk                      what
//   company                purpose#month           a budget (one letter per attribute)
//   company                ALERT#purpose#month#%   an alert: at, sent, settled, cap
//   company                ONCE#name               an idempotency record: run, mark, expires (time to live), sealed
//   company#purpose#month  CALL#id                 a ledger entry: at, kind, cost, held, basis, prices, uses, …;
//                                                  expires (time to live) once it is in the sum
//   company#purpose#month  SUM                     the sum of its entries up to `through`; `expiring`, lines
//   INGESTION#company      month                   what ingesting its documents cost: calls, inputTokens, nanoUsd
//   MONTH#month            BUDGET#company#purpose  a line in the list of a month's budgets
//   HOUSEKEEPING           BUDGETS                 how far housekeeping has come: pass (JSON)

/** A string in DynamoDB's protocol. */
export interface Text {
  readonly S: string;
}

type WrittenKey = { readonly pk: Text; readonly sk: Text };

/** The prefix of every ledger entry's sort key. */
export const LEDGER_ENTRY = 'CALL#';

const LISTED = 'BUDGET#';

/** The primary key of the item that says how far housekeeping has come. */
export const PASS_KEY: ItemKey = { pk: 'HOUSEKEEPING', sk: 'BUDGETS' };

/** The primary key of a budget's item. */
export function budgetKey({ companyId, purpose, month }: BudgetAddress): ItemKey {
  return { pk: companyId, sk: `${purpose}#${month}` };
}

/** The partition of a budget's ledger. */
export function ledgerPartition({ companyId, purpose, month }: BudgetAddress): string {
  return `${companyId}#${purpose}#${month}`;
}

/** The primary key of a ledger entry. */
export function ledgerEntryKey(address: BudgetAddress, id: string): ItemKey {
  return { pk: ledgerPartition(address), sk: LEDGER_ENTRY + id };
}

/** The primary key of a ledger's sum. */
export function ledgerSumKey(address: BudgetAddress): ItemKey {
  return { pk: ledgerPartition(address), sk: 'SUM' };
}

/** The prefix of the sort keys of a budget's alerts. */
export function alertPrefix({ purpose, month }: BudgetAddress): string {
  return `ALERT#${purpose}#${month}#`;
}

/** The primary key of an alert. */
export function alertKey({ address, percent }: { readonly address: BudgetAddress; readonly percent: number }): ItemKey {
  return { pk: address.companyId, sk: `${alertPrefix(address)}${percent}` };
}

/** The primary key of the cost of ingesting a company's documents in a month. */
export function ingestionCostKey(companyId: string, month: Month): ItemKey {
  return { pk: `INGESTION#${companyId}`, sk: month };
}

/** The location of the list of a month's budgets: its partition, and the prefix of its sort keys. */
export function monthList(month: Month): ItemList {
  return { pk: `MONTH#${month}`, skPrefix: LISTED };
}

/** A budget's line in the list of its month: an item that has nothing but its primary key. */
export function listedItem({ companyId, purpose, month }: BudgetAddress): WrittenKey {
  return written({ pk: monthList(month).pk, sk: `${LISTED}${companyId}#${purpose}` });
}

/** Reads a line of the list of a month's budgets. */
export function listedBudgetOf({
  sk,
}: {
  readonly sk?: { readonly S?: string | undefined };
}): Pick<BudgetAddress, 'companyId' | 'purpose'> {
  const [companyId = '', purpose] = (sk?.S ?? '').slice(LISTED.length).split('#');
  return { companyId, purpose: purpose === 'live' ? 'live' : 'test' };
}

/** Identifies an idempotency record: its owner, and its name. */
export interface IdempotencyAddress {
  readonly companyId: string;
  readonly name: string;
}

/** The primary key of an idempotency record. */
export function idempotencyItemKey({ companyId, name }: IdempotencyAddress): ItemKey {
  return { pk: companyId, sk: `ONCE#${name}` };
}

/**
 * Returns a key in DynamoDB's protocol, in which the whole table is written: amounts of money are bigints, which would
 * be read as JavaScript numbers from plain items.
 */
export function written({ pk, sk }: ItemKey): WrittenKey {
  return { pk: { S: pk }, sk: { S: sk } };
}
