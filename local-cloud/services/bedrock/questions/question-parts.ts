import type { LanguageWords } from '../languages/language-words.ts';
import {
  isFunctionWord,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  ofAllLanguages,
} from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { foldText, wordsOf } from '../words.ts';
import { asksAboutReader } from './about-reader.ts';
import { GREETINGS, type Question, readQuestion } from './question.ts';

const openingPattern = ({ beforeAsking, opensQuestion, opensWithSubject, subjects }: LanguageWords) => {
  const asking = `(?:${phrasePattern(beforeAsking)}\\s)?${phrasePattern(opensQuestion)}`;
  return opensWithSubject === undefined
    ? asking
    : `(?:${asking}|${phrasePattern(opensWithSubject)}(?=\\s${phrasePattern(subjects ?? '')}))`;
};
// Each language separately: "I" means "and" in Polish.
const jointPattern = (language: LanguageWords) => `${phrasePattern(language.and)}\\s+(?=¿?${openingPattern(language)})`;
const languages = Object.values(LANGUAGES);
const OPENINGS = languages.map(openingPattern).join('|');
const JOINT_SOURCE = `,?\\s(?:${languages.map(jointPattern).join('|')})|;\\s+(?=¿?(?:${OPENINGS}))|(?<=[?？])\\s+`;
const JOINT = new RegExp(JOINT_SOURCE, 'g');
// As many questions with commas between them are a list.
const LISTED_MIN = 3;
const LISTED_JOINT = new RegExp(`${JOINT_SOURCE}|,\\s+(?=¿?(?:${OPENINGS}))`, 'g');
const EXISTS = phrasePattern(ofAllLanguages(({ asksExistence }) => asksExistence));
const ADDED_JOINT = new RegExp(`${JOINT_SOURCE}|,\\s+(?=¿?${EXISTS})`, 'g');
// "When the alarm rings" is not a question; "when does it ring" and "how many are there" are.
const CONDITION = /^(?:when|where|while) (?!(?:do|does|did|is|are|was|were|can|may|must|should|will|have|has|am)\b)/;
// "What does it cost? And when does it open?"
const AND = phrasePattern(ofAllLanguages(({ and }) => and));
const OPENING = new RegExp(`^[¿\\s]*(?:${AND}\\s+)?(?:${OPENINGS}|${EXISTS})`);
// More parts are just a list of everything that somebody wants to know.
const PARTS_MAX = 5;
const REFERS_BACK = new Map(
  LANGUAGE_CODES.map((code) => [code, new RegExp(phrasePattern(LANGUAGES[code].refersBack))]),
);

const INTRODUCTION = new RegExp(`^(?:${phrasePattern(ofAllLanguages(({ courtesies }) => courtesies))}[\\s,:]*)+`);
const COUNTS_TIME = new RegExp(
  `${phrasePattern(ofAllLanguages(({ counting }) => counting))}\\s${phrasePattern(ofAllLanguages(({ units }) => units.time))}`,
);

/** A part of a question: its words, and what they ask for. */
export interface QuestionPart {
  readonly asked: string;
  readonly question: Question;
}

/**
 * Reads each part of a question. One that refers to the subject of the part before ("and when was it built?", "and how
 * many are in stock?") has the terms of that part as well: without them, it would ask about anything.
 */
export function readQuestionParts(asked: string): readonly QuestionPart[] {
  const { language } = readQuestion(asked);
  const read: QuestionPart[] = [];
  for (const [place, part] of questionParts(asked).entries()) {
    const question = readQuestion(part);
    const before = read.at(-1)?.question;
    read.push({ asked: part, question: { ...about(part, question, { before, language }), place } });
  }
  return read;
}

function about(
  part: string,
  question: Question,
  { before, language }: { before: Question | undefined; language: LanguageCode },
): Question {
  if (before === undefined) {
    return question;
  }
  // Its answer needs its own word: the name of a town does not show that a question about its mayor is answered.
  if (isBare(part, question)) {
    return { ...withSubject(question, before), telling: question.telling };
  }
  return refersBack(part, question, language) ? withSubject(question, before) : question;
}

function refersBack(part: string, { answerKind, counted }: Question, language: LanguageCode): boolean {
  // A word with a capital is not a pronoun: "Wann öffnen Sie?" asks the reader.
  const folded = foldText(part.replace(/(?<=\s)\p{Lu}\p{L}*/gu, ' '));
  return (answerKind === 'count' && counted === null) || REFERS_BACK.get(language)?.test(folded) === true;
}

// "and who is responsible?", "and for how many minutes?": the part before says for what.
function isBare(part: string, { answerKind, counted, terms, things, names }: Question): boolean {
  const isOneWord = terms.length === 1 && things.length === 0 && names.length === 0;
  return isOneWord && answerKind !== 'money' && (counted === null || COUNTS_TIME.test(foldText(part)));
}

function withSubject(question: Question, before: Question): Question {
  const known = new Set(question.terms.map(({ stem }) => stem));
  return {
    ...question,
    terms: [...question.terms, ...before.terms.filter(({ stem }) => !known.has(stem))],
    telling: [...new Set([...question.telling, ...before.telling])],
    names: [...new Set([...question.names, ...before.names])],
    things: [...new Set([...question.things, ...before.things])],
    years: [...new Set([...question.years, ...before.years])],
  };
}

/**
 * Splits a question into its parts: "When do you open and do I need a ticket?" asks two. Returns the whole if it is one
 * question, asks more than five, or has a part without a subject of its own.
 */
export function questionParts(asked: string): readonly string[] {
  const text = withoutIntroduction(asked.normalize('NFC').trim());
  const isConditional = CONDITION.test(folded(text));
  const listed = isConditional ? [] : wholeParts(text, cut(text, LISTED_JOINT));
  // Two parts with a comma are often a condition and its question: "When it rains, what do we do?"
  const parts = listed.length >= LISTED_MIN ? listed : wholeParts(text, cut(text, isConditional ? JOINT : ADDED_JOINT));
  return parts.length === 0 ? [asked] : parts;
}

// "I would like to know when ..." and "Hello, when ...".
function withoutIntroduction(text: string): string {
  const plain = folded(text);
  const rest = plain.replace(GREETINGS, '').replace(INTRODUCTION, '');
  return text.slice(plain.length - rest.length);
}

// Returns the parts if each is a question with a subject of its own; otherwise none.
function wholeParts(asked: string, parts: readonly string[]): readonly string[] {
  if (parts.length < 2 || parts.length > PARTS_MAX) {
    return [];
  }
  const { language } = readQuestion(asked);
  // "Who built it and when?" asks for the time of what comes before.
  const isElliptic = (part: string) => wordsOf(part).every((word) => isFunctionWord(word, language));
  const stems = parts.map((part) => readQuestion(part).terms.map(({ stem }) => stem));
  const isNew = (stem: string, at: number) => !stems.slice(0, at).some((before) => before.includes(stem));
  const hasSubject = (part: string, at: number) => !isElliptic(part) && stems[at]?.some((stem) => isNew(stem, at));
  const isWhole = parts.every(
    (part, at) => OPENING.test(folded(part)) && (hasSubject(part, at) || asksAboutReader(part)),
  );
  return isWhole ? parts : [];
}

function cut(text: string, joints: RegExp): string[] {
  let start = 0;
  const parts: string[] = [];
  for (const { 0: joint, index } of folded(text).matchAll(joints)) {
    parts.push(text.slice(start, index));
    start = index + joint.length;
  }
  return [...parts, text.slice(start)].map((part) =>
    part
      .trim()
      .replace(/[.!]$/, '')
      .replace(/[^?？]$/u, '$&?'),
  );
}

// Folded letter by letter, so that positions stay the same.
function folded(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').toLowerCase().slice(0, letter.length));
}
