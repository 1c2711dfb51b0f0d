import type { CompanyStore } from '../companies/company/company.ts';
import { isOutdated, missingIn } from '../ingestion/renewal/outdated.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import type { BaseStore, KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { type IndexSettings, settingsOf } from '../search/index-generation.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';

/** The stores from which every document of a stage can be read. */
export interface DocumentStores {
  readonly companies: Pick<CompanyStore, 'list'>;
  readonly bases: Pick<BaseStore, 'list'>;
  readonly documents: {
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
}

/** How many readable documents of one base are out of date or missing in the listed indexes. */
export interface BaseIndexStatus {
  readonly companyId: string;
  readonly baseId: string;
  /** The number of documents with a version that readers see. */
  readonly readable: number;
  /** How many of them are missing in one of the listed indexes, or were chunked by an earlier version. */
  readonly behind: number;
  /** For each listed index, how many readable documents it lacks, even if 0. */
  readonly missing: readonly { readonly index: string; readonly documents: number }[];
}

/** The beginning of a sentence about a number of documents. */
export function documentsAre(count: number): string {
  return count === 1 ? '1 document is' : `${count} documents are`;
}

/** How many readable documents of these bases an index lacks, if it is one of those that were listed. */
export function missingDocuments(bases: readonly BaseIndexStatus[], name: string): number {
  const counted = bases.flatMap(({ missing }) => missing.filter(({ index }) => index === name));
  return counted.reduce((sum, { documents }) => sum + documents, 0);
}

// Bounds memory use: all documents of a base are counted.
const DOCUMENTS_PER_READ = 500;

/**
 * Reads the index status of every active base, one after the other.
 *
 * @returns the bases that were read, and whether all were read in time.
 */
export async function indexStatusOfBases(
  services: DocumentStores,
  generations: readonly IndexGeneration[],
  timeIsUp: () => boolean,
): Promise<{ readonly bases: readonly BaseIndexStatus[]; readonly complete: boolean }> {
  const indexes = generations.map(settingsOf);
  const bases: BaseIndexStatus[] = [];
  for (const company of await services.companies.list()) {
    // Checked here as well, because a company without bases takes time, too.
    if (timeIsUp()) {
      return { bases, complete: false };
    }
    for (const base of await services.bases.list(company.id)) {
      const status = base.status === 'active' ? await indexStatusOf(services, base, { indexes, timeIsUp }) : null;
      if (status === 'time_is_up') {
        return { bases, complete: false };
      }
      bases.push(...(status === null ? [] : [status]));
    }
  }
  return { bases, complete: true };
}

async function indexStatusOf(
  { documents }: DocumentStores,
  { id, companyId }: KnowledgeBase,
  { indexes, timeIsUp }: { readonly indexes: readonly IndexSettings[]; readonly timeIsUp: () => boolean },
): Promise<BaseIndexStatus | 'time_is_up'> {
  const missing = indexes.map((index) => ({ index, documents: 0 }));
  let [readable, behind] = [0, 0];
  let records: readonly DocumentRecord[] = [];
  do {
    if (timeIsUp()) {
      return 'time_is_up';
    }
    records = await documents.list(id, records.at(-1)?.id ?? null, DOCUMENTS_PER_READ);
    const seen = records.filter(({ currentVersion }) => currentVersion > 0);
    readable += seen.length;
    behind += seen.filter((record) => isOutdated(record, indexes)).length;
    for (const count of missing) {
      count.documents += seen.flatMap((record) => missingIn(record, [count.index])).length;
    }
  } while (records.length === DOCUMENTS_PER_READ);
  return {
    companyId,
    baseId: id,
    readable,
    behind,
    missing: missing.map(({ index, documents }) => ({ index: index.name, documents })),
  };
}
