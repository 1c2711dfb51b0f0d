import { stem, wordsOf } from '../words.ts';
import { matchAnswerKind } from './answer-kind.ts';
import type { Question, Term } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { otherWordsFor } from './thesaurus.ts';
import { splitIdentifiers, type Unit, unitsOf } from './units.ts';
import { thingsOf } from './words/translations.ts';

/** How strongly each sign suggests that a sentence or row is the answer, from 0 to 1. */
export interface Signals {
  /** The share of the question's words that it has; rare words of the excerpts weigh most. */
  readonly own: number;
  /** The same with the sentences around it, and with its headings. */
  readonly nearby: number;
  /** The same with the sentence before it in its paragraph, which it may continue, and with its headings. */
  readonly before: number;
  /** The same of title and headings alone. */
  readonly above: number;
  /** The same of both: the sentence under its headings. */
  readonly together: number;
  /** The share of the question's names and numbers that its excerpt has. */
  readonly fixed: number;
  /** Of a row: the share of its first cell's words that are asked for. */
  readonly row: number;
  /** Of a row in which a column and something else are asked for: the share of the question's words that it has. */
  readonly column: number;
  /** Neighbouring words of the question that are neighbours there. */
  readonly pairs: number;
  /** 1 in the first excerpt, 1/2 in the second, and so on. */
  readonly rank: number;
  /** Whether it has the kind of thing that is asked for. */
  readonly answerKind: number;
  /** Whether it is a statement, as a heading or a lone item of a list is not. */
  readonly statement: number;
}

/** A unit of an excerpt that may answer, and the signs that it does. */
export interface Candidate {
  readonly excerpt: PromptExcerpt;
  readonly unit: Unit;
  /** The sentence before it in its paragraph, where it speaks of that one's subject (`it`, `they`); null elsewhere. */
  readonly subject: string | null;
  readonly signals: Signals;
}

const NO_STEMS: ReadonlySet<string> = new Set();
const REFERS_BACK =
  /^(?:it|its|they|their|them|he|she|his|her|this|these|that|those|er|sie|es|dies|diese[rsmn]?|il|elle|ils|elles|cela|este|esta|esto|esso|essa|questo|deze|dit)\b/i;

interface ReadUnit {
  readonly unit: Unit;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** The stems of its section's heading. */
  readonly headingStems: ReadonlySet<string>;
}

/** The share, by weight, of some of the question's terms that a set of words has. */
type Share = (words: ReadonlySet<string>, terms?: readonly Term[]) => number;

/** Every unit of every excerpt that may answer, in the order of the prompt. */
export function findCandidates(question: Question, excerpts: readonly PromptExcerpt[]): Candidate[] {
  const read = excerpts.map((excerpt) => ({ excerpt, units: unitsOf(excerpt.text).map(readUnit) }));
  const share = createShare(
    question.terms,
    read.flatMap(({ units }) => units),
  );
  const fixed = question.terms.filter(({ isFixed }) => isFixed);
  return read.flatMap(({ excerpt, units }, at) => {
    const title = stemsOf(`${excerpt.title} ${excerpt.headings}`);
    const whole = union([title, ...units.map(({ stems }) => stems)]);
    const rank = 1 / (at + 1);
    const ofExcerpt = { rank, fixed: fixed.length === 0 ? 1 : share(whole, fixed) };
    return units.flatMap((read, index): Candidate[] => {
      if (!read.unit.isEvidence) {
        return [];
      }
      const around = { before: units[index - 1] ?? null, after: units[index + 1] ?? null, title };
      const shares = sharesOf(read, around, share);
      const form = formOf(read, question);
      // A column that is asked for says less where the rest of the question is in no heading and no cell.
      const signals = { ...ofExcerpt, ...shares, ...form, column: form.column * shares.together };
      return [{ excerpt, unit: read.unit, subject: subjectOf(read, around), signals }];
    });
  });
}

/** The units before and after a unit, and the stems of its title and headings. */
interface Neighbours {
  readonly before: ReadUnit | null;
  readonly after: ReadUnit | null;
  readonly title: ReadonlySet<string>;
}

function sharesOf(read: ReadUnit, around: Neighbours, share: Share) {
  const { before, after, title } = around;
  const about = union([title, read.headingStems]);
  // A sentence about "it" is about the subject of the sentence before.
  const stems = subjectOf(read, around) === null ? read.stems : union([read.stems, before?.stems ?? NO_STEMS]);
  const isContinued = read.unit.header === null && before?.unit.line === read.unit.line;
  return {
    own: share(stems),
    nearby: share(union([before?.stems ?? NO_STEMS, stems, after?.stems ?? NO_STEMS, about])),
    before: share(union([stems, about, isContinued ? before.stems : NO_STEMS])),
    above: share(about),
    together: share(union([stems, about])),
  };
}

function formOf({ unit: { text, header, cells }, words, stems }: ReadUnit, question: Question) {
  const asked = new Set(question.terms.map((term) => term.stem));
  const [first = '', ...others] = cells;
  const row = header === null ? 0 : shareAsked(wordsOf(splitIdentifiers(first)), asked);
  return {
    row,
    column: header !== null && isColumnAsked(header, [first, ...others], asked) ? 1 : 0,
    pairs: sharedPairs(question.terms, words),
    answerKind: matchAnswerKind(question, header === null ? text : describeCells(cells, header, row === 0)),
    statement: header !== null || (stems.size > 4 && /[.!?。！？]["'”’)]*$/u.test(text)) ? 1 : 0,
  };
}

// A cell answers by its column and by its row: where the question names a column alone, any row of the table would do.
function isColumnAsked(header: readonly string[], cells: readonly string[], asked: ReadonlySet<string>): boolean {
  const inColumns = askedIn(header.slice(1), asked);
  const inRow = askedIn(cells, asked);
  return inColumns.size > 0 && [...inRow].some((term) => !inColumns.has(term));
}

function askedIn(texts: readonly string[], asked: ReadonlySet<string>): ReadonlySet<string> {
  const words = new Set(texts.flatMap((text) => wordsOf(splitIdentifiers(text))).map(stem));
  return new Set([...asked].filter((term) => matchTerm(words, term) >= 0.8));
}

function subjectOf({ unit }: ReadUnit, { before }: Neighbours): string | null {
  const isContinued = before?.unit.line === unit.line && before.unit.isEvidence;
  return isContinued && REFERS_BACK.test(unit.text) ? before.unit.text : null;
}

// The cells, each before the name of its column, as a number comes before its unit. The first cell is left out when the
// question names it, because it is then not the answer; a date before an event may be one.
function describeCells(cells: readonly string[], header: readonly string[], withFirst: boolean): string {
  const named = cells.map((cell, at) => `${cell} ${header[at] ?? ''}`);
  return [...named.slice(1), ...(withFirst ? named.slice(0, 1) : [])].join(', ');
}

function readUnit(unit: Unit): ReadUnit {
  const columns = unit.header?.join(' ') ?? '';
  const words = wordsOf(splitIdentifiers(`${unit.text} ${columns}`)).map(stem);
  return { unit, words, stems: new Set(words), headingStems: stemsOf(unit.section) };
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(splitIdentifiers(text)).map(stem));
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function shareAsked(words: readonly string[], asked: ReadonlySet<string>): number {
  const own = new Set(words.map(stem));
  return own.size === 0 ? 0 : [...own].filter((word) => matchTerm(asked, word) > 0).length / own.size;
}

function sharedPairs(terms: readonly Term[], words: readonly string[]): number {
  const isPair = (at: number) => {
    const [one, other] = [terms[at]?.stem ?? '', terms[at + 1]?.stem ?? ''];
    return words.some(
      (word, from) => word === one && words.slice(Math.max(0, from - 2), from + 4).some((near) => near === other),
    );
  };
  const pairs = terms.length - 1;
  return pairs < 1 ? 0 : terms.slice(1).filter((_, at) => isPair(at)).length / pairs;
}

/** Words that are rare in the excerpts weigh most; one that no excerpt has weighs more than any other. */
function createShare(asked: readonly Term[], sentences: readonly ReadUnit[]): Share {
  const weights = new Map(
    asked.map(({ stem: term }) => {
      const having = sentences.filter(({ stems }) => matchTerm(stems, term) > 0).length;
      return [term, Math.log(1 + (sentences.length + 1) / (having + 0.5))];
    }),
  );
  return (words, terms = asked) => {
    let found = 0;
    let total = 0;
    for (const { stem: term } of terms) {
      const weight = weights.get(term) ?? 0;
      total += weight;
      found += weight * matchTerm(words, term);
    }
    return total === 0 ? 0 : found / total;
  };
}

const PART_LETTERS_MIN = 5;

/**
 * 1 for the same stem, .8 for a synonym or a translation, .7 for a word with the same beginning, .5 for a part of a
 * compound.
 */
function matchTerm(stems: ReadonlySet<string>, term: string): number {
  if (stems.has(term)) {
    return 1;
  }
  if (otherWordsFor(term).some((other) => stems.has(other)) || namesSameThing(stems, term)) {
    return 0.8;
  }
  if (term.length < PART_LETTERS_MIN) {
    return 0;
  }
  const start = term.slice(0, Math.max(PART_LETTERS_MIN, term.length - 3));
  let best = 0;
  for (const other of stems) {
    if (other.startsWith(start)) {
      return 0.7;
    }
    if (other.length >= PART_LETTERS_MIN && sharesPart(other, term)) {
      best = 0.5;
    }
  }
  return best;
}

const thingsIn = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function namesSameThing(stems: ReadonlySet<string>, term: string): boolean {
  const wanted = thingsOf(term);
  if (wanted.size === 0) {
    return false;
  }
  const named = thingsIn.get(stems) ?? new Set([...stems].flatMap((word) => [...thingsOf(word)]));
  thingsIn.set(stems, named);
  return [...wanted].some((thing) => named.has(thing));
}

// A part of a compound, or another form with letters before it: `gereinigt` and `Reinigung`.
function sharesPart(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const length = Math.max(PART_LETTERS_MIN, Math.ceil(shorter.length * 0.66));
  for (let at = 0; at + length <= shorter.length; at += 1) {
    if (longer.includes(shorter.slice(at, at + length))) {
      return true;
    }
  }
  return false;
}
