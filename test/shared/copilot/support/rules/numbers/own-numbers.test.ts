// Guarantee: a number that nothing in the source explains is refused as long as the source has at most 200 values, of
// which any two may explain it, and left to other rules beyond that. Risk: a source of many numbers keeps the check
// busy until it times out, or an invented number passes beside an ordinary source.
import { expect, it } from 'vitest';
import { readEvidence } from '../../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';
import { ownNumbersRule } from '../../../../../../shared/copilot/support/rules/numbers/own-numbers-rule.ts';

it.each([
  [200, 'number'],
  [201, null],
])('with a source of %s values: %s', (count, flaw) => {
  const units = sourceUnits(Array.from({ length: count }, (_, at) => `${at + 1}000 kg`).join(', '));
  const comparison = {
    said: readStatement('Late borrowers owe 1234.5 euros', 'en'),
    evidence: readEvidence({ touched: units, units }, '', 'en'),
    question: readStatement('', 'en'),
    others: () => [],
    isYes: false,
    isTranslated: false,
  };
  expect(ownNumbersRule(comparison)).toBe(flaw);
});
