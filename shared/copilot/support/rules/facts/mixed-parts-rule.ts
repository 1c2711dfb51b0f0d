import { meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';
import { type Fact, factsIn, isFactAmong, partsOf, type SentencePart } from '../sentence-parts.ts';
import { comparedThings } from './comparatives.ts';

// Bounds the work. Sentences with more parts are lists.
const PARTS_MAX = 8;
// The most content words of a source sentence whose parts are compared. The commas of a longer one set off remarks and
// items more often than parallel parts. Chosen with the replies for measuring the check and with sentences of models
// about encyclopedias and news.
const WORDS_MAX = 13;
// A question with this many words of a part is about that part.
const REPEATED_MIN = 2;
// A stretch of two parts leaves out at most one word: a statement that mixes them leaves out at least one of each.
const OMITTED_MAX = 1;
const SEMICOLON = /^;$/;
const ANY_SIGN = /^[;,]$/;
// A statement with one of these may deny or limit what it takes from one of the parts.
const QUALIFIED = ['not', 'but', 'only', 'except'];

/**
 * A statement that has only words and numbers of two neighboring parts of a sentence must not leave out something of
 * both: "the foreman signs the timesheets" for "the foreman keeps the timesheets, the site manager signs them".
 */
export const mixedPartsRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  const isQualified = QUALIFIED.some((kind) => said.meanings.has(kind));
  // "Who does it if he is ill?" asks about the other part. In a script without spaces each character is a token, and
  // one character occurs in many words.
  const applies = !isTranslated && !isQualified && !asksIf(question) && said.language !== 'zh';
  if (!applies) {
    return null;
  }
  const own = factsIn(said, isTelling);
  const asked = factsIn(question, isTelling);
  const ownParts = tellingParts(said, ANY_SIGN, { cutAtAnd: true });
  const isMixed = evidence
    .filter(({ unit, source }) => unit.kind !== 'row' && source.content.length <= WORDS_MAX)
    .some(({ source }) => {
      const all = factsIn(source, isTelling);
      // A word that only the question has is not known: it paraphrases the source. A number of the question may be
      // within the source's limits.
      const isKnown = (fact: Fact) => isFactAmong(fact, all) || ('values' in fact && isFactAmong(fact, asked));
      // A yes may be about the subject of the question, so that the parts that "and" joins have one subject.
      const pairs = own.every(isKnown)
        ? [SEMICOLON, ANY_SIGN].flatMap((sign) => neighborsIn(tellingParts(source, sign, { cutAtAnd: !isYes })))
        : [];
      if (pairs.length === 0) {
        return false;
      }
      const taken = own.filter((fact) => isFactAmong(fact, all));
      const lists = listsIn(tellingParts(source, ANY_SIGN, { cutAtAnd: true }));
      const ofOne = lists.filter(({ span }) => taken.every((fact) => isFactAmong(fact, span, saysSame)));
      const listed = ofOne.flatMap(({ things }) => things);
      return pairs.some(
        (pair) =>
          mixes(pair, { own, taken, asked, listed }) && !isStretch(pair, ownParts) && !continuesSubject(pair, own),
      );
    });
  return isMixed && !isComparing(said) ? 'swapped' : null;
};

// In many languages the word for "if" or "when" also asks for a time, but then nothing is asked before it.
function asksIf({ clauses }: Statement): boolean {
  const asking = clauses.findIndex(({ content }) => content.length > 0);
  return clauses.some(({ opener, content }, at) => at > asking && opener === 'if' && content.length > 1);
}

// "A is older than B" and "a third of it" have words of both parts.
function isComparing(said: Statement): boolean {
  const isShare = [...said.meanings].some((meaning) => /^(?:fraction|times):/.test(meaning));
  return isShare || comparedThings(said) !== null;
}

interface Said {
  readonly own: readonly Fact[];
  /** The facts of the statement that the sentence has. */
  readonly taken: readonly Fact[];
  readonly asked: readonly Fact[];
  /** The things about which the sentence says the same, if the statement is about one such list. */
  readonly listed: readonly Fact[];
}

// "Allowed" and "forbidden" are about the same thing, but do not say the same.
function saysSame(one: Token, other: Token): boolean {
  return meansSame(one, other) && isDenying(one) === isDenying(other);
}

function isDenying({ meanings }: Token): boolean {
  return meanings.some((meaning) => meaning.startsWith('-'));
}

interface List {
  readonly things: readonly Fact[];
  /** All facts of its parts. */
  readonly span: readonly Fact[];
}

// "The pool, the bath and the sauna open at 7": a part with one word names one of several things. The last word before
// and the first word after such parts name others. "Towels, robes and slippers are free, locks and caps cost extra" has
// two lists. A list that is denied says nothing about other things.
function listsIn(parts: readonly SentencePart[]): List[] {
  const isItem = (part: SentencePart | undefined) => {
    const [fact, ...others] = part?.facts ?? [];
    const isThing = fact !== undefined && !('values' in fact) && meaningOf(fact, 'weekday') === null;
    return isThing && others.length === 0;
  };
  const starts = parts.flatMap((part, at) => (isItem(part) && !isItem(parts[at - 1]) ? [at] : []));
  return starts.flatMap((start): List[] => {
    const before = isItem(parts[start - 2]) ? [] : parts.slice(Math.max(0, start - 1), start);
    const end = parts.findIndex((part, at) => at > start && !isItem(part));
    const onwards = parts.slice(start, end === -1 ? undefined : end + 1);
    const things = [
      ...before.flatMap(({ facts }) => facts.slice(-1)),
      ...onwards.flatMap(({ facts }) => facts.slice(0, 1)),
    ];
    const own = [...before, ...onwards];
    return own.some(({ isNegated }) => isNegated) ? [] : [{ things, span: own.flatMap(({ facts }) => facts) }];
  });
}

function mixes([one, other]: readonly [SentencePart, SentencePart], { own, taken, asked, listed }: Said): boolean {
  if (one.isNegated !== other.isNegated || !taken.every((fact) => [one, other].some((part) => isIn(fact, part)))) {
    return false;
  }
  const isAsked = (fact: Fact) => isFactAmong(fact, asked);
  const all = [toldOf(one, other, own), toldOf(other, one, own)];
  if (all.some(({ given, omitted }) => given.length === 0 || omitted.every(isAsked))) {
    return false;
  }
  // With words of the question a statement says what it is about, so it is compared once with these words and once
  // without.
  return [listed, [...listed, ...asked]].some((ignored) => {
    const told = all.map((each) => withoutFacts(each, ignored));
    return (
      told.every(({ given, omitted }) => given.length > 0 && !omitted.every(isAsked)) &&
      told.some(({ omitted }) => !omitted.some(isAsked)) &&
      !repeatsQuestion(told, isAsked)
    );
  });
}

// Whether a statement repeats a stretch of two parts in their order, joined as they are: "creates rules and defines a
// game" leaves out who does it, and what else is created.
function isStretch([one, other]: readonly [SentencePart, SentencePart], ownParts: readonly SentencePart[]): boolean {
  const facts = [...one.facts, ...other.facts];
  const places: number[] = [];
  let isJoined = false;
  for (const part of ownParts) {
    const end = places.at(-1) ?? -1;
    for (const fact of part.facts) {
      const last = places.at(-1) ?? -1;
      const place = facts.findIndex((each, at) => at > last && isFactAmong(fact, [each]));
      if (place === -1) {
        return false;
      }
      isJoined ||= last === end && last >= 0 && last < one.facts.length && place >= one.facts.length;
      places.push(place);
    }
  }
  const length = (places.at(-1) ?? 0) - (places[0] ?? 0) + 1;
  return isJoined && length - places.length <= OMITTED_MAX;
}

// "Frank leaves the plane and goes home": a statement with the subject of the first part, and with the second part from
// its first word onward, says what the sentence says.
function continuesSubject([one, other]: readonly [SentencePart, SentencePart], own: readonly Fact[]): boolean {
  const isOwn = (fact: Fact) => isFactAmong(fact, own);
  const [first] = other.facts;
  const end = one.facts.findLastIndex((fact) => isOwn(fact) && !isIn(fact, other));
  const isAnd = other.cut?.meanings.includes('and') ?? false;
  return isAnd && first !== undefined && isOwn(first) && one.facts.slice(0, end + 1).every(isOwn);
}

/** The facts that only one of two parts has: those that a statement repeats, and those that it leaves out. */
interface Told {
  readonly given: readonly Fact[];
  readonly omitted: readonly Fact[];
}

function toldOf(part: SentencePart, other: SentencePart, own: readonly Fact[]): Told {
  const only = part.facts.filter((fact) => !isIn(fact, other));
  const given = only.filter((fact) => isFactAmong(fact, own));
  return { given, omitted: only.filter((fact) => !given.includes(fact)) };
}

function withoutFacts({ given, omitted }: Told, ignored: readonly Fact[]): Told {
  const isKept = (fact: Fact) => !isFactAmong(fact, ignored);
  return { given: given.filter(isKept), omitted: omitted.filter(isKept) };
}

// Whether both parts have words of the question, and a statement takes from one of them only what the question says.
function repeatsQuestion(told: readonly Told[], isAsked: (fact: Fact) => boolean): boolean {
  return (
    told.every(({ given }) => given.some(isAsked)) &&
    told.some(
      ({ given, omitted }) => given.every(isAsked) && [...given, ...omitted].filter(isAsked).length >= REPEATED_MIN,
    )
  );
}

function neighborsIn(parts: readonly SentencePart[]): [SentencePart, SentencePart][] {
  return parts.slice(1, PARTS_MAX).map((part, at) => [parts[at] as SentencePart, part]);
}

function tellingParts(source: Statement, sign: RegExp, { cutAtAnd }: { cutAtAnd: boolean }): SentencePart[] {
  return partsOf(
    source,
    isTelling,
    ({ text, meanings }) => sign.test(text) || meanings.includes('but') || (cutAtAnd && meanings.includes('and')),
  ).filter(({ facts }) => facts.length > 0);
}

// "One" without a unit is an article as well.
function isTelling(fact: Fact, { content }: Statement): boolean {
  return 'values' in fact ? !(fact.unit === null && fact.values.includes(1)) : content.includes(fact);
}

function isIn(fact: Fact, { facts }: SentencePart): boolean {
  return isFactAmong(fact, facts);
}
