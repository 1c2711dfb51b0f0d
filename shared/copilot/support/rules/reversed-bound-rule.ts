import { hasOtherBound, sideOf } from '../comparing/bounds.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { type Evidence, isAmong } from '../reading/evidence.ts';
import type { Bound } from '../reading/number-bounds.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import { type Clause, clauseOf } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const OPPOSITES: readonly (readonly (Bound | null)[])[] = [
  ['min', 'max'],
  ['over', 'under'],
  ['from', 'until'],
  ['after', 'before'],
];

// Two bounds that are not such a pair may both be right, one on each side of a limit, unless the two clauses share more
// than a subject.
const SHARED_WORDS_MIN = 2;

// Room for a currency: "over £60".
const NUMBER_DISTANCE_MAX = 2;

// Words that compare times, although the lexicon lists them as bounds of durations.
const LATER =
  /^(?:(?:later|earlier) than|(?:spater|fruher) als|plus (?:tard|tot) que|mas tarde (?:de|que)|(?:later|eerder) dan|piu tardi di)$/;

// Words for the other side of a limit: a source with one of them may say what holds on both sides.
const OTHER_SIDE =
  /^(?:else|otherwise|others?|later|earlier|afterwards|thereafter|after that|below|above|under|over|beyond|more|less|fewer|sonst|ubrigen?|anderen?|spater|danach|daruber|darunter|mehr|weniger|sinon|autres?|ensuite|dela|au dela|dessous|dessus|passe|plus|moins|otr[oa]s?|despues|luego|passado|trascors\p{L}*|mas|menos|altrimenti|altr[ie]|dopo|poi|oltre|sotto|sopra|piu|meno|anders|daarna|erboven|eronder|meer|minder|outr[oa]s?)$/u;

/**
 * A number must not have the opposite of its bound in the source, however the rest is worded: "at least 60 kg" for "up
 * to 60 kg". If the cited units say what holds on the other side of a limit, other rules compare the sides.
 */
export const reversedBoundRule: Rule = (comparison) => {
  const { said, evidence, cited = evidence } = comparison;
  const isReversed = said.quantities.some((quantity) => isReversedIn(quantity, comparison));
  const tellsOtherSide = () => cited.some(({ source }) => source.tokens.some(isOfOtherSide));
  return isReversed && !tellsOtherSide() ? 'comparison' : null;
};

// The "over" of "over 60 kg" is a bound; that of "if it is over" is about the other side of one.
function isOfOtherSide(token: Token, at: number, tokens: readonly Token[]): boolean {
  const isBound = meaningOf(token, 'bound') !== null;
  const following = isBound ? tokens.slice(at + 1, at + 1 + NUMBER_DISTANCE_MAX) : [];
  return OTHER_SIDE.test(token.word) && !following.some(({ kind }) => kind === 'number');
}

interface Found {
  readonly bound: Bound | null;
  readonly clause: Clause;
}

function isReversedIn(quantity: Quantity, comparison: Comparison): boolean {
  const { said, evidence, isTranslated } = comparison;
  const side = sideOf(quantity.bound);
  if (side === null) {
    return false;
  }
  const clause = clauseOf(said, quantity);
  const found = evidence.flatMap(({ source }) => boundsOf(quantity, source));
  const isOther = (each: Found) => {
    const other = sideOf(each.bound);
    return other !== null && other !== side && each.clause.isNegated === clause.isNegated;
  };
  const isOpposite = ({ bound }: Found) =>
    OPPOSITES.some((pair) => pair.includes(bound) && pair.includes(quantity.bound));
  const isAlike = (each: Found) =>
    clause.content.filter((word) => isAmong(word, each.clause.content)).length >= SHARED_WORDS_MIN;
  return (
    found.every(isOther) &&
    (isTranslated || found.every(isOpposite) || found.some(isAlike)) &&
    ![clause, ...found.map((each) => each.clause)].some(comparesTimes) &&
    hasOtherBound(quantity, comparison)
  );
}

function boundsOf(quantity: Quantity, source: Evidence['source']): Found[] {
  const same = source.quantities.filter((each) => likenessOf(quantity, each) === 'same');
  return same.map((each) => ({ bound: each.bound, clause: clauseOf(source, each) }));
}

function comparesTimes({ tokens }: Clause): boolean {
  return tokens.some(({ word }) => LATER.test(word));
}
