// Guarantee: a key may have the three scopes of the contract, and no other. Risk: a scope that no key can have, or one
// that no endpoint knows.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Scope } from '../../../shared/keys/scope.ts';

it('accepts the three scopes of the contract, and no other', () => {
  const candidates = ['knowledge:read', 'copilot:query', 'agents:run', 'knowledge:write', ''];
  expect(candidates.filter((scope) => v.is(Scope, scope))).toEqual(['knowledge:read', 'copilot:query', 'agents:run']);
});
