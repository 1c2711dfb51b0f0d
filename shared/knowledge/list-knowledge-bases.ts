import type { PersonalDataKind } from '../privacy/kinds.ts';
import { redactDescriptions } from '../privacy/redact-descriptions.ts';
import { type BaseStore, compareBases } from './knowledge-base.ts';

/** Who lists bases, and the kinds of personal data that the company's policy removes. */
interface ListingCaller {
  readonly companyId: string;
  readonly policies: { readonly personalDataKinds: readonly PersonalDataKind[] };
}

// The longest description of docs/openapi.yaml. A placeholder may be longer than its value.
const DESCRIPTION_CODE_POINTS_MAX = 1_000;

/**
 * Lists the bases that the whole company may read, sorted by name, then id; `description` is '' where there is none.
 * The company's policy for personal data applies to both.
 *
 * @throws ServiceError `unavailable` when a name or description cannot be scanned.
 */
export async function listKnowledgeBases(
  services: { readonly bases: Pick<BaseStore, 'visibleTo'> },
  { companyId, policies }: ListingCaller,
) {
  const bases = [...(await services.bases.visibleTo(companyId))].sort(compareBases);
  const texts = bases.flatMap(({ name, description }) => [name, description]);
  const shown = await redactDescriptions(texts, policies.personalDataKinds);
  return bases.map(({ id }, at) => ({
    id,
    name: shown[2 * at] ?? '',
    description: [...(shown[2 * at + 1] ?? '')].slice(0, DESCRIPTION_CODE_POINTS_MAX).join(''),
  }));
}
