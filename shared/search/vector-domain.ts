/**
 * The state of a stage's OpenSearch domain; `index` is `missing` when one of the stage's indexes is, and `unknown`
 * without a domain.
 */
export interface VectorDomainReport {
  readonly domain: 'active' | 'changing' | 'missing';
  readonly engine: string | null;
  readonly index: 'ready' | 'missing' | 'unknown';
}

/** A provisioned OpenSearch domain with a stage's passages. */
export interface VectorDomain {
  readonly report: () => Promise<VectorDomainReport>;
  /** Creates the indexes of passages that do not exist yet; 'exists' when all of them did. */
  readonly createIndexes: () => Promise<'made' | 'exists'>;
}

/**
 * The domain's name in the address that AWS gave it, `search-NAME-ID.REGION.es.amazonaws.com` or `vpc-NAME-ID…`; null
 * for a custom address.
 */
export function domainNameOf(endpoint: string): string | null {
  const [, name] = /^https:\/\/(?:search|vpc)-([a-z][a-z0-9-]{2,27})-[a-z0-9]{20,40}\./.exec(endpoint) ?? [];
  return name ?? null;
}
