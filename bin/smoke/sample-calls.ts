import { ENDPOINTS, type Endpoint, publicPath } from '../../functions/endpoints.ts';
import { readOpenApi } from './openapi-document.ts';

/** A call of one endpoint as openapi.yaml shows it. */
export interface SampleCall {
  readonly method: Endpoint['method'];
  /** The path below `/api/public/v1`, as in openapi.yaml. */
  readonly path: string;
  /** The first example of a body; undefined if the endpoint takes none. */
  readonly body: unknown;
}

/** The call of one endpoint, and the scope that it needs. */
interface EndpointCall extends SampleCall {
  readonly scope: Endpoint['scope'];
}

const { operations } = readOpenApi();

/** One call of every endpoint of the route table, for tests that apply to all endpoints. */
export const SAMPLE_CALLS: readonly EndpointCall[] = ENDPOINTS.map((endpoint) => {
  const path = publicPath(endpoint);
  const operation = operations.find((each) => each.method === endpoint.method && each.path === path);
  return {
    method: endpoint.method,
    scope: endpoint.scope,
    path,
    body: Object.values(operation?.request?.examples ?? {})[0],
  };
});
