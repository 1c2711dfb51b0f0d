import { foldText } from '../words.ts';
import type { LanguageWords } from './language-words.ts';
import dutch from './words/dutch.json' with { type: 'json' };
import english from './words/english.json' with { type: 'json' };
import french from './words/french.json' with { type: 'json' };
import german from './words/german.json' with { type: 'json' };
import italian from './words/italian.json' with { type: 'json' };
import polish from './words/polish.json' with { type: 'json' };
import portuguese from './words/portuguese.json' with { type: 'json' };
import spanish from './words/spanish.json' with { type: 'json' };
import swedish from './words/swedish.json' with { type: 'json' };

/** The languages that the reader knows, by code. If a text fits several, the first one counts. */
export const LANGUAGES = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
} satisfies Readonly<Record<string, LanguageWords>>;

/** The code of a language. */
export type LanguageCode = keyof typeof LANGUAGES;

/** The codes of all languages. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

const FUNCTION_WORDS = new Map(
  LANGUAGE_CODES.map((code) => [code, new Set(foldText(LANGUAGES[code].functionWords).split(' '))]),
);

/** Joins the phrases of all languages, to search a text in any of them. */
export function ofAllLanguages(pick: (language: LanguageWords) => string): string {
  return Object.values(LANGUAGES).map(pick).join(', ');
}

/** Returns the languages with the most function words in a text: several if they tie, none if it has no such word. */
export function likeliestLanguages(words: readonly string[]): readonly LanguageCode[] {
  const counts = LANGUAGE_CODES.map((code) => words.filter((word) => isFunctionWord(word, code)).length);
  const most = Math.max(...counts);
  return most === 0 ? [] : LANGUAGE_CODES.filter((_, at) => counts[at] === most);
}

/** Returns the function words and question words of these languages, in lower case and without accents. */
export function functionWordsOf(languages: readonly LanguageCode[]): ReadonlySet<string> {
  return new Set(languages.flatMap((language) => [...(FUNCTION_WORDS.get(language) ?? [])]));
}

/** Whether a word, in lower case and without accents, is a function word or a question word of this language. */
export function isFunctionWord(word: string, language: LanguageCode): boolean {
  return FUNCTION_WORDS.get(language)?.has(word.replaceAll('’', "'")) ?? false;
}
