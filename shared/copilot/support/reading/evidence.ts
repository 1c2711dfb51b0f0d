import { once, onceFor } from '../../../once.ts';
import { isSameWord } from './fold-word.ts';
import type { WordLanguage } from './languages/language-words.ts';
import type { Bound } from './number-bounds.ts';
import type { Quantity } from './quantities.ts';
import type { SourceUnit } from './source-units.ts';
import { type Clause, readStatement, type Statement } from './statement.ts';
import { meaningOf, type Token } from './tokens.ts';

// Sets of which only one member can be meant: tenant or landlord, buy or sell.
const OPPOSED = /^(?:lease|deal|job|trade|change|order):/;
// A clause with a number of the statement is the most likely one to be about the same thing.
const NUMBER_WEIGHT = 2;

/** A unit of a source with which a statement is compared, and the title, headings and lead-in above it. */
export interface Evidence {
  readonly unit: SourceUnit;
  /** The unit, read as a statement. */
  readonly source: Statement;
  readonly context: Statement;
  /** Reads a short text of its excerpt, such as the header of a column, only once. */
  readonly read: (text: string) => Statement;
  /** The labels of the neighboring rows, items or lines, each with its unit. */
  readonly neighbors: () => readonly Labeled[];
  /** The units of its excerpt that no quote touches. */
  readonly elsewhere: () => readonly Statement[];
}

/** A unit of a source and its subject. */
interface Labeled {
  readonly label: Statement;
  readonly source: Statement;
}

/**
 * Returns the units of an excerpt that quotes touch, each parsed when it is first used. `place` is the title and the
 * headings of the excerpt.
 */
export function readEvidence(
  { touched, units }: { readonly touched: readonly SourceUnit[]; readonly units: readonly SourceUnit[] },
  place: string,
  language: WordLanguage | null,
): Evidence[] {
  const known = new Map<string, Statement>();
  const read = (text: string): Statement => {
    const statement = known.get(text) ?? readStatement(text, language);
    known.set(text, statement);
    return statement;
  };
  const readUnit = onceFor((unit: SourceUnit) => readStatement(unit.text, language, unit.parts));
  const readLabeled = onceFor((unit: SourceUnit) => ({ label: read(unit.label as string), source: readUnit(unit) }));
  const neighbors = (unit: SourceUnit) =>
    units
      .filter(
        (each) => each !== unit && each.label !== null && each.kind === unit.kind && each.context === unit.context,
      )
      .map(readLabeled);
  const contextOf = (unit: SourceUnit): Statement => read(`${place}\n${unit.context}`);
  const sourceOf = (unit: SourceUnit): Statement =>
    unit.kind === 'row' ? withHeaderBound(readUnit(unit), contextOf(unit)) : readUnit(unit);
  const elsewhere = once(() => units.filter((unit) => !touched.includes(unit)).map(readUnit));
  return touched.map(
    (unit) =>
      new ReadEvidence(unit, {
        source: () => sourceOf(unit),
        context: () => contextOf(unit),
        read,
        neighbors: once(() => (unit.label === null ? [] : neighbors(unit))),
        elsewhere,
      }),
  );
}

// Parsed on demand: most answers copy their sentences, which needs none of this. A class, because each access to a
// getter of an object literal is slow (statement.ts).
class ReadEvidence implements Evidence {
  readonly unit: SourceUnit;
  readonly read: Evidence['read'];
  readonly neighbors: Evidence['neighbors'];
  readonly elsewhere: Evidence['elsewhere'];
  readonly #source: () => Statement;
  readonly #context: () => Statement;

  constructor(
    unit: SourceUnit,
    readers: Pick<Evidence, 'read' | 'neighbors' | 'elsewhere'> & Record<'source' | 'context', () => Statement>,
  ) {
    this.unit = unit;
    this.read = readers.read;
    this.neighbors = readers.neighbors;
    this.elsewhere = readers.elsewhere;
    this.#source = once(readers.source);
    this.#context = once(readers.context);
  }

  get source(): Statement {
    return this.#source();
  }

  get context(): Statement {
    return this.#context();
  }
}

// In a column "Weight up to", the cell "5 kg" means "up to 5 kg".
function withHeaderBound(row: Statement, { tokens }: Statement): Statement {
  const bound = meaningOf(
    tokens.findLast(({ kind }) => kind !== 'sign'),
    'bound',
  ) as Bound | null;
  if (bound === null) {
    return row;
  }
  const [first, ...others] = row.clauses as [Clause, ...Clause[]];
  const bounded = (quantities: readonly Quantity[]) =>
    quantities.map((each) => (each.from < first.tokens.length && each.bound === null ? { ...each, bound } : each));
  return {
    ...{ text: row.text, language: row.language, tokens: row.tokens, content: row.content },
    ...{ dates: row.dates, meanings: row.meanings },
    quantities: bounded(row.quantities),
    clauses: [{ ...first, quantities: bounded(first.quantities) }, ...others],
  };
}

type Tokens = Pick<Statement, 'tokens'>;

// Each word of a statement once, and the results of `hasWord`: many rules ask about the same words. Numbers and signs
// have no other forms, and the cells of a row repeat their unit.
const indexOf = onceFor(({ tokens }: Tokens) => ({
  words: [
    ...new Map(
      tokens.filter(({ kind }) => kind === 'word').map((each) => [`${each.word} ${each.concepts}`, each]),
    ).values(),
  ],
  others: tokens.filter(({ kind }) => kind !== 'word'),
  answers: new Map<Token, boolean>(),
}));

/** Whether a statement or a part of one has a word, another form of it, or a synonym. */
export function hasWord(statement: Tokens, word: Token): boolean {
  const { words, others, answers } = indexOf(statement);
  const known = answers.get(word);
  if (known !== undefined) {
    return known;
  }
  const found = isAmong(word, word.kind === 'word' ? words : others);
  answers.set(word, found);
  return found;
}

/** Whether two words mean the same: forms of one word, or synonyms. */
export function meansSame(one: Token, other: Token): boolean {
  return isFormOf(one, other) || haveSameConcept(one.concepts, other.concepts);
}

// Most words have no concept.
function haveSameConcept(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && some.some((each) => others.includes(each));
}

// "Mieter" and "Vermieter" only look alike: they are opposites.
function isFormOf(one: Token, other: Token): boolean {
  return isSameWord(one, other) && !areOpposed(one, other);
}

function areOpposed({ concepts }: Token, { concepts: others }: Token): boolean {
  return concepts.some((one) => {
    const set = one.slice(0, one.indexOf(':') + 1);
    return OPPOSED.test(one) && !others.includes(one) && others.some((each) => each.startsWith(set));
  });
}

/** Whether any of the words means the same as this one. */
export function isAmong(word: Token, words: readonly Token[]): boolean {
  for (const each of words) {
    if (meansSame(word, each)) {
      return true;
    }
  }
  return false;
}

/** Whether any of the words means the same as one of the others. */
export function sharesWord(words: readonly Token[], others: readonly Token[]): boolean {
  return words.some((word) => isAmong(word, others));
}

/** Returns the share of the words that are among others; 0 without words. */
export function shareAmong(words: readonly Token[], others: readonly Token[]): number {
  return words.filter((word) => isAmong(word, others)).length / Math.max(1, words.length);
}

/** Whether any of the words means the same as one of `these`, and as none of `those`. */
export function sharesWordOnlyWith(words: readonly Token[], these: readonly Token[], those: readonly Token[]): boolean {
  return words.some((word) => isAmong(word, these) && !isAmong(word, those));
}

type Facts = Pick<Clause, 'content' | 'quantities'>;

/** Returns the clauses of a source that share most with a statement or clause, with ties; none if nothing is shared. */
export function closestClauses(said: Facts, clauses: readonly Clause[]): Clause[] {
  const scored = clauses.map((each) => ({ each, score: scoreOf(said, each) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ each }) => each);
}

// The first word counts twice: it usually names what the clause is about.
function scoreOf(said: Facts, source: Clause): number {
  const words = said.content.reduce((sum, word, at) => {
    const weight = at === 0 ? 2 : 1;
    return sum + (isAmong(word, source.content) ? weight : 0);
  }, 0);
  const numbers = said.quantities.filter(({ values }) =>
    source.quantities.some((each) => each.values.some((value) => values.includes(value))),
  );
  return words + numbers.length * NUMBER_WEIGHT;
}
