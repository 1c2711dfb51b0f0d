import type { BudgetAddress } from '../budget.ts';
import { alertKey, alertPrefix, written } from '../budget-keys.ts';
import { type Item, numeric, type StoredItem } from '../budget-table.ts';
import type { Alert } from './alert.ts';

/** The item of an alert that was raised and not yet sent. */
export function alertItem(alert: Alert): Item {
  const { at, settled, cap } = alert;
  return { ...written(alertKey(alert)), at: { S: at }, sent: numeric(0), settled: numeric(settled), cap: numeric(cap) };
}

/** Reads back an alert of a budget, and whether it was sent. */
export function alertOf(
  address: BudgetAddress,
  { sk, at, sent, settled, cap }: StoredItem,
): Alert & { isSent: boolean } {
  const percent = Number(sk?.S?.slice(alertPrefix(address).length)) as Alert['percent'];
  const money = { settled: BigInt(settled?.N ?? ''), cap: BigInt(cap?.N ?? '') };
  return { address, percent, at: at?.S ?? '', ...money, isSent: sent?.N !== '0' };
}
