import { closestClauses, type Evidence, isAmong, meansSame, shareAmong, sharesWord } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import { type Clause, type Statement, WITHOUT } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { sharesBound } from './bound-rules.ts';
import {
  clausesWithPredicate,
  deniesForLack,
  isAboutException,
  isFromThenOn,
  isOnlyReason,
  isPaidAlone,
  isSaidByOther,
  isStillToCome,
  isVerdict,
  sharesMonth,
} from './denials/denied-otherwise.ts';
import { modalityOf } from './modality-rule.ts';
import { isWithinLimits } from './numbers/from-question.ts';
import { asksWhether, hasDenyingVerb, isDenied, mayDeny, namesException } from './polarity.ts';
import type { Comparison, Rule } from './rule.ts';
import { statedException } from './scope/stated-exception.ts';

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
  if (![said, ...evidence.map(({ source }) => source)].some(mayDeny)) {
    return null;
  }
  if (evidence.some(({ source }) => statedException(said, source)?.isOpposite)) {
    return null;
  }
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const hasException = (list: readonly Clause[]) => list.some(({ opener }) => opener === 'except');
  // "Hospital stays are the one exception" affirms what the rule denies.
  if (hasException(clauses) && namesException(said)) {
    return null;
  }
  // "If it is not, 45 euros" is what the source says after "otherwise".
  const reversed = evidence.filter(
    ({ source }) => reversesCondition(said, source) && !source.meanings.has('else') && !said.meanings.has('else'),
  );
  if (
    reversed.some((each) => deniesRule(said) === deniesRule(each.source)) ||
    evidence.some(({ source }) => dropsNot(said, source) && !isForOthers(source, question))
  ) {
    return 'negation';
  }
  // "It is refunded if it is not used" for "it is not refunded if it is used".
  if (reversed.length > 0 && said.clauses.filter(({ opener }) => opener !== 'if').length === 1) {
    return null;
  }
  // "Reserved for members" excludes all others, and "nowhere else than in the garden" is "only in the garden".
  const isDenyingRest = ['only', 'reserved'].some((kind) => said.meanings.has(kind));
  if (isDenyingRest && (hasException(clauses) || clauses.some(({ isNegated }) => isNegated))) {
    return null;
  }
  // "Nobody drives without a license" for "only those with a license drive".
  const isExcepting = said.meanings.has('except') || deniesForLack(said);
  if (isExcepting && evidence.every(({ source }) => source.meanings.has('only'))) {
    return null;
  }
  // Conditions are left out: "it lapses if it is not taken" correctly states "it must be taken, or it lapses".
  const stated = said.clauses.filter(
    (clause, at) =>
      clause.opener !== 'if' &&
      clause.opener !== 'except' &&
      !isAboutException(said.clauses[at - 1], clause) &&
      !isVerdict(clause) &&
      !isOnlyReason(clause, said) &&
      !isPaidAlone(clause, clauses) &&
      !asksWhether(clause) &&
      !evidence.some(({ source }) => isStillToCome(clause, source)) &&
      !clause.tokens.some(({ word }) => REST.test(word)),
  );
  return stated.some((clause) => contradictsSource(clause, { said, evidence, question })) ? 'negation' : null;
};

// Whether a statement has the opposite of a condition: "if it arrives in time" for "if it does not".
function reversesCondition(said: Statement, source: Statement): boolean {
  return conditionsOf(said).some((own) =>
    conditionsOf(source).some((other) => own.isNegated !== other.isNegated && haveSameWords(own, other)),
  );
}

function conditionsOf({ clauses }: Statement): Clause[] {
  return clauses.filter(({ opener }) => opener === 'if');
}

function haveSameWords(one: Clause, other: Clause): boolean {
  const isWithin = ({ content }: Clause, whole: Clause) => content.every((word) => isAmong(word, whole.content));
  return isWithin(one, other) && isWithin(other, one);
}

function deniesRule({ clauses }: Statement): boolean {
  return clauses.some(({ opener, isNegated }) => opener !== 'if' && isNegated);
}

// Whether a statement without a negation has a word that follows a "not" in the source.
function dropsNot(said: Statement, { tokens, content, meanings }: Statement): boolean {
  const hasSign = [...said.meanings].some((meaning) => meaning.startsWith('-'));
  const isOpen = LIMITS.some((kind) => said.meanings.has(kind)) || CONDITIONS.some((kind) => meanings.has(kind));
  // "Nobody boards without a jacket" demands a jacket.
  const isOne = tokens.filter((token) => token.meanings.includes('not')).length === 1;
  const denied = tokens.filter((_, at) => {
    const before = tokens[at - 1];
    return before?.meanings.includes('not') && (isOne || !WITHOUT.test(before.word));
  });
  const isOnlyDenied = (word: Token) => content.filter((each) => meansSame(word, each)).length === 1;
  return (
    !(isOpen || hasSign) &&
    denied.some((word) => isOnlyDenied(word) && said.content.some((each) => each.stem === word.stem))
  );
}

// "No boats for guests under 16" says nothing about a guest of 17. A limit with a unit does not apply to a number that
// has none: "a book" is not one day.
function isForOthers(source: Statement, { quantities }: Statement): boolean {
  const isLimited = ({ unit }: Quantity) =>
    source.quantities.some((limit) => limit.bound !== null && limit.unit === unit);
  return isWithinLimitsOf(source, quantities.filter(isLimited)) === false;
}

// Whether a clause denies what the source affirms, or the reverse.
function contradictsSource(
  clause: Clause,
  { said, evidence, question }: Pick<Comparison, 'said' | 'evidence' | 'question'>,
): boolean {
  const clauses = evidence.flatMap((each) => each.source.clauses);
  const rules = clauses.filter(({ opener }) => opener !== 'except');
  const closest = clausesWithPredicate(clause, rules) ?? closestClauses(clause, rules);
  if (
    closest.length === 0 ||
    clause.content.length === 0 ||
    isDeniedInWords(clause, evidence) ||
    isSaidOtherwise(clause, said, clauses) ||
    closest.some((source) => isOutsideLimits(clause, source, { evidence, question }))
  ) {
    return false;
  }
  if (isExcepted(clause, closest, clauses)) {
    return closest.every((source) => isDenied(clause, source) === isDenied(source, clause) && clause.isNegated);
  }
  if (isSaidBeside(clause, closest, evidence) || isSaidByOther(clause, closest, rules)) {
    return false;
  }
  return [...closest, ...continuations(clause, closest, clauses)].every(
    (source) =>
      !sharesBound(clause, source) &&
      !isFromThenOn(clause, source) &&
      !isDeniedBeside(clause, source, said) &&
      differInPolarity(clause, source) &&
      // "Not obligatory" is "optional".
      !(clause.isNegated !== source.isNegated && modalityOf(clause) === 'may' && modalityOf(source) === 'may'),
  );
}

// "Lacks" means "has no". If only one of the two has such a verb, the statement may deny in other words, unless the
// source has all of its words.
function differInPolarity(clause: Clause, source: Clause): boolean {
  const differ = isDenied(clause, source) !== isDenied(source, clause);
  if (hasDenyingVerb(clause) === hasDenyingVerb(source)) {
    return differ;
  }
  const isSaid = (word: Token) => word.meanings.includes('+allow') || isAmong(word, source.content);
  return !differ && clause.content.every(isSaid);
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
  const isSaid = (sign: string) =>
    clause.tokens.some(({ meanings }) => meanings.some((each) => each.slice(1) === sign.slice(1)));
  const hasSign = sources.some(({ meanings }) => [...meanings].some((each) => each.startsWith('-') && !isSaid(each)));
  const isNot = sources.some(({ clauses }) => clauses.some((each) => each.isNegated));
  const tokens = sources.flatMap((each) => each.tokens);
  return clause.isNegated && !isNot && (hasSign || shareAmong(clause.content, tokens) <= OWN_DENIAL_MAX);
}

// A limit that the question does not meet: at 17, what the source says about people under 16 does not apply.
function isOutsideLimits(
  said: Clause,
  clause: Clause,
  { evidence, question: { quantities } }: { evidence: readonly Evidence[]; question: Statement },
): boolean {
  const { source } = evidence.find((each) => each.source.clauses.includes(clause)) as Evidence;
  const limits = isWithinLimitsOf(clause, quantities) === undefined ? source : clause;
  const isSaid = limits.quantities.some((limit) => hasQuantity(said, limit));
  return !isSaid && isWithinLimitsOf(limits, quantities) === false;
}

function isWithinLimitsOf(source: Pick<Clause, 'quantities'>, values: readonly Quantity[]): boolean | undefined {
  return values.map((value) => isWithinLimits(value, source)).find((kept) => kept !== null);
}

// "Cancel a day before; otherwise the lesson is charged": whether it is charged depends on what comes before.
function isSaidOtherwise({ content }: Clause, { meanings }: Statement, clauses: readonly Clause[]): boolean {
  const otherwise = clauses.filter(({ tokens }) => tokens.some((token) => token.meanings.includes('else')));
  return !meanings.has('else') && otherwise.some((each) => sharesWord(content, each.content));
}

// Whether another clause of the same sentence denies what the statement denies: "the fee is paid once and not refunded"
// for "the fee is not refundable", which shares only "fee" with the first.
function isSaidBeside(clause: Clause, closest: readonly Clause[], evidence: readonly Evidence[]): boolean {
  const open = clause.content.filter((word) => !closest.some(({ content }) => isAmong(word, content)));
  const beside = evidence
    .map((each) => each.source.clauses)
    .filter((clauses) => clauses.some((each) => closest.includes(each)))
    .flatMap((clauses) => clauses.filter((each) => !closest.includes(each)));
  // A clause of one word takes its subject from the clause before it.
  const isShared = ({ content }: Clause) => content.length === 1 && sharesWord(clause.content, content);
  return clause.isNegated && beside.some((each) => each.isNegated && (open.length > 0 || isShared(each)));
}

// Whether a clause is about an exception, for which the opposite holds: "no dogs, except assistance dogs".
function isExcepted(clause: Clause, closest: readonly Clause[], clauses: readonly Clause[]): boolean {
  const isIn = (word: Token, list: readonly Clause[]) => list.some(({ content }) => isAmong(word, content));
  const exceptions = clauses.filter((each) => each.opener === 'except');
  const isOfMonth =
    exceptions.some((each) => sharesMonth(clause, each)) && !closest.some((each) => sharesMonth(clause, each));
  return isOfMonth || clause.content.some((word) => isIn(word, exceptions) && !isIn(word, closest));
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
