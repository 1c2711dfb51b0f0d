import { type Evidence, isAmong } from '../../reading/evidence.ts';
import type { Bound } from '../../reading/number-bounds.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { type Clause, clauseOf, type Statement } from '../../reading/statement.ts';
import { hasOtherBound, sideOf } from '../bound-rules.ts';
import type { Comparison, Rule } from '../rule.ts';

const OPPOSITES: readonly (readonly (Bound | null)[])[] = [
  ['min', 'max'],
  ['over', 'under'],
  ['from', 'until'],
  ['after', 'before'],
];
// Other bounds may be right on the other side of a limit, unless the two clauses have more than a subject in common.
const SHARED_WORDS_MIN = 2;
// Words that compare times, in which "later" is a bound of durations.
const LATER =
  /^(?:(?:later|earlier) than|(?:spater|fruher) als|plus (?:tard|tot) que|mas tarde (?:de|que)|(?:later|eerder) dan|piu tardi di)$/;
// Words for what holds on the other side of a limit, of which a source may say the rest.
const OTHER_SIDE =
  /^(?:else|otherwise|others?|later|earlier|afterwards|thereafter|after that|below|above|under|over|beyond|more|less|fewer|sonst|ubrigen?|anderen?|spater|danach|daruber|darunter|mehr|weniger|sinon|autres?|ensuite|dela|au dela|dessous|dessus|passe|plus|moins|otr[oa]s?|despues|luego|passado|trascors\p{L}*|mas|menos|altrimenti|altr[ie]|dopo|poi|oltre|sotto|sopra|piu|meno|anders|daarna|erboven|eronder|meer|minder|outr[oa]s?)$/u;

/**
 * A number must not get the opposite bound of the same number in its source, however the rest is worded: "at least 60
 * kg" for "up to 60 kg". If both say what holds on either side of the limit, other rules compare the sides.
 */
export const reversedBoundRule: Rule = (comparison) => {
  const { said, evidence, cited = evidence } = comparison;
  const isReversed = said.quantities.some((quantity) => isReversedIn(quantity, comparison));
  const tellsOtherSide = () => cited.some(({ source }) => source.tokens.some(({ word }) => OTHER_SIDE.test(word)));
  return isReversed && !tellsOtherSide() ? 'comparison' : null;
};

interface Found {
  readonly bound: Bound | null;
  readonly clause: Clause;
}

function isReversedIn(quantity: Quantity, comparison: Comparison): boolean {
  const { said, evidence, isTranslated } = comparison;
  const side = sideOf(quantity.bound);
  if (side === null || quantity.isOrdinal || isRange(quantity, said)) {
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

// "From 800 to 150 euros", and a change that begins at a value.
function isRange({ bound, to }: Quantity, { quantities, meanings }: Statement): boolean {
  const isContinued = quantities.some(({ from }) => from === to + 1);
  return bound === 'from' && (isContinued || [...meanings].some((meaning) => meaning.startsWith('change:')));
}

function comparesTimes({ tokens }: Clause): boolean {
  return tokens.some(({ word }) => LATER.test(word));
}
