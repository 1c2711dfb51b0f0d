import { type Evidence, meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { deniesCondition } from '../polarity.ts';
import type { Rule } from '../rule.ts';
import { type Fact, isFactAmong, partsOf, type SentencePart } from '../sentence-parts.ts';

// Bounds the work: each pair of sides is compared. Longer sentences are lists.
const SIDES_MAX = 8;
const STOP = /^;$/;
const COMMA = /^[;,]$/;
const TITLE = /^(?:herrn?|frau|m|mr|mrs|ms|mme|signora?|sra?|senora?|senhora?|pani?|dr)$/;
// Words that stand for all that the other side does not name. Most are function words in their language.
const REST =
  /^(?:rest|remaining|others?|ubrigen?|restlichen?|sonstigen?|anderen?|autres?|reste|resto|demas|otr[oa]s|altri|altre|outr[oa]s|andere|overigen?|inni|inne|pozosta[lł][aei]|andra|ovriga)$/;

/**
 * A statement about the subject of one side of a sentence must not say what only the other side says: "a credit is paid
 * within four weeks" for "a debit is due within four weeks; a credit reduces the next rent".
 */
export const otherSideRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  // "20,000 in a safe, otherwise 5,000" is 5,000 outside a safe.
  const isOtherwise = ({ source }: Evidence) => source.meanings.has('else') && deniesCondition(said);
  if (isTranslated) {
    return null;
  }
  const units = evidence.filter((each) => each.unit.kind !== 'row' && !isOtherwise(each));
  const isWhole = said.clauses.filter(({ content, quantities }) => content.length + quantities.length > 0).length === 1;
  const asked = { sides: sidesOf(question, /^$/), isYes };
  const own = sidesOf(said, STOP);
  const isCrossed = units.some(({ source }) => {
    const pairs = pairsOf(sidesOf(source, STOP));
    const listed = isWhole ? firstPairsOf(sidesOf(source, COMMA)) : [];
    return own.some(
      (side) =>
        pairs.some((pair) => takesPredicate(side, pair, asked) !== null) ||
        listed.some((pair) => isListed(takesPredicate(side, pair, asked))),
    );
  });
  return isCrossed ? 'swapped' : null;
};

interface Asked {
  readonly sides: readonly SentencePart[];
  readonly isYes: boolean;
}

/** What a side of a statement takes from two sides of the source, as places in the statement. */
interface Taken {
  readonly subject: number;
  readonly predicate: number;
}

// Between commas, only the first of several may have the verb: "adults pay 12, teenagers 7". So the statement must
// begin with the subject.
function isListed(taken: Taken | null): boolean {
  return taken !== null && taken.subject < taken.predicate;
}

// Returns what a side of a statement takes if it has the subject of `other` and nothing else of it, and part of what
// `one` says without its subject; otherwise null. Subjects come first. Words of the question are repeated in any
// answer, and an answer about what `one` says may mention the other subject.
function takesPredicate(
  side: SentencePart,
  [one, other]: readonly [SentencePart, SentencePart],
  { sides, isYes }: Asked,
): Taken | null {
  if (side.isNegated !== one.isNegated) {
    return null;
  }
  const [subject, ...predicate] = one.facts.filter((fact) => !isIn(fact, other));
  const taken = predicate.find((fact) => isIn(fact, side));
  if (taken === undefined) {
    return null;
  }
  const [own, ...left] = other.facts.filter((fact) => !isIn(fact, one));
  const isAsked = (fact: Fact) => sides.some((each) => isIn(fact, each));
  const isKnown = (fact: Fact) => isIn(fact, side) || isAsked(fact);
  const isOther =
    left.length > 0 &&
    !isKnown(subject as Fact) &&
    isIn(own as Fact, side) &&
    !left.some(isKnown) &&
    (isYes || !predicate.some(isAsked));
  return isOther ? { subject: placeOf(own as Fact, side), predicate: placeOf(taken, side) } : null;
}

function placeOf(fact: Fact, { facts }: SentencePart): number {
  return facts.findIndex((each) => isIn(fact, { facts: [each] }));
}

function sidesOf(sentence: Statement, separator: RegExp): SentencePart[] {
  return partsOf(sentence, isTelling, ({ text, meanings }) => separator.test(text) || meanings.includes('but'));
}

function isTelling(fact: Fact, { content }: Statement): boolean {
  return 'values' in fact || (content.includes(fact) && !TITLE.test(fact.word)) || isRest(fact) || isVerdict(fact);
}

/** Whether a word stands for all that is not named: "the others". */
export function isRest({ word }: Token): boolean {
  return REST.test(word);
}

// Words by which a side says what holds: "must", "is included", "is free of charge". Some are function words.
function isVerdict({ meanings }: Token): boolean {
  return meanings.some((meaning) => /^(?:modal:must$|[+-])/.test(meaning));
}

function pairsOf(sides: readonly SentencePart[]): [SentencePart, SentencePart][] {
  const few = sides.slice(0, SIDES_MAX);
  return few.flatMap((one) =>
    few.filter((other) => other !== one).map((other): [SentencePart, SentencePart] => [one, other]),
  );
}

// After a comma a side may leave out its subject: "admission is 5 euros in winter, 8 in summer".
function firstPairsOf(sides: readonly SentencePart[]): [SentencePart, SentencePart][] {
  const few = sides.slice(0, SIDES_MAX);
  return few.flatMap((one, at) => few.slice(at + 1).map((other): [SentencePart, SentencePart] => [one, other]));
}

function isIn(fact: Fact, { facts }: Pick<SentencePart, 'facts'>): boolean {
  return isFactAmong(fact, facts, (one, other) => meansSame(one, other) || (isMust(one) && isMust(other)));
}

// "Must" and "required" are words of this meaning. Nothing else compares them, unlike "included" and "free of charge".
function isMust({ meanings }: Token): boolean {
  return meanings.includes('modal:must');
}
