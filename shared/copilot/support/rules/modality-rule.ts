import { closestClauses, type Evidence, isAmong } from '../reading/evidence.ts';
import { modalityOf, modalityOfAll } from '../reading/modality.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

// Words that introduce the means to something: "by giving notice".
const MEANS = /^(?:by|durch|mittels|en|mediante|tramite|door|przez|genom)$/;

/** A statement must not turn "must" into "may", nor the reverse. */
export const modalityRule: Rule = ({ said, evidence }) => {
  const isWrong = said.clauses.some((clause) => {
    const modality = modalityOf(clause);
    if (modality === null) {
      return false;
    }
    const closest = evidenceOf(clause, evidence);
    if (modality === 'must' ? isDemanded(clause, closest, evidence) : isDeniedByClosest(clause, closest)) {
      return false;
    }
    const sources = (clause.content.length === 0 ? evidence : closest).map((each) =>
      modalityOfAll(each.source.clauses),
    );
    const isStricter =
      modality === 'must' && closest.length > 0 && closest.every((each) => isOnlyPossible(each.source));
    return isStricter || (sources.length > 0 && sources.every((other) => other !== null && other !== modality));
  });
  return isWrong ? 'modality' : null;
};

// Whether a "must" is right although the closest clauses have none: it is a condition, "your manager has to agree" for
// "if your manager agrees", or the means to something else.
function isDemanded(clause: Clause, closest: readonly Evidence[], evidence: readonly Evidence[]): boolean {
  return isConditionOf(clause, evidence) || isMeans(closest);
}

function isConditionOf({ content }: Clause, evidence: readonly Evidence[]): boolean {
  const conditions = evidence.flatMap(({ source }) => source.clauses.filter(({ opener }) => opener === 'if'));
  return content.length > 0 && conditions.some((each) => content.every((word) => isAmong(word, each.content)));
}

// "You have to give a month's notice" for "you may end it by giving a month's notice".
function isMeans(evidence: readonly Evidence[]): boolean {
  return evidence.some(({ source: { tokens } }) =>
    tokens.some(({ word }, at) => {
      const verb = MEANS.test(word) ? tokens[at + 1] : undefined;
      return verb !== undefined && !verb.isFiller;
    }),
  );
}

// "Gloves are compulsory for cutting, not for picking" for "you need no gloves for picking".
function isDeniedByClosest(clause: Clause, evidence: readonly Evidence[]): boolean {
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  return closestClauses(clause, clauses).some(({ isNegated }) => isNegated);
}

// Whether a source only says that something can be done. A negation may make it a demand: what cannot be below a limit
// must be above it.
function isOnlyPossible({ meanings, clauses }: Statement): boolean {
  return meanings.has('modal:can') && !meanings.has('not') && clauses.every((clause) => modalityOf(clause) !== 'must');
}

function evidenceOf(clause: Clause, evidence: readonly Evidence[]): Evidence[] {
  const closest = new Set(
    closestClauses(
      clause,
      evidence.flatMap((each) => each.source.clauses),
    ),
  );
  return evidence.filter((each) => each.source.clauses.some((source) => closest.has(source)));
}
