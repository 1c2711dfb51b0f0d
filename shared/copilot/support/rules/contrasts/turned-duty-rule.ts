import { closestClauses } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { NEEDING } from '../denials/plain-denial.ts';
import { MUST_NOT, modalityOf } from '../modality-rule.ts';
import type { Comparison, Rule } from '../rule.ts';

// Meanings of words by which a source permits something.
const PERMITTING = ['modal:may', 'modal:can', '+allow'];

/**
 * A ban must not become a mere lack of duty ("they need not work nights" for "they may not work nights"), and what only
 * some may do must not become their duty ("only women must use it" for "it is reserved for women"), however the rest is
 * worded.
 */
export const turnedDutyRule: Rule = (comparison) => {
  const { clauses } = comparison.said;
  return clauses.some((clause) => relaxesBan(clause, comparison) || demandsOfSome(clause, comparison))
    ? 'modality'
    : null;
};

function relaxesBan(clause: Clause, comparison: Comparison): boolean {
  const isDuty = () => has(clause, 'modal:must') || clause.tokens.some(({ word }) => NEEDING.test(word));
  const isRelaxed = clause.isNegated && isDuty() && !clause.tokens.some(({ word }) => MUST_NOT.test(word));
  const closest = isRelaxed ? closestOf(clause, comparison) : [];
  return closest.length > 0 && closest.every(forbids);
}

function forbids(clause: Clause): boolean {
  return clause.isNegated ? hasAny(clause, PERMITTING) && !has(clause, 'modal:must') : has(clause, '-allow');
}

function demandsOfSome(clause: Clause, comparison: Comparison): boolean {
  const isDemanded = has(clause, 'only') && modalityOf(clause) === 'must';
  const sources = isDemanded ? sourcesOf(comparison) : [];
  const isPermitted = sources.some(({ meanings }) => ['reserved', ...PERMITTING].some((kind) => meanings.has(kind)));
  return isPermitted && !sources.some(demands);
}

function demands({ clauses }: Statement): boolean {
  return clauses.some((clause) => modalityOf(clause) === 'must');
}

function sourcesOf({ evidence, cited = evidence }: Comparison): Statement[] {
  return cited.map(({ source }) => source);
}

function closestOf(clause: Clause, comparison: Comparison): Clause[] {
  return closestClauses(
    clause,
    sourcesOf(comparison).flatMap(({ clauses }) => clauses),
  );
}

function has({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}

function hasAny(clause: Clause, kinds: readonly string[]): boolean {
  return kinds.some((kind) => has(clause, kind));
}
