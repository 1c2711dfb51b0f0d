import { type Fact, factsIn, isFactAmong, partsOf, type SentencePart } from '../comparing/sentence-parts.ts';
import type { Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

// Bounds the work. Sentences with more parts are lists.
const PARTS_MAX = 8;

// The most content words of a source sentence whose parts are compared. The commas of a longer one set off remarks and
// items more often than parallel parts. Chosen with the replies for measuring the check and with sentences of models
// about encyclopedias and news.
const WORDS_MAX = 13;

const SEMICOLON = /^;$/;

const ANY_SIGN = /^[;,]$/;

// A statement with one of these may deny or limit what it takes from one of the parts.
const QUALIFIED = ['not', 'but', 'only', 'except'];

/**
 * A statement that has only words and numbers of two neighboring parts of a sentence must not leave out something of
 * both: "the foreman signs the timesheets" for "the foreman keeps the timesheets, the site manager signs them".
 */
export const mixedPartsRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  // "Who does it if he is ill?" asks about the other part. In a script without spaces each character is a token, and
  // one character occurs in many words.
  if (isTranslated || QUALIFIED.some((kind) => said.meanings.has(kind)) || asksIf(question)) {
    return null;
  }
  const own = factsIn(said, isTelling);
  const asked = factsIn(question, isTelling);
  const isMixed = evidence
    .filter(({ unit, source }) => unit.kind !== 'row' && source.content.length <= WORDS_MAX)
    .some(({ source }) => {
      const all = factsIn(source, isTelling);
      // A word that only the question has is not known: it paraphrases the source. A number of the question may be
      // within the source's limits.
      const isKnown = (fact: Fact) => isFactAmong(fact, all);
      // A yes may be about the subject of the question, so that the parts that "and" joins have one subject.
      const pairs = own.every(isKnown)
        ? [SEMICOLON, ANY_SIGN].flatMap((sign) => neighborsIn(tellingParts(source, sign, { cutAtAnd: !isYes })))
        : [];
      return pairs.some((pair) => mixes(pair, own, asked));
    });
  return isMixed ? 'swapped' : null;
};

// In many languages the word for "if" or "when" also asks for a time, but then nothing is asked before it.
function asksIf({ clauses }: Statement): boolean {
  const asking = clauses.findIndex(({ content }) => content.length > 0);
  return clauses.some(({ opener, content }, at) => at > asking && opener === 'if' && content.length > 1);
}

function mixes(
  [one, other]: readonly [SentencePart, SentencePart],
  own: readonly Fact[],
  asked: readonly Fact[],
): boolean {
  if (one.isNegated !== other.isNegated) {
    return false;
  }
  const isAsked = (fact: Fact) => isFactAmong(fact, asked);
  const all = [toldOf(one, other, own), toldOf(other, one, own)];
  return all.every(({ given, omitted }) => given.length > 0 && !omitted.every(isAsked));
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

function neighborsIn(parts: readonly SentencePart[]): [SentencePart, SentencePart][] {
  return parts.slice(1, PARTS_MAX).map((part, at) => [parts[at] as SentencePart, part]);
}

function tellingParts(source: Statement, sign: RegExp, { cutAtAnd }: { cutAtAnd: boolean }): SentencePart[] {
  return partsOf(
    source,
    isTelling,
    ({ text, meanings }) => sign.test(text) || (cutAtAnd && meanings.includes('and')),
  ).filter(({ facts }) => facts.length > 0);
}

// "One" without a unit is an article as well.
function isTelling(fact: Fact, { content }: Statement): boolean {
  return 'values' in fact ? !(fact.unit === null && fact.values.includes(1)) : content.includes(fact);
}

function isIn(fact: Fact, { facts }: SentencePart): boolean {
  return isFactAmong(fact, facts);
}
