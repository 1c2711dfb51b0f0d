import { isAmong } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Clause } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Bounds the work: every pair of clauses is compared, and no statement needs more.
const CLAUSES_MAX = 8;

/**
 * Two clauses must not exchange what they say, whatever their order and voice: "nappies come from us, bottles from
 * families" does not support "we provide bottles, families nappies".
 */
export const pairingRule: Rule = ({ said, evidence, isTranslated }) => {
  // A denied part is not exchanged: "twelve, rather than six".
  const own = said.clauses.slice(0, CLAUSES_MAX).filter(({ isNegated }) => !isNegated);
  // The cells of a row have no grammar.
  const texts = evidence.filter(({ unit }) => unit.kind !== 'row');
  const source = texts.flatMap((each) => each.source.clauses).slice(0, CLAUSES_MAX);
  if (isTranslated || own.length < 2 || source.length < 2) {
    return null;
  }
  const pairs = pairsOf(source);
  const isExchanged = pairsOf(own.map((clause) => marksOf(clause, source))).some(([one, other]) => {
    const [ones, others] = [onlyIn(one, other), onlyIn(other, one)];
    return pairs.some((pair) => clausesWith(ones, pair) === 2 && clausesWith(others, pair) === 2);
  });
  return isExchanged ? 'swapped' : null;
};

type Pair<Item> = readonly [Item, Item];

function pairsOf<Item>(items: readonly Item[]): Pair<Item>[] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): Pair<Item> => [one, other]));
}

interface Mark {
  readonly what: Token | Quantity;
  /** The clauses of the source that have the same word or number. */
  readonly of: ReadonlySet<Clause>;
}

function marksOf(clause: Clause, source: readonly Clause[]): Mark[] {
  return [...clause.content, ...clause.quantities].map((what) => ({
    what,
    of: new Set(source.filter((each) => says(each, what))),
  }));
}

function says({ content, quantities }: Clause, what: Token | Quantity): boolean {
  return 'values' in what ? quantities.some((each) => likenessOf(what, each) === 'same') : isAmong(what, content);
}

function onlyIn(these: readonly Mark[], those: readonly Mark[]): Mark[] {
  return these.filter(({ what }) => !those.some((each) => isSameMark(what, each.what)));
}

// Returns how many of two source clauses have a mark that the other one does not have.
function clausesWith(marks: readonly Mark[], [a, b]: Pair<Clause>): number {
  return new Set(marks.filter(({ of }) => of.has(a) !== of.has(b)).map(({ of }) => of.has(a))).size;
}

function isSameMark(one: Token | Quantity, other: Token | Quantity): boolean {
  return 'values' in one
    ? 'values' in other && likenessOf(one, other) === 'same'
    : !('values' in other) && isAmong(one, [other]);
}
