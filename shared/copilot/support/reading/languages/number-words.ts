import type { LanguageWords, WordLanguage } from './language-words.ts';

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
