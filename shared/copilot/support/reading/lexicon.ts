import { foldWord, stemOf } from './fold-word.ts';
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

/** What a word or phrase can mean, as `kind:value`: `unit:day`, `not`, `bound:min`, `lease:tenant`, `-allow`. */
export type Meaning = string;

/** A phrase, and what it means. */
export interface Phrase {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

/** The words of a language, ready to be looked up. */
export interface Lexicon {
  readonly language: WordLanguage;
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly byStem: ReadonlyMap<string, readonly Meaning[]>;
  readonly filler: ReadonlySet<string>;
}

const WORDS: Readonly<Record<WordLanguage, LanguageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  zh: chinese,
};
const UNITS: Readonly<Record<Meaning, string>> = {
  'unit:eur': '€',
  'unit:usd': '$',
  'unit:gbp': '£',
  'unit:jpy': '¥, yen, jpy',
  'unit:hkd': 'hk$, hkd',
  'unit:percent': '%',
  'unit:minute': 'min',
  'unit:hour or clock': 'h',
  'unit:degree': '°, degree, degrees, grad, degré, degrés, grado, grados, gradi',
  'unit:celsius':
    '°c, celsius, degrees celsius, degree celsius, grad celsius, degrés celsius, grados celsius, gradi celsius, graus celsius, graden celsius',
  'unit:kilogram':
    'kg, kilogram, kilograms, kilogramm, kilogramme, kilogrammes, kilogramo, kilogramos, kilos, chilo, chili, chilogrammi',
  'unit:gram': 'g, gram, grams, gramm, gramme, grammes, gramo, gramos, grammo, grammi',
  'unit:milligram': 'mg, milligram, milligrams',
  'unit:ton': 't, ton, tons, tonne, tonnes, tonnen, tonelada, toneladas, tonnellate',
  'unit:kilometer':
    'km, kilometre, kilometres, kilometer, kilometers, kilomètre, kilomètres, kilómetro, kilómetros, chilometro, chilometri',
  'unit:meter': 'm, metre, metres, meter, meters, mètre, mètres, metro, metros, metri',
  'unit:centimeter':
    'cm, centimetre, centimetres, zentimeter, centimètre, centimètres, centímetro, centímetros, centimetri',
  'unit:millimeter':
    'mm, millimetre, millimetres, millimeter, millimètre, millimètres, milímetro, milímetros, millimetri',
  'unit:mile': 'mile, miles, meile, meilen, milla, millas, miglia',
  'unit:foot': 'foot, feet, ft, fuss',
  'unit:inch': 'inch, inches, zoll, pouce, pouces, pulgada, pulgadas, pollici',
  'unit:yard': 'yard, yards',
  'unit:acre': 'acre, acres',
  'unit:hectare': 'ha, hectare, hectares, hektar, hectárea, hectáreas, ettaro, ettari',
  'unit:gallon': 'gallon, gallons, gallonen, gallone, galón, galones, galloni',
  'unit:pint': 'pint, pints',
  'unit:ounce': 'ounce, ounces, oz, unze, unzen, once, onces, onza, onzas',
  'unit:lb': 'lb, lbs',
  'unit:fahrenheit': '°f, fahrenheit, degrees fahrenheit, grad fahrenheit',
  'unit:cubicmeter':
    'm³, cbm, kubikmeter, cubic metre, cubic metres, cubic meter, cubic meters, mètre cube, mètres cubes, metro cúbico, metros cúbicos, metro cubo, metri cubi, kubieke meter',
  'unit:sqm':
    'm², qm, sqm, square metre, square metres, square meter, square meters, quadratmeter, mètre carré, mètres carrés, metro cuadrado, metros cuadrados, metro quadrato, metri quadrati, metro quadrado, metros quadrados, vierkante meter',
  'unit:liter': 'l, litre, litres, liter, liters, litro, litros, litri',
  'unit:milliliter': 'ml, millilitre, millilitres, milliliter',
  'unit:kilowatt': 'kw',
  'unit:kwh': 'kwh',
  'unit:watt': 'watt, watts',
  'unit:volt': 'volt, volts',
  'unit:newtonmeter': 'nm',
  'unit:bar': 'bar, bars, bares',
  'unit:kb': 'kb, kilobytes',
  'unit:mb': 'mb, megabytes, megabyte',
  'unit:gb': 'gb, gigabytes, gigabyte',
  'unit:tb': 'tb, terabytes, terabyte',
};
const lexicons = new Map<WordLanguage, Lexicon>();

/** The lexicon of a language, created on first use. */
export function lexiconOf(language: WordLanguage): Lexicon {
  const known = lexicons.get(language) ?? createLexicon(language);
  lexicons.set(language, known);
  return known;
}

function createLexicon(language: WordLanguage): Lexicon {
  const words = WORDS[language];
  const phrases = new Map<string, Phrase[]>();
  const byStem = new Map<string, Meaning[]>();
  const add = (meaning: Meaning, listed: string, separator = /,\s*/) => {
    for (const phrase of listed.split(separator).flatMap((each) => contracted(each, language, meaning))) {
      addPhrase(phrases, phrase, meaning);
      if (isOpenKind(meaning) && /^\p{L}{6,}$/u.test(phrase)) {
        const stem = stemOf(foldWord(phrase));
        byStem.set(stem, [...(byStem.get(stem) ?? []), meaning]);
      }
    }
  };
  const meanings = [words.meanings, DENYING_WORDS[language], UNITS].flatMap((listed) => Object.entries(listed));
  for (const [meaning, listed] of meanings) {
    add(meaning, listed);
  }
  for (const [number, listed] of numbersOf(words, language)) {
    add(`number:${number}`, listed, /\//);
  }
  listedForms(words.ordinals, (n, forms) => add(`ordinal:${n + 1}`, forms, /\//));
  listedForms(words.months, (n, forms) => add(`month:${n + 1}`, forms, /\//));
  listedForms(words.weekdays, (n, forms) => add(`weekday:${n + 1}`, forms, /\//));
  for (const list of phrases.values()) {
    list.sort((one, other) => other.words.length - one.words.length);
  }
  return { language, phrases, byStem, filler: new Set(words.filler.split(' ').map(foldWord)) };
}

// Prepositions merge with articles: "fino a" becomes "fino alle" and "fino all'", "a partir de" becomes "a partir do".
const CONTRACTIONS: Partial<Record<WordLanguage, Readonly<Record<string, readonly string[]>>>> = {
  fr: { de: ['du', 'des', 'd'], à: ['au', 'aux'], a: ['au', 'aux'] },
  es: { de: ['del'], a: ['al'] },
  it: {
    di: ['del', 'dello', 'della', 'dell', 'dei', 'degli', 'delle'],
    a: ['al', 'allo', 'alla', 'all', 'ai', 'agli', 'alle'],
    da: ['dal', 'dallo', 'dalla', 'dall', 'dai', 'dagli', 'dalle'],
  },
  pt: { de: ['do', 'da', 'dos', 'das'], a: ['ao', 'à', 'aos', 'às'] },
};

function contracted(phrase: string, language: WordLanguage, meaning: Meaning): string[] {
  // "Meno della nave" compares two things: with its article, "meno di" limits no number.
  const last = /^bound:(?:over|under)$/.test(meaning) ? -1 : phrase.lastIndexOf(' ');
  const forms = last < 0 ? undefined : CONTRACTIONS[language]?.[phrase.slice(last + 1)];
  return phrase === '' ? [] : [phrase, ...(forms ?? []).map((form) => `${phrase.slice(0, last)} ${form}`)];
}

// Words of these kinds match by their stem too. All others, such as "not" and "if", match only as they are listed.
function isOpenKind(meaning: Meaning): boolean {
  return /^(?:[+-]|same:|change:|order:|trade:|lease:|deal:|job:|modal:must)/.test(meaning);
}

function addPhrase(phrases: Map<string, Phrase[]>, phrase: string, meaning: Meaning): void {
  const words =
    phrase.match(/°[cf]|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}²])+|[€$£¥%°]/gu)?.map(foldWord) ?? [];
  const [first] = words;
  if (first === undefined) {
    return;
  }
  const list = phrases.get(first) ?? [];
  phrases.set(first, list);
  const same = list.find(
    (known) => known.words.length === words.length && known.words.every((word, i) => word === words[i]),
  );
  if (same === undefined) {
    list.push({ words, meanings: [meaning] });
  } else {
    same.meanings.push(meaning);
  }
}

function listedForms(listed: string, use: (n: number, forms: string) => void): void {
  for (const [n, forms] of listed.split(' ').entries()) {
    use(n, forms);
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
  if (language === 'de') {
    yield* germanNumbers(small, [small[20] ?? '', ...large]);
  }
  if (language === 'nl') {
    yield* dutchNumbers(small, [small[20] ?? '', ...large]);
  }
  if (language === 'it') {
    yield* italianNumbers(small, [small[20] ?? '', ...large]);
  }
}

function* germanNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  for (let one = 1; one <= 9; one += 1) {
    const word = one === 1 ? 'ein' : (small[one] ?? '');
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
    const word = one === 1 ? 'een' : (small[one] ?? '');
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, `${word}en${ten}`]);
    yield [one * 100, `${word}honderd`];
  }
}

function* italianNumbers(small: readonly string[], tens: readonly string[]): Generator<[number, string]> {
  for (let one = 1; one <= 9; one += 1) {
    const word = small[one] ?? '';
    const isElided = one === 1 || one === 8;
    yield* tens.map((ten, n): [number, string] => [(n + 2) * 10 + one, (isElided ? ten.slice(0, -1) : ten) + word]);
    if (one > 1) {
      yield [one * 100, `${word}cento`];
      yield [one * 1_000, `${word}mila`];
    }
  }
}
