import { onceFor } from '../../../once.ts';
import { isAmong, meansSame, sharesWord, sharesWordOnlyWith } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../reading/same-quantity.ts';
import { type Clause, type Statement, sideRanges } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Words that stand for all that the other side does not name. Most are function words in their language.
const REST =
  /^(?:rest|remaining|others?|ubrigen?|restlichen?|sonstigen?|anderen?|autres?|reste|resto|demas|otr[oa]s|altri|altre|outr[oa]s|andere|overigen?|inni|inne|pozosta[lł][aei]|andra|ovriga)$/;

/** Whether a word stands for all that is not named: "the others". */
function isRest({ word }: Token): boolean {
  return REST.test(word);
}

/** A clause or a side of a sentence. */
interface Part {
  readonly opener?: Clause['opener'];
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
}

/** Whether a statement about one side of a sentence has a number of the other instead of its own. */
function takesNumber(said: Statement, [one, other]: readonly [Part, Part]): boolean {
  return isForeign(said, one, other) || isForeign(said, other, one);
}

function isForeign(said: Statement, own: Part, other: Part): boolean {
  const isOwn = sharesWordOnlyWith(said.content, own.content, other.content);
  const isOther = sharesWordOnlyWith(said.content, other.content, own.content);
  return (
    isOwn &&
    !isOther &&
    said.quantities.some(
      (quantity) =>
        hasQuantity(other, quantity) &&
        !hasQuantity(own, quantity) &&
        own.quantities.some(
          (each) =>
            each.unit === quantity.unit &&
            each.isOrdinal === quantity.isOrdinal &&
            !said.quantities.some((stated) => likenessOf(stated, each) === 'same'),
        ),
    )
  );
}

// Bounds the work: every pair of parts is compared, and no sentence needs more.
const PARTS_MAX = 8;

// The most content words of a source sentence whose parts are compared: the clauses of a longer one are mostly remarks
// and items. Chosen as in mixed-parts-rule.ts.
const WORDS_MAX = 16;

// A part that leaves out its verb names two things: "trips abroad [are approved] by the board".
const GAPPED_WORDS_MAX = 2;

/** Parallel parts must not be crossed: "A checks X, B checks Y" does not imply "A checks Y". */
export const crossedRule: Rule = ({ said, evidence }) => {
  const short = evidence.filter(({ source }) => source.content.length <= WORDS_MAX);
  const own = short.length === 0 ? [] : partsOf(said.clauses);
  const isCrossed = short.some(({ unit, source }) => {
    const clauses = unit.kind === 'row' ? [] : clausePairsOf(source);
    const sides = sidePairsOf(source);
    return (
      clauses.some((pair) => areCrossed(own, pair, said) || takesOther(said, pair) || mixesEnds(said, pair)) ||
      sides.some((pair) => areCrossed(own, pair, said) || takesNumber(said, pair) || joinsSides(own, pair))
    );
  });
  return isCrossed ? 'swapped' : null;
};

// Computed once, because a source is compared with each statement that cites it.
const clausePairsOf = onceFor((source: Statement) => pairsOf(partsOf(parallelIn(source))));

const sidePairsOf = onceFor((source: Statement) => pairsOf(sidesOf(source)));

// Leaves out exceptions, clauses with "otherwise" and remarks about a noun: they are not parallel to the clause before
// them.
function parallelIn({ clauses }: Statement): Clause[] {
  const isOtherwise = ({ tokens }: Clause) => tokens.some(({ meanings }) => meanings.includes('else'));
  return clauses.filter((clause) => clause.opener !== 'except' && !isOtherwise(clause));
}

type Pair = readonly [Part, Part];

// A clause with only a number belongs to the one before it.
function partsOf(clauses: readonly Clause[]): Part[] {
  const parts: Part[] = [];
  for (const clause of clauses.map(withRest)) {
    const before = parts.at(-1);
    if (before !== undefined && clause.content.length === 0) {
      parts[parts.length - 1] = joined(before, clause);
    } else {
      parts.push(clause);
    }
  }
  return parts;
}

// "All others" is a subject, although both words are function words.
function withRest({ opener, tokens, content, quantities }: Clause): Part {
  return { opener, content: tokens.filter((token) => content.includes(token) || isRest(token)), quantities };
}

const joined = (one: Part, other: Part): Part => ({
  content: [...one.content, ...other.content],
  quantities: [...one.quantities, ...other.quantities],
});

// The parts of a sentence between semicolons and "but".
function sidesOf({ tokens, content, quantities }: Statement): Part[] {
  return sideRanges(tokens).map((side) => {
    const within = tokens.slice(side.from, side.to);
    return {
      content: content.filter((word) => within.includes(word)),
      quantities: quantities.filter(({ from }) => from >= side.from && from < side.to),
    };
  });
}

function pairsOf(parts: readonly Part[]): Pair[] {
  const few = parts.slice(0, PARTS_MAX);
  return few.flatMap((one, at) => few.slice(at + 1).map((other): Pair => [one, other]));
}

// Whether one part of a statement begins with words of the first part of the source and ends with words of the second,
// and another part the other way around.
function areCrossed(own: readonly Part[], pair: Pair, said: Statement): boolean {
  if (own.length === 1) {
    return false;
  }
  const marked = own.map((part) => {
    const marks = marksOf(part, pair, said);
    return `${marks[0]?.side}${marks.at(-1)?.side}`;
  });
  return marked.includes('01') && marked.includes('10');
}

function marksOf({ content, quantities }: Part, [one, other]: Pair, said: Statement) {
  const words = content.map((word) => ({
    at: said.tokens.indexOf(word),
    side: sideOf((part) => isAmong(word, part.content), one, other),
  }));
  const numbers = quantities.map((each) => ({
    at: each.from,
    side: sideOf((part) => hasQuantity(part, each), one, other),
  }));
  return [...words, ...numbers].filter(({ side }) => side !== null).toSorted((a, b) => a.at - b.at);
}

function sideOf(isIn: (part: Part) => boolean, one: Part, other: Part): 0 | 1 | null {
  const isInOne = isIn(one);
  const side = isInOne ? 0 : 1;
  return isInOne === isIn(other) ? null : side;
}

// Whether the statement joins the subject of one part with the object of the other, if both have the same verb with a
// subject and an object each.
function takesOther(said: Statement, [one, other]: Pair): boolean {
  return one.content.some((verb) => {
    const also = other.content.find((word) => meansSame(verb, word));
    if (also === undefined) {
      return false;
    }
    const [a, b] = [rolesAround(one, verb), rolesAround(other, also)];
    const has = (words: readonly Token[]) => sharesWord(words, said.content);
    const isParallel = [a.before, a.after, b.before, b.after].every((words) => words.length > 0);
    const mixes = (x: Roles, y: Roles) => has(x.before) && has(y.after) && !has(y.before) && !has(x.after);
    return isParallel && (mixes(a, b) || mixes(b, a));
  });
}

// Whether a statement joins the beginning of one part with the end of the other: from "trips are approved by the head,
// trips abroad by the board" it says "trips abroad by the head".
function mixesEnds(said: Statement, [one, other]: Pair): boolean {
  // A number that neither part has was calculated from both.
  if (said.quantities.some((each) => !hasQuantity(one, each) && !hasQuantity(other, each))) {
    return false;
  }
  const [a, b] = [endsOf(one, other), endsOf(other, one)];
  // A short part after a comma continues the one before it: "..., and allowed in the EU".
  const isGapped = other.opener === 'comma' && other.content.length <= GAPPED_WORDS_MAX;
  const isShared = sharesWord(one.content, other.content);
  if (a === null || b === null || !(isGapped || isShared)) {
    return false;
  }
  const has = (end: End) => isEndIn(end, said);
  const together = (x: End, y: End) => partsOf(said.clauses).some((part) => isEndIn(x, part) && isEndIn(y, part));
  const isFirstOfTwo = together(b.first, a.last) && !has(b.last);
  return isFirstOfTwo || (together(a.first, b.last) && !has(a.last) && !has(b.first));
}

// Like `mixesEnds`, across a semicolon: "students pay; all others are free" for "students are free; all others pay".
function joinsSides(own: readonly Part[], [one, other]: Pair): boolean {
  const [a, b] = [endsOf(one, other), endsOf(other, one)];
  return (
    own.length > 1 &&
    a !== null &&
    b !== null &&
    own.some((part) => isEndIn(a.first, part) && isEndIn(b.last, part) && !isEndIn(b.first, part))
  );
}

type End = Token | Quantity;

// The first and the last word or number that only this part has.
function endsOf(part: Part, other: Part): { readonly first: End; readonly last: End } | null {
  const words: End[] = part.content.filter((word) => !isAmong(word, other.content));
  const numbers: End[] = part.quantities.filter((each) => !hasQuantity(other, each));
  const [first, ...others] = [...words, ...numbers];
  const last = others.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

function isEndIn(end: End, said: Part): boolean {
  return 'values' in end ? hasQuantity(said, end) : isAmong(end, said.content);
}

interface Roles {
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

function rolesAround({ content }: Part, verb: Token): Roles {
  const at = content.indexOf(verb);
  return { before: content.slice(0, at), after: content.slice(at + 1) };
}
