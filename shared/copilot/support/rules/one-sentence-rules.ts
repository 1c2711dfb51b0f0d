import type { Statement } from '../reading/statement.ts';
import { boundRule } from './bound-rules.ts';
import { conditionRule } from './condition-rule.ts';
import { modalityRule } from './modality-rule.ts';
import { negationRule } from './negation-rule.ts';
import type { Comparison, Rule } from './rule.ts';
import { isRelative } from './scope/universal-rule.ts';

// Chosen with the replies for measuring the check: below it, the rules refuse right statements
// (docs/quality.md).
const WORDS_MIN = 0.45;
const LIMITS = ['if', 'except', 'only', 'but'];

/**
 * Returns rules that need fewer shared words because the statement can only be about one sentence: those for denials
 * and bounds if that sentence has one clause, the one for conditions if the statement has one clause, and the one for
 * duties if neither has a limit.
 */
export function oneSentenceRules({ said, evidence }: Comparison, shared: number): readonly Rule[] {
  const [only, ...more] = evidence;
  if (only === undefined || more.length > 0) {
    return [];
  }
  const { source } = only;
  const isShared = shared >= WORDS_MIN;
  return [
    ...(isShared && source.clauses.length === 1 ? [negationRule, boundRule] : []),
    // A relative clause such as "whoever moves house" may state a condition of the source.
    ...(isShared && said.clauses.length === 1 && !hasRelativeClause(said) ? [conditionRule] : []),
    ...(isLimited(said) || isLimited(source) ? [] : [modalityRule]),
  ];
}

function isLimited({ meanings }: Statement): boolean {
  return LIMITS.some((kind) => meanings.has(kind));
}

function hasRelativeClause({ tokens, content }: Statement): boolean {
  return tokens.some((token, at) => isRelative(token) && content.some((word) => word === tokens[at - 1]));
}
