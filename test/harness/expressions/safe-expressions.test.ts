// Guarantee: the list of expressions that were found safe keeps up with shared/. Risk: each run of the tests spends
// minutes on expressions that were checked many times before.
import { expect, it } from 'vitest';
import { isListed } from './slow-expressions.ts';
import { otherExpressions, privacyExpressions } from './written-expressions.ts';

it('lists all expressions but at most ten; npm run test:expressions adds the others', () => {
  const missing = [...otherExpressions(), ...privacyExpressions()].filter((expression) => !isListed(expression));
  expect(missing.length > 10 ? missing.map(({ source }) => source) : []).toEqual([]);
});
