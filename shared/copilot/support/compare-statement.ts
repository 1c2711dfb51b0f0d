import type { Comparison } from './comparing/comparison.ts';
import { coverageOf } from './comparing/coverage.ts';
import { isSaidVerbatim } from './reading/said-verbatim.ts';
import { CERTAIN_RULES } from './rules/certain-rules.ts';
import { DOUBTFUL_RULES } from './rules/doubtful-rules.ts';
import type { GradedRule, SupportFlaw } from './rules/rule.ts';

// The yes or no beside a copied sentence is not copied.
const ABOUT_VERDICT = new Set(['limited-yes']);
const LEAD_IN = new Set(['date', 'quantity', 'bound', 'name', 'opposite', 'modality']);

/**
 * What code can decide about a statement. `wrong` is final. `open` and `doubtful` are left to a judge; on a stage
 * without one, `open` passes and `doubtful` counts as wrong with its flaw. `rule` names the rule that found the flaw.
 */
export type Outcome =
  | { readonly kind: 'proved' | 'open' }
  | { readonly kind: 'doubtful' | 'wrong'; readonly flaw: SupportFlaw; readonly rule?: string };

/**
 * Compares a statement with its evidence by every rule that applies. Only errors that a certain rule finds are `wrong`:
 * whether two differently worded sentences mean the same is left to a judge.
 */
export function compareStatement(comparison: Comparison, isLeadIn: boolean): Outcome {
  const { said, evidence, decision = null } = comparison;
  const isVerbatim = evidence.some(({ unit }) => isSaidVerbatim(said, unit));
  const applies = isVerbatim ? ({ name }: GradedRule) => ABOUT_VERDICT.has(name) : applicability(comparison, isLeadIn);
  const certain = firstFlaw(CERTAIN_RULES.filter(applies), comparison);
  if (certain !== null) {
    return { kind: 'wrong', ...certain };
  }
  const doubtful = firstFlaw(DOUBTFUL_RULES.filter(applies), comparison);
  if (doubtful !== null) {
    return { kind: 'doubtful', ...doubtful };
  }
  // Whether a yes or no follows from the sentence beside it is a question for the judge.
  return { kind: isVerbatim && decision === null ? 'proved' : 'open' };
}

function firstFlaw(
  rules: readonly GradedRule[],
  comparison: Comparison,
): { readonly flaw: SupportFlaw; readonly rule: string } | null {
  for (const { name, find } of rules) {
    const flaw = find(comparison);
    if (flaw !== null) {
      return { flaw, rule: name };
    }
  }
  return null;
}

function applicability(comparison: Comparison, isLeadIn: boolean): (rule: GradedRule) => boolean {
  const shared = coverageOf(comparison);
  return ({ name, wordsMin = 0 }) => shared >= wordsMin && !(isLeadIn && !LEAD_IN.has(name));
}
