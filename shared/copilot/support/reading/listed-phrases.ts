import { foldWord } from './fold-word.ts';
import { chinese } from './languages/chinese.ts';
import { DENYING_WORDS } from './languages/denying-words.ts';
import { dutch } from './languages/dutch.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import type { LanguageWords, WordLanguage } from './languages/language-words.ts';
import { polish } from './languages/polish.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';
import { swedish } from './languages/swedish.ts';
import { UNIT_WORDS } from './languages/unit-words.ts';

/** What a word or phrase can mean, as `kind:value`: `unit:day`, `not`, `bound:min`, `lease:tenant`, `-allow`. */
export type Meaning = string;

const WORDS: Readonly<Record<WordLanguage, LanguageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  zh: chinese,
};
const SIGNS: Readonly<Record<Meaning, string>> = {
  'bound:min': '≥',
  'bound:max': '≤',
  'bound:over': '>',
  'bound:under': '<',
};

/**
 * Yields every meaning for which a language has words, with the listed words and phrases.
 *
 * @param isWanted selects the meanings; the phrases of all others are not read.
 */
export function* listedPhrases(
  language: WordLanguage,
  isWanted: (meaning: Meaning) => boolean = () => true,
): Generator<readonly [Meaning, readonly string[]]> {
  const words = WORDS[language];
  for (const [meaning, listed] of [words.meanings, DENYING_WORDS[language], UNIT_WORDS, SIGNS].flatMap(
    Object.entries<string>,
  )) {
    if (isWanted(meaning)) {
      yield [meaning, withContractions(listed.split(/,\s*/), language, meaning)];
    }
  }
  for (const [meaning, listed] of countedForms(words, language)) {
    if (isWanted(meaning)) {
      yield [meaning, listed.split('/')];
    }
  }
}

/** Returns the function words of a language, folded unless another form is requested. */
export function fillerOf(language: WordLanguage, formOf: (word: string) => string = foldWord): ReadonlySet<string> {
  return new Set(WORDS[language].filler.split(' ').map(formOf));
}

/** Returns the words of a listed phrase, folded like a text that is read, unless another form is requested. */
export function wordsOfPhrase(phrase: string, formOf: (word: string) => string = foldWord): readonly string[] {
  // Most phrases have no accents, and need neither the normalization nor this expression.
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) {
    return phrase.split(' ');
  }
  return (
    phrase.match(/°[cf]|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}²])+|[\p{Sc}%‰°≥≤<>]/gu)?.map(formOf) ?? []
  );
}

// Prepositions merge with articles: "fino a" becomes "fino alle" and "fino all'", "a partir de" becomes "a partir do".
const CONTRACTIONS: Partial<Record<WordLanguage, Readonly<Record<string, readonly string[]>>>> = {
  fr: { de: ['du', 'des', 'd'], à: ['au', 'aux'], que: ['qu'] },
  es: { de: ['del'], a: ['al'] },
  it: {
    di: ['del', 'dello', 'della', 'dell', 'dei', 'degli', 'delle'],
    a: ['al', 'allo', 'alla', 'all', 'ai', 'agli', 'alle'],
    da: ['dal', 'dallo', 'dalla', 'dall', 'dai', 'dagli', 'dalle'],
  },
  pt: { de: ['do', 'da', 'dos', 'das'], a: ['ao', 'aos', 'às'] },
};

function withContractions(phrases: readonly string[], language: WordLanguage, meaning: Meaning): readonly string[] {
  const contractions = CONTRACTIONS[language];
  // "Meno della nave" compares two things: with its article, "meno di" limits no number.
  if (contractions === undefined || /^bound:(?:over|under)$/.test(meaning)) {
    return phrases;
  }
  return phrases.flatMap((phrase) => {
    const last = phrase.lastIndexOf(' ');
    const forms = last < 0 ? undefined : contractions[phrase.slice(last + 1)];
    return [phrase, ...(forms ?? []).map((form) => `${phrase.slice(0, last)} ${form}`)];
  });
}

function* countedForms(words: LanguageWords, language: WordLanguage): Generator<[Meaning, forms: string]> {
  for (const [number, word] of numbersOf(words, language)) {
    yield [`number:${number}`, word];
  }
  for (const kind of ['ordinal', 'month', 'weekday'] as const) {
    yield* words[`${kind}s`].split(' ').map((forms, n): [Meaning, string] => [`${kind}:${n + 1}`, forms]);
  }
}

function* numbersOf({ ones, tens }: LanguageWords, language: WordLanguage): Generator<[number: number, word: string]> {
  const small = ones.split(' ');
  const large = tens.split(' ');
  yield* small.map((word, n): [number, string] => [n, word]);
  yield* large.map((word, n): [number, string] => [(n + 3) * 10, word]);
  if (language === 'fr') {
    yield [80, 'quatre-vingt'];
  }
  yield* JOINED_NUMBERS[language]?.(small, [small[20] as string, ...large]) ?? [];
}

// The languages that write 21 to 99 as one word.
const JOINED_NUMBERS: Partial<Record<WordLanguage, typeof germanNumbers>> = {
  de: germanNumbers,
  nl: dutchNumbers,
  sv: swedishNumbers,
  it: italianNumbers,
};

function* germanNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  for (let one = 1; one <= 9; one += 1) {
    const word = one === 1 ? 'ein' : small[one];
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, `${word}und${ten}`]);
    yield [one * 100, `${word}hundert`];
    yield [one * 1_000, `${word}tausend`];
  }
  yield* [10, 11, 12, 15, 20].map((n): [number, string] => [n * 1_000, `${small[n]}tausend`]);
}

// "eenentwintig", "tweeëntwintig".
function* dutchNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  yield* small.slice(2, 10).flatMap((word, n): [number, string][] => [
    [n + 2.5, `${word}enhalf`],
    [n + 2.5, `${word}enhalve`],
  ]);
  for (let one = 1; one <= 9; one += 1) {
    const word = one === 1 ? 'een' : small[one];
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, `${word}en${ten}`]);
    yield [one * 100, `${word}honderd`];
  }
}

function* italianNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  for (let one = 1; one <= 9; one += 1) {
    const word = small[one] as string;
    const isElided = one === 1 || one === 8;
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, (isElided ? ten.slice(0, -1) : ten) + word]);
    if (one > 1) {
      yield [one * 100, `${word}cento`];
      yield [one * 1_000, `${word}mila`];
    }
  }
}

// "Tjugofem", "tvåhundra".
function* swedishNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  for (let one = 1; one <= 9; one += 1) {
    const word = small[one] as string;
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, ten + word]);
    yield [one * 100, `${word}hundra`];
  }
}
