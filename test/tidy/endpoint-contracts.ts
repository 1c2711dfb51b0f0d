import type { OperationDescription } from '../../bin/smoke/openapi-document.ts';
import { CONTRACTS } from '../../functions/contracts.ts';
import { ENDPOINTS, type EndpointName, publicPath } from '../../functions/endpoints.ts';
import type { HttpContract } from '../../shared/api/http-contract.ts';

/**
 * The endpoint that an operation of openapi.yaml describes.
 * @throws when the route table has no such path.
 */
export function endpointOf({ path }: Pick<OperationDescription, 'path'>): (typeof ENDPOINTS)[number] {
  const endpoint = ENDPOINTS.find((candidate) => publicPath(candidate) === path);
  if (endpoint === undefined) {
    throw new Error(`functions/endpoints.ts has no ${path}.`);
  }
  return endpoint;
}

/** The contract of an endpoint. */
export function contractOf(name: EndpointName): HttpContract {
  return CONTRACTS[name].contract;
}
