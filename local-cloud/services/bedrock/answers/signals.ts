import { hasColumnOfKind } from '../languages/columns.ts';
import { isFunctionWord, LANGUAGE_CODES, LANGUAGES, likeliestLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { isNegated, type Question } from '../questions/question.ts';
import { foldText, stem, wordsOf } from '../words.ts';
import { matchAnswerKind } from './answer-kind.ts';
import { compareWith, isSameQuestion } from './asked-questions.ts';
import { absentThings, isAboutOtherThing } from './other-things.ts';
import { outdatedOf } from './outdated.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { type ReadUnit, readUnit } from './read-unit.ts';
import {
  countMatches,
  createShare,
  matchTerm,
  matchTopic,
  type Share,
  shareAbsent,
  shareAsked,
  sharedPairs,
  type Topic,
} from './terms.ts';
import { describeCells, splitIdentifiers, stemsOf, type Unit, unionOf, unitsOf } from './units.ts';

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
  /** Neighboring words of the question that are also neighbors in the sentence. */
  readonly pairs: number;
  /** 1 in the first excerpt, 1/2 in the second, and so on. */
  readonly rank: number;
  /** Whether it has the kind of thing that is asked for. */
  readonly answerKind: number;
  /** Whether it has exactly that, and not something similar or just any statement. */
  readonly exactKind: number;
  /** Whether it is a statement, as a heading or a lone item of a list is not. */
  readonly statement: number;
  /** Whether it comes from an older document of a series, by the dates in titles. */
  readonly old: number;
  /** Whether it has a negation if the question has one. */
  readonly negation: number;
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
export interface Candidate extends Topic {
  readonly excerpt: PromptExcerpt;
  readonly unit: Unit;
  /** The previous sentence of its paragraph, if it refers to that sentence's subject (`it`, `they`); otherwise null. */
  readonly subject: string | null;
  /** Its place among the units of its excerpt, from 0. */
  readonly order: number;
  /** How much the question that it replies to in the document is like the one that is asked (asked-questions.ts). */
  readonly likeness: number;
  readonly signals: Signals;
}

const MATCHED_MAX = 4;
const ASKED_MAX = 8;
const NO_STEMS: ReadonlySet<string> = new Set();
const REFERS_BACK = new Map(
  LANGUAGE_CODES.map((code) => [code, new RegExp(`^${phrasePattern(LANGUAGES[code].refersBack)}`)]),
);

// A line with a name and a value, as of a data file or a sheet of facts.
const FIELD = /^(?:[-*•] )?([^\s:.|[]+(?: [^\s:.|]+){0,3}): (\S+(?: \S+){0,5})$/u;

/** Finds every unit of the excerpts that may answer, in the order of the prompt. */
export function findCandidates(question: Question, excerpts: readonly PromptExcerpt[]): Candidate[] {
  const readExcerpts = excerpts.map((excerpt) => ({
    excerpt,
    units: unitsOf(excerpt.text, excerpt.headings).map((unit) => readUnit(unit, question)),
  }));
  const share = createShare(
    question.terms,
    readExcerpts.flatMap(({ units }) => units.map(({ stems }) => stems)),
  );
  const fixed = question.terms.filter(({ isFixed }) => isFixed);
  const words = excerpts.map(({ title, headings, text }) => stemsOf(`${title} ${headings} ${text}`));
  const absent = shareAbsent(question.terms, words);
  const outdated = outdatedOf(excerpts, question);
  const allWords = unionOf(words);
  const lacking = absentThings(question.things, allWords);
  const compare = compareWith(question);
  return readExcerpts.flatMap(({ excerpt, units }, at) => {
    const title = stemsOf(`${excerpt.title} ${excerpt.headings}`);
    const whole = unionOf([title, ...units.map(({ stems }) => stems)]);
    const nearest = excerpt.headings.split(' > ').at(-1) ?? '';
    const ofExcerpt = {
      // The best excerpt for the second of two questions may be the second excerpt.
      rank: 1 / Math.max(1, at + 1 - question.place),
      fixed: fixed.length === 0 ? 1 : share(whole, fixed),
      old: outdated.has(excerpt) ? 1 : 0,
      absent,
      asked: Math.min(1, question.terms.length / ASKED_MAX),
      named: question.names.some((name) => matchTerm(words[at] ?? NO_STEMS, name) > 0) ? 1 : 0,
    };
    const isOther = isAboutOtherThing({
      question,
      units,
      title,
      lacking,
      words: allWords,
      heads: `${excerpt.title} ${excerpt.headings}`,
    });
    return units.flatMap((read, index): Candidate[] => {
      // The first line of many documents is just the title, and so is the subject of a message.
      const isTitle = read.unit.text.replace(/^\p{L}+: /u, '') === excerpt.title;
      const likeness = compare(read.unit.asked);
      if (!read.unit.isEvidence || isTitle || (isOther(read) && !isSameQuestion(likeness))) {
        return [];
      }
      const around = { before: units[index - 1] ?? null, after: units[index + 1] ?? null, title };
      const [shares, form] = [sharesOf(read, around, share), formOf(read, question)];
      const section = shareOfHeading(read.unit.section || nearest, question);
      // A requested column counts less if the rest of the question is in no heading and no cell.
      const signals = { ...ofExcerpt, ...shares, ...form, section, column: form.column * shares.together };
      const about = topicOf(read, around, question);
      const [subject, place] = [subjectOf(read, around), { order: index, likeness }];
      return [{ excerpt, unit: read.unit, subject, ...place, signals, ...about }];
    });
  });
}

/** The units before and after a unit, and the stems of its title and headings. */
interface Neighbors {
  readonly before: ReadUnit | null;
  readonly after: ReadUnit | null;
  readonly title: ReadonlySet<string>;
}

function sharesOf(read: ReadUnit, around: Neighbors, share: Share) {
  const { before, after, title } = around;
  const about = unionOf([title, read.headingStems]);
  // A sentence about "it" is about the subject of the sentence before.
  const stems = subjectOf(read, around) === null ? read.stems : unionOf([read.stems, before?.stems ?? NO_STEMS]);
  const isContinued = read.unit.header === null && before?.unit.line === read.unit.line;
  // A reply to a question in the document has the subject of that question.
  return {
    own: share(/[?？]$/u.test(read.unit.section) ? unionOf([stems, read.headingStems]) : stems),
    nearby: share(unionOf([before?.stems ?? NO_STEMS, stems, after?.stems ?? NO_STEMS, about])),
    before: share(unionOf([stems, about, isContinued ? before.stems : NO_STEMS])),
    above: share(about),
    together: share(unionOf([stems, about])),
  };
}

function topicOf(read: ReadUnit, { before, title }: Neighbors, { telling }: Question): Topic {
  const isContinued = read.unit.header === null && before?.unit.line === read.unit.line;
  const around = unionOf([title, isContinued ? before.stems : NO_STEMS]);
  return matchTopic(unionOf([read.stems, read.headingStems]), around, telling);
}

function shareOfHeading(heading: string, { terms, language }: Question): number {
  const words = wordsOf(splitIdentifiers(heading)).filter((word) => !isFunctionWord(word, language));
  return shareAsked(words, new Set(terms.map(({ stem: term }) => term)));
}

function formOf({ unit: { text, header, cells }, words, stems }: ReadUnit, question: Question) {
  const asked = new Set(question.terms.map((term) => term.stem));
  const field = header === null ? FIELD.exec(text) : null;
  const fieldName = splitIdentifiers(field?.[1] ?? '');
  const row = shareAsked(wordsOf(header === null ? fieldName : splitIdentifiers(cells[0] ?? '')), asked);
  // As in a row, the value of a field comes before its name, as a number comes before its unit.
  const plain = field === null ? text : `${field[2]} ${fieldName}`;
  const shown = header === null ? plain : describeCells(cells, header, { withFirst: row === 0 });
  const isOfKind = hasColumnOfKind(header ?? [fieldName], cells, question.answerKind);
  const answerKind = isOfKind ? 1 : matchAnswerKind(question, shown);
  return {
    row,
    column: header !== null && isColumnAsked(header, cells, asked) ? 1 : 0,
    negation: question.isNegated && isNegated(text) ? 1 : 0,
    matched: Math.min(1, countMatches(stems, asked) / MATCHED_MAX),
    pairs: sharedPairs(question.terms, words),
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
  const words = new Set(texts.flatMap((text) => wordsOf(splitIdentifiers(text))).map(stem));
  return new Set([...asked].filter((term) => matchTerm(words, term) >= 0.8));
}

function subjectOf({ unit }: ReadUnit, { before }: Neighbors): string | null {
  const isContinued = before?.unit.line === unit.line && before.unit.isEvidence;
  return isContinued && refersBack(unit.text) ? before.unit.text : null;
}

// In the sentence's own language: German "er" is "he", Dutch "er" is "there".
function refersBack(sentence: string): boolean {
  const folded = foldText(sentence);
  return likeliestLanguages(wordsOf(folded)).some((language) => REFERS_BACK.get(language)?.test(folded));
}
