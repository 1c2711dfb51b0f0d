import type { BudgetAddress } from '../budget.ts';
import { type Item, type ItemKey, keyOf, numeric, type StoredItem } from '../budget-table.ts';
import type { Alert } from './alert.ts';

/** How the sort key of every alert of a budget begins. */
export function alertPrefix({ purpose, month }: BudgetAddress): string {
  return `ALERT#${purpose}#${month}#`;
}

/** The primary key of an alert. */
export function alertKey({ address, percent }: Pick<Alert, 'address' | 'percent'>): ItemKey {
  return keyOf(address.companyId, `${alertPrefix(address)}${percent}`);
}

/** The item of an alert that was raised and not yet sent. */
export function alertItem(alert: Alert): Item {
  const { at, settled, cap } = alert;
  return { ...alertKey(alert), at: { S: at }, sent: numeric(0), settled: numeric(settled), cap: numeric(cap) };
}

/** Reads an alert of a budget back, and whether it was sent. */
export function alertOf(
  address: BudgetAddress,
  { sk, at, sent, settled, cap }: StoredItem,
): Alert & { isSent: boolean } {
  const percent = Number(sk?.S?.slice(alertPrefix(address).length)) as Alert['percent'];
  const money = { settled: BigInt(settled?.N ?? ''), cap: BigInt(cap?.N ?? '') };
  return { address, percent, at: at?.S ?? '', ...money, isSent: sent?.N !== '0' };
}
