import { onceFor } from '../../../once.ts';
import { isAmong, meansSame } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import { type Clause, joinClauses, type Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import { isCurrency } from '../reading/unit-kinds.ts';
import type { Comparison } from './comparison.ts';
import { namesOf } from './names.ts';

// A clause that leaves out its verb has few words left: "yellow ones in sixty".
const GAPPED_WORDS_MAX = 2;

/** A number or name that the sources bind to something else; null where each stands by its own words. */
export function bindingFlaw({ said, evidence }: Comparison, anchorsIn: AnchorsIn) {
  const placed = evidence.flatMap(({ unit, source, context }) =>
    withBareNumbers(source).map((clause) => ({ clause, source, context, isRow: unit.kind === 'row' })),
  );
  if (placed.length < 2) {
    return null;
  }
  const isMixed = said.clauses.some((clause) => joinsTwo(clause, { said, placed, anchorsIn }));
  return isMixed ? 'swapped' : null;
}

// "In halls 2 and 3 for everyone": a number that "and" joins, without a word of its own, belongs to the clause before
// it.
const withBareNumbers = onceFor(({ clauses }: Statement): readonly Clause[] => {
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const before = whole.at(-1);
    const isBare = clause.opener === 'and' && clause.content.length === 0 && clause.quantities.length === 1;
    if (before === undefined || !isBare) {
      whole.push(clause);
    } else {
      whole[whole.length - 1] = joinClauses(before, clause);
    }
  }
  return whole;
});

/** A clause of the source, with its sentence or row and what is above that. */
interface PlacedClause {
  readonly clause: Clause;
  readonly source: Statement;
  readonly context: Statement;
  readonly isRow: boolean;
}

interface Binding {
  readonly said: Statement;
  readonly placed: readonly PlacedClause[];
  readonly anchorsIn: AnchorsIn;
}

// Whether a clause joins an anchor of one clause of the source with the subject of another. Anchors are the numbers,
// names and roles by which similar clauses differ.
function joinsTwo(clause: Clause, { said, placed, anchorsIn }: Binding): boolean {
  const names = new Set(namesOf(said));
  // "Two days, instead of the usual five" repeats the five of the rule.
  const repeated = said.clauses.flatMap(({ quantities }) => quantities);
  return anchorsIn(clause, { said, names, repeated }).some((anchor) => {
    const [owner, ...more] = placed.filter((each) => anchor.isIn(each));
    if (owner === undefined || more.length > 0 || !anchor.isDistinctive) {
      return false;
    }
    const others = placed.filter((each) => each !== owner);
    const rivals = others.filter((each) => anchor.hasRivalIn(each, owner));
    return rivals.some((rival) => isAbout(clause, rival, { said, owner, others, anchor }));
  });
}

/** A number or name of a statement, and how to find it in a clause of a source. */
export interface Anchor {
  /** Null for a number. */
  readonly token: Token | null;
  readonly isIn: (placed: PlacedClause) => boolean;
  /** Whether it distinguishes the only clause that has it. */
  readonly isDistinctive: boolean;
  /** Whether another clause has another anchor of the same kind that the statement does not repeat. */
  readonly hasRivalIn: (other: PlacedClause, owner: PlacedClause) => boolean;
}

/** A statement with its names, and the quantities that it repeats. */
export interface Stated {
  readonly said: Statement;
  readonly names: ReadonlySet<Token>;
  readonly repeated: readonly Quantity[];
}

type AnchorsIn = (clause: Clause, stated: Stated) => Anchor[];

interface About {
  readonly said: Statement;
  readonly owner: PlacedClause;
  readonly others: readonly PlacedClause[];
  readonly anchor: Anchor;
}

// Whether the rest of the clause, without its anchor, matches the rival better than the clause that has the anchor.
function isAbout(clause: Clause, rival: PlacedClause, about: About): boolean {
  if (takesItsWords(clause, rival, about)) {
    return false;
  }
  const { owner, others, anchor } = about;
  const words = clause.content.filter((word) => word !== anchor.token);
  const onlyIn = (place: PlacedClause) => {
    const rest = [owner, ...others].filter((each) => each !== place);
    return words.filter(
      (word) => isAmong(word, place.clause.content) && !rest.some((each) => isAmong(word, each.clause.content)),
    );
  };
  // The subject of a sentence may be missing from its next clause, or be "it" there.
  const subject = owner.source.content[0];
  const own = onlyIn(owner).filter((word) => subject === undefined || !meansSame(word, subject));
  const foreign = onlyIn(rival).filter((word) => !belongsToBoth(word, rival, owner));
  return foreign.length > own.length;
}

// Whether a word that only the rival has is also meant in the clause with the anchor.
function belongsToBoth(word: Token, rival: PlacedClause, owner: PlacedClause): boolean {
  // What costs money is the subject; that it costs says nothing about whose price it is.
  const isCost = word.meanings.includes('same:pay') && owner.clause.quantities.some(({ unit }) => isCurrency(unit));
  return isCost || isOfAllParts(word, rival, owner) || isAmong(word, owner.context.content);
}

// "50 % for price, 30 % for play and 20 % for access of the score": the last words belong to all parts.
function isOfAllParts(word: Token, { clause, source, isRow }: PlacedClause, owner: PlacedClause): boolean {
  const lastNumber = clause.quantities.at(-1)?.to ?? Number.POSITIVE_INFINITY;
  return (
    !isRow &&
    source === owner.source &&
    clause.tokens.some((each) => source.tokens.indexOf(each) >= lastNumber && meansSame(each, word))
  );
}

// Whether the clause with the anchor leaves out words that an earlier clause of its sentence, the rival, has: then they
// belong to both.
function takesItsWords(clause: Clause, rival: PlacedClause, { said, owner }: About): boolean {
  const clauses = withBareNumbers(owner.source);
  if (rival.source !== owner.source || clauses.indexOf(rival.clause) >= clauses.indexOf(owner.clause)) {
    return false;
  }
  // "20,000 in a safe, otherwise 5,000" is 5,000 outside a safe.
  const content = owner.clause.content.filter(({ meanings }) => !meanings.includes('else'));
  const missing = content.filter((word) => !isAmong(word, rival.clause.content));
  if (missing.length === 0) {
    // "Over ten years 10 days, over twenty years 15": the 15 are days.
    return !clause.quantities.some((one) => hasQuantity(rival.clause, one) && !hasQuantity(owner.clause, one));
  }
  // "Orange ones are seen in ten minutes, yellow ones in sixty": yellow ones are seen in sixty.
  return content.length <= GAPPED_WORDS_MAX && content.every((word) => isAmong(word, said.content));
}
