import type { NanoUsd } from '../../pricing/money.ts';
import { endOfMonthMs, type Month } from '../month.ts';
import type { CostedUse, LedgerEntry } from './ledger.ts';

/** The spending of one key on one model on one day. The lines of a ledger add up to the cost of its entries. */
export interface LedgerLine {
  /** A UTC day of the month; null if only the sum of all days was kept. */
  readonly day: string | null;
  /** Null for lost calls, whose application and key are found by `keyMark`. */
  readonly applicationId: string | null;
  readonly keyId: string | null;
  readonly keyMark: string;
  /** `not metered` for the part that was charged without a count from a model. */
  readonly modelId: string;
  /** Calls of the model: a call of the API makes two if the model also judges its own answer. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: NanoUsd;
}

/**
 * Adds `more` to `lines`, and returns one line for each day, application, key and model. `lines` must have at most one
 * for each already; `more` may have several.
 */
export function addLines(lines: readonly LedgerLine[], more: readonly LedgerLine[]): LedgerLine[] {
  const added = new Map(lines.map((line) => [groupKeyOf(line), line]));
  for (const line of more) {
    const before = added.get(groupKeyOf(line));
    added.set(groupKeyOf(line), {
      ...line,
      calls: (before?.calls ?? 0) + line.calls,
      inputTokens: (before?.inputTokens ?? 0) + line.inputTokens,
      outputTokens: (before?.outputTokens ?? 0) + line.outputTokens,
      cost: (before?.cost ?? 0n) + line.cost,
    });
  }
  return [...added.values()];
}

/** The same lines added up over all days, for a month that has too many lines. */
export function withoutDays(lines: readonly LedgerLine[]): LedgerLine[] {
  return addLines(
    [],
    lines.map((line) => ({ ...line, day: null })),
  );
}

/** The lines of one ledger entry; none for a call that was not made. */
export function linesOf(entry: LedgerEntry, month: Month): LedgerLine[] {
  const { basis, applicationId, keyId, keyMark } = entry;
  const uses = basis === 'not_made' ? [] : usesOf(entry);
  const day = dayIn(month, entry.at);
  return uses.map((use) => ({ day, applicationId, keyId, keyMark, calls: 1, ...use }));
}

// A call of the month's last minute may be settled in the next month, and a lost one much later. Both belong to the
// last day.
function dayIn(month: Month, at: string): string {
  const day = at.slice(0, 'yyyy-mm-dd'.length);
  return day.startsWith(month) ? day : new Date(endOfMonthMs(month) - 1).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function usesOf({ uses, cost }: LedgerEntry): readonly CostedUse[] {
  const known = uses.reduce((sum, use) => sum + use.cost, 0n);
  return cost > known
    ? [...uses, { modelId: 'not metered', inputTokens: 0, outputTokens: 0, cost: cost - known }]
    : uses;
}

function groupKeyOf({ day, applicationId, keyId, keyMark, modelId }: LedgerLine): string {
  return JSON.stringify([day, applicationId, keyId, keyMark, modelId]);
}
