import type { LanguageWords, WordLanguage } from './language-words.ts';

const GERMAN_ENDINGS = ['ste', 'sten', 'ster', 'stes', 'stem'];
const FRENCH_ONES = 'et-un deux trois quatre cinq six sept huit neuf'.split(' ');

/**
 * Returns the ordinals above twelve, and all forms of each, separated by slashes. English compounds are one word here
 * (rewrite-text.ts): "twentyfirst" is not "twenty first aiders".
 */
export function ordinalsOf({ ones, tens, ordinals }: LanguageWords, language: WordLanguage): [number, string][] {
  const small = ones.split(' ');
  const large = [small[20] as string, ...tens.split(' ')];
  const teens = small.slice(13, 20).map((word, n): [number, string] => [n + 13, word]);
  switch (language) {
    case 'en': {
      const first = ordinals.split(' ');
      return [
        ...teens.map(([n, word]): [number, string] => [n, `${word}th`]),
        ...large.flatMap((ten, n): [number, string][] => [
          [(n + 2) * 10, ten.replace(/y$/, 'ieth')],
          ...first.slice(0, 9).map((word, one): [number, string] => [(n + 2) * 10 + one + 1, ten + word]),
        ]),
      ];
    }
    case 'de': {
      const forms = (word: string, endings: readonly string[]) => endings.map((ending) => word + ending).join('/');
      return [
        ...teens.map(([n, word]): [number, string] => [n, forms(`${word}t`, ['e', 'en', 'er', 'es', 'em'])]),
        ...[...large.map((ten, n): [number, string] => [(n + 2) * 10, ten]), ...germanNumbers(small, large)]
          .filter(([n]) => n < 100)
          .map(([n, word]): [number, string] => [n, forms(word, GERMAN_ENDINGS)]),
      ];
    }
    case 'nl':
      return [
        ...teens.map(([n, word]): [number, string] => [n, `${word}de`]),
        ...[...large.map((ten, n): [number, string] => [(n + 2) * 10, ten]), ...dutchNumbers(small, large)]
          .filter(([n]) => n >= 20 && n < 100)
          .map(([n, word]): [number, string] => [n, `${word}ste`]),
      ];
    case 'it':
      return [
        ...teens.map(([n, word]): [number, string] => [n, italianForms(word)]),
        ...[...large.map((ten, n): [number, string] => [(n + 2) * 10, ten]), ...italianNumbers(small, large)]
          .filter(([n]) => n < 100)
          .map(([n, word]): [number, string] => [n, italianForms(word, n % 10)]),
      ];
    case 'es':
    case 'pt':
      return iberianOrdinals(ordinals.split(' '));
    case 'sv':
      return swedishOrdinals(ordinals.split(' '));
    case 'fr':
      return frenchOrdinals(small, large.slice(0, 5));
    default:
      return [];
  }
}

// "Ventunesimo", but "ventitreesimo" and "ventiseiesimo".
function italianForms(word: string, one = 0): string {
  const stem = one === 3 || one === 6 ? word : word.slice(0, -1);
  return `${stem}esimo/${stem}esima`;
}

// "Décimo tercero", "vigésima primera".
function iberianOrdinals(ordinals: readonly string[]): [number, string][] {
  return ['décimo', 'vigésimo', 'trigésimo'].flatMap((ten, n): [number, string][] => {
    const compounds = ordinals.slice(0, 9).map((forms, one): [number, string] => {
      const words = forms.split('/').map((form) => `${form.endsWith('a') ? ten.replace(/o$/, 'a') : ten} ${form}`);
      return [(n + 1) * 10 + one + 1, words.join('/')];
    });
    return n === 0 ? compounds : [[(n + 1) * 10, `${ten}/${ten.replace(/o$/, 'a')}`], ...compounds];
  });
}

const SWEDISH_TEENS = 'trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde'.split(' ');

function swedishOrdinals(ordinals: readonly string[]): [number, string][] {
  return [
    ...SWEDISH_TEENS.map((word, n): [number, string] => [n + 13, word]),
    [30, 'trettionde'],
    ...['tjugo', 'trettio'].flatMap((ten, n) =>
      ordinals.slice(0, 9).map((forms, one): [number, string] => [
        (n + 2) * 10 + one + 1,
        forms
          .split('/')
          .map((form) => ten + form)
          .join('/'),
      ]),
    ),
  ];
}

// From "treizième" to "soixante-neuvième"; higher ones are joined differently.
function frenchOrdinals(small: readonly string[], tens: readonly string[]): [number, string][] {
  const ordinal = (word: string) => `${word.replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`;
  return [
    ...small.slice(13, 20).map((word, n): [number, string] => [n + 13, ordinal(word)]),
    ...tens.flatMap((ten, n): [number, string][] => [
      [(n + 2) * 10, ordinal(ten)],
      ...FRENCH_ONES.map((one, at): [number, string] => {
        const word = ordinal(`${ten}-${one}`);
        return [(n + 2) * 10 + at + 1, `${word}/${word.replaceAll('-', ' ')}`];
      }),
    ]),
  ];
}

/** Yields the cardinal numbers of a language that are one word, or are written with a hyphen. */
export function* numbersOf(
  { ones, tens }: LanguageWords,
  language: WordLanguage,
): Generator<[number: number, word: string]> {
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
