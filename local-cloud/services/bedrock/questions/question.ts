import { conceptsOf } from '../concepts/concepts.ts';
import { WEEKDAY_NAMES } from '../languages/calendar.ts';
import { english } from '../languages/english.ts';
import type { Asked } from '../languages/language-words.ts';
import {
  isFunctionWord,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  likeliestLanguages,
  ofAllLanguages,
} from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { foldText, stem, wordsOf } from '../words.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { type Day, daysIn } from './days.ts';
import { thingsNamedIn, yearsNamedIn } from './named-things.ts';

/** The kind of thing that an answer must contain; null when any statement may answer. */
export type AnswerKind = Exclude<Asked, 'other'> | null;

/** A word of a question that says what it is about. */
export interface Term {
  readonly stem: string;
  /** A name (written with a capital) or a number: no other word means the same. */
  readonly isFixed: boolean;
}

/** A question as the extraction reads it. */
export interface Question {
  readonly terms: readonly Term[];
  /**
   * The stems of its numbers and names: in German too, a name is a capitalized word that the table of concepts lacks.
   */
  readonly names: readonly string[];
  /** The stems of the words that say what it is about: all but those that go with any price in a question about one. */
  readonly telling: readonly string[];
  /** The stems of the things, persons and places that it names. */
  readonly things: readonly string[];
  /** The years that it names, unless with a day. */
  readonly years: readonly string[];
  readonly answerKind: AnswerKind;
  /** The stem of what is counted: `how many days` asks for a number of days; null if nothing is named. */
  readonly counted: string | null;
  readonly language: LanguageCode;
  /** Its whole numbers with what they count: `30 hours`. */
  readonly amounts: readonly Amount[];
  /** The days that the question names. */
  readonly days: readonly Day[];
  /** Whether it asks for how something was before. */
  readonly asksForOld: boolean;
  /** How many parts of the same question come before it: the search was for the whole question. */
  readonly place: number;
  /** Whether it says `not`, `without` or the like. */
  readonly isNegated: boolean;
}

// If one phrase is the beginning of another, or a word has two meanings, the earlier kind counts.
const KINDS = Object.keys(english.asks) as Asked[];
const ASKS = new Map(
  LANGUAGE_CODES.map((code) => [code, KINDS.map((kind) => [kind, phrases(LANGUAGES[code].asks[kind])] as const)]),
);
const COUNTED = new RegExp(`${phrasePattern(ofAllLanguages(({ counting }) => counting))}\\s?(\\w{3,})`);
const ONLY_ASKING = phrases(
  ofAllLanguages(({ onlyAsking }) => onlyAsking),
  'g',
);
// "Hi-Lo saw" and 'the mark "Thanks"' greet and thank nobody.
const OF_NAME = '-\\w|["”“»]';
/** Matches the greetings at the beginning of a folded text. */
export const GREETINGS: RegExp = new RegExp(
  `^(?:${phrasePattern(ofAllLanguages(({ greetings }) => greetings))}(?!${OF_NAME})[\\s,.!:-]*)+`,
);
const COURTESIES = new RegExp(
  `(?<!\\w-|["“„«])${phrasePattern(ofAllLanguages(({ courtesies }) => courtesies))}(?!${OF_NAME})`,
  'g',
);
const PRICING = new Map(
  LANGUAGE_CODES.map((code) => [code, new RegExp(`^${phrasePattern(LANGUAGES[code].pricing)}$`)]),
);
const SEASON = new RegExp(`^${phrasePattern(ofAllLanguages(({ seasons }) => seasons))}$`);
const OLD = phrases(ofAllLanguages(({ old }) => old));
const CURRENT = phrases(ofAllLanguages(({ current }) => current));
const NEGATION = phrases(ofAllLanguages(({ negations }) => negations));

const WEEKDAYS: ReadonlySet<string> = new Set(WEEKDAY_NAMES.map(stem));
const NO_NAMES: ReadonlySet<string> = new Set();
// "Wann habt ihr auf?": in German, a part of the verb comes at the end.
const OPEN_OR_CLOSED = /^(?:auf|zu)$/;
// "St. Mary" and "Dr. Moss" do not end a sentence.
const ABBREVIATED = phrasePattern(ofAllLanguages(({ abbreviations }) => abbreviations));
const BETWEEN_SENTENCES = new RegExp(`(?<=[.!?])(?<!(?:\\b\\p{L}|${ABBREVIATED})\\.)\\s+`, 'u');
const CLAUSE = /[,:;] $/;
const NUMBERS_AND_REASONS = [
  'temperature',
  'frequency',
  'clock',
  'duration',
  'money',
  'size',
  'count',
  'reason',
] as const;
// By the first kind in a question: the kinds that count instead of it if they come after a comma, colon or semicolon.
// After "what", the words for time, place and name only join a clause: "what do I do, when the door is locked".
const STRONGER_AFTER: ReadonlyMap<Asked, ReadonlySet<Asked>> = new Map([
  ['yes or no', new Set<Asked>([...NUMBERS_AND_REASONS, 'time', 'name', 'place'])],
  ['other', new Set<Asked>(NUMBERS_AND_REASONS)],
]);

/** Whether a text says `not`, `without` or the like, in any of the languages. */
export function isNegated(text: string): boolean {
  return NEGATION.test(foldText(text));
}

/** Reads a question: its content words, each once, and the kind of answer that it asks for. */
export function readQuestion(question: string): Question {
  const folded = withoutCourtesies(foldText(question).trim());
  const words = wordsOf(folded);
  const languages = likeliestLanguages(words);
  const [language = 'en'] = languages;
  const contentWords = words.filter(
    (word, at) =>
      !(isFunctionWord(word, language) || OLD.test(word) || CURRENT.test(word)) ||
      (at === words.length - 1 && OPEN_OR_CLOSED.test(word)),
  );
  const telling = new Set(wordsOf(folded.replace(ONLY_ASKING, ' ')));
  const stems = new Set(
    (contentWords.length === 0 ? words : contentWords.filter((word) => telling.has(word))).map(stem),
  );
  const asked = lastQuestion(folded);
  const named = COUNTED.exec(asked)?.[1];
  const counted = named === undefined || isFunctionWord(named, language) ? null : stem(named);
  const capitalized = capitalizedIn(question);
  const days = daysIn(question);
  const answerKind = answerKindOf(asked, languages.length === 0 ? LANGUAGE_CODES : languages);
  // German writes every noun with a capital.
  const fixed = language === 'de' ? NO_NAMES : capitalized;
  return {
    names: namesAmong([...stems], question, capitalized),
    terms: Array.from(stems, (term) => ({
      stem: term,
      isFixed: fixed.has(term) || WEEKDAYS.has(term) || /\d/.test(term),
    })),
    telling: tellingOf(contentWords, stems, answerKind === 'money' ? PRICING.get(language) : undefined),
    things: thingsNamedIn(question, language).filter((thing) => stems.has(thing)),
    years: days.some(({ year }) => year !== null) ? [] : yearsNamedIn(question, language),
    answerKind,
    counted,
    language,
    amounts: amountsIn(question),
    days,
    asksForOld: words.some((word) => OLD.test(word)),
    place: 0,
    isNegated: NEGATION.test(folded),
  };
}

// "What does a kilo of tin cost?" is about tin, and "When does the park open in summer?" about the park.
function tellingOf(words: readonly string[], stems: ReadonlySet<string>, pricing: RegExp | undefined): string[] {
  const about = words.filter((word) => pricing?.test(word) !== true && !SEASON.test(word)).map(stem);
  const telling = [...stems].filter((term) => about.includes(term));
  return telling.length === 0 ? [...stems] : telling;
}

function withoutCourtesies(folded: string): string {
  return folded.replace(GREETINGS, ' ').replace(COURTESIES, ' ').trim();
}

// The table of concepts has some surnames as words ("Brown"), but one directly after a name is a name.
function namesAmong(stems: readonly string[], question: string, capitalized: ReadonlySet<string>): readonly string[] {
  const isName = (term: string) => capitalized.has(term) && conceptsOf(term).size === 0;
  const pairs = question.matchAll(/(?<=(\p{Lu}[\p{L}’'-]+)\s)\p{Lu}[\p{L}’'-]+/gu);
  const surnames = Array.from(pairs, ([after = '', before = '']) =>
    wordsOf(before).map(stem).some(isName) ? wordsOf(after).map(stem) : [],
  ).flat();
  return stems.filter((term) => /\d/.test(term) || isName(term) || surnames.includes(term));
}

// Without the first word, which always has a capital.
function capitalizedIn(question: string): ReadonlySet<string> {
  const capitalized = question
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^["'“‘(]?\p{Lu}/u.test(word));
  return new Set(capitalized.flatMap(wordsOf).map(stem));
}

// Text before the last question describes a situation.
function lastQuestion(folded: string): string {
  const sentences = folded.split(BETWEEN_SENTENCES).filter((sentence) => sentence !== '');
  const last = sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? folded;
  return last.replace(/^[¿¡\s]+/, '');
}

function answerKindOf(sentence: string, languages: readonly LanguageCode[]): AnswerKind {
  const found = languages
    .flatMap((language) => ASKS.get(language) ?? [])
    .map(([kind, pattern]) => ({ kind, at: sentence.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const [first, ...others] = found;
  // "Sono infermiera: quanto mi spetta?" has its question after the colon, and "Was passiert, wenn das Rad fehlt, was
  // zahlt er dann?" after the last comma.
  const stronger = first === undefined ? undefined : STRONGER_AFTER.get(first.kind);
  const clause = others.find(({ at, kind }) => stronger?.has(kind) && CLAUSE.test(sentence.slice(0, at)));
  const { kind = 'other' } = clause ?? first ?? {};
  return kind === 'other' ? null : kind;
}

function phrases(list: string, flags = ''): RegExp {
  return new RegExp(phrasePattern(list), flags);
}
