import { isAmong, shareAmong, sharesWord, sharesWordOnlyWith } from '../reading/evidence.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token, wordAt } from '../reading/tokens.ts';
import { hasNegation } from './polarity.ts';
import type { Rule } from './rule.ts';

// Half of the words: an answer may reword the others. Not measured.
const LIMIT_WORDS_STATED_MIN = 0.5;
// A limit of a single word may be anything that follows "only": "only closed", "can only pay". Not measured.
const LIMIT_WORDS_MIN = 2;
// How many words after "before" or "after" name the moment: "before the last harvest".
const MOMENT_WORDS = 4;
const OPPOSITE_MOMENT: Readonly<Record<string, string>> = {
  'bound:after': 'bound:before',
  'bound:before': 'bound:after',
};
const COMPARATOR =
  /^(?:more|less|mehr|weniger|plus|moins|mas|menos|piu|meno|mais|meer|minder) (?:than|als|que|di|do que|dan)$/;
const HAN_COMPARATOR = /^(?:高 于|低 于|多 于|少 于|大 于|小 于|长 于|短 于)$/;
/** Words between the two sides of a comparison. */
export const THAN = /^(?:than|als|que|di|che|del|dell[ao]|dei|delle)$/;
const MORE = /^(?:more|mehr|mas|plus|piu|mayor|mayores|superieur|maggiore)$/;
const LESS = /^(?:less|fewer|weniger|menos|moins|meno|menor|menores|inferieur|minore)$/;
// Room for the compared thing: "less than", "fewer paying visitors than". Not measured.
const COMPARATOR_DISTANCE_MAX = 4;

/** A fact that the source limits with "only" must not be stated without that limit. */
export const limitRule: Rule = ({ said, evidence, question, isTranslated }) => {
  if (isTranslated || said.meanings.has('only') || said.meanings.has('if')) {
    return null;
  }
  const clauses = evidence.flatMap(({ source }) => source.clauses);
  const isLost = clauses.some((clause) => givesToOthers(said, clause) || dropsLimit(said, clause, question));
  return isLost ? 'condition' : null;
};

// Whether a statement says what a clause limits with "only", and drops the limit.
function dropsLimit(said: Statement, { tokens, content }: Clause, question: Statement): boolean {
  const only = tokens.findIndex(isOnly);
  if (only < 0) {
    return false;
  }
  const limit = content.filter((word) => tokens.indexOf(word) > only);
  const rest = content.filter((word) => !limit.includes(word));
  const known = [...said.content, ...question.content];
  const isLeftOut = shareAmong(limit, known) < LIMIT_WORDS_STATED_MIN || isAboutAnother(limit, said, question);
  return limit.length >= LIMIT_WORDS_MIN && shareAmong(rest, known) >= LIMIT_WORDS_STATED_MIN && isLeftOut;
}

// With "only trained staff may enter", a statement that visitors may enter is wrong.
function givesToOthers(said: Statement, { tokens, content }: Clause): boolean {
  const only = tokens.findIndex(isOnly);
  const modal = tokens.findIndex(({ meanings }) => meanings.some((each) => /^modal:(?:can|may)$/.test(each)));
  if (only < 0 || modal < 0 || content.some((word) => tokens.indexOf(word) < only)) {
    return false;
  }
  const who = content.filter((word) => tokens.indexOf(word) < modal);
  const what = content.filter((word) => tokens.indexOf(word) > modal);
  const isDenied = hasNegation(said);
  return (
    !isDenied &&
    who.length > 0 &&
    !sharesWord(who, said.content) &&
    shareAmong(what, said.content) >= LIMIT_WORDS_STATED_MIN
  );
}

// With "only in the fixed plan", a statement about the flexible plan in the question is wrong.
function isAboutAnother(limit: readonly Token[], { content }: Statement, question: Statement): boolean {
  const isMissing = limit.some((word) => !isAmong(word, content));
  return (
    isMissing &&
    content.some((word, at) => {
      const neighbors = [content[at - 1], content[at + 1]].filter((each) => each !== undefined);
      return !isAmong(word, limit) && isAmong(word, question.content) && sharesWord(neighbors, limit);
    })
  );
}

function isOnly({ meanings }: Token): boolean {
  return meanings.includes('only');
}

/** An event before a moment must not be stated to happen after it. */
export const momentRule: Rule = ({ said, evidence }) => {
  const isReversed = momentsOf(said).some(({ meaning, words, isNegated }) => {
    const others = evidence.flatMap(({ source }) => momentsOf(source)).filter((each) => sharesWord(words, each.words));
    // "No repair begins before the signature" means "after the signature, not before".
    return (
      others.length > 0 &&
      others.every((each) => each.meaning === OPPOSITE_MOMENT[meaning] && each.isNegated === isNegated)
    );
  });
  return isReversed ? 'opposite' : null;
};

/**
 * A comparison must keep its sides and its direction: "A needs more than B" implies neither "B more than A" nor "A less
 * than B".
 */
export const comparisonRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = comparisonIn(said);
  if (own === null || isTranslated) {
    return null;
  }
  for (const { source } of evidence) {
    const other = comparisonIn(source);
    if (other === null) {
      continue;
    }
    const isSwapped =
      sharesWordOnlyWith(own.left, other.right, other.left) && sharesWordOnlyWith(own.right, other.left, other.right);
    const isKept =
      sharesWordOnlyWith(own.left, other.left, other.right) && sharesWordOnlyWith(own.right, other.right, other.left);
    const isSameWay = own.isMore === other.isMore;
    if (isSwapped && isSameWay) {
      return 'swapped';
    }
    if (isKept && !isSameWay) {
      return 'comparison';
    }
  }
  return null;
};

interface Moment {
  readonly meaning: string;
  readonly words: readonly Token[];
  /** Whether its clause denies something. */
  readonly isNegated: boolean;
}

function momentsOf({ tokens, content, clauses }: Statement): Moment[] {
  return tokens.flatMap((token, at) => {
    const meaning = token.meanings.find((each) => each in OPPOSITE_MOMENT);
    // "Y después el práctico" says what comes next.
    if (meaning === undefined || token.word === 'despues') {
      return [];
    }
    const words = tokens.slice(at + 1, at + 1 + MOMENT_WORDS).filter((each) => content.includes(each));
    return [{ meaning, words, isNegated: clauses.some((each) => each.isNegated && each.tokens.includes(token)) }];
  });
}

interface SaidComparison {
  readonly isMore: boolean;
  /** The words for the thing that has more or less, and for the thing with which it is compared. */
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

/** Finds the two sides of a statement's comparison, in words of `listed`; null if it compares nothing. */
export function comparisonIn(
  { tokens, content }: Statement,
  listed: readonly Token[] = content,
): SaidComparison | null {
  const bound = tokens.findIndex(
    ({ word }, at) => (HAN_COMPARATOR.test(word) || COMPARATOR.test(word)) && isComparedAt(tokens, at + 1),
  );
  const words = (from: number, to: number) => tokens.slice(from, to).filter((token) => listed.includes(token));
  if (bound > 0) {
    const isMore = meaningOf(tokens[bound], 'bound') === 'over';
    return { isMore, left: words(0, bound), right: words(bound + 1, clauseEnd(tokens, bound)) };
  }
  const than = tokens.findIndex(({ word }, at) => THAN.test(word) && comparatorBefore(tokens, at) >= 0);
  const at = comparatorBefore(tokens, than);
  if (at < 0) {
    return null;
  }
  return { isMore: !LESS.test(wordAt(tokens, at)), left: words(0, at), right: words(than + 1, tokens.length) };
}

// A comparison is followed by the second thing, "less than the boat", and not by a number, "less than two hours".
function isComparedAt(tokens: readonly Token[], at: number): boolean {
  const [one, two] = tokens.slice(at);
  const counts = (token: Token | undefined) => token?.meanings.some((each) => /^(?:number|unit|scale):/.test(each));
  return one?.kind === 'word' && !counts(one) && two?.kind !== 'number' && !counts(two);
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && /^[,;]$/.test(text));
  return end === -1 ? tokens.length : end;
}

function comparatorBefore(tokens: readonly Token[], than: number): number {
  return tokens.findLastIndex(
    ({ word }, at) => at < than && at >= than - COMPARATOR_DISTANCE_MAX && (MORE.test(word) || LESS.test(word)),
  );
}
