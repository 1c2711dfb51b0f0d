// Guarantee: if a statement can only be about one sentence of its source, the rules for denials, limits, conditions and
// duties apply to it even if it shares less than half of its words with that sentence. A rule does not apply where a
// clause, a limit or a relative clause may explain the difference. Risk: right answers in other words are refused, or
// opposites in other words pass.
import { expect, it } from 'vitest';
import { boundRule } from '../../../../../shared/copilot/support/rules/bound-rules.ts';
import { conditionRule } from '../../../../../shared/copilot/support/rules/condition-rule.ts';
import { modalityRule } from '../../../../../shared/copilot/support/rules/modality-rule.ts';
import { negationRule } from '../../../../../shared/copilot/support/rules/negation-rule.ts';
import { oneSentenceRules } from '../../../../../shared/copilot/support/rules/one-sentence-rules.ts';
import { comparisonOf } from './comparison.fixture.ts';

const NAMES = new Map([
  [negationRule, 'negation'],
  [boundRule, 'bound'],
  [conditionRule, 'condition'],
  [modalityRule, 'modality'],
]);

function rulesFor(sentence: string, source: string, shared: number): string {
  const rules = oneSentenceRules(comparisonOf(sentence, source), shared);
  return rules.map((rule) => NAMES.get(rule)).join(' ');
}

const SOURCE = 'Guests can store luggage.';

it.each([
  ['Luggage stays here overnight', SOURCE, 0.45, 'negation bound condition modality'],
  ['Luggage stays here overnight', SOURCE, 0.449, 'modality'],
  ['Luggage stays here overnight', '', 1, ''],
  ['Luggage stays here overnight', `${SOURCE} Guests can rent bicycles.`, 1, ''],
  [
    'Luggage stays here overnight',
    'Guests can store luggage, and bicycles can stand outside.',
    1,
    'condition modality',
  ],
  ['Luggage stays here overnight', 'Guests can store luggage if the porter agrees.', 1, 'condition'],
  ['Luggage stays here overnight', 'Guests can store luggage, except bicycles.', 1, 'condition'],
  ['Luggage stays here overnight', 'Only guests can store luggage.', 1, 'negation bound condition'],
  ['Luggage stays here overnight', 'Guests can store luggage, whereas bicycles stand outside.', 1, 'condition'],
  ['Luggage stays here only overnight', SOURCE, 1, 'negation bound condition'],
  ['Luggage stays here, and bicycles stand outside', SOURCE, 1, 'negation bound modality'],
  ['Luggage that stays overnight is small', SOURCE, 1, 'negation bound modality'],
  ['It is clear that luggage stays overnight', SOURCE, 1, 'negation bound modality'],
  ['Luggage that they keep is safe', SOURCE, 1, 'negation bound modality'],
  ['Here is that luggage', SOURCE, 1, 'negation bound condition modality'],
])('the rules for "%s" and "%s", with a share of %s of common words, are: %s', (sentence, source, shared, names) => {
  expect(rulesFor(sentence, source, shared)).toBe(names);
});
