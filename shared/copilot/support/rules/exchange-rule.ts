import { onceFor } from '../../../once.ts';
import { meansSame } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';
import { hasFixedOrder, isBe, isBy } from './structure-rules.ts';

// Bounds the work: every pair of words is compared. Not measured.
const PLACES_MAX = 40;

/**
 * Two words or numbers must not change places: "from 90 % to 10 %" for "from 10 % to 90 %". Reordering a sentence also
 * moves the words around the two, such as prepositions and articles; in an exchange, those stay in place.
 */
export const exchangeRule: Rule = ({ said, evidence }) => {
  const own = placesOf(said);
  const hasExchange = evidence.some(
    ({ unit, source }) => unit.kind !== 'row' && !hasOtherBound(said, source) && exchanges(said, own, source),
  );
  return hasExchange ? 'swapped' : null;
};

// "The bus costs less than the train": with "more than", it is correct to exchange the two, and the same applies to
// "before".
function hasOtherBound(said: Statement, source: Statement): boolean {
  return [...said.meanings].some((meaning) => meaning.startsWith('bound:') && !source.meanings.has(meaning));
}

interface Place {
  readonly fact: Token | Quantity;
  readonly from: number;
  readonly to: number;
  /** The words around it, null where a sign or the end of the sentence is. */
  readonly before: string | null;
  readonly after: string | null;
}

/** A word or number of the statement and the only one of the source that says the same. */
interface Match {
  readonly own: Place;
  readonly other: Place;
}

function exchanges(said: Statement, own: readonly Place[], source: Statement): boolean {
  const others = placesOf(source);
  const matches = own.flatMap((place): Match[] => {
    const [other, ...more] = others.filter((each) => isSame(place, each));
    return other === undefined || more.length > 0 ? [] : [{ own: place, other }];
  });
  return matches.some((first, at) =>
    matches
      .slice(at + 1)
      .some(
        (second) =>
          haveExchanged([first, second], said, source) &&
          (areNumbersOutsideList(first, second, source) || areWordsAroundAnother(first, second, matches)),
      ),
  );
}

// Whether both are numbers, and not items of one list, which may be in any order.
function areNumbersOutsideList(first: Match, second: Match, { tokens }: Statement): boolean {
  const [one, other] = [first.other, second.other];
  const between = tokens.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  const isList = between.every(
    ({ text, kind, meanings }) => meanings.includes('and') || kind === 'number' || /^[,/–-]$/.test(text),
  );
  return isNumber(first.own) && isNumber(second.own) && !isList;
}

// Whether both are words and in the other order in the source, with the same third word between them in both texts,
// such as the verb between subject and object.
function areWordsAroundAnother(first: Match, second: Match, matches: readonly Match[]): boolean {
  const isBetween = (place: Place, from: Place, to: Place) => place.from >= from.to && place.to <= to.from;
  return (
    first.own.to <= second.own.from &&
    second.other.to <= first.other.from &&
    !isNumber(first.own) &&
    !isNumber(second.own) &&
    matches.some(
      ({ own, other }) => isBetween(own, first.own, second.own) && isBetween(other, second.other, first.other),
    )
  );
}

function isNumber({ fact }: Place): boolean {
  return 'values' in fact;
}

// Whether each has the neighbors of the other in the source, and no word has moved with them.
function haveExchanged(pair: readonly Match[], said: Statement, source: Statement): boolean {
  const wordsAt = (side: 'before' | 'after'): Neighbors => ({
    own: pair.map(({ own }) => own[side]),
    other: pair.map(({ other }) => other[side]),
  });
  const [ahead, after] = [wordsAt('before'), wordsAt('after')];
  return (
    (isExchanged(ahead) && !isKept(after)) || (isExchanged(after) && !isKept(ahead) && isFixed(pair, said, source))
  );
}

// The following word shows the role of a word only where subjects precede their verbs: not in "die Miete zahlt die
// Mieterin", nor where only the statement or only the source is a passive.
function isFixed(pair: readonly Match[], said: Statement, source: Statement): boolean {
  return pair.some(({ own }) => isNumber(own)) || (hasFixedOrder(said) && isSameVoice(said, source));
}

interface Neighbors {
  readonly own: readonly (string | null)[];
  readonly other: readonly (string | null)[];
}

function isExchanged({ own, other }: Neighbors): boolean {
  return other[0] !== other[1] && own[0] === other[1] && own[1] === other[0];
}

function isKept({ own, other }: Neighbors): boolean {
  return other[0] !== other[1] && own[0] === other[0] && own[1] === other[1];
}

// A word or sign that joins or ends a clause says nothing about the word next to it: "it stops at 25 °C and starts at
// 40 °C".
function wordOf(token: Token | undefined): string | null {
  return token === undefined || /^[.,;:!?]$/.test(token.text) || token.meanings.includes('and') ? null : token.stem;
}

// Both "it is being sliced by the cook" and "the cook is slicing it" have a form of "be", but only one has an agent.
function isSameVoice(said: Statement, source: Statement): boolean {
  return [isBe, isBy].every((isMark) => said.tokens.some(isMark) === source.tokens.some(isMark));
}

// Computed once, because a source is compared with each statement that cites it.
const placesOf = onceFor(({ tokens, content, quantities }: Statement): readonly Place[] => {
  const words = content.map((fact) => ({ fact, from: tokens.indexOf(fact), to: tokens.indexOf(fact) + 1 }));
  const numbers = quantities.map((fact) => ({ fact, from: fact.from, to: fact.to }));
  return [...numbers, ...words]
    .slice(0, PLACES_MAX)
    .map((place) => ({ ...place, before: wordOf(tokens[place.from - 1]), after: wordOf(tokens[place.to]) }));
});

function isSame({ fact: one }: Place, { fact: other }: Place): boolean {
  if ('values' in one) {
    return 'values' in other && likenessOf(one, other) === 'same';
  }
  return !('values' in other) && meansSame(one, other);
}
