import { sharesBound } from '../comparing/bounds.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { closestClauses, type Evidence, isAmong, shareAmong, sharesWord } from '../reading/evidence.ts';
import { modalityOf } from '../reading/modality.ts';
import { hasDenyingVerb, isDenied } from '../reading/polarity.ts';
import { type Clause, type Statement, WITHOUT } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

/** Words for what has not happened so far. */
const YET = /^(?:yet|noch|encore|aun|todavia|ancora|ainda|nog|jeszcze|annu|an)$/;

// How sources say that something is still to come. German "wird" and Dutch "wordt" may be presents.
const COMING =
  /^(?:will|wird|werden|soll|sollen|geplant|planned|scheduled|due|prevue?s?|prevu|previst[oaie]s?|gepland|zal|zullen|wordt|worden|planowan\p{L}*|bedzie|beda|ska|planeras?|\p{L}{3,}(?:era|eront|iront|ira|ara|aran|eran|iran|anno|rao))$/u;

/** Whether a clause denies that something has happened which its source announces: "not yet" for "will be replaced". */
function isStillToCome(clause: Clause, { clauses }: Statement): boolean {
  const isYet = clause.tokens.some(({ word }) => YET.test(word.split(' ').at(-1) ?? word));
  // Another clause may announce something else: "the lift was installed; the stairs will be renovated".
  const announces = ({ tokens }: Clause) => tokens.some(({ word }) => COMING.test(word));
  return clause.isNegated && isYet && closestClauses(clause, clauses).some(announces);
}

/** Whether one clause says "not before" and the other "after". */
function isFromThenOn(one: Clause, other: Clause): boolean {
  const [before, after] = one.isNegated ? [one, other] : [other, one];
  return one.isNegated !== other.isNegated && has(before, 'bound:before') && has(after, 'bound:after');
}

/** Whether a statement is only the reason that a question asks for: "because the spring was dry". */
function isOnlyReason({ opener }: Clause, { clauses }: Statement): boolean {
  return opener === 'because' && clauses.every((each) => each.opener === 'because' || each.content.length === 0);
}

function has({ tokens }: Clause, meaning: string): boolean {
  return tokens.some(({ meanings }) => meanings.includes(meaning));
}

// Words that can express the same thing without a "not".
const CONDITIONS = ['if', 'except', 'only', 'deny'];

const LIMITS = [...CONDITIONS, 'not', 'bound:over', 'bound:under', 'bound:min', 'bound:max'];

// Words for the rest, for which the opposite holds.
const REST =
  /^(?:rest|remaining|remainder|others?|ubrigen?|restlichen?|anderen|reste|restants?|autres|resto|demas|restantes?|restanti|altri|altre|余)$/;

// One shared word may be chance: a continuation shares both the subject and the predicate.
const CONTINUED_WORDS_MIN = 2;

// A clause of which the source has at most half of the words denies in words of its own.
const OWN_DENIAL_MAX = 0.5;

/** The source must deny what a statement denies, and affirm what it affirms. */
export const negationRule: Rule = ({ said, evidence, question }) => {
  // "If it is not, 45 euros" is what the source says after "otherwise".
  const reversed = evidence.filter(({ source }) => reversesCondition(said, source));
  if (evidence.some(({ source }) => dropsNot(said, source))) {
    return 'negation';
  }
  // "It is refunded if it is not used" for "it is not refunded if it is used".
  if (reversed.length > 0 && said.clauses.length === 1) {
    return null;
  }
  // "Reserved for members" excludes all others, and "nowhere else than in the garden" is "only in the garden".
  const isDenyingRest = ['only', 'reserved'].some((kind) => said.meanings.has(kind));
  if (isDenyingRest) {
    return null;
  }

  // Conditions are left out: "it lapses if it is not taken" correctly states "it must be taken, or it lapses".
  const stated = said.clauses.filter(
    (clause) =>
      clause.opener !== 'if' &&
      clause.opener !== 'except' &&
      !isOnlyReason(clause, said) &&
      !evidence.some(({ source }) => isStillToCome(clause, source)) &&
      !clause.tokens.some(({ word }) => REST.test(word)),
  );
  return stated.some((clause) => contradictsSource(clause, { said, evidence, question })) ? 'negation' : null;
};

// Whether a statement has the opposite of a condition: "if it arrives in time" for "if it does not".
function reversesCondition(said: Statement, source: Statement): boolean {
  return conditionsOf(said).some((own) => conditionsOf(source).some((other) => own.isNegated !== other.isNegated));
}

function conditionsOf({ clauses }: Statement): Clause[] {
  return clauses.filter(({ opener }) => opener === 'if');
}

// Whether a statement without a negation has a word that follows a "not" in the source.
function dropsNot(said: Statement, { tokens }: Statement): boolean {
  const isOpen = LIMITS.some((kind) => said.meanings.has(kind));
  const denied = tokens.filter((_, at) => {
    const before = tokens[at - 1];
    return before?.meanings.includes('not') && !WITHOUT.test(before.word);
  });
  return !isOpen && denied.some((word) => said.content.some((each) => each.stem === word.stem));
}

// Whether a clause denies what the source affirms, or the reverse.
function contradictsSource(
  clause: Clause,
  { said, evidence }: Pick<Comparison, 'said' | 'evidence' | 'question'>,
): boolean {
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const rules = clauses.filter(({ opener }) => opener !== 'except');
  const closest = closestClauses(clause, rules);
  if (
    closest.length === 0 ||
    clause.content.length === 0 ||
    isDeniedInWords(clause, evidence) ||
    isSaidOtherwise(clause, said, clauses)
  ) {
    return false;
  }
  if (isExcepted(clause, closest, clauses)) {
    return closest.every((source) => isDenied(clause, source) === isDenied(source, clause) && clause.isNegated);
  }

  return [...closest, ...continuations(clause, closest, clauses)].every(
    (source) =>
      !sharesBound(clause, source) &&
      !isFromThenOn(clause, source) &&
      !isDeniedBeside(clause, source, said) &&
      differInPolarity(clause, source) &&
      // "Not obligatory" is "optional".
      !(modalityOf(clause) === 'may' && modalityOf(source) === 'may'),
  );
}

// "Lacks" means "has no". If only one of the two has such a verb, the statement may deny in other words, unless the
// source has all of its words.
function differInPolarity(clause: Clause, source: Clause): boolean {
  const differ = isDenied(clause, source) !== isDenied(source, clause);
  if (hasDenyingVerb(clause) === hasDenyingVerb(source)) {
    return differ;
  }
  return !differ;
}

// The "not" is in another clause of the statement: "it lapses if it is not taken" for "who does not take it loses it".
function isDeniedBeside(clause: Clause, source: Clause, said: Statement): boolean {
  const denied = said.clauses.filter((each) => each.isNegated);
  return source.isNegated && !clause.isNegated && denied.some(({ content }) => sharesWord(content, source.content));
}

// "Does not pay" for "is excluded": the source may deny with a word other than "not". Words for a concept that both
// have are compared by their polarity. A clause with few words of the source denies something else.
function isDeniedInWords(clause: Clause, evidence: readonly Evidence[]): boolean {
  const sources = evidence.map(({ source }) => source);
  const hasSign = sources.some(({ meanings }) => [...meanings].some((each) => each.startsWith('-')));
  const tokens = sources.flatMap((each) => each.tokens);
  return clause.isNegated && (hasSign || shareAmong(clause.content, tokens) <= OWN_DENIAL_MAX);
}

// "Cancel a day before; otherwise the lesson is charged": whether it is charged depends on what comes before.
function isSaidOtherwise({ content }: Clause, { meanings }: Statement, clauses: readonly Clause[]): boolean {
  const otherwise = clauses.filter(({ tokens }) => tokens.some((token) => token.meanings.includes('else')));
  return !meanings.has('else') && otherwise.some((each) => sharesWord(content, each.content));
}

// Whether a clause is about an exception, for which the opposite holds: "no dogs, except assistance dogs".
function isExcepted(clause: Clause, closest: readonly Clause[], clauses: readonly Clause[]): boolean {
  const isIn = (word: Token, list: readonly Clause[]) => list.some(({ content }) => isAmong(word, content));
  const exceptions = clauses.filter((each) => each.opener === 'except');
  return clause.content.some((word) => isIn(word, exceptions) && !isIn(word, closest));
}

// One clause of a statement may come from two of the source: 'the rules say: "no dogs"', or "for books, not for cards".
function continuations(clause: Clause, closest: readonly Clause[], clauses: readonly Clause[]): Clause[] {
  const open = clause.content.filter((word) => !closest.some(({ content }) => isAmong(word, content)));
  const isPart = ({ isNegated, content }: Clause) =>
    isNegated && content.length > 0 && content.every((word) => isAmong(word, open));
  return clauses.filter(
    (source) => open.filter((word) => isAmong(word, source.content)).length >= CONTINUED_WORDS_MIN || isPart(source),
  );
}
