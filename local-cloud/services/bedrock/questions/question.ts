import { conceptsOf } from '../concepts/concepts.ts';
import { WEEKDAY_NAMES } from '../languages/calendar.ts';
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
import { thingsNamedIn } from './named-things.ts';

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
  /** The stems of the things, persons and places that it names. */
  readonly things: readonly string[];
  readonly answerKind: AnswerKind;
  /** The stem of what is counted: `how many days` asks for a number of days; null if nothing is named. */
  readonly counted: string | null;
  readonly language: LanguageCode;
}

// If one phrase is the beginning of another, or a word has two meanings, the earlier kind counts.
const KINDS = Object.keys(LANGUAGES.en.asks) as Asked[];
const ASKS = new Map(
  LANGUAGE_CODES.map((code) => [
    code,
    KINDS.map((kind) => [kind, new RegExp(phrasePattern(LANGUAGES[code].asks[kind]))] as const),
  ]),
);
const COUNTED = new RegExp(`${phrasePattern(ofAllLanguages(({ counting }) => counting))}\\s?(\\w{3,})`);
const ONLY_ASKING = new RegExp(phrasePattern(ofAllLanguages(({ onlyAsking }) => onlyAsking)), 'g');
const WEEKDAYS: ReadonlySet<string> = new Set(WEEKDAY_NAMES.map(stem));
const NO_NAMES: ReadonlySet<string> = new Set();
// "Wann habt ihr auf?": in German, a part of the verb comes at the end.
const OPEN_OR_CLOSED = /^(?:auf|zu)$/;

/** Reads a question: its content words, each once, and the kind of answer that it asks for. */
export function readQuestion(question: string): Question {
  const folded = foldText(question).replace(/^[¿¡\s]+/, '');
  const words = wordsOf(folded);
  const languages = likeliestLanguages(words);
  const [language = 'en'] = languages;
  const contentWords = words.filter(
    (word, at) => !isFunctionWord(word, language) || (at === words.length - 1 && OPEN_OR_CLOSED.test(word)),
  );
  const telling = new Set(wordsOf(folded.replace(ONLY_ASKING, ' ')));
  const stems = new Set(
    (contentWords.length === 0 ? words : contentWords.filter((word) => telling.has(word))).map(stem),
  );
  const counted = COUNTED.exec(folded)?.[1];
  const capitalized = capitalizedIn(question);
  // German writes every noun with a capital.
  const fixed = language === 'de' ? NO_NAMES : capitalized;
  return {
    names: [...stems].filter((term) => /\d/.test(term) || (capitalized.has(term) && conceptsOf(term).size === 0)),
    terms: Array.from(stems, (term) => ({
      stem: term,
      isFixed: fixed.has(term) || WEEKDAYS.has(term) || /\d/.test(term),
    })),
    things: thingsNamedIn(question, language).filter((thing) => stems.has(thing)),
    answerKind: answerKindOf(folded, languages.length === 0 ? LANGUAGE_CODES : languages),
    counted: counted === undefined || isFunctionWord(counted, language) ? null : stem(counted),
    language,
  };
}

// Without the first word, which always has a capital.
function capitalizedIn(question: string): ReadonlySet<string> {
  const capitalized = question
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^["'“‘(]?\p{Lu}/u.test(word));
  return new Set(capitalized.flatMap(wordsOf).map(stem));
}

// The kind whose phrase comes first.
function answerKindOf(sentence: string, languages: readonly LanguageCode[]): AnswerKind {
  const found = languages
    .flatMap((language) => ASKS.get(language) ?? [])
    .map(([kind, pattern]) => ({ kind, at: sentence.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const { kind = 'other' } = found[0] ?? {};
  return kind === 'other' ? null : kind;
}
