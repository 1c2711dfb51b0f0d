import { isContent } from '../../reading/clauses/content.ts';
import { closestClauses, isAmong } from '../../reading/evidence.ts';
import { type Clause, type Statement, WITHOUT } from '../../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../../reading/tokens.ts';

const WHERE = /^(?:where|wo|dort|ou|donde|dove|onde|waar|gdzie|dar)$/;
/** Words for what has not happened so far. */
export const YET = /^(?:yet|noch|encore|aun|todavia|ancora|ainda|nog|jeszcze|annu|an)$/;
// How sources say that something is still to come. German "wird" and Dutch "wordt" may be presents.
const COMING =
  /^(?:will|wird|werden|soll|sollen|geplant|planned|scheduled|due|prevue?s?|prevu|previst[oaie]s?|gepland|zal|zullen|wordt|worden|planowan\p{L}*|bedzie|beda|ska|planeras?|\p{L}{3,}(?:era|eront|iront|ira|ara|aran|eran|iran|anno|rao))$/u;

const ALONE =
  /^(?:yourself|yourselves|themselves|himself|herself|selbst|selber|lui meme|elle meme|vous meme|vous memes|mismos?|stess[oaie]|zelf|propri[oa]s?|sam|sama|sami|sjalv\p{L}?)$/u;
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

/** Whether a statement denies something for lack of something else: "without a license nobody drives". */
export function deniesForLack({ tokens }: Statement): boolean {
  const denying = tokens.filter(({ meanings }) => meanings.includes('not'));
  return denying.some(({ word }) => WITHOUT.test(word)) && denying.some(({ word }) => !WITHOUT.test(word));
}

/**
 * Whether a clause says that somebody pays alone, and the source that somebody else does not pay: "you pay it
 * yourself".
 */
export function isPaidAlone(clause: Clause, clauses: readonly Clause[]): boolean {
  const isAlone = clause.tokens.some(({ word }) => ALONE.test(word)) && has(clause, 'same:pay');
  return isAlone && clauses.some((each) => each.isNegated && has(each, 'same:pay'));
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

/** Whether another clause of the source says what a clause says: "closed on Saturdays" after "open on weekdays". */
export function isSaidByOther(clause: Clause, closest: readonly Clause[], clauses: readonly Clause[]): boolean {
  const signs = signsIn(clause);
  const own = clause.content.filter(
    ({ meanings }, at) => at > 0 && !meanings.some((meaning) => signs.includes(meaning)),
  );
  const isOnly = (word: Token, { content }: Clause) =>
    isAmong(word, content) && !closest.some((each) => isAmong(word, each.content));
  return (
    signs.length > 0 &&
    clauses.some(
      (each) =>
        !closest.includes(each) &&
        each.isNegated === clause.isNegated &&
        signs.every((sign) => signsIn(each).includes(sign)) &&
        own.some((word) => isOnly(word, each)),
    )
  );
}

function signsIn({ tokens }: Clause): string[] {
  return tokens.flatMap(({ meanings }) => meanings.filter((meaning) => /^[+-]/.test(meaning)));
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

/** Whether a clause is only a verdict: "for now no", "im Prinzip nein". */
export function isVerdict({ opener, tokens }: Clause): boolean {
  const last: Token | undefined = tokens.at(-1);
  return opener === null && last?.meanings.includes('not') === true && !tokens.slice(0, -1).some(isContent);
}

function has({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}
