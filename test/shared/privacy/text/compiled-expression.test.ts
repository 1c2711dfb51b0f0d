// Guarantee: an expression that also reports the positions of its groups has the same matches in the same places. Risk:
// the wrong part of a text is removed as an account.
import { expect, it } from 'vitest';
import { withIndices } from '../../../../shared/privacy/text/compiled-expression.ts';

it('keeps the flags of the expression and adds the positions of its groups', () => {
  const expression = withIndices(/user ([a-z]+)/iy);
  expression.lastIndex = 3;
  expect(expression.exec('The user tulipa')).toBeNull();
  expression.lastIndex = 4;
  expect(expression.exec('The USER tulipa')?.indices?.[1]).toEqual([9, 15]);
});
