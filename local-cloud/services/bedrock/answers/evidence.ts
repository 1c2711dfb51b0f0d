import { stem, wordsOf } from '../words.ts';
import { fitsWanted } from './fits-wanted.ts';
import type { Question, Term } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { sayRow, takenApart, type Unit, unitsOf } from './units.ts';

/** How well one sentence or row of an excerpt fits a question. */
export interface Evidence {
  readonly excerpt: PromptExcerpt;
  /** As the excerpt has it, to be quoted. */
  readonly sentence: string;
  /** As an answer says it: a row with the names of its columns. */
  readonly said: string;
  /** Higher is the better sentence of this prompt; says nothing across prompts. */
  readonly fit: number;
  /** How sure one can be that it answers at all, comparable across prompts. */
  readonly sureness: number;
}

interface ReadUnit {
  readonly unit: Unit;
  readonly stems: ReadonlySet<string>;
  /** Of its section's heading. */
  readonly place: ReadonlySet<string>;
}

/** The share, by weight, of some of the question's terms that a set of words has. */
type Share = (words: ReadonlySet<string>, terms?: readonly Term[]) => number;

/** Every unit of every excerpt that may answer, with its fit, in the order of the prompt. */
export function weighEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  const read = excerpts.map((excerpt) => ({ excerpt, units: unitsOf(excerpt.text).map(readUnit) }));
  const share = createShare(
    question.terms,
    read.flatMap(({ units }) => units),
  );
  return read.flatMap(({ excerpt, units }, rank) => {
    const title = stemsOf(`${excerpt.title} ${excerpt.headings}`);
    const whole = union([title, ...units.map(({ stems }) => stems)]);
    const fixed = question.terms.filter(({ isFixed }) => isFixed);
    const fixedShare = fixed.length === 0 ? 1 : share(whole, fixed);
    return units.flatMap(({ unit, stems, place }, at) => {
      if (!unit.isEvidence) {
        return [];
      }
      const about = union([title, place]);
      const inTitle = share(about);
      const inSentence = share(stems);
      const around = [units[at - 1]?.stems, stems, units[at + 1]?.stems, about];
      const nearby = share(union(around.filter((set) => set !== undefined)));
      const together = share(union([stems, about]));
      // The weights were fitted on two public sets of questions (README).
      const fit =
        6.5 * inSentence +
        4.3 * nearby +
        3.3 * inTitle +
        2.9 / (rank + 1) +
        4 * fitsWanted(question, unit.text) +
        2.5 * together -
        (isStatement(unit, stems) ? 0 : 0.9);
      const said =
        unit.header === null ? unit.text : sayRow(unit.text, unit.header, (column) => isAsked(question, column));
      const sureness = 1.9 * inSentence + 1.3 * inTitle + 1.25 * fixedShare;
      return [{ excerpt, sentence: unit.text, said, fit, sureness }];
    });
  });
}

function readUnit(unit: Unit): ReadUnit {
  const columns = unit.header?.join(' ') ?? '';
  return { unit, stems: stemsOf(`${unit.text} ${columns}`), place: stemsOf(unit.section) };
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(takenApart(text)).map(stem));
}

function isAsked({ terms }: Question, column: string): boolean {
  const words = stemsOf(column);
  return terms.some((term) => words.has(term.stem));
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Rare words of the excerpts weigh most; a word that none of them has weighs more than any. */
function createShare(asked: readonly Term[], sentences: readonly ReadUnit[]): Share {
  const weights = new Map(
    asked.map(({ stem: term }) => {
      const having = sentences.filter(({ stems }) => hasTerm(stems, term) > 0).length;
      return [term, Math.log(1 + (sentences.length + 1) / (having + 0.5))];
    }),
  );
  return (words, terms = asked) => {
    let found = 0;
    let total = 0;
    for (const { stem: term } of terms) {
      const weight = weights.get(term) ?? 0;
      total += weight;
      found += weight * hasTerm(words, term);
    }
    return total === 0 ? 0 : found / total;
  };
}

/** 1 for the same stem, .7 for a word with the same beginning. */
function hasTerm(stems: ReadonlySet<string>, term: string): number {
  if (stems.has(term)) {
    return 1;
  }
  if (term.length < 5) {
    return 0;
  }
  const start = term.slice(0, Math.max(5, term.length - 3));
  for (const other of stems) {
    if (other.startsWith(start)) {
      return 0.7;
    }
  }
  return 0;
}

/** Whether it says something, as a heading or a lone item of a list does not. */
function isStatement({ text, header }: Unit, stems: ReadonlySet<string>): boolean {
  return header !== null || (stems.size > 4 && /[.!?。！？]["'”’)]*$/u.test(text));
}
