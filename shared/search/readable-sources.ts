import { UNKNOWN_BASE } from '../error-messages.ts';
import type { CurrentVersion } from '../knowledge/document.ts';
import { ServiceError } from '../service-error.ts';
import type { SearchScope } from './search-request.ts';

/** The bases and documents that a caller may read now. */
export interface ReadableSources {
  readonly bases: { readonly visibleTo: (companyId: string) => Promise<readonly { readonly id: string }[]> };
  readonly documents: {
    readonly currentVersions: (
      documents: readonly { readonly baseId: string; readonly documentId: string }[],
    ) => Promise<ReadonlyMap<string, CurrentVersion>>;
  };
}

/** The version of a document that a search read, and the base that contained it. */
export interface Source {
  readonly baseId: string;
  readonly documentId: string;
  readonly version: number;
}

/**
 * Decides which bases a call searches, before money is reserved for it: the requested ones, or all that the company may
 * read. Unknown bases, restricted ones and those of another company get the same error.
 *
 * @throws ServiceError `invalid_request` when the company may not read a requested base.
 */
export async function chooseScope(
  { bases }: Pick<ReadableSources, 'bases'>,
  companyId: string,
  requested: readonly string[] | undefined,
): Promise<SearchScope> {
  const readable = (await bases.visibleTo(companyId)).map(({ id }) => id);
  if (requested === undefined) {
    return { companyId, baseIds: readable };
  }
  if (requested.every((id) => readable.includes(id))) {
    return { companyId, baseIds: requested };
  }
  throw new ServiceError('invalid_request', UNKNOWN_BASE);
}

/** Whether a company may still read all of these sources, and none has changed. */
export async function areReadable(
  { bases, documents }: ReadableSources,
  companyId: string,
  sources: readonly Source[],
): Promise<boolean> {
  const [visible, versions] = await Promise.all([bases.visibleTo(companyId), documents.currentVersions(sources)]);
  const readable = new Set(visible.map(({ id }) => id));
  return sources.every(
    ({ baseId, documentId, version }) => readable.has(baseId) && versions.get(documentId)?.version === version,
  );
}
