import { answeringGeneration } from '../search/index-generation.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';
import {
  type BaseIndexStatus,
  type DocumentStores,
  documentsAre,
  indexStatusOfBases,
  missingDocuments,
} from './base-index-status.ts';

/** The services of the report on the index generations. */
export interface GenerationServices extends DocumentStores {
  readonly generations: readonly IndexGeneration[];
  readonly answeringIndex: { readonly read: () => Promise<string | null> };
  readonly nowMs: () => number;
}

// A person waits for the report; after this time, the count is reported as incomplete.
const COUNTING_MS_MAX = 20_000;
// Nobody reads a longer list; the reindex command finds all of them.
const BASES_SHOWN_MAX = 100;

/**
 * Reports the index generations, which of them answers searches, and the bases with documents that should be reindexed.
 */
export async function reportGenerations(services: GenerationServices) {
  const { generations } = services;
  const until = services.nowMs() + COUNTING_MS_MAX;
  const [chosen, { bases, complete }] = await Promise.all([
    services.answeringIndex.read(),
    indexStatusOfBases(services, generations, () => services.nowMs() > until),
  ]);
  const answering = answeringGeneration(generations, chosen).name;
  const behind = bases.filter((base) => base.behind > 0);
  return {
    report: {
      index_generations: generations.map(({ name, schema, modelId, dimensions }) => ({
        name,
        schema,
        embedding_model: modelId,
        dimensions,
        answers: name === answering,
        documents_missing: missingDocuments(bases, name),
      })),
      bases_behind: behind.slice(0, BASES_SHOWN_MAX).map(viewOf),
      bases_behind_complete: complete && behind.length <= BASES_SHOWN_MAX,
    },
    problems: problemsOf(missingDocuments(bases, answering), answering),
  };
}

function viewOf({ companyId, baseId, readable, behind, missing }: BaseIndexStatus) {
  return {
    company_id: companyId,
    base_id: baseId,
    documents: readable,
    behind,
    missing_in: missing.filter((count) => count.documents > 0).map(({ index }) => index),
  };
}

function problemsOf(missing: number, answering: string) {
  const what = `${documentsAre(missing)} not in ${answering}, the index that answers, and cannot be found.`;
  return missing === 0 ? [] : [{ what, do: 'Run documents reindex --all.' }];
}
