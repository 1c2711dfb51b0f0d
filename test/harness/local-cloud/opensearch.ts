import {
  INDEX,
  openOpenSearch,
  READ_AND_WRITE,
  runAgainst,
  type TestOpenSearch,
} from '@knowledge-copilot/local-cloud/fixtures/opensearch';

type OpenSearchOptions = Parameters<typeof openOpenSearch>[0];

/**
 * Opens the stand-in for OpenSearch with a collection and one index in it. The caller's role may do what the product's
 * roles may, and create the index. Call `front.close` on every path.
 */
export async function openIndex(index: object, options: OpenSearchOptions = {}): Promise<TestOpenSearch> {
  const opened = await openOpenSearch(options);
  await opened.makeCollection();
  await opened.makePolicies(['aoss:CreateIndex', ...READ_AND_WRITE]);
  await opened.makeIndex(index);
  return opened;
}

/** Opens the stand-in for OpenSearch with an index of passages whose vectors have this dimension. */
export function openPassageIndex(
  IndexName: string,
  Dimension: number,
  options: OpenSearchOptions = {},
): Promise<TestOpenSearch> {
  const { Properties } = INDEX.Mappings;
  const vector = { ...Properties.vector, Dimension };
  return openIndex({ IndexName, Mappings: { Properties: { ...Properties, vector } } }, options);
}

/** Opens a domain in front of a real server, without any index. Call `front.close` on every path. */
export function openDomain(domain: string, endpoint: string): Promise<TestOpenSearch> {
  return openOpenSearch({ domain, endpoint, refreshIntervalMs: 0 });
}

/** From now on, opens the stand-ins of this worker's tests in front of a real server. */
export function useOpenSearch(endpoint: string): void {
  runAgainst(endpoint);
}
