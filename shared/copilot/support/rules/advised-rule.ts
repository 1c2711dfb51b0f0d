import { closestUnit } from '../reading/closest/closest-evidence.ts';
import { closestClauses } from '../reading/evidence.ts';
import { demands, modalityOf } from '../reading/modality.ts';
import type { Clause } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

/**
 * Advice or an option must not become a demand. The closest clauses of the source decide, unless the closest sentence
 * as a whole demands it.
 */
export const advisedRule: Rule = ({ said, evidence, isTranslated }) => {
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const isStricter = said.clauses.some((clause) => {
    const closest = modalityOf(clause) === 'must' ? closestClauses(clause, clauses) : [];
    return closest.length > 0 && closest.every(isAdvised);
  });
  return isStricter && !isTranslated && !demands(closestUnit(said, evidence)) ? 'modality' : null;
};

function isAdvised({ tokens, isNegated }: Clause): boolean {
  const has = (meaning: string) => tokens.some(({ meanings }) => meanings.includes(meaning));
  const isFree = has('modal:may') && !has('modal:can');
  return !isNegated && !has('modal:must') && (has('modal:should') || isFree);
}
