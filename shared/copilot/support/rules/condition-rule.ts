import { isAmong, shareAmong, sharesWord } from '../reading/evidence.ts';
import { hasNegation, isNegativeOf } from '../reading/polarity.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const NEVER = /^(?:never|nie|niemals|keinesfalls|jamais|aucun cas|nunca|jamas|ningun|mai|nooit|nigdy|aldrig)$/;

// Conjunctions of time.
const MOMENTS: ReadonlySet<string | undefined> = new Set(['when', 'lorsque', 'cuando']);

// An answer may reword half of a sentence. A condition is lost if at most half of its words are found; the rest of the
// sentence is stated, and an exception named, if at least half of its words are. Not measured.
const CONDITION_WORDS_FOUND_MAX = 0.5;

const MAIN_WORDS_STATED_MIN = 0.5;

const EXCEPTION_WORDS_SAID_MIN = 0.5;

/** A condition of the source must not be left out. */
export const conditionRule: Rule = ({ said, evidence, question, others, isTranslated }) => {
  const isConditional = ['if', 'except', 'only', 'else'].some((kind) => said.meanings.has(kind));
  const limited = evidence.filter(({ source }) => source.clauses.some(isCondition));
  if (isConditional || isTranslated || limited.length === 0) {
    return null;
  }
  const known = [...said.content, ...question.content, ...evidence.flatMap(({ context }) => context.content)];
  // Another sentence of the answer may state the condition.
  const isSaidElsewhere = (words: readonly Token[]) =>
    others().some(({ content }) => words.every((word) => isAmong(word, content)));
  const isLost = (clause: Clause) => {
    const words = clause.content;
    // "An unlocked boat is not covered" for "covered only if the boat was locked".
    const isDenied = hasNegation(said);
    const found = words.filter(
      (word) => isAmong(word, known) || (isDenied && said.content.some((each) => isNegativeOf(each, word))),
    );
    const hasNumber = clause.quantities.some((quantity) => hasQuantity(said, quantity));
    // "If necessary" limits little; one word is enough for an exception: "except on Sundays". "But not for rowing"
    // starts a new subject.
    const wordsMin = clause.opener === 'except' && wordAt(clause.tokens, 0) !== 'but not' ? 1 : 2;
    const isLeftOut =
      words.length >= wordsMin && !hasNumber && found.length / words.length <= CONDITION_WORDS_FOUND_MAX;
    // "They must not lend it" states the exception "but not to lend it to others", but with "never" it would leave the
    // exception out. "Tickets are not refunded" states too little of "except for tickets bought in a sale".
    const isNever = said.tokens.some(({ word }) => NEVER.test(word));
    const isExcluded =
      clause.opener === 'except' && isDenied && !isNever && shareAmong(words, said.content) >= EXCEPTION_WORDS_SAID_MIN;
    return isLeftOut && !isExcluded && !isSaidElsewhere(words.filter((word) => !found.includes(word)));
  };
  const isAnyLost = limited
    .filter(({ source }) => statesMain(source, said))
    .some(({ source }) =>
      source.clauses.some((clause, at) => isCondition(clause) && isLost(clause) && !isOfAnotherPart(source, at, said)),
    );
  return isAnyLost ? 'condition' : null;
};

// Whether a statement says what a source says without its conditions.
function statesMain(source: Statement, said: Statement): boolean {
  const main = source.clauses.filter((clause) => !isCondition(clause)).flatMap(({ content }) => content);
  return shareAmong(main, said.content) >= MAIN_WORDS_STATED_MIN;
}

// "The loan period is 21 days and can be extended if nobody waits": the condition applies to the extension, which a
// statement about the period leaves out.
function isOfAnotherPart(source: Statement, at: number, said: Statement): boolean {
  const part = partOf(source.clauses, at);
  const content = source.content.filter((word) => part.includes(word));
  const isNumberSaid = source.quantities.some(
    (quantity) => part.includes(source.tokens[quantity.from] as Token) && hasQuantity(said, quantity),
  );
  return content.length > 0 && !isNumberSaid && !sharesWord(content, said.content);
}

// Returns the part of a sentence to which a condition applies: the words from the last "and" before it, if only these
// have a modal verb; otherwise none.
function partOf(clauses: readonly Clause[], at: number): readonly Token[] {
  const tokens = clauses.slice(0, at).flatMap((clause) => clause.tokens);
  const and = tokens.findLastIndex(({ meanings }) => meanings.includes('and'));
  const hasModal = (part: readonly Token[]) => part.some((token) => meaningOf(token, 'modal') !== null);
  return and > 0 && hasModal(tokens.slice(and)) && !hasModal(tokens.slice(0, and)) ? tokens.slice(and) : [];
}

/** Whether a clause says when something holds, or when it does not; what happens at a moment is not a condition. */
function isCondition({ opener, tokens }: Clause): boolean {
  return (opener === 'if' || opener === 'except') && !MOMENTS.has(wordAt(tokens, 0));
}
