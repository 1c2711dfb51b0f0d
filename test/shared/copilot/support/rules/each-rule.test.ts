// Guarantee: each rule on its own refuses the sentences that the tables in rows/ state for it, and leaves the others.
// Risk: a rule refuses everything or nothing, and nobody notices because another rule refuses the same sentences.
import { expect, it } from 'vitest';
import { beginsWithYes } from '../../../../../shared/copilot/support/reading/bare-verdict.ts';
import { closestEvidence } from '../../../../../shared/copilot/support/reading/closest/closest-evidence.ts';
import { detectLanguage } from '../../../../../shared/copilot/support/reading/detect-language.ts';
import { readEvidence } from '../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';
import { borrowedWordRule } from '../../../../../shared/copilot/support/rules/added/borrowed-word-rule.ts';
import { foreignPartRule } from '../../../../../shared/copilot/support/rules/added/foreign-part-rule.ts';
import { agentRule } from '../../../../../shared/copilot/support/rules/agent-rule.ts';
import { bindingRule, nameBindingRule } from '../../../../../shared/copilot/support/rules/binding-rule.ts';
import { boundRule } from '../../../../../shared/copilot/support/rules/bound-rules.ts';
import { codeRule } from '../../../../../shared/copilot/support/rules/code-rule.ts';
import { conditionRule } from '../../../../../shared/copilot/support/rules/condition-rule.ts';
import { consequenceRule } from '../../../../../shared/copilot/support/rules/consequence-rule.ts';
import { reversedBoundRule } from '../../../../../shared/copilot/support/rules/contrasts/reversed-bound-rule.ts';
import { turnedDutyRule } from '../../../../../shared/copilot/support/rules/contrasts/turned-duty-rule.ts';
import * as coverage from '../../../../../shared/copilot/support/rules/coverage-rules.ts';
import { dateBoundRule } from '../../../../../shared/copilot/support/rules/date-bound-rule.ts';
import { addedNotRule } from '../../../../../shared/copilot/support/rules/denials/added-not-rule.ts';
import { deniedNumberRule } from '../../../../../shared/copilot/support/rules/denials/denied-number-rule.ts';
import { leftOutNotRule } from '../../../../../shared/copilot/support/rules/denials/left-out-not-rule.ts';
import { changeRule, differenceRule } from '../../../../../shared/copilot/support/rules/direction-rules.ts';
import {
  exceptedNumberRule,
  exceptionRule,
  reservedRule,
} from '../../../../../shared/copilot/support/rules/exception-rule.ts';
import { exchangeRule } from '../../../../../shared/copilot/support/rules/exchange-rule.ts';
import { affirmedRule, translatedYesRule } from '../../../../../shared/copilot/support/rules/facts/affirmed-rule.ts';
import { comparedNumbersRule } from '../../../../../shared/copilot/support/rules/facts/compared-numbers-rule.ts';
import { counterpartRule } from '../../../../../shared/copilot/support/rules/facts/counterpart-rule.ts';
import { dateOwnerRule } from '../../../../../shared/copilot/support/rules/facts/date-owner-rule.ts';
import { doerRule } from '../../../../../shared/copilot/support/rules/facts/doer-rule.ts';
import { droppedNotRule } from '../../../../../shared/copilot/support/rules/facts/dropped-not-rule.ts';
import { elsewhereRule } from '../../../../../shared/copilot/support/rules/facts/elsewhere-rule.ts';
import { exclusionRule } from '../../../../../shared/copilot/support/rules/facts/exclusion-rule.ts';
import { limitDirectionRule } from '../../../../../shared/copilot/support/rules/facts/limit-direction-rule.ts';
import { mixedPartsRule } from '../../../../../shared/copilot/support/rules/facts/mixed-parts-rule.ts';
import { otherDoerRule } from '../../../../../shared/copilot/support/rules/facts/other-doer-rule.ts';
import { otherSideRule } from '../../../../../shared/copilot/support/rules/facts/other-side-rule.ts';
import { pairingRule } from '../../../../../shared/copilot/support/rules/facts/pairing-rule.ts';
import { portionRule } from '../../../../../shared/copilot/support/rules/facts/portion-rule.ts';
import { reasonRule } from '../../../../../shared/copilot/support/rules/facts/reason-rule.ts';
import { roleWordsRule } from '../../../../../shared/copilot/support/rules/facts/role-words-rule.ts';
import { thresholdRule } from '../../../../../shared/copilot/support/rules/facts/threshold-rule.ts';
import { totalRule } from '../../../../../shared/copilot/support/rules/facts/total-rule.ts';
import { unitRule } from '../../../../../shared/copilot/support/rules/facts/unit-rule.ts';
import { comparisonRule, limitRule, momentRule } from '../../../../../shared/copilot/support/rules/limit-rules.ts';
import * as meaning from '../../../../../shared/copilot/support/rules/meaning-rules.ts';
import { modalityRule } from '../../../../../shared/copilot/support/rules/modality-rule.ts';
import { addressRule, nameRule, quotationRule } from '../../../../../shared/copilot/support/rules/name-rules.ts';
import { negationRule } from '../../../../../shared/copilot/support/rules/negation-rule.ts';
import { eachRule } from '../../../../../shared/copilot/support/rules/numbers/each-rule.ts';
import { ownNumbersRule } from '../../../../../shared/copilot/support/rules/numbers/own-numbers-rule.ts';
import * as quantities from '../../../../../shared/copilot/support/rules/numbers/quantity-rules.ts';
import { rateRule } from '../../../../../shared/copilot/support/rules/numbers/rate-rule.ts';
import { crossedRule } from '../../../../../shared/copilot/support/rules/role-rules.ts';
import type { Comparison } from '../../../../../shared/copilot/support/rules/rule.ts';
import { addedAllRule } from '../../../../../shared/copilot/support/rules/scope/added-all-rule.ts';
import { advisedRule } from '../../../../../shared/copilot/support/rules/scope/advised-rule.ts';
import { alsoRule } from '../../../../../shared/copilot/support/rules/scope/also-rule.ts';
import { alwaysRule, regardlessRule } from '../../../../../shared/copilot/support/rules/scope/always-rules.ts';
import { certainRule } from '../../../../../shared/copilot/support/rules/scope/certain-rule.ts';
import { inARowRule } from '../../../../../shared/copilot/support/rules/scope/in-a-row-rule.ts';
import { leviedRule } from '../../../../../shared/copilot/support/rules/scope/levied-rule.ts';
import { oneOfSeveralRule } from '../../../../../shared/copilot/support/rules/scope/one-of-several-rule.ts';
import { relativeClauseRule } from '../../../../../shared/copilot/support/rules/scope/relative-clause-rule.ts';
import { sameAppliesRule } from '../../../../../shared/copilot/support/rules/scope/same-applies-rule.ts';
import { universalRule } from '../../../../../shared/copilot/support/rules/scope/universal-rule.ts';
import {
  boundlessYesRule,
  limitedYesRule,
  unmetYesRule,
} from '../../../../../shared/copilot/support/rules/scope/yes-rules.ts';
import {
  alternativeRule,
  firstLastRule,
  sequenceRule,
} from '../../../../../shared/copilot/support/rules/sequence-rules.ts';
import { orderRule, rowRule } from '../../../../../shared/copilot/support/rules/structure-rules.ts';
import { cellRule } from '../../../../../shared/copilot/support/rules/tables/cell-rule.ts';
import { columnRule } from '../../../../../shared/copilot/support/rules/tables/column-rule.ts';
import {
  comparedRowsRule,
  extremeRowRule,
} from '../../../../../shared/copilot/support/rules/tables/compared-rows-rule.ts';
import { labelRule } from '../../../../../shared/copilot/support/rules/tables/label-rule.ts';
import { stepRule } from '../../../../../shared/copilot/support/rules/tables/step-rule.ts';
import { weekdayRule } from '../../../../../shared/copilot/support/rules/weekday-rule.ts';
import { type RuleCase, ruleCases } from './rule-cases.fixture.ts';

const rules = (): Readonly<Record<string, (comparison: Comparison) => unknown>> => ({
  addedAll: addedAllRule,
  addedNot: addedNotRule,
  address: addressRule,
  advised: advisedRule,
  affirmed: affirmedRule,
  agent: agentRule,
  also: alsoRule,
  alternative: alternativeRule,
  always: alwaysRule,
  binding: bindingRule,
  borrowedWord: borrowedWordRule,
  bound: boundRule,
  boundlessYes: boundlessYesRule,
  cell: cellRule,
  certain: certainRule,
  change: changeRule,
  code: codeRule,
  column: columnRule,
  comparedNumbers: comparedNumbersRule,
  comparedRows: comparedRowsRule,
  comparison: comparisonRule,
  condition: conditionRule,
  consequence: consequenceRule,
  counterpart: counterpartRule,
  crossed: crossedRule,
  dateBound: dateBoundRule,
  dateOwner: dateOwnerRule,
  deniedNumber: deniedNumberRule,
  difference: differenceRule,
  doer: doerRule,
  elsewhere: elsewhereRule,
  exceptedNumber: exceptedNumberRule,
  exception: exceptionRule,
  exchange: exchangeRule,
  extremeRow: extremeRowRule,
  firstLast: firstLastRule,
  foreignPart: foreignPartRule,
  inARow: inARowRule,
  label: labelRule,
  leftOut: exclusionRule,
  leftOutNot: leftOutNotRule,
  droppedNot: droppedNotRule,
  levied: leviedRule,
  limit: limitRule,
  limitedYes: limitedYesRule,
  mixedParts: mixedPartsRule,
  modality: modalityRule,
  moment: momentRule,
  name: nameRule,
  nameBinding: nameBindingRule,
  negation: negationRule,
  oneOfSeveral: oneOfSeveralRule,
  opposite: meaning.oppositeRule,
  order: orderRule,
  otherDoer: otherDoerRule,
  otherSide: otherSideRule,
  ownNumbers: ownNumbersRule,
  pairing: pairingRule,
  portion: portionRule,
  quantifier: meaning.quantifierRule,
  quantity: (each) => quantities.dateRule(each) ?? quantities.quantityRule(each),
  quotation: quotationRule,
  rate: rateRule,
  reason: reasonRule,
  reserved: reservedRule,
  reversedBound: reversedBoundRule,
  roleWords: roleWordsRule,
  row: rowRule,
  sameApplies: sameAppliesRule,
  sequence: sequenceRule,
  step: stepRule,
  each: eachRule,
  limitDirection: limitDirectionRule,
  threshold: thresholdRule,
  total: totalRule,
  translatedYes: translatedYesRule,
  turnedDuty: turnedDutyRule,
  unit: unitRule,
  universal: universalRule,
  unmetYes: unmetYesRule,
  weekday: weekdayRule,
  which: relativeClauseRule,
  wide: regardlessRule,
  words: coverage.wordsRule,
  // No rule: whether a sentence is copied, which needs no judge.
  copied: (comparison) => (coverage.isCopied(comparison) ? 'copied' : null),
});

function comparisonOf({ text, question, said, other }: RuleCase): Comparison {
  const [language, source] = [detectLanguage(`${said} ${question}`), detectLanguage(text)];
  const [, heading = '', body = ''] = /^(?:\+\+ (.+?) \+\+ )?(.*)$/s.exec(text) ?? [];
  const [quoted = '', ...after] = body.split(' ++ ');
  const rest = [...(heading === '' ? [] : [heading]), ...after];
  const units = sourceUnits([heading, quoted, ...after].join('\n')).filter((unit) => !unit.text.startsWith('|-'));
  const touched = rest.length === 0 ? units : units.filter(({ cells }) => cells.every((cell) => quoted.includes(cell)));
  const statement = readStatement(said, language);
  return {
    said: statement,
    evidence: closestEvidence(statement, readEvidence({ touched, units }, 'Handbook', source)),
    question: readStatement(question, language),
    others: () => (other === '' ? [] : [readStatement(other, language)]),
    earlier: () => [],
    isYes: beginsWithYes(said),
    isTranslated: language !== source,
  };
}

const CASES = ruleCases();

it('the tables name only rules that exist', () => {
  expect(CASES.map(({ rule }) => rule).filter((rule) => !(rule in rules()))).toEqual([]);
});

const TITLED = CASES.map((each) => [each.rule, each.outcome, each.said, each] as const);

it.each(TITLED)('the rule %s %s: %s', (name, _outcome, _said, each) => {
  const rule = rules()[name] ?? expect.fail(name);
  const expected = each.outcome === 'leaves' ? null : (each.flaw ?? expect.any(String));
  expect(rule(comparisonOf(each))).toEqual(expected);
});
