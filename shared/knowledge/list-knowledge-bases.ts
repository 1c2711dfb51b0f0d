import { type BaseStore, compareBases } from './knowledge-base.ts';

/**
 * Lists the bases that the whole company may read, sorted by name, then id; `description` is '' where there is none.
 */
export async function listKnowledgeBases(
  services: { readonly bases: Pick<BaseStore, 'visibleTo'> },
  companyId: string,
) {
  const bases = await services.bases.visibleTo(companyId);
  return [...bases].sort(compareBases).map(({ id, name, description }) => ({ id, name, description }));
}
