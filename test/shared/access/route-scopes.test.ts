// Guarantee: the authorizer asks for exactly the scope that each endpoint's contract names. Risk: a route that a key
// reaches without its scope, because two lists said different things.
import { expect, it } from 'vitest';
import { contract as copilotQuery } from '../../../functions/copilot-query/contract.ts';
import { contract as health } from '../../../functions/health/contract.ts';
import { contract as knowledgeBases } from '../../../functions/knowledge-bases/contract.ts';
import { contract as knowledgeSearch } from '../../../functions/knowledge-search/contract.ts';
import { ROUTE_SCOPES, scopeOfRoute } from '../../../shared/access/route-scopes.ts';

it('names the scope of every contract, and no other route', () => {
  expect(ROUTE_SCOPES).toEqual({
    'GET /public/v1/health': health.scope,
    'GET /public/v1/knowledge-bases': knowledgeBases.scope,
    'POST /public/v1/knowledge/search': knowledgeSearch.scope,
    'POST /public/v1/copilot/query': copilotQuery.scope,
  });
});

it('closes a route that it does not know', () => {
  expect(() => scopeOfRoute('DELETE', '/public/v1/health')).toThrow('without an entry');
});
