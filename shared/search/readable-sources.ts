import { chooseBases, type SearchServices } from './search-knowledge.ts';

/** Bases and documents as a caller may read them now. */
export type ReadableSources = Pick<SearchServices, 'bases' | 'documents'>;

/** A version of a document, and the base in which it was read. */
export interface Source {
  readonly baseId: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * Refuses bases that the company may not read, before anything is reserved for a call.
 *
 * @throws ServiceError `invalid_request` as a search does.
 */
export async function requireReadableBases(
  { bases }: Pick<ReadableSources, 'bases'>,
  companyId: string,
  wanted: readonly string[],
): Promise<void> {
  chooseBases(await bases.visibleTo(companyId), wanted);
}

/** Whether a company may still read all of these sources, each as it was. */
export async function areReadable(
  { bases, documents }: ReadableSources,
  companyId: string,
  sources: readonly Source[],
): Promise<boolean> {
  const [visible, versions] = await Promise.all([bases.visibleTo(companyId), documents.currentVersions(sources)]);
  const readable = new Set(visible.map(({ id }) => id));
  return sources.every(
    ({ baseId, documentId, version }) => readable.has(baseId) && versions.get(documentId) === version,
  );
}
