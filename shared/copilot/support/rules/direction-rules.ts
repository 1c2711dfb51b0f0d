import { closestClauses } from '../reading/evidence.ts';
import { isYear, type Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { THAN } from './limit-rules.ts';
import { isOnOtherSide } from './numbers/other-side.ts';
import type { Rule } from './rule.ts';

const MORE = /^(?:more|mehr|plus|mas|piu|higher|hoher|多|高|增|增 加)$/;
const LESS = /^(?:less|fewer|weniger|moins|menos|meno|lower|niedriger|少|低|减|减 少)$/;
const FROM = /^(?:from|von|de|des|da|dal|dai|从|由|自)$/;
const TO = /^(?:to|auf|a|au|aux|al|ad|ai|到|至|变|增|降|升)$/;
const COMPARED = /^(?:against|compared|versus|gegenuber|verglichen|contre|frente|contra|rispetto|比)$/;
// Further away, the word is likely to be about another number: "down 3 % and up 5 %".
const NEAR_WORDS = 2;
// Room for the compared thing: "more paying visitors than". Not measured.
const THAN_DISTANCE_MAX = 4;

type Direction = 'up' | 'down';

/** A difference must go the same way as in the source: "6 % fewer" is not "6 % more". */
export const differenceRule: Rule = (comparison) => (isOnOtherSide(comparison, directionAt) ? 'comparison' : null);

/**
 * A change or comparison must agree with the numbers: from 6,240 to 6,790 is not a fall, and 38 % against 55 % is not
 * more.
 */
export const changeRule: Rule = ({ said, evidence }) => {
  const isReversed = said.clauses.some((clause) => {
    const own = changeIn(clause.tokens);
    if (own === null) {
      return false;
    }
    const sources = closestClauses(
      withoutChange(clause),
      evidence.flatMap((each) => each.source.clauses),
    );
    return sources.length > 0 && !clause.isNegated && sources.every((source) => isOpposite(own, changeOf(source)));
  });
  const compared = comparedIn(said);
  return isReversed || evidence.some(({ source }) => isOpposite(compared, numbersCompared(said, source)))
    ? 'comparison'
    : null;
};

function isOpposite(one: Direction | null, other: Direction | null): boolean {
  return one !== null && other !== null && one !== other;
}

function directionAt({ tokens }: Statement, { from, to }: Quantity): Direction | null {
  // "6 % fewer than in 2024": after a number, "fewer than" is a direction, not a bound.
  const bound = meaningOf(tokens[to], 'bound');
  if ((bound === 'over' || bound === 'under') && tokens[to + 1]?.kind !== 'sign') {
    return bound === 'over' ? 'up' : 'down';
  }
  return directionIn([...tokens.slice(to, to + NEAR_WORDS), ...tokens.slice(Math.max(0, from - NEAR_WORDS), from)]);
}

function directionIn(tokens: readonly Pick<Token, 'word'>[]): Direction | null {
  for (const { word } of tokens) {
    if (MORE.test(word) || LESS.test(word)) {
      return MORE.test(word) ? 'up' : 'down';
    }
  }
  return null;
}

// The clause of the source is found by the words for the thing that changes, not by those for the change.
function withoutChange(clause: Clause): Clause {
  return { ...clause, content: clause.content.filter((word) => changeIn([word]) === null) };
}

function changeIn(tokens: readonly Token[]): Direction | null {
  const meanings = tokens.flatMap((token) => token.meanings.filter((meaning) => meaning.startsWith('change:')));
  return new Set(meanings).size === 1 ? (meanings[0]?.slice('change:'.length) as Direction) : null;
}

function changeOf({ tokens, quantities }: Clause): Direction | null {
  const said = changeIn(tokens);
  const pair = pairIn(quantities.filter((each) => !isYear(each)));
  if (said !== null || pair === null) {
    return said;
  }
  const hasFrom = tokens.some(({ word }) => FROM.test(word));
  const hasTo = tokens.some(({ word }) => TO.test(word));
  return hasFrom && hasTo ? directionOf(...pair) : null;
}

// The only two numbers, if they have the same unit.
function pairIn([one, other, ...more]: readonly Quantity[]): readonly [Quantity, Quantity] | null {
  return other !== undefined && more.length === 0 && one?.unit === other.unit ? [one, other] : null;
}

function directionOf(one: Quantity, other: Quantity): Direction | null {
  const [a, b] = [Number(one.values[0]), Number(other.values[0])];
  if (a === b) {
    return null;
  }
  return a < b ? 'up' : 'down';
}

// The direction of a comparison in words: "more visitors than in May 2025".
function comparedIn({ tokens }: Statement): Direction | null {
  // "More than" is one token, which bounds a number after it.
  const words = tokens.flatMap(({ word }, at) =>
    (tokens[at + 1]?.kind === 'number' ? [word] : word.split(' ')).map((each) => ({ word: each })),
  );
  const directions = words.map(({ word }, at) =>
    THAN.test(word) ? directionIn(words.slice(Math.max(0, at - THAN_DISTANCE_MAX), at)) : null,
  );
  return directions.find((direction) => direction !== null) ?? null;
}

// The direction in which a number of the statement differs from the number with which its source compares it.
function numbersCompared(said: Statement, source: Statement): Direction | null {
  const pair = pairIn(source.quantities.filter((each) => !each.isOrdinal && !isYear(each)));
  if (pair === null) {
    return null;
  }
  const [one, other] = pair;
  const has = (quantity: Quantity) => hasQuantity(said, quantity);
  const isSetAgainst = source.tokens.some(({ word }) => COMPARED.test(word));
  if (!isSetAgainst || has(one) === has(other)) {
    return null;
  }
  return has(one) ? directionOf(other, one) : directionOf(one, other);
}
