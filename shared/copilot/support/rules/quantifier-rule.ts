import { closestClauses, isAmong } from '../reading/evidence.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const OTHERS =
  /^(?:others?|anderen?|ubrigen?|autres?|otr[oa]s?|demas|altr[eio]|outr[oa]s?|andere|inn[eyi]\p{L}*|andra)$/u;

/** A statement must not turn "some" into "all", and its "only" needs a limit in the source. */
export const quantifierRule: Rule = ({ said, evidence, question }) => {
  const isLimited = evidence.some(
    ({ source: { meanings, clauses } }) =>
      ['only', 'reserved', 'if', 'except', 'not', 'because', 'times:1'].some((kind) => meanings.has(kind)) ||
      // "The tenant pays for damage; the landlord for wear" limits what each pays.
      clauses.some(({ opener }) => opener === 'but') ||
      // "Open on Mondays and closed on Saturdays" limits both; "free for members" does not say who pays.
      [...meanings].some(
        (each) => each.startsWith('bound:') || (each.startsWith('-') && meanings.has(`+${each.slice(1)}`)),
      ),
  );
  // "Only the heads are bought by members; the association lends the hoses" limits itself.
  const isContrasted = said.clauses.some(({ opener }) => opener === 'but');
  if (said.meanings.has('only') && !(isLimited || isContrasted || question.meanings.has('only'))) {
    return 'quantifier';
  }
  if (said.meanings.has('ever') && evidence.every((each) => isSometimes(each.source))) {
    return 'quantifier';
  }
  const sourceClauses = evidence.flatMap((each) => each.source.clauses);
  const isOverstated = said.clauses.some((clause) => {
    // "All others need a prescription" is about what the source does not mention.
    const hasAll = clause.tokens.some(
      ({ meanings }, at) =>
        meanings.includes('all') && !meanings.includes('per') && !OTHERS.test(wordAt(clause.tokens, at + 1)),
    );
    if (!hasAll || hasMeaning(clause, 'some')) {
      return false;
    }
    // "All must be on the list" for "only those on the list may".
    const isOnlyAllowed = (source: Clause) => hasMeaning(source, 'only') && hasMeaning(source, 'modal:can');
    if (said.meanings.has('modal:must') && sourceClauses.some(isOnlyAllowed)) {
      return false;
    }
    const closest = closestClauses(clause, sourceClauses);
    const isOfSome = closest.every(
      (source) => (hasMeaning(source, 'some') || hasMeaning(source, 'only')) && !hasMeaning(source, 'all'),
    );
    return isOnlySome(clause, sourceClauses) || (closest.length > 0 && isOfSome);
  });
  return isOverstated ? 'quantifier' : null;
};

// A fact under a condition or for a period does not always hold.
function isSometimes({ meanings }: Statement): boolean {
  const isLimited = [...meanings].some((each) =>
    /^(?:if|only|except|else|bound:(?:after|from|until|before))$/.test(each),
  );
  return isLimited && !meanings.has('ever') && !meanings.has('all');
}

// "All are weighed; some are opened": only some are opened.
function isOnlySome(clause: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some((source) => {
    if (!hasMeaning(source, 'some') || hasMeaning(source, 'all')) {
      return false;
    }
    const rest = clauses.filter((each) => each !== source);
    const own = source.content.find((word) => !rest.some(({ content }) => isAmong(word, content)));
    return own !== undefined && isAmong(own, clause.content);
  });
}

function hasMeaning({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}
