import type { Scope } from '../keys/scope.ts';

/**
 * The scope that each route needs; null: any key of an active company. A test holds this against the contracts of the
 * functions.
 */
export const ROUTE_SCOPES: Readonly<Record<string, Scope | null>> = {
  'GET /public/v1/health': null,
  'GET /public/v1/knowledge-bases': 'knowledge:read',
  'POST /public/v1/knowledge/search': 'knowledge:read',
  'POST /public/v1/copilot/query': 'copilot:query',
};

/**
 * The scope that a call needs, by its method and resource; throws for a route that is not in the table, which closes
 * the call.
 */
export function scopeOfRoute(method: string, resource: string): Scope | null {
  const scope = ROUTE_SCOPES[`${method} ${resource}`];
  if (scope === undefined) {
    throw new Error('A route without an entry in the table of scopes was called.');
  }
  return scope;
}
