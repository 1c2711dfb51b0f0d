import { isSaidVerbatim } from './reading/said-verbatim.ts';
import { agentRule } from './rules/agent-rule.ts';
import { bindingRule } from './rules/binding-rule.ts';
import { boundRule } from './rules/bound-rules.ts';
import { codeRule } from './rules/code-rule.ts';
import { inventedRule, isCopied, reasonRule, subjectRule, wordsRule } from './rules/coverage-rules.ts';
import { dateBoundRule } from './rules/date-bound-rule.ts';
import { changeRule, differenceRule } from './rules/direction-rules.ts';
import { exceptionRule, reservedRule } from './rules/exception-rule.ts';
import { comparisonRule, limitRule, momentRule } from './rules/limit-rules.ts';
import { addedRule, modalityRule, oppositeRule, quantifierRule } from './rules/meaning-rules.ts';
import { addressRule, nameRule, quotationRule } from './rules/name-rules.ts';
import { negationRule } from './rules/negation-rule.ts';
import { quantityRule } from './rules/quantity-rules.ts';
import { crossedRule } from './rules/role-rules.ts';
import type { Comparison, Rule, SupportFlaw } from './rules/rule.ts';
import { alternativeRule, sequenceRule } from './rules/sequence-rules.ts';
import { shareRule } from './rules/share-rule.ts';
import { echoRule, fragmentRule, questionRule } from './rules/statement-rules.ts';
import { conditionRule, orderRule, rowRule } from './rules/structure-rules.ts';

// Of these nothing is an answer, even word for word.
const FORM_RULES: readonly Rule[] = [questionRule, fragmentRule, echoRule];

// A statement that one of them rejects is wrong, whatever the judge says.
const RULES: readonly Rule[] = [
  ...FORM_RULES,
  quantityRule,
  boundRule,
  dateBoundRule,
  shareRule,
  nameRule,
  codeRule,
  addressRule,
  quotationRule,
  rowRule,
  oppositeRule,
  negationRule,
  modalityRule,
  quantifierRule,
  exceptionRule,
  reservedRule,
  bindingRule,
  crossedRule,
  agentRule,
  orderRule,
  conditionRule,
  limitRule,
  momentRule,
  comparisonRule,
  sequenceRule,
  alternativeRule,
  differenceRule,
  changeRule,
  inventedRule,
  reasonRule,
  subjectRule,
  addedRule,
  wordsRule,
];

// A line before a list is supported by what follows it: its own words need not be there.
const LEAD_IN_RULES: readonly Rule[] = [
  quantityRule,
  boundRule,
  nameRule,
  codeRule,
  quotationRule,
  oppositeRule,
  modalityRule,
];

/** What code can say of a statement: `open` is for a judge, where a stage has one. */
export type Outcome = { readonly kind: 'proved' | 'open' } | { readonly kind: 'wrong'; readonly flaw: SupportFlaw };

/** Compares a statement with its evidence by every rule. */
export function compareStatement(comparison: Comparison, isLeadIn: boolean): Outcome {
  const { said, evidence } = comparison;
  const isVerbatim = evidence.some(({ unit }) => isSaidVerbatim(said.text, unit));
  const rules = isVerbatim ? FORM_RULES : isLeadIn ? LEAD_IN_RULES : RULES;
  for (const rule of rules) {
    const flaw = rule(comparison);
    if (flaw !== null) {
      return { kind: 'wrong', flaw };
    }
  }
  if (isVerbatim) {
    return { kind: 'proved' };
  }
  const isProved = !comparison.isTranslated && isCopied(comparison);
  return { kind: isProved ? 'proved' : 'open' };
}
