import { closestClauses, isAmong } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { NEEDING } from '../denials/plain-denial.ts';
import { MUST_NOT, modalityOf, modalsOf } from '../modality-rule.ts';
import type { Comparison, Rule } from '../rule.ts';

// Meanings of words by which a source permits something.
const PERMITTING = ['modal:may', 'modal:can', '+allow'];
// With one of these, something may also be a duty, or none.
const LIMITING = ['if', 'except', 'only'];

/**
 * A ban must not become a mere lack of duty ("they need not work nights" for "they may not work nights"), what only
 * some may do no duty of theirs ("only women must use it" for "it is reserved for women"), and a duty no permission,
 * nor the reverse, if the same clause or verb has it, however the rest is worded.
 */
export const turnedDutyRule: Rule = (comparison) => {
  const { clauses, meanings } = comparison.said;
  const isTurned = clauses.some(
    (clause) => relaxesBan(clause, comparison) || demandsOfSome(clause, comparison) || permitsDuty(clause, comparison),
  );
  const hasModal = () => meanings.has('modal:must') || meanings.has('modal:can');
  return isTurned || (hasModal() && turnsVerb(comparison)) ? 'modality' : null;
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

function demands({ clauses, meanings }: Statement): boolean {
  return meanings.has('modal:must') || clauses.some((clause) => modalityOf(clause) === 'must');
}

function permitsDuty(clause: Clause, comparison: Comparison): boolean {
  const isPermitted =
    clause.opener !== 'if' &&
    !clause.isNegated &&
    hasAny(clause, ['modal:may', 'modal:can']) &&
    !hasAny(clause, ['modal:must', 'modal:should']) &&
    !comparison.question.meanings.has('modal:can') &&
    !['only', 'not', 'except'].some((kind) => comparison.said.meanings.has(kind));
  const closest = isPermitted ? closestOf(clause, comparison) : [];
  const isDuty = (each: Clause) => modalityOf(each) === 'must' && !each.isNegated;
  const isShared = ({ content }: Clause) => clause.content.some((word) => isAmong(word, content));
  return (
    closest.length > 0 &&
    closest.every(isDuty) &&
    closest.some(isShared) &&
    !sourcesOf(comparison).some(({ meanings }) => [...PERMITTING, ...LIMITING].some((kind) => meanings.has(kind)))
  );
}

// "Can be returned" for "must be returned": the same verb, which no source has in both ways. A question about what can
// be done may be answered with what must be done.
function turnsVerb({ said, evidence, question, isTranslated }: Comparison): boolean {
  const own = isTranslated || question.meanings.has('modal:can') ? [] : modalsOf(said);
  return own.some(({ verb, isMust }) => {
    const same = evidence.flatMap(({ source }) => modalsOf(source)).filter((each) => each.verb.stem === verb.stem);
    return same.length > 0 && same.every((each) => each.isMust !== isMust);
  });
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
