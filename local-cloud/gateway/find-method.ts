import { type Api, type ApiMethod, aboveGreedy, parametersOf } from './api-model.ts';
import { ANY_OF } from './method-properties.ts';

/**
 * Finds the method for a path below the stage; null if there is none. A resource with exactly this path comes first,
 * then one whose parameters match, then the deepest greedy one above it; of its methods, the named one comes before
 * `ANY`.
 */
export function findMethod(api: Api, httpMethod: string, path: string): ApiMethod | null {
  // Trailing slashes are ignored.
  const requestPath = path.replace(/\/+$/, '') || '/';
  const paths = api.methods.map(({ resourcePath }) => resourcePath);
  const resourcePath =
    paths.find((each) => each === requestPath) ??
    paths.find((each) => parametersOf(each, requestPath) !== null) ??
    deepest(paths.filter((each) => isBelow(requestPath, each)));
  const methods = api.methods.filter((method) => method.resourcePath === resourcePath);
  const named = (name: string) => methods.find((method) => method.httpMethod === name);
  return named(httpMethod) ?? (ANY_OF.includes(httpMethod) ? named('ANY') : undefined) ?? null;
}

function isBelow(path: string, resourcePath: string): boolean {
  const above = aboveGreedy(resourcePath);
  return above !== null && path.startsWith(`${above}/`) && path !== '/';
}

function deepest(paths: readonly string[]): string | undefined {
  return paths.toSorted((one, other) => other.split('/').length - one.split('/').length)[0];
}
