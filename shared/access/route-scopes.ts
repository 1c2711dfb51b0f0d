import type { Scope } from '../keys/scope.ts';

/** A route and the scope that it needs; null: any key of an active company. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly scope: Scope | null;
}

/**
 * Looks up the scope that a call needs.
 * @throws for a route that is not in the table, which denies the call.
 */
export function scopeOfRoute(routes: readonly Route[], method: string, path: string): Scope | null {
  const route = routes.find((candidate) => candidate.method === method && candidate.path === path);
  if (route === undefined) {
    throw new Error('The route table has no such route.');
  }
  return route.scope;
}
