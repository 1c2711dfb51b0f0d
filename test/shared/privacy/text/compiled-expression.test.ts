// Guarantee: an expression that also reports the positions of its groups finds the same at the same places. Risk: an
// account is cut out at another place than the one where it was found.
import { expect, it } from 'vitest';
import { withIndices } from '../../../../shared/privacy/text/compiled-expression.ts';

it('keeps the flags of the expression and adds the places of its groups', () => {
  const expression = withIndices(/user ([a-z]+)/iy);
  expression.lastIndex = 3;
  expect(expression.exec('The user tulipa')).toBeNull();
  expression.lastIndex = 4;
  expect(expression.exec('The USER tulipa')?.indices?.[1]).toEqual([9, 15]);
});
