import { saysSame } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';
import { isBe } from './structure-rules.ts';

// Bounds the work: every pair of words is compared, and no sentence needs more.
const PLACES_MAX = 40;
const FIXED_ORDER: ReadonlySet<string | null> = new Set(['en', 'fr']);

/**
 * Two words or numbers must not change places: "from 90 % to 10 %" for "from 10 % to 90 %". Who says a sentence in
 * another order moves the words around them too, such as prepositions and articles; here these have stayed.
 */
export const exchangeRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = placesOf(said);
  const isExchanged = evidence.some(({ unit, said: source }) => unit.kind !== 'row' && exchanges(said, own, source));
  return isExchanged && !isTranslated ? 'swapped' : null;
};

interface Place {
  readonly fact: Token | Quantity;
  readonly from: number;
  readonly to: number;
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
          second.other.to <= first.other.from &&
          !isList(source, second.other, first.other) &&
          isOneKind(first, second, matches) &&
          haveExchanged([first, second], said, source),
      ),
  );
}

// Two numbers, or two words with a third between them on both sides, such as the verb between subject and object.
function isOneKind(first: Match, second: Match, matches: readonly Match[]): boolean {
  const numbers = [first, second].filter(({ own }) => 'values' in own.fact).length;
  const isBetween = (place: Place, from: Place, to: Place) => place.from >= from.to && place.to <= to.from;
  const hasBetween = () =>
    matches.some(
      ({ own, other }) => isBetween(own, first.own, second.own) && isBetween(other, second.other, first.other),
    );
  return numbers === 2 || (numbers === 0 && hasBetween());
}

// Whether each stands beside what the other stands beside in the source, and no word has moved with them.
function haveExchanged(pair: readonly Match[], said: Statement, source: Statement): boolean {
  const wordsAt = (beside: typeof before): Beside => ({
    own: pair.map(({ own }) => beside(said, own)),
    other: pair.map(({ other }) => beside(source, other)),
  });
  const [ahead, after] = [wordsAt(before), wordsAt(behind)];
  // Only where subjects stand before their verbs does the word behind show what a word does: not in "die Miete zahlt
  // die Mieterin", nor where only one of the two is a passive.
  const isFixed =
    pair.every(({ own }) => 'values' in own.fact) || (FIXED_ORDER.has(said.language) && hasBe(said) === hasBe(source));
  return (isTurned(ahead) && !isKept(after)) || (isFixed && isTurned(after) && !isKept(ahead));
}

interface Beside {
  readonly own: readonly string[];
  readonly other: readonly string[];
}

function isTurned({ own, other }: Beside): boolean {
  return other[0] !== other[1] && own[0] === other[1] && own[1] === other[0];
}

function isKept({ own, other }: Beside): boolean {
  return other[0] !== other[1] && own[0] === other[0] && own[1] === other[1];
}

function before({ tokens }: Statement, { from }: Place): string {
  return wordOf(tokens[from - 1]);
}

function behind({ tokens }: Statement, { to }: Place): string {
  return wordOf(tokens[to]);
}

// What joins or ends a clause says nothing of the word beside it: "it stops at 25 °C and starts at 40 °C".
function wordOf(token: Token | undefined): string {
  return token === undefined || /^[.,;:!?]$/.test(token.text) || token.meanings.includes('and') ? '' : token.stem;
}

function hasBe({ tokens }: Statement): boolean {
  return tokens.some(isBe);
}

// The items of a list may stand in any order.
function isList({ tokens }: Statement, { to }: Place, { from }: Place): boolean {
  return tokens.slice(to, from).every(({ text, meanings }) => meanings.includes('and') || /^[,/–-]$/.test(text));
}

function placesOf({ tokens, content, quantities }: Statement): Place[] {
  const counted = new Set(quantities.flatMap(({ from, to }) => tokens.slice(from, to)));
  const words = content
    .filter((word) => !counted.has(word))
    .map((fact) => ({ fact, from: tokens.indexOf(fact), to: tokens.indexOf(fact) + 1 }));
  const numbers = quantities.map((fact) => ({ fact, from: fact.from, to: fact.to }));
  return [...words, ...numbers].toSorted((one, other) => one.from - other.from).slice(0, PLACES_MAX);
}

function isSame({ fact: one }: Place, { fact: other }: Place): boolean {
  if ('values' in one) {
    return 'values' in other && likenessOf(one, other) === 'same';
  }
  return !('values' in other) && saysSame(one, other);
}
