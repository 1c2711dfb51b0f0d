import { closestClauses, isAmong } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../../reading/tokens.ts';

const WHERE = /^(?:where|wo|dort|ou|donde|dove|onde|waar|gdzie|dar)$/;
/** Words for what has not happened so far. */
const YET = /^(?:yet|noch|encore|aun|todavia|ancora|ainda|nog|jeszcze|annu|an)$/;
// How sources say that something is still to come. German "wird" and Dutch "wordt" may be presents.
const COMING =
  /^(?:will|wird|werden|soll|sollen|geplant|planned|scheduled|due|prevue?s?|prevu|previst[oaie]s?|gepland|zal|zullen|wordt|worden|planowan\p{L}*|bedzie|beda|ska|planeras?|\p{L}{3,}(?:era|eront|iront|ira|ara|aran|eran|iran|anno|rao))$/u;

// A verb and its object.
const PREDICATE_WORDS_MIN = 2;

/** Whether a clause is about the exception before it: "except in intensive care, where they are not allowed". */
export function isAboutException(before: Clause | undefined, { tokens }: Clause): boolean {
  return before?.opener === 'except' && WHERE.test(wordAt(tokens, 0));
}

/** Whether a clause denies that something has happened which its source announces: "not yet" for "will be replaced". */
export function isStillToCome(clause: Clause, { clauses }: Statement): boolean {
  const isYet = clause.tokens.some(({ word }) => YET.test(word.split(' ').at(-1) ?? word));
  // Another clause may announce something else: "the lift was installed; the stairs will be renovated".
  const announces = ({ tokens }: Clause) => tokens.some(({ word }) => COMING.test(word));
  return clause.isNegated && isYet && closestClauses(clause, clauses).some(announces);
}

/** Whether one clause says "not before" and the other "after". */
export function isFromThenOn(one: Clause, other: Clause): boolean {
  const [before, after] = one.isNegated ? [one, other] : [other, one];
  return one.isNegated !== other.isNegated && has(before, 'bound:before') && has(after, 'bound:after');
}

/**
 * Returns the clauses after a "but" that consist of the predicate of a clause, all its words but the first: "the
 * insurance covers loss" is about "... but does not cover loss", although "the insurance covers theft" has its subject.
 * Null if there is no such clause, or if a clause has both the subject and the predicate.
 */
export function clausesWithPredicate({ content }: Clause, clauses: readonly Clause[]): Clause[] | null {
  const [, ...predicate] = content;
  const has = (words: readonly Token[], clause: Clause) => words.every((word) => isAmong(word, clause.content));
  const isContinued = (clause: Clause) => clause.opener === 'but' && clause.content.length === predicate.length;
  const found =
    predicate.length < PREDICATE_WORDS_MIN
      ? []
      : clauses.filter((clause) => isContinued(clause) && has(predicate, clause));
  return found.length === 0 || clauses.some((clause) => has(content, clause)) ? null : found;
}

/** Whether two clauses name the same month. */
export function sharesMonth(one: Clause, other: Clause): boolean {
  return one.tokens.some((token) => {
    const month = meaningOf(token, 'month');
    return month !== null && other.tokens.some((each) => meaningOf(each, 'month') === month);
  });
}

/** Whether a statement is only the reason that a question asks for: "because the spring was dry". */
export function isOnlyReason({ opener }: Clause, { clauses }: Statement): boolean {
  return opener === 'because' && clauses.every((each) => each.opener === 'because' || each.content.length === 0);
}

function has({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}
