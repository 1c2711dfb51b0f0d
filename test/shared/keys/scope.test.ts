// Guarantee: a key may have the three scopes of the contract, and no other. Risk: a scope that no key can be given, or
// one that nobody knows.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Scope } from '../../../shared/keys/scope.ts';

it('a scope is one of the three of the contract, and nothing else', () => {
  const known = ['knowledge:read', 'copilot:query', 'agents:run', 'knowledge:write', ''];
  expect(known.filter((scope) => v.is(Scope, scope))).toEqual(['knowledge:read', 'copilot:query', 'agents:run']);
});
