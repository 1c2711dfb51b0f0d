// Guarantee: the number of items in the list that a sentence introduces needs no source, unless it has a unit. Risk: an
// answer that counts its own items is refused, or any number passes above a list.
import { expect, it } from 'vitest';
import { quantityRule } from '../../../../../../shared/copilot/support/rules/numbers/quantity-rules.ts';
import { comparisonOf } from '../comparison.fixture.ts';

it.each([
  ['There are 3 rules', 3, null],
  ['There are 4 rules', 3, 'number'],
  ['There are 3 rules', undefined, 'number'],
  ['The fee is 3 euros', 3, 'number'],
  ['There are 3 rules at 7 euros', 3, 'number'],
])('"%s" above a list of %s items has the flaw %s', (sentence, listed, flaw) => {
  const comparison = comparisonOf(sentence, 'The fee depends on the rules.');
  expect(quantityRule(listed === undefined ? comparison : { ...comparison, listed })).toBe(flaw);
});
