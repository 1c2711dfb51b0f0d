import { isAmong, meansSame } from '../reading/evidence.ts';
import { isYear, type Quantity } from '../reading/quantities.ts';
import { baseOf, hasQuantity, likenessOf } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { isUnitOfTime } from '../reading/unit-kinds.ts';
import { namesOf } from './name-rules.ts';
import { deniesCondition } from './polarity.ts';
import type { Comparison, Rule } from './rule.ts';

// A clause that leaves out its verb has few words left: "yellow ones in sixty".
const GAPPED_WORDS_MAX = 2;

/** A number from one clause of the source must not be stated about the subject of another clause. */
export const bindingRule: Rule = (comparison) => bindingFlaw(comparison, numbersIn);

/** A name or a role from one clause of the source must not be stated about the subject of another clause. */
export const nameBindingRule: Rule = (comparison) => bindingFlaw(comparison, namesIn);

function bindingFlaw({ said, evidence, isTranslated }: Comparison, anchorsIn: AnchorsIn) {
  if (isTranslated) {
    return null;
  }
  const clauses = evidence.flatMap(({ unit, source, context }) =>
    source.clauses.map((clause) => ({ clause, source, context, isRow: unit.kind === 'row' })),
  );
  const isMixed = said.clauses.some((clause) => takesFromTwo(clause, { said, placed: clauses, anchorsIn }));
  return isMixed ? 'swapped' : null;
}

interface Placed {
  readonly clause: Clause;
  readonly source: Statement;
  readonly context: Statement;
  readonly isRow: boolean;
}

interface Binding {
  readonly said: Statement;
  readonly placed: readonly Placed[];
  readonly anchorsIn: AnchorsIn;
}

// Whether a clause joins an anchor of one clause of the source with the subject of another. Anchors are the numbers,
// names and roles by which similar clauses differ.
function takesFromTwo(clause: Clause, { said, placed, anchorsIn }: Binding): boolean {
  const names = new Set(namesOf(said));
  // "Two days, instead of the usual five" repeats the five of the rule.
  const repeated = said.clauses
    .filter((each) => each === clause || each.isNegated)
    .flatMap(({ quantities }) => quantities);
  return anchorsIn(clause, { names, repeated }).some((anchor) => {
    const [owner, ...more] = placed.filter((each) => anchor.isIn(each));
    if (owner === undefined || more.length > 0 || !anchor.isOf(owner)) {
      return false;
    }
    const others = placed.filter((each) => each !== owner);
    const rivals = others.filter((each) => anchor.rivalIn(each, owner));
    return rivals.some((rival) => isAbout(clause, rival, { said, owner, others, anchor }));
  });
}

interface Anchor {
  /** Null for a number. */
  readonly token: Token | null;
  readonly isIn: (placed: Placed) => boolean;
  /** Whether it distinguishes the only clause that has it. */
  readonly isOf: (owner: Placed) => boolean;
  /** Whether another clause has another anchor of the same kind that the statement does not repeat. */
  readonly rivalIn: (other: Placed, owner: Placed) => boolean;
}

interface Stated {
  readonly names: ReadonlySet<Token>;
  readonly repeated: readonly Quantity[];
}

type AnchorsIn = (clause: Clause, stated: Stated) => Anchor[];

function numbersIn(clause: Clause, { repeated }: Stated): Anchor[] {
  const isRepeated = (other: Quantity) => repeated.some((own) => likenessOf(own, other) === 'same');
  return clause.quantities.map((quantity) => ({
    token: null,
    isIn: (each) => hasQuantity(each.clause, quantity),
    isOf: () => true,
    rivalIn: (each) => each.clause.quantities.some((other) => isRival(quantity, other) && !isRepeated(other)),
  }));
}

function namesIn(clause: Clause, { names }: Stated): Anchor[] {
  return clause.content
    .filter((word) => names.has(word) || isRole(word))
    .map((word) => wordAnchor(word, clause, names.has(word)));
}

// A price does not compete with a duration, nor an hour of the day with a number of hours.
function isRival(one: Quantity, other: Quantity): boolean {
  const isOfOneKind =
    one.unit === null ||
    other.unit === null ||
    (isUnitOfTime(one.unit) && isUnitOfTime(other.unit)) ||
    baseOf(one.unit).base === baseOf(other.unit).base;
  return isOfOneKind && one.isOrdinal === other.isOrdinal && isYear(one) === isYear(other);
}

function wordAnchor(word: Token, clause: Clause, isName: boolean): Anchor {
  const isAlike = (other: Token) => (isRole(word) ? sharesSet(word, other) : other.isCapital && !other.isFirst);
  return {
    token: word,
    isIn: (each) => isAmong(word, each.clause.content),
    // Every German noun looks like a name.
    isOf: ({ source }) => isRole(word) || (isName && source.language !== 'de'),
    // The other cells of the same row do not compete: they describe the same thing.
    rivalIn: (each, owner) =>
      !(each.isRow && each.source === owner.source) &&
      each.clause.content.some((other) => isAlike(other) && !isAmong(other, clause.content)),
  };
}

interface About {
  readonly said: Statement;
  readonly owner: Placed;
  readonly others: readonly Placed[];
  readonly anchor: Anchor;
}

// Whether the rest of the clause, without its anchor, matches the rival better than the clause that has the anchor.
function isAbout(clause: Clause, rival: Placed, about: About): boolean {
  if (takesItsWords(clause, rival, about)) {
    return false;
  }
  const { owner, others, anchor } = about;
  const words = clause.content.filter((word) => word !== anchor.token);
  const only = (place: Placed) =>
    words.filter(
      (word) =>
        isAmong(word, place.clause.content) &&
        ![owner, ...others].some((each) => each !== place && isAmong(word, each.clause.content)),
    );
  // The subject of a sentence may be missing from its next clause, or be "it" there.
  const subject = owner.source.content[0];
  const own = only(owner).filter((word) => !(subject !== undefined && meansSame(word, subject)));
  const countedIn = ({ clause: each, source }: Placed) =>
    each.quantities.flatMap(({ to }) => source.tokens[to] ?? []).filter((word) => each.content.includes(word));
  const counted = countedIn(owner).length === 0 ? countedIn(rival) : [];
  // "40 points, the price 45": the counted thing is named only once.
  const isCounted = (word: Token) => isAmong(word, counted);
  // "50 % for price, 30 % for play and 20 % for access of the score": the last words belong to all parts.
  const lastNumber = rival.clause.quantities.at(-1)?.to ?? Number.POSITIVE_INFINITY;
  const isForAll = (word: Token) =>
    !rival.isRow &&
    rival.source === owner.source &&
    rival.clause === rival.source.clauses.at(-1) &&
    rival.clause.tokens.some((each) => rival.source.tokens.indexOf(each) >= lastNumber && meansSame(each, word));
  const foreign = only(rival).filter(
    (word) => !(isCounted(word) || isForAll(word) || isAmong(word, owner.context.content)),
  );
  return foreign.length > own.length;
}

// Whether the clause with the anchor leaves out words that an earlier clause of its sentence, the rival, has: then they
// belong to both.
function takesItsWords(clause: Clause, rival: Placed, { said, owner }: About): boolean {
  const { clauses } = owner.source;
  if (rival.source !== owner.source || clauses.indexOf(rival.clause) >= clauses.indexOf(owner.clause)) {
    return false;
  }
  const isDenied = deniesCondition(said);
  // "20,000 in a safe, otherwise 5,000" is 5,000 outside a safe.
  const content = owner.clause.content.filter(({ meanings }) => !(isDenied && meanings.includes('else')));
  const missing = content.filter((word) => !isAmong(word, rival.clause.content));
  if (missing.length === 0) {
    // "Over ten years 10 days, over twenty years 15": the 15 are days.
    return !clause.quantities.some((one) => hasQuantity(rival.clause, one) && !hasQuantity(owner.clause, one));
  }
  // "Orange ones are seen in ten minutes, yellow ones in sixty": yellow ones are seen in sixty.
  return content.length <= GAPPED_WORDS_MAX && content.every((word) => isAmong(word, said.content));
}

function isRole({ meanings }: Token): boolean {
  return meanings.some((meaning) => /^(?:lease|deal|job|axis|side|season|time|work):/.test(meaning));
}

function sharesSet(one: Token, other: Token): boolean {
  return one.meanings.some((meaning) => {
    const set = meaning.slice(0, meaning.indexOf(':') + 1);
    return set.length > 1 && other.meanings.some((each) => each !== meaning && each.startsWith(set));
  });
}
