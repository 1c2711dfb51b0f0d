import { isContent } from './clauses/content.ts';
import { isPredicate, joinOf, type Opener } from './clauses/openers.ts';
import { datesOf, type FoundDate } from './dates/dates.ts';
import { detectLanguage } from './detect-language.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { lexiconOf } from './lexicon.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { meaningOf, type Token, tokensOf } from './tokens.ts';

/** A part of a sentence that says one thing. */
export interface Clause {
  /** How it is joined to the previous clause. */
  readonly opener: Opener | null;
  readonly tokens: readonly Token[];
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly isNegated: boolean;
}

/** The content of a sentence, as facts that can be compared. */
export interface Statement {
  readonly text: string;
  readonly language: WordLanguage | null;
  readonly tokens: readonly Token[];
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly dates: readonly FoundDate[];
  readonly clauses: readonly Clause[];
  /** Every meaning of its words. */
  readonly meanings: ReadonlySet<string>;
}

const ARTICLE = /^(?:the|il|lo|la|i|gli|le|l|el|los|las|les|o|os|as)$/;
const PARTICIPLE = /^.{3,}(?:ed|en|ad[oa]s?|id[oa]s?|at[oaie]|ut[oaie]|it[oaie]|[eiu]s?|te|ta|tt|dd|n[aey]|ty)$/;
/** Words for "without". */
export const WITHOUT = /^(?:without|ohne|sans|sin|senza|sem|zonder|bez|utan)$/;

/**
 * Reads a sentence; derived facts are computed on first use. `parts` are its clauses where these are known, such as the
 * cells of a row.
 */
export function readStatement(
  text: string,
  language: WordLanguage | null,
  parts: readonly string[] = [text],
): Statement {
  const own = language ?? detectLanguage(text);
  const lexicon = lexiconOf(own ?? 'en');
  const tokensOfParts = parts.map((part) => tokensOf(part, lexicon));
  return new ReadStatement(text, own, tokensOfParts);
}

// A class, because an object literal with getters has a hidden class of its own, which makes each access slow. Most
// copied sentences need none of what is computed on first use.
class ReadStatement implements Statement {
  readonly text: string;
  readonly language: WordLanguage | null;
  readonly tokens: readonly Token[];
  readonly content: readonly Token[];
  readonly #parts: readonly (readonly Token[])[];
  #found: readonly Quantity[] | undefined;
  #quantities: readonly Quantity[] | undefined;
  #dates: readonly FoundDate[] | undefined;
  #clauses: readonly Clause[] | undefined;
  #meanings: ReadonlySet<string> | undefined;

  constructor(text: string, language: WordLanguage | null, parts: readonly (readonly Token[])[]) {
    this.text = text;
    this.language = language;
    this.tokens = parts.flat();
    this.content = this.tokens.filter(isContent);
    this.#parts = parts;
  }

  get quantities(): readonly Quantity[] {
    this.#quantities ??= this.#numbers().filter(
      ({ from, to }) => !this.dates.some((date) => from < date.to && to > date.from),
    );
    return this.#quantities;
  }

  get dates(): readonly FoundDate[] {
    this.#dates ??= datesOfParts(this.#parts, this.language);
    return this.#dates;
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??=
      this.#parts.length > 1
        ? this.#parts.map((part) => rowClause(part, this.language))
        : clausesOf(this.tokens, this.#numbers());
    return this.#clauses;
  }

  get meanings(): ReadonlySet<string> {
    this.#meanings ??= new Set(this.tokens.flatMap((token) => token.meanings));
    return this.#meanings;
  }

  // Includes the numbers of dates.
  #numbers(): readonly Quantity[] {
    this.#found ??= quantitiesOf(this.tokens, this.language);
    return this.#found;
  }
}

// A date ends with its cell: "Jan £12" and "Feb £15" beside each other are not about 12 February.
function datesOfParts(parts: readonly (readonly Token[])[], language: WordLanguage | null): FoundDate[] {
  let start = 0;
  return parts.flatMap((part) => {
    const from = start;
    start += part.length;
    const dates = datesOf(part, language);
    return dates.map((date) => ({ ...date, from: date.from + from, to: date.to + from }));
  });
}

/** Returns the clause that contains a number or a date of a statement; every number and date has one. */
export function clauseOf(statement: Statement, { from }: Quantity | FoundDate): Clause {
  const token = statement.tokens[from] as Token;
  return statement.clauses.find(({ tokens }) => tokens.includes(token)) as Clause;
}

/**
 * Returns the ranges of the tokens between semicolons and words like "but", `to` excluded; each range but the first
 * begins with that sign or word.
 */
export function sideRanges(tokens: readonly Token[]): { readonly from: number; readonly to: number }[] {
  const cuts = tokens.flatMap(({ text, meanings }, at) =>
    text === ';' || (meanings.includes('but') && !isPredicate(tokens, at)) ? [at] : [],
  );
  return [...cuts, tokens.length].map((to, i) => ({ from: cuts[i - 1] ?? 0, to }));
}

function rowClause(tokens: readonly Token[], language: WordLanguage | null): Clause {
  return createClause(null, tokens, quantitiesOf(tokens, language));
}

function clausesOf(tokens: readonly Token[], quantities: readonly Quantity[]): Clause[] {
  const inside = new Set(quantities.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const clauses: Clause[] = [];
  let start = 0;
  let opener: Clause['opener'] = null;
  const close = (end: number) => {
    if (end > start) {
      const own = quantities.filter(({ from }) => from >= start && from < end);
      pushClause(clauses, createClause(opener, tokens.slice(start, end), own));
    }
  };
  for (const [at, token] of tokens.entries()) {
    const next: Opener | 'contrast' | null = inside.has(at) ? null : joinOf(tokens, at, { opener, start });
    if (next === 'contrast') {
      opener &&= 'but';
    } else if (next !== null) {
      close(at);
      start = next === 'comma' ? at + 1 : at;
      opener = next;
    } else if (opener === 'if' && isAfterNumber(token, at, quantities)) {
      // "If it takes more than two weeks the rental is free": an article does not continue a number.
      close(at);
      start = at;
      opener = 'comma';
    }
  }
  close(tokens.length);
  return clauses.map(withExceptionAfter);
}

function isAfterNumber({ word }: Token, at: number, quantities: readonly Quantity[]): boolean {
  return ARTICLE.test(word) && quantities.some(({ to }) => to === at);
}

// In Chinese the word that makes a clause an exception comes at its end.
function withExceptionAfter(clause: Clause): Clause {
  const last = clause.tokens.findLast(({ kind }) => kind !== 'sign');
  const isAfter = last?.meanings.includes('except') === true && /\p{Script=Han}/u.test(last.word);
  return isAfter ? { ...clause, opener: 'except' } : clause;
}

// A clause with too little content is joined to the previous one: "roof, facade and heating".
function pushClause(clauses: Clause[], clause: Clause): void {
  const before = clauses.at(-1);
  const isJoined = clause.opener === 'and' || clause.opener === 'comma';
  const isSlight = (each: Clause) => each.content.length < 2 && each.quantities.length === 0 && !each.isNegated;
  if (before === undefined || !(isJoined && (isSlight(clause) || isSlight(before)))) {
    clauses.push(clause);
    return;
  }
  clauses[clauses.length - 1] = joinClauses(before, clause);
}

/** Returns a clause and the one after it as one clause, which begins as the first does. */
export function joinClauses(first: Clause, second: Clause): Clause {
  return {
    opener: first.opener,
    tokens: [...first.tokens, ...second.tokens],
    content: [...first.content, ...second.content],
    quantities: [...first.quantities, ...second.quantities],
    isNegated: first.isNegated || second.isNegated,
  };
}

// The "not" of "not over 38" belongs to the bound of the number and negates nothing else.
function isBounding(tokens: readonly Token[], at: number, quantities: readonly Quantity[]): boolean {
  const bound = meaningOf(tokens[at + 1], 'bound');
  return (
    (bound === 'over' || bound === 'under') && quantities.some((each) => each.bound === 'max' || each.bound === 'min')
  );
}

// "Days not taken can be carried over": a "not" between a noun and its participle negates only these.
function isOfNoun(tokens: readonly Token[], at: number): boolean {
  const isVerbal = ({ meanings }: Token) => meanings.some((meaning) => meaning.startsWith('modal:'));
  const [noun, participle] = [tokens[at - 1], tokens[at + 1]];
  return (
    noun !== undefined &&
    (isContent(noun) || meaningOf(noun, 'unit') !== null) &&
    PARTICIPLE.test(participle?.word ?? '') &&
    !tokens.slice(0, at).some(isVerbal) &&
    tokens[at + 2] !== undefined &&
    isVerbal(tokens[at + 2] as Token)
  );
}

function createClause(opener: Clause['opener'], tokens: readonly Token[], quantities: readonly Quantity[]): Clause {
  // A "no" before a comma answers the question and negates nothing in its own sentence.
  const denials = tokens.filter(
    ({ meanings, isFirst }, at) =>
      meanings.includes('not') &&
      !(isFirst && at === tokens.length - 1) &&
      !isBounding(tokens, at, quantities) &&
      !isOfNoun(tokens, at),
  );
  // "Without consent it is not allowed" allows it with consent.
  const isUndone = denials.length === 2 && denials.some(({ word }) => WITHOUT.test(word));
  const isNegated = denials.length > 0 && !isUndone;
  return { opener, tokens, content: tokens.filter(isContent), quantities, isNegated };
}
