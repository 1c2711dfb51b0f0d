import { phraseSet } from '../../privacy/word-set.ts';
import { ofEachLanguage, WORD_LANGUAGES, WORDS, type WordLanguage } from './reading/languages/language-words.ts';

// "Das Büro" has an article; "das gilt" and "das Gleiche" refer to something.
const GERMAN_ARTICLE = /^Das (?!Gleiche(?!\p{L}))\p{Lu}/u;
const UNSPACED = /^\p{Script=Han}/u;
const WORD_GOES_ON = /^[\p{L}\p{N}]/u;
const ADDING_PATTERNS = ofEachLanguage(({ adding }, language) => patternOf(adding, language));
const COUNTING_PATTERNS = ofEachLanguage(({ counting }, language) => patternOf(counting, language));

function patternOf(listed: string, language: WordLanguage): RegExp {
  const words = [...phraseSet(listed)].join('|');
  return language === 'zh'
    ? new RegExp(words, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The expressions that are built from these words, for the test of their speed. */
export function addingExpressions(): readonly RegExp[] {
  return [ADDING_PATTERNS, COUNTING_PATTERNS].flatMap((patterns) => Object.values(patterns));
}

/** Whether a sentence adds to the one before it, in this language or, if it is not known, in any. */
export function addsToSomething(statement: string, language: WordLanguage | null): boolean {
  return hasAny(ADDING_PATTERNS, statement, language);
}

/** Whether a sentence counts what sentences before it said, however far before. */
export function countsBack(statement: string, language: WordLanguage | null): boolean {
  return hasAny(COUNTING_PATTERNS, statement, language);
}

function hasAny(patterns: typeof ADDING_PATTERNS, statement: string, language: WordLanguage | null) {
  return languagesOf(language).some((each) => patterns[each].test(statement.normalize('NFC')));
}

function languagesOf(language: WordLanguage | null): readonly WordLanguage[] {
  return language === null ? WORD_LANGUAGES : [language];
}

/** Returns the words with which a sentence refers to the one before it; those of all languages if it is not known. */
export function referringWords(language: WordLanguage | null): readonly string[] {
  return languagesOf(language).flatMap((each) => {
    const { referring, referringPrepositions, referringAfter } = WORDS[each];
    const gap = each === 'zh' ? '' : ' ';
    const after = [...phraseSet(referringPrepositions)].flatMap((preposition) =>
      [...phraseSet(referringAfter)].map((word) => `${preposition}${gap}${word}`),
    );
    return [...phraseSet(referring), ...after];
  });
}

/** Whether a sentence begins with one of these words. */
export function refersBack(statement: string, referring: readonly string[]): boolean {
  const lower = statement.toLowerCase();
  const begins = (words: string) =>
    lower.startsWith(words) && (UNSPACED.test(words) || !WORD_GOES_ON.test(lower.slice(words.length)));
  return referring.some(begins) && !GERMAN_ARTICLE.test(statement);
}
