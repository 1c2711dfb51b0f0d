import type { CompanyStore } from '../companies/company/company.ts';
import { isAfter, missingIn } from '../ingestion/renewal/document-makes.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import type { BaseStore, KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { type IndexMake, makeOf } from '../search/index-generation.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';

/** The stores that know every document of a stage. */
export interface DocumentCensus {
  readonly companies: Pick<CompanyStore, 'list'>;
  readonly bases: Pick<BaseStore, 'list'>;
  readonly documents: {
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
}

/** How the readable documents of one base were made. */
export interface BaseMake {
  readonly companyId: string;
  readonly baseId: string;
  /** Documents with a version that readers see. */
  readonly readable: number;
  /** Those that one of the stage's indexes lacks, or that an earlier version of chunking cut. */
  readonly behind: number;
  /** By the name of a listed index, how many readable documents it lacks; 0 too. */
  readonly missing: Readonly<Record<string, number>>;
}

const DOCUMENTS_PER_READ = 500;

/**
 * How the documents of every base were made, base by base.
 *
 * @returns the bases that were read, and whether all were before the time was up.
 */
export async function baseMakes(
  services: DocumentCensus,
  generations: readonly IndexGeneration[],
  timeIsUp: () => boolean,
): Promise<{ readonly bases: readonly BaseMake[]; readonly complete: boolean }> {
  const makes = generations.map(makeOf);
  const bases: BaseMake[] = [];
  for (const company of await services.companies.list()) {
    for (const base of await services.bases.list(company.id)) {
      const made = base.status === 'active' ? await baseMake(services, base, { makes, timeIsUp }) : null;
      if (made === 'time_is_up') {
        return { bases, complete: false };
      }
      bases.push(...(made === null ? [] : [made]));
    }
  }
  return { bases, complete: true };
}

async function baseMake(
  { documents }: DocumentCensus,
  { id, companyId }: KnowledgeBase,
  { makes, timeIsUp }: { readonly makes: readonly IndexMake[]; readonly timeIsUp: () => boolean },
): Promise<BaseMake | 'time_is_up'> {
  const missing = Object.fromEntries(makes.map(({ name }) => [name, 0]));
  let [readable, behind] = [0, 0];
  let records: readonly DocumentRecord[] = [];
  do {
    if (timeIsUp()) {
      return 'time_is_up';
    }
    records = await documents.list(id, records.at(-1)?.id ?? null, DOCUMENTS_PER_READ);
    const seen = records.filter(({ currentVersion }) => currentVersion > 0);
    readable += seen.length;
    behind += seen.filter((record) => isAfter(record, makes)).length;
    for (const name of seen.flatMap((record) => missingIn(record, makes))) {
      missing[name] = (missing[name] ?? 0) + 1;
    }
  } while (records.length === DOCUMENTS_PER_READ);
  return { companyId, baseId: id, readable, behind, missing };
}
