import { isAmong, meansSame } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Clause } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

// Bounds the work: no statement needs more.
const CLAUSES_MAX = 16;

/**
 * What one subject does must not be stated of the subject of another clause: "the pupil decides" for "the teacher
 * decides; the pupil may ask". Subject and verb are the first two words of a clause that are not function words.
 */
export const subjectRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  if (isTranslated) {
    return null;
  }
  const clauses = evidence
    .filter(({ unit }) => unit.kind !== 'row')
    .flatMap((each) => each.said.clauses)
    .slice(0, CLAUSES_MAX);
  const isOther = said.clauses.some((clause) => {
    const [subject, verb] = clause.content;
    if (subject === undefined || verb === undefined || clause.isNegated) {
      return false;
    }
    const owners = clauses.filter(({ content }) => isOwner(content, [subject, verb], comparison));
    const others = clauses.filter(
      ({ content: [first, ...rest] }) => isSame(first, subject) && rest.length > 0 && !isAmong(verb, rest),
    );
    return owners.some((owner) => others.some((other) => takesObject(clause, verb, [owner, other])));
  });
  return isOther ? 'swapped' : null;
};

function isSame(one: Token | undefined, other: Token): boolean {
  return one !== undefined && meansSame(one, other);
}

// Whether a clause has the verb with a subject of its own, which neither the statement nor the question names.
function isOwner(
  words: readonly Token[],
  [subject, verb]: readonly [Token, Token],
  { said, question }: Comparison,
): boolean {
  const [own, next] = words;
  return (
    own !== undefined &&
    isSame(next, verb) &&
    !isAmong(subject, words) &&
    !isAmong(own, said.content) &&
    !isAmong(own, question.content)
  );
}

// Whether a statement has more than the verb of the owner. In "adults pay 12, children 4" the verb is that of both.
function takesObject(
  { content, quantities }: Clause,
  verb: Token,
  [owner, other]: readonly [owner: Clause, other: Clause],
): boolean {
  const isOwn = (word: Token) => isAmong(word, owner.content) && !isAmong(word, other.content);
  const hasNumber = (list: readonly Quantity[], number: Quantity) =>
    list.some((each) => likenessOf(number, each) === 'same');
  return (
    content.some((word) => word !== verb && isOwn(word)) ||
    quantities.some((each) => hasNumber(owner.quantities, each) && !hasNumber(other.quantities, each))
  );
}
