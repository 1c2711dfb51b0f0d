import type { FoundPassage } from '../../../shared/search/search-knowledge.ts';

/** Returns a passage as a search finds it. By default, all are of the same company, base and document. */
export function foundPassage(over: Partial<FoundPassage> = {}): FoundPassage {
  return {
    id: 'passage',
    companyId: 'company',
    baseId: 'base',
    documentId: 'document',
    version: 1,
    ordinal: 0,
    page: null,
    title: '',
    headings: '',
    text: '',
    tokensMax: null,
    similarity: 0.5,
    textsAround: { before: null, after: null },
    ...over,
  };
}
