// Guarantee: the number of items in the list that a sentence introduces needs no source, unless it has a unit. Risk: an
// answer that counts its own items is refused, or any number passes above a list.
import { expect, it } from 'vitest';
import { readEvidence } from '../../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../../shared/copilot/support/reading/statement.ts';
import { quantityRule } from '../../../../../../shared/copilot/support/rules/numbers/quantity-rules.ts';

it.each([
  ['There are 3 rules', 3, null],
  ['There are 4 rules', 3, 'number'],
  ['There are 3 rules', undefined, 'number'],
  ['The fee is 3 euros', 3, 'number'],
  ['There are 3 rules at 7 euros', 3, 'number'],
])('"%s" above a list of %s: %s', (text, listed, flaw) => {
  const units = sourceUnits('The fee depends on the rules.');
  const comparison = {
    said: readStatement(text, 'en'),
    evidence: readEvidence({ touched: units, units }, '', 'en'),
    question: readStatement('', 'en'),
    others: () => [],
    isYes: false,
    isTranslated: false,
    ...(listed === undefined ? {} : { listed }),
  };
  expect(quantityRule(comparison)).toBe(flaw);
});
