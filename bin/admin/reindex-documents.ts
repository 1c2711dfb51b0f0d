import { formatUsd, requireAmount } from '../../shared/pricing/money.ts';
import { CommandError } from './command.ts';
import { pagesOf } from './list-all.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';
import { type DocumentView, waitForAll } from './wait-for-documents.ts';

/** The base to reindex, or null for all bases of the stage, and which of their documents. */
interface Reindex {
  readonly baseId: string | null;
  readonly which: string;
}

interface Page {
  readonly documents: readonly DocumentView[];
  readonly skipped: number;
  readonly next: string | null;
}

interface Estimate {
  readonly documents: number;
  readonly passages: number;
  readonly input_tokens: number;
  readonly usd: string;
}

// Shows nothing: a page's progress is part of the total.
const QUIET: Progress = { show: () => {}, end: () => {} };

/**
 * Reindexes documents page by page, and waits for each page before it starts the next, so that other uploads are not
 * kept waiting. A base whose company reaches its limit for the cost of ingestion does not stop the others.
 *
 * @returns the counts, the documents that failed, and the bases that were refused, with their reasons.
 * @throws CommandError when the only base is refused before any of its documents is reindexed.
 */
export async function reindexDocuments(administer: Administer, { baseId, which }: Reindex, progress: Progress) {
  const bases = await basesOf(administer, baseId);
  const total = bases.reduce((sum, { documents }) => sum + documents, 0);
  const counts = { documents: 0, ready: 0, failed: 0, skipped: 0 };
  const failures: DocumentView[] = [];
  const refused: { base_id: string; reason: string }[] = [];
  const reindexBase = async (id: string) => {
    for await (const page of pagesOf<Page>(administer, 'documents.reindex', { base_id: id, which })) {
      const reindexed = await waitForAll(administer, page.documents, QUIET);
      const failed = reindexed.filter(({ status }) => status === 'failed');
      failures.push(...failed);
      counts.documents += reindexed.length;
      counts.ready += reindexed.length - failed.length;
      counts.failed += failed.length;
      counts.skipped += page.skipped;
      const done = counts.documents + counts.skipped;
      progress.show({ done, total: Math.max(total, done), failed: counts.failed });
    }
  };
  try {
    for (const { id } of bases) {
      await unlessDeleted(administer, { id, named: baseId !== null }, () => reindexBase(id)).catch((error: unknown) => {
        const isAtLimit = error instanceof CommandError && error.code === 'limit_exceeded';
        // What was done before must be reported as well.
        if (!isAtLimit || (baseId !== null && counts.documents === 0)) {
          throw error;
        }
        refused.push({ base_id: id, reason: error.message });
      });
    }
  } finally {
    progress.end();
  }
  return { ...counts, failures: failures.map(({ id, file, reason }) => ({ id, file, reason })), refused };
}

/** Estimates how much reindexing would embed and cost. */
export async function estimateReindex(administer: Administer, { baseId, which }: Reindex): Promise<Estimate> {
  let sum = { documents: 0, passages: 0, input_tokens: 0, nano: 0n };
  for (const { id } of await basesOf(administer, baseId)) {
    await unlessDeleted(administer, { id, named: baseId !== null }, async () => {
      const one = (await administer('documents.reindex-estimate', { base_id: id, which })) as Estimate;
      sum = {
        documents: sum.documents + one.documents,
        passages: sum.passages + one.passages,
        input_tokens: sum.input_tokens + one.input_tokens,
        nano: sum.nano + requireAmount(one.usd),
      };
    });
  }
  const { nano, ...others } = sum;
  return { ...others, usd: formatUsd(nano) };
}

interface Base {
  readonly id: string;
  readonly documents: number;
}

// Returns the bases, each with the number of all its documents: those that are skipped count as done. The number may be
// too low: the estimate of a single base counts only documents that can be read, and others may be added meanwhile.
async function basesOf(administer: Administer, baseId: string | null): Promise<readonly Base[]> {
  if (baseId !== null) {
    const { documents } = (await administer('documents.reindex-estimate', { base_id: baseId })) as Estimate;
    return [{ id: baseId, documents }];
  }
  return listBases(administer);
}

// Reindexing all bases takes hours, in which one of them may be deleted. That one is skipped, so that the others are
// still reindexed.
async function unlessDeleted(
  administer: Administer,
  { id, named }: { readonly id: string; readonly named: boolean },
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const deleted =
      !named && error instanceof CommandError && (await listBases(administer)).every((base) => base.id !== id);
    if (!deleted) {
      throw error;
    }
  }
}

async function listBases(administer: Administer): Promise<readonly Base[]> {
  const companies = (await administer('company.list', {})) as { id: string }[];
  const bases: Base[] = [];
  for (const { id } of companies) {
    bases.push(...((await administer('base.list', { company_id: id })) as Base[]));
  }
  return bases;
}
