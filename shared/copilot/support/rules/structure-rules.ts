import { saysSame } from '../evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { namesOf } from './name-rules.ts';
import type { Rule } from './rule.ts';

const PIVOTS = new Set(['because', 'if', 'bound:after', 'bound:before', 'bound:over', 'bound:under']);
/** Forms of "be", which make a passive. */
export const BE =
  /^(?:is|are|was|were|be|been|being|wird|werden|wurde|wurden|worden|est|sont|etait|etaient|ete|es|son|fue|fueron|sido|e|sono|viene|vengono|venga|stato|stata)$/;
const CONDITION_WORDS_LOST_MAX = 0.5;
const MAIN_WORDS_STATED_MIN = 0.5;

/** Who does what to whom stands the same way round: "A pays B" is not "B pays A". */
export const orderRule: Rule = ({ said, evidence, isTranslated }) => {
  const isTurned = said.clauses.length > 0 && evidence.some(({ said: source }) => isReversed(said, source));
  return isTurned && !isTranslated ? 'swapped' : null;
};

/** A number or name of one clause of the source is not stated of what another clause is about. */
export const bindingRule: Rule = ({ said, evidence, isTranslated }) => {
  const clauses = evidence.flatMap(({ said: source, context }) =>
    source.clauses.map((clause) => ({ clause, source, context })),
  );
  const isMixed = said.clauses.some((clause) => takesFromTwo(clause, said, clauses));
  return isMixed && !isTranslated ? 'swapped' : null;
};

/** A condition of the source is not left out. */
export const conditionRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const known = [...said.content, ...question.content, ...evidence.flatMap(({ context }) => context.content)];
  const isConditional = ['if', 'except', 'only'].some((kind) => said.meanings.has(kind));
  const isLost = (clause: Clause) => {
    const words = clause.content;
    const found = words.filter((word) => known.some((each) => saysSame(word, each)));
    const hasNumber = clause.quantities.some((quantity) =>
      said.quantities.some((each) => likenessOf(each, quantity) === 'same'),
    );
    return words.length >= 2 && !hasNumber && found.length / words.length <= CONDITION_WORDS_LOST_MAX;
  };
  const lost = evidence
    .filter(({ said: source }) => isTold(source, said))
    .some(({ said: source }) => source.clauses.some((clause) => isCondition(clause) && isLost(clause)));
  return lost && !isConditional && !isTranslated ? 'condition' : null;
};

/** A row speaks of what its first cell names. */
export const rowRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const rows = evidence.filter(({ unit, said: source }) => unit.kind === 'row' && usesRow(said, source));
  const isOther = rows.some(({ said: source }) => {
    const label = source.clauses[0];
    const names = label?.content.filter((word) => !/^\d/.test(word.word)) ?? [];
    const known = [...said.content, ...question.content];
    const stated = names.filter((word) => known.some((each) => saysSame(word, each)));
    return names.length > 0 && (names.length === 1 ? stated.length === 0 : stated.length < names.length);
  });
  return isOther && !isTranslated ? 'row' : null;
};

// Whether a statement says what a source says besides its conditions.
function isTold(source: Statement, said: Statement): boolean {
  const main = source.clauses.filter((clause) => !isCondition(clause)).flatMap(({ content }) => content);
  const stated = main.filter((word) => said.content.some((each) => saysSame(word, each)));
  return main.length > 0 && stated.length / main.length >= MAIN_WORDS_STATED_MIN;
}

function usesRow(said: Statement, source: Statement): boolean {
  return said.quantities.some((quantity) => source.quantities.some((each) => likenessOf(quantity, each) === 'same'));
}

function isCondition({ opener, tokens }: Clause): boolean {
  const isTemporal = tokens[0]?.word === 'when' || tokens[0]?.word === 'lorsque' || tokens[0]?.word === 'cuando';
  return (opener === 'if' || opener === 'except') && !isTemporal;
}

function isReversed(said: Statement, source: Statement): boolean {
  const pairs = said.tokens.flatMap((token, at) => {
    const isPlace = isPivot(token) || said.content.includes(token);
    const to = isPlace
      ? source.tokens.findIndex((each) => (isPivot(token) ? sharesPivot(token, each) : saysSame(token, each)))
      : -1;
    return to < 0 ? [] : [{ token, at, to }];
  });
  const isActive =
    !hasBe(
      said.tokens,
      pairs.map(({ at }) => at),
    ) &&
    !hasBe(
      source.tokens,
      pairs.map(({ to }) => to),
    );
  // Languages that may put the object first are read by their connecting words alone.
  const isFixedOrder = isActive && (said.language === 'en' || said.language === 'fr');
  return pairs.some((pivot) => (isFixedOrder || isPivot(pivot.token)) && isTurnedAround(pivot, pairs, source));
}

interface Pair {
  readonly token: Token;
  readonly at: number;
  readonly to: number;
}

// What stands before the pivot stands behind it in the source, and something behind it before.
function isTurnedAround(pivot: Pair, pairs: readonly Pair[], source: Statement): boolean {
  const others = pairs.filter((pair) => pair !== pivot && !isPivot(pair.token));
  const before = others.filter(({ at }) => at < pivot.at);
  const behind = others.filter(({ at }) => at > pivot.at);
  const isWhole = before.length > 0 && behind.some(({ to }) => to < pivot.to);
  const isLink = isPivot(pivot.token) || isVerbLike(pivot.token, source);
  return isWhole && isLink && before.every(({ to }) => to > pivot.to);
}

function isPivot({ meanings }: Token): boolean {
  return meanings.some((meaning) => PIVOTS.has(meaning));
}

function sharesPivot(one: Token, other: Token): boolean {
  return one.meanings.some((meaning) => PIVOTS.has(meaning) && other.meanings.includes(meaning));
}

// A word with a small letter between two others: what links them.
function isVerbLike({ isCapital, word }: Token, { content }: Statement): boolean {
  return !isCapital && word.length > 2 && content.length > 2;
}

// A passive turns the order round, and so may "A is B".
function hasBe(tokens: readonly Token[], places: readonly number[]): boolean {
  return tokens.slice(Math.min(...places), Math.max(...places)).some(({ word }) => BE.test(word));
}

interface Placed {
  readonly clause: Clause;
  readonly source: Statement;
  readonly context: Statement;
}

// Anchors are the numbers and names by which clauses of one kind differ.
function takesFromTwo(clause: Clause, said: Statement, placed: readonly Placed[]): boolean {
  const names = new Set(namesOf(said));
  return placed.some((owner) => {
    const others = placed.filter((each) => each !== owner);
    return anchorsIn(clause, owner, names).some((anchor) => {
      const isOwn = !others.some((each) => anchor.isIn(each));
      const rivals = others.filter((each) => anchor.rivalIn(each));
      return isOwn && rivals.some((rival) => isAbout(clause, rival, { owner, others, anchor }));
    });
  });
}

interface Anchor {
  readonly token: Token;
  readonly isIn: (placed: Placed) => boolean;
  /** Whether a clause has another of its kind, which the statement does not repeat. */
  readonly rivalIn: (placed: Placed) => boolean;
}

function anchorsIn(clause: Clause, owner: Placed, names: ReadonlySet<Token>): Anchor[] {
  const numbers = clause.quantities
    .filter((quantity) => owner.clause.quantities.some((each) => likenessOf(quantity, each) === 'same'))
    .map((quantity): Anchor => {
      const isSame = (each: Placed) => each.clause.quantities.some((other) => likenessOf(quantity, other) === 'same');
      const isRepeated = (other: Quantity) => clause.quantities.some((own) => likenessOf(own, other) === 'same');
      return {
        token: clause.tokens[0] as Token,
        isIn: isSame,
        rivalIn: (each) =>
          each.clause.quantities.some((other) => other.isOrdinal === quantity.isOrdinal && !isRepeated(other)) &&
          !isSame(each),
      };
    });
  const words = clause.content.filter((word) => isNameIn(word, owner, names) || isRole(word));
  return [
    ...numbers,
    ...words.filter((word) => hasWord(owner.clause, word)).map((word) => wordAnchor(word, clause, names)),
  ];
}

function wordAnchor(word: Token, clause: Clause, names: ReadonlySet<Token>): Anchor {
  const isRival = (other: Token) =>
    isRole(word) ? sharesSet(word, other) : other.isCapital && !other.isFirst && other.meanings.length === 0;
  return {
    token: word,
    isIn: (each) => hasWord(each.clause, word),
    rivalIn: (each) =>
      (names.has(word) || isRole(word)) &&
      each.clause.content.some((other) => isRival(other) && !hasWord(clause, other) && !saysSame(word, other)),
  };
}

function isNameIn(word: Token, { source }: Placed, names: ReadonlySet<Token>): boolean {
  return names.has(word) && source.language !== 'de';
}

// What the statement says besides its anchor stands with the rival and not with the anchor.
function isAbout(
  clause: Clause,
  rival: Placed,
  { owner, others, anchor }: { owner: Placed; others: readonly Placed[]; anchor: Anchor },
): boolean {
  const words = clause.content.filter((word) => word !== anchor.token || anchor.token === clause.tokens[0]);
  const only = (place: Placed) =>
    words.filter(
      (word) =>
        hasWord(place.clause, word) && ![owner, ...others].some((each) => each !== place && hasWord(each.clause, word)),
    );
  // What a sentence is about may be left out of its next clause, or stand there as "it".
  const subject = owner.source.content[0];
  const own = only(owner).filter(
    (word) => word !== anchor.token && !(subject !== undefined && saysSame(word, subject)),
  );
  const foreign = only(rival).filter((word) => !owner.context.content.some((each) => saysSame(word, each)));
  return foreign.length > own.length;
}

function hasWord({ content }: Clause, word: Token): boolean {
  return content.some((each) => saysSame(word, each));
}

function isRole({ meanings }: Token): boolean {
  return meanings.some((meaning) => /^(?:lease|deal|job|axis|side|season|time|work):/.test(meaning));
}

function sharesSet(one: Token, other: Token): boolean {
  return one.meanings.some((meaning) => {
    const set = meaning.slice(0, meaning.indexOf(':') + 1);
    return set.length > 1 && other.meanings.some((each) => each !== meaning && each.startsWith(set));
  });
}
