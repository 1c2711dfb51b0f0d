import type { OperationDescription } from '../../bin/smoke/openapi-document.ts';
import { endpointOf } from './endpoint-contracts.ts';
import type { FileMap } from './tracked-files.ts';

// The folder of the tests of unknown paths and methods.
const UNKNOWN_ROUTE = 'unknown-route';
// The folder of the tests of what the authorizer answers, which are written once for all endpoints.
const AUTHORIZER = 'authorizer';

/**
 * Returns the statuses of the description without a test file (`test/functions/<endpoint>/<status>.test.ts`, or
 * `<status>-<risk>.test.ts`), and the test files for a status that the description does not have.
 */
export function unmatchedStatuses(
  files: FileMap,
  operations: readonly Pick<OperationDescription, 'path' | 'responses'>[],
): string[] {
  const expected = new Map([[UNKNOWN_ROUTE, new Set([404, 405])]]);
  for (const operation of operations) {
    const { responses } = operation;
    const sent = [...responses].flatMap(([status, response]) => (response.sent ? [status] : []));
    expected.set(endpointOf(operation).name, new Set(sent));
  }
  const tests = [...files.keys()].flatMap((path) => testOf(path));
  const missing = [...expected].flatMap(([folder, statuses]) =>
    [...statuses]
      .filter((status) => !tests.some((test) => [folder, AUTHORIZER].includes(test.folder) && test.status === status))
      .map((status) => `test/functions/${folder}/${status}.test.ts is missing`),
  );
  const odd = tests
    .filter(({ folder, status }) =>
      expected.has(folder) ? !expected.get(folder)?.has(status) : !isFunction(files, folder),
    )
    .map(({ path }) => `${path} tests what openapi.yaml does not describe`);
  return [...missing, ...odd];
}

// Functions behind the API have no statuses; their tests are named after what they guarantee.
function isFunction(files: FileMap, folder: string): boolean {
  return files.has(`functions/${folder}/handler.ts`);
}

function testOf(path: string): { path: string; folder: string; status: number }[] {
  const [, folder, file] = /^test\/functions\/([^/]+)\/(.+\.test\.ts)$/.exec(path) ?? [];
  if (folder === undefined || file === undefined) {
    return [];
  }
  return [{ path, folder, status: Number(/^(\d{3})(?=[.-])/.exec(file)?.[1] ?? Number.NaN) }];
}
