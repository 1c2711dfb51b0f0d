// Guarantee: each rule on its own refuses the sentences that rows.txt states for it, and leaves the others. Risk: a
// rule refuses everything or nothing, and nobody notices because another rule refuses the same sentences.
import { expect, it } from 'vitest';
import { CERTAIN_RULES } from '../../../../../shared/copilot/support/rules/certain-rules.ts';
import { DOUBTFUL_RULES } from '../../../../../shared/copilot/support/rules/doubtful-rules.ts';
import { comparisonOf, ruleCases } from './rule-cases.fixture.ts';

const RULES = [...CERTAIN_RULES, ...DOUBTFUL_RULES];
const CASES = ruleCases();

it.each(RULES.map(({ name }) => name))('the rule %s has a sentence that it refuses, and one that it leaves', (name) => {
  const outcomes = CASES.filter(({ rule }) => rule === name).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(expect.arrayContaining(['refuses', 'leaves']));
});

it('the rows name only rules that exist', () => {
  const names = new Set(RULES.map(({ name }) => name));
  expect(CASES.map(({ rule }) => rule).filter((rule) => !names.has(rule))).toEqual([]);
});

it.each(CASES.map((each) => [each.rule, each.outcome, each.said, each] as const))(
  'the rule %s %s: %s',
  (name, outcome, _said, each) => {
    const rule = RULES.find((known) => known.name === name) ?? expect.fail(name);
    expect(rule.find(comparisonOf(each))).toEqual(outcome === 'leaves' ? null : (each.flaw ?? expect.any(String)));
  },
);
