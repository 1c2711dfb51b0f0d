import { SAMPLE_CALLS, type SampleCall } from '../../../bin/smoke/sample-calls.ts';
import { CONTRACTS } from '../../../functions/contracts.ts';
import { ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';

/**
 * A call of each endpoint whose function reads a table: the path, the path of the function, and the call. The function
 * of /health reads none, so no table can refuse it, and a test cannot tell when it is handling a call.
 */
export const CALLS_TO_SERVICES = ENDPOINTS.filter(readsTable).map((endpoint): [string, string, SampleCall] => {
  const path = publicPath(endpoint);
  const call = SAMPLE_CALLS.find((each) => each.path === path && each.method === endpoint.method);
  if (call === undefined) {
    throw new Error(`There is no call of ${path}.`);
  }
  return [path, endpoint.name, call];
});

function readsTable({ name }: (typeof ENDPOINTS)[number]): boolean {
  return Object.keys(CONTRACTS[name].Environment.entries).some((variable) => variable.endsWith('_TABLE'));
}
