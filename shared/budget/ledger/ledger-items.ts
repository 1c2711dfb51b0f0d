import type { BudgetAddress } from '../budget.ts';
import { LEDGER_ENTRY, ledgerEntryKey, ledgerSumKey, written } from '../budget-keys.ts';
import { type Item, numeric, required, type StoredItem } from '../budget-table.ts';
import type { CostBasis, CostedUse, LedgerEntry } from './ledger.ts';
import type { LedgerSum } from './ledger-sum.ts';

/** A ledger's sum as an item. */
export function ledgerSumItem(address: BudgetAddress, { through, expiring, lines }: LedgerSum): Item {
  const rows = lines.map((line) => {
    const { applicationId, keyId, keyMark, modelId, calls, inputTokens, outputTokens, cost, day } = line;
    const row = [applicationId, keyId, keyMark, modelId, calls, inputTokens, outputTokens, String(cost)];
    return day === null ? row : [...row, day];
  });
  const texts = { through: { S: through }, expiring: { S: expiring }, lines: { S: JSON.stringify(rows) } };
  return { ...written(ledgerSumKey(address)), ...texts };
}

/**
 * Reads a ledger's sum back.
 *
 * @throws when it is damaged.
 */
export function ledgerSumOf({ through, expiring, lines }: StoredItem): LedgerSum {
  const rows = JSON.parse(required(lines?.S)) as [string | null, string | null, ...string[]][];
  return {
    through: required(through?.S),
    expiring: required(expiring?.S),
    lines: rows.map(
      ([applicationId, keyId, keyMark = '', modelId = '', calls, inputTokens, outputTokens, cost, day]) => ({
        day: day ?? null,
        applicationId,
        keyId,
        keyMark,
        modelId,
        calls: Number(calls),
        inputTokens: Number(inputTokens),
        outputTokens: Number(outputTokens),
        cost: BigInt(required(cost)),
      }),
    ),
  };
}

/** A ledger entry as an item. */
export function ledgerEntryItem(address: BudgetAddress, entry: LedgerEntry): Item {
  const { id, cost, held, uses, pricesVersion, grounded, ...texts } = entry;
  const present = Object.entries(texts).filter((pair): pair is [string, string] => pair[1] !== null);
  const rows = uses.map((use) => [use.modelId, use.inputTokens, use.outputTokens, String(use.cost)]);
  return {
    ...written(ledgerEntryKey(address, id)),
    ...Object.fromEntries(present.map(([name, text]) => [name, { S: text }])),
    cost: numeric(cost),
    held: numeric(held),
    prices: numeric(pricesVersion),
    uses: { S: JSON.stringify(rows) },
    ...(grounded === null ? {} : { grounded: { S: grounded ? 'yes' : 'no' } }),
  };
}

/** Reads a ledger entry back. */
export function ledgerEntryOf(item: StoredItem): LedgerEntry {
  const text = (name: string) => item[name]?.S ?? null;
  const amount = (name: string) => BigInt(item[name]?.N ?? '');
  return {
    id: (text('sk') ?? '').slice(LEDGER_ENTRY.length),
    at: text('at') ?? '',
    kind: text('kind') === 'query' ? 'query' : 'search',
    cost: amount('cost'),
    held: amount('held'),
    basis: (text('basis') ?? 'unknown') as CostBasis,
    applicationId: text('applicationId'),
    keyId: text('keyId'),
    keyMark: text('keyMark') ?? '',
    uses: usesOf(text('uses') ?? '[]'),
    pricesVersion: Number(item.prices?.N),
    grounded: item.grounded === undefined ? null : item.grounded.S === 'yes',
  };
}

function usesOf(json: string): CostedUse[] {
  const uses = JSON.parse(json) as [string, number, number, string][];
  return uses.map(([modelId, inputTokens, outputTokens, cost]) => ({
    modelId,
    inputTokens,
    outputTokens,
    cost: BigInt(cost),
  }));
}
