import { meansSame } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { comparisonIn } from '../limit-rules.ts';
import type { Rule } from '../rule.ts';
import { comparedThings } from './comparatives.ts';

// Bounds the work. Sentences with more parts are lists.
const PARTS_MAX = 8;
// So many words of one part in the question describe what it is about.
const REPEATED_MIN = 2;
const SEMICOLON = /^;$/;
const ANY_SIGN = /^[;,]$/;
// A statement with one of these may deny or limit what it takes from one of the parts.
const QUALIFIED = ['not', 'but', 'only'];

/**
 * A statement that has only words and numbers of two neighboring parts of a sentence must not leave out something of
 * both: "the foreman signs the timesheets" for "the foreman keeps the timesheets, the site manager signs them".
 */
export const mixedPartsRule: Rule = ({ said, evidence, question, isYes, isTranslated }) => {
  // In a script without spaces each character is a token, and one character occurs in many words.
  const isQualified = QUALIFIED.some((kind) => said.meanings.has(kind)) || isComparing(said);
  // "Who does it if he is ill?" asks about the other part.
  const isRead = !isTranslated && !isQualified && !asksIf(question) && said.language !== 'zh';
  const own = isRead ? factsIn(said) : [];
  const asked = isRead ? factsIn(question) : [];
  const isMixed = evidence
    .filter(({ unit }) => isRead && unit.kind !== 'row')
    .some(({ source }) => {
      const all = factsIn(source);
      const taken = own.filter((fact) => isAmong(fact, all));
      // Words of the question that the source does not have paraphrase it; a number may be within its limits.
      const isCopied = own.every((fact) => taken.includes(fact) || ('values' in fact && isAmong(fact, asked)));
      // A yes may be about the subject of the question, so that what "and" joins has one subject.
      const partings = isCopied ? [partsOf(source, SEMICOLON, !isYes), partsOf(source, ANY_SIGN, !isYes)] : [];
      return partings.some((parts) => neighborsIn(parts).some((pair) => mixes(pair, { own, taken, asked })));
    });
  return isMixed ? 'swapped' : null;
};

// In many languages the word for "if" or "when" also asks for a time, but then nothing is asked before it.
function asksIf({ clauses }: Statement): boolean {
  const asking = clauses.findIndex(({ content }) => content.length > 0);
  return clauses.some(({ opener, content }, at) => at > asking && opener === 'if' && content.length > 1);
}

// "A is older than B" and "a third of it" have words of both parts.
function isComparing(said: Statement): boolean {
  const isShare = [...said.meanings].some((meaning) => /^(?:fraction|times):/.test(meaning));
  return isShare || comparisonIn(said) !== null || comparedThings(said) !== null;
}

type Fact = Token | Quantity;

interface Part {
  readonly facts: readonly Fact[];
  readonly isNegated: boolean;
}

interface Said {
  readonly own: readonly Fact[];
  /** The facts of the statement that the sentence has. */
  readonly taken: readonly Fact[];
  readonly asked: readonly Fact[];
}

function mixes([one, other]: readonly [Part, Part], { own, taken, asked }: Said): boolean {
  if (one.isNegated !== other.isNegated || !taken.every((fact) => [one, other].some((part) => isIn(fact, part)))) {
    return false;
  }
  const isAsked = (fact: Fact) => isAmong(fact, asked);
  // With words of the question a statement says what it is about, so it is compared with them and without.
  return [[], asked].some((left) => {
    const told = [toldOf(one, other, { own, left }), toldOf(other, one, { own, left })];
    return (
      told.every(({ given, omitted }) => given.length > 0 && !omitted.every(isAsked)) &&
      told.some(({ omitted }) => !omitted.some(isAsked)) &&
      !repeatsQuestion(told, isAsked)
    );
  });
}

/** Of what only one part says, the facts that a statement has, and those that it leaves out. */
interface Told {
  readonly given: readonly Fact[];
  readonly omitted: readonly Fact[];
}

function toldOf(
  part: Part,
  other: Part,
  { own, left }: { readonly own: readonly Fact[]; readonly left: readonly Fact[] },
): Told {
  const only = part.facts.filter((fact) => !isIn(fact, other) && !isAmong(fact, left));
  return { given: only.filter((fact) => isAmong(fact, own)), omitted: only.filter((fact) => !isAmong(fact, own)) };
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

function neighborsIn(parts: readonly Part[]): [Part, Part][] {
  return parts.slice(1, PARTS_MAX).map((part, at) => [parts[at] as Part, part]);
}

function partsOf(source: Statement, sign: RegExp, isCutAtAnd: boolean): Part[] {
  const cuts = source.tokens.flatMap(({ text, meanings }, at) =>
    sign.test(text) || meanings.includes('but') || (isCutAtAnd && meanings.includes('and')) ? [at] : [],
  );
  return [...cuts, source.tokens.length]
    .map((end, i) => {
      const start = i === 0 ? 0 : (cuts[i - 1] as number) + 1;
      const isNegated = source.tokens.slice(start, end).some(({ meanings }) => meanings.includes('not'));
      return { facts: factsIn(source, start, end), isNegated };
    })
    .filter(({ facts }) => facts.length > 0);
}

function factsIn({ tokens, content, quantities }: Statement, from = 0, to = tokens.length): Fact[] {
  return tokens.slice(from, to).flatMap((token, at): Fact[] => {
    const number = quantities.find((each) => each.from === from + at);
    // "One" without a unit is an article as well.
    const isArticle = number?.unit === null && number.values.includes(1);
    return [...(number === undefined || isArticle ? [] : [number]), ...(content.includes(token) ? [token] : [])];
  });
}

function isIn(fact: Fact, { facts }: Part): boolean {
  return isAmong(fact, facts);
}

function isAmong(fact: Fact, facts: readonly Fact[]): boolean {
  return facts.some((each) =>
    'values' in fact
      ? 'values' in each && likenessOf(fact, each) === 'same'
      : !('values' in each) && meansSame(fact, each),
  );
}
