// Guarantee: a number that no two values of its source explain is refused if the source has at most 100 values; with
// more, it is left to other rules. Risk: a source with many numbers keeps the check busy until it times out, or an
// invented number passes with an ordinary source.
import { expect, it } from 'vitest';
import { ownNumbersRule } from '../../../../../../shared/copilot/support/rules/numbers/own-numbers-rule.ts';
import { comparisonOf } from '../comparison.fixture.ts';

it.each([
  [100, 'number'],
  [101, null],
])('compared with a source of %s values, an unexplained number has the flaw %s', (count, flaw) => {
  const source = Array.from({ length: count }, (_, index) => `${index + 1}000 kg`).join(', ');
  expect(ownNumbersRule(comparisonOf('Late borrowers owe 1234.5 euros', source))).toBe(flaw);
});
