import type { NanoUsd } from '../../pricing/money.ts';
import type { CostedUse, LedgerEntry } from './ledger.ts';

/** What calls of one key spent on one model. The lines of a ledger add up to what its entries cost. */
export interface LedgerLine {
  /** Null where the calls were lost: the mark of their key finds both. */
  readonly applicationId: string | null;
  readonly keyId: string | null;
  readonly keyMark: string;
  /** `not metered`: what was charged in full because no model's count is known. */
  readonly modelId: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: NanoUsd;
}

/** Lines with further lines added: one for each application, key and model. */
export function addLines(lines: readonly LedgerLine[], more: readonly LedgerLine[]): LedgerLine[] {
  const added = new Map(lines.map((line) => [nameOf(line), line]));
  for (const line of more) {
    const before = added.get(nameOf(line));
    added.set(nameOf(line), {
      ...line,
      calls: (before?.calls ?? 0) + line.calls,
      inputTokens: (before?.inputTokens ?? 0) + line.inputTokens,
      outputTokens: (before?.outputTokens ?? 0) + line.outputTokens,
      cost: (before?.cost ?? 0n) + line.cost,
    });
  }
  return [...added.values()];
}

/** The lines of one entry; none of a call that was not made. */
export function linesOf(entry: LedgerEntry): LedgerLine[] {
  const { basis, applicationId, keyId, keyMark } = entry;
  const uses = basis === 'not_made' ? [] : usesOf(entry);
  return uses.map((use) => ({ applicationId, keyId, keyMark, calls: 1, ...use }));
}

function usesOf({ uses, cost }: LedgerEntry): readonly CostedUse[] {
  const known = uses.reduce((sum, use) => sum + use.cost, 0n);
  return cost > known
    ? [...uses, { modelId: 'not metered', inputTokens: 0, outputTokens: 0, cost: cost - known }]
    : uses;
}

function nameOf({ applicationId, keyId, keyMark, modelId }: LedgerLine): string {
  return JSON.stringify([applicationId, keyId, keyMark, modelId]);
}
