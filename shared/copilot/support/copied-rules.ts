import type { Rule } from './rules/rule.ts';
import { DECISION_RULES } from './rules/scope/decision-rule.ts';
import { echoRule, fragmentRule, openEndRule, questionRule, speakerRule } from './rules/statement-rules.ts';

/** These find sentences that are not answers, even when they are copied word for word. */
export const FORM_RULES: readonly Rule[] = [questionRule, fragmentRule, openEndRule, echoRule, speakerRule];

/** The rules for a copied statement. A copied line before a list may be no answer itself: the list answers. */
export function copiedRules(isLeadIn: boolean): readonly Rule[] {
  return [...FORM_RULES.filter((rule) => !isLeadIn || (rule !== echoRule && rule !== fragmentRule)), ...DECISION_RULES];
}
