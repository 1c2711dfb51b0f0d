import type { BudgetAddress } from '../reservations/budget.ts';
import { type Item, ledgerPartition, numeric } from '../reservations/budget-item.ts';
import type { CostBasis, CostedUse, LedgerEntry } from './ledger.ts';

/** How the sort key of every ledger entry begins. */
export const CALL = 'CALL#';

/** A ledger entry as an item of the budget table. */
export function ledgerItem(address: BudgetAddress, entry: LedgerEntry): Item {
  const { id, cost, held, uses, pricesVersion, ...texts } = entry;
  const present = Object.entries(texts).filter((pair): pair is [string, string] => pair[1] !== null);
  return {
    pk: { S: ledgerPartition(address) },
    sk: { S: CALL + id },
    ...Object.fromEntries(present.map(([name, text]) => [name, { S: text }])),
    cost: numeric(cost),
    held: numeric(held),
    prices: numeric(pricesVersion),
    uses: {
      S: JSON.stringify(
        uses.map(({ modelId, inputTokens, outputTokens, cost: part }) => [
          modelId,
          inputTokens,
          outputTokens,
          String(part),
        ]),
      ),
    },
  };
}

/** Reads a ledger entry back. */
export function entryOf(item: unknown): LedgerEntry {
  const attributes = item as Readonly<Record<string, { readonly S?: string; readonly N?: string } | undefined>>;
  const text = (name: string) => attributes[name]?.S ?? null;
  const amount = (name: string) => BigInt(attributes[name]?.N ?? '');
  return {
    id: (text('sk') ?? '').slice(CALL.length),
    at: text('at') ?? '',
    kind: text('kind') === 'query' ? 'query' : 'search',
    cost: amount('cost'),
    held: amount('held'),
    basis: (text('basis') ?? 'unknown') as CostBasis,
    applicationId: text('applicationId'),
    keyId: text('keyId'),
    keyMark: text('keyMark') ?? '',
    uses: usesOf(text('uses') ?? '[]'),
    pricesVersion: Number(attributes.prices?.N),
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
