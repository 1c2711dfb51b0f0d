import { hasColumnOfKind } from '../languages/columns.ts';
import { isFunctionWord } from '../languages/languages.ts';
import type { Question } from '../questions/question.ts';
import { stem } from '../words.ts';
import { matchAnswerKind } from './answer-kind.ts';
import { isAboutOtherThing } from './other-things.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { countMatches, createShare, matchTerm, type Share, shareAbsent, shareAsked } from './terms.ts';
import { allWordsOf, describeCells, type StemmedUnit, stemsOf, type Unit, unionOf, unitsOf } from './units.ts';

/** How strongly each signal suggests that a sentence or row is the answer, from 0 to 1. */
export interface Signals {
  /** The share of the question's words that are in it, or in a question that it replies to; rare ones weigh most. */
  readonly own: number;
  /** That share, with the sentences around it and its headings. */
  readonly nearby: number;
  /** That share, with its headings and the sentence before it in its paragraph, which it may continue. */
  readonly before: number;
  /** That share, for title and headings alone. */
  readonly above: number;
  /** That share, for the sentence together with its headings. */
  readonly together: number;
  /** The share of its nearest heading's words that are asked for; 0 if only the title is above it. */
  readonly section: number;
  /** The share of the question's names and numbers that its excerpt has. */
  readonly fixed: number;
  /** For a row: the share of its first cell's words that are asked for. */
  readonly row: number;
  /** For a row, if the question names one of its columns and one of its cells: the share of the question's words. */
  readonly column: number;
  /** 1 in the first excerpt, 1/2 in the second, and so on. */
  readonly rank: number;
  /** Whether it has the kind of thing that is asked for. */
  readonly answerKind: number;
  /** Whether it has exactly that, and not something similar or just any statement. */
  readonly exactKind: number;
  /** Whether it is a statement, as a heading or a lone item of a list is not. */
  readonly statement: number;
  /** How many words of the question it has, as a share of MATCHED_MAX: one word may be a whole short question. */
  readonly matched: number;
  /** The share of the question's words that no excerpt has. */
  readonly absent: number;
  /** Whether its excerpt has a name or a number of the question, which any text about the same thing has. */
  readonly named: number;
  /** How many words the question has, as a share of ASKED_MAX: a sentence has a smaller share of many words. */
  readonly asked: number;
}

/** A unit of an excerpt that may answer, and its signals. */
export interface Candidate {
  readonly excerpt: PromptExcerpt;
  readonly unit: Unit;
  /** Its place among the units of its excerpt, from 0. */
  readonly order: number;
  readonly signals: Signals;
}

const MATCHED_MAX = 4;
const ASKED_MAX = 8;
const NO_STEMS: ReadonlySet<string> = new Set();
// A line with a name and a value, as of a data file or a sheet of facts.
const FIELD = /^(?:[-*•] )?([^\s:.|[]+(?: [^\s:.|]+){0,3}): (\S+(?: \S+){0,5})$/u;

/** Finds every unit of the excerpts that may answer, in the order of the prompt. */
export function findCandidates(question: Question, excerpts: readonly PromptExcerpt[]): Candidate[] {
  const read = excerpts.map((excerpt) => {
    const nearest = excerpt.headings.split(' > ').at(-1) ?? '';
    const units = unitsOf(excerpt.text, nearest).map((unit) => ({
      unit,
      stems: stemsOf(`${unit.text} ${unit.header?.join(' ') ?? ''}`),
      headingStems: stemsOf(unit.section),
    }));
    const words = stemsOf(`${excerpt.title} ${excerpt.headings} ${excerpt.text}`);
    return { excerpt, nearest, units, words, title: stemsOf(`${excerpt.title} ${excerpt.headings}`) };
  });
  const share = createShare(
    question.terms,
    read.flatMap(({ units }) => units.map(({ stems }) => stems)),
  );
  const fixed = question.terms.filter(({ isFixed }) => isFixed);
  const all = read.map(({ words }) => words);
  const absent = shareAbsent(question.terms, all);
  const isOther = isAboutOtherThing(question, unionOf(all));
  return read.flatMap(({ excerpt, nearest, units, words, title }, at) => {
    const whole = unionOf([title, ...units.map(({ stems }) => stems)]);
    const ofExcerpt = {
      rank: 1 / (at + 1),
      fixed: fixed.length === 0 ? 1 : share(whole, fixed),
      absent,
      asked: Math.min(1, question.terms.length / ASKED_MAX),
      named: question.names.some((name) => matchTerm(words, name) > 0) ? 1 : 0,
    };
    return units.flatMap((each, order): Candidate[] => {
      // The first line of many documents is just the title, and so is the subject of a message.
      const isTitle = each.unit.text.replace(/^\p{L}+: /u, '') === excerpt.title;
      if (!each.unit.isEvidence || isTitle || isOther(each)) {
        return [];
      }
      const around = { before: units[order - 1] ?? null, after: units[order + 1] ?? null, title };
      const [shares, form] = [sharesOf(each, around, share), formOf(each, question)];
      const section = shareOfHeading(each.unit.section || nearest, question);
      // A requested column counts less if the rest of the question is in no heading and no cell.
      const signals = { ...ofExcerpt, ...shares, ...form, section, column: form.column * shares.together };
      return [{ excerpt, unit: each.unit, order, signals }];
    });
  });
}

/** The units before and after a unit, and the stems of its title and headings. */
interface Neighbors {
  readonly before: StemmedUnit | null;
  readonly after: StemmedUnit | null;
  readonly title: ReadonlySet<string>;
}

function sharesOf({ unit, stems, headingStems }: StemmedUnit, { before, after, title }: Neighbors, share: Share) {
  const about = unionOf([title, headingStems]);
  const isContinued = unit.header === null && before?.unit.line === unit.line;
  // A reply to a question in the document has the subject of that question.
  return {
    own: share(/[?？]$/u.test(unit.section) ? unionOf([stems, headingStems]) : stems),
    nearby: share(unionOf([before?.stems ?? NO_STEMS, stems, after?.stems ?? NO_STEMS, about])),
    before: share(unionOf([stems, about, isContinued ? before.stems : NO_STEMS])),
    above: share(about),
    together: share(unionOf([stems, about])),
  };
}

function shareOfHeading(heading: string, { terms, language }: Question): number {
  const words = allWordsOf(heading).filter((word) => !isFunctionWord(word, language));
  return shareAsked(words, new Set(terms.map(({ stem: term }) => term)));
}

function formOf({ unit: { text, header, cells }, stems }: StemmedUnit, question: Question) {
  const asked = new Set(question.terms.map((term) => term.stem));
  const field = header === null ? FIELD.exec(text) : null;
  const fieldName = allWordsOf(field?.[1] ?? '').join(' ');
  const row = shareAsked(allWordsOf(header === null ? fieldName : (cells[0] ?? '')), asked);
  // As in a row, the value of a field comes before its name, as a number comes before its unit.
  const plain = field === null ? text : `${field[2]} ${fieldName}`;
  const described = header === null ? plain : describeCells(cells, header, { withFirst: row === 0 });
  const isOfKind = hasColumnOfKind(header ?? [fieldName], cells, question.answerKind);
  const answerKind = isOfKind ? 1 : matchAnswerKind(question, described);
  return {
    row,
    column: header !== null && isColumnAsked(header, cells, asked) ? 1 : 0,
    matched: Math.min(1, countMatches(stems, asked) / MATCHED_MAX),
    answerKind,
    exactKind: answerKind === 1 ? 1 : 0,
    statement: header !== null || field !== null || isSentence(text, stems) ? 1 : 0,
  };
}

function isSentence(text: string, stems: ReadonlySet<string>): boolean {
  return stems.size > 4 && /[.!?。！？]["'”’)]*$/u.test(text);
}

// A cell needs both its column and its row: if the question names only a column, any row of the table would match.
function isColumnAsked(header: readonly string[], cells: readonly string[], asked: ReadonlySet<string>): boolean {
  const inColumns = askedIn(header.slice(1), asked);
  const inRow = askedIn(cells, asked);
  return inColumns.size > 0 && [...inRow].some((term) => !inColumns.has(term));
}

function askedIn(texts: readonly string[], asked: ReadonlySet<string>): ReadonlySet<string> {
  const words = new Set(texts.flatMap(allWordsOf).map(stem));
  return new Set([...asked].filter((term) => matchTerm(words, term) >= 0.8));
}
