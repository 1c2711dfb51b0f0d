import { foldWord } from './fold-word.ts';
import { type LanguageWords, ofEachLanguage, WORDS, type WordLanguage } from './languages/language-words.ts';
import { numbersOf } from './languages/number-words.ts';
import units from './languages/units.json' with { type: 'json' };

/** What a word or phrase can mean, as `kind:value`: `unit:day`, `not`, `bound:min`, `lease:tenant`, `-allow`. */
export type Meaning = string;

const COUNTED_KINDS = ['number', 'ordinal', 'month', 'weekday'] as const;
type CountedKind = (typeof COUNTED_KINDS)[number];
const SIGNS: Readonly<Record<Meaning, string>> = {
  'bound:min': '≥',
  'bound:max': '≤',
  'bound:over': '>',
  'bound:under': '<',
};

/**
 * Yields every meaning for which a language has words, with the listed words and phrases.
 *
 * @param isWanted selects the meanings; the phrases of all others are not read. It is called once for all numbers, with
 * `number:`, and likewise for all ordinals, months and weekdays.
 */
export function* listedPhrases(
  language: WordLanguage,
  isWanted: (meaning: Meaning) => boolean = () => true,
): Generator<readonly [Meaning, readonly string[]]> {
  const words = WORDS[language];
  for (const [meaning, listed] of [words.meanings, units, SIGNS].flatMap(entriesOf)) {
    if (isWanted(meaning)) {
      yield [meaning, withContractions(listed.split(/,\s*/), language, meaning)];
    }
  }
  // The forms of a kind are composed only if they are wanted.
  const kinds = COUNTED_KINDS.filter((kind) => isWanted(`${kind}:`));
  for (const [meaning, forms] of kinds.flatMap((kind) => countedForms(words, language, kind))) {
    yield [meaning, forms.split('/')];
  }
}

// Several meanings of one kind share a line: "color:" lists "red = rot, rote; blue = blau, blaue".
function entriesOf(table: Readonly<Record<string, string>>): [Meaning, string][] {
  return Object.entries(table).flatMap(([key, listed]) =>
    key.endsWith(':')
      ? listed.split('; ').map((each): [Meaning, string] => {
          const [value = '', phrases = ''] = each.split(' = ');
          return [key + value, phrases];
        })
      : [[key, listed] as [Meaning, string]],
  );
}

/** Returns the function words of a language, folded unless another form is requested. */
export function fillerOf(language: WordLanguage, formOf: (word: string) => string = foldWord): ReadonlySet<string> {
  return new Set(formOf(WORDS[language].filler).split(' '));
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
const CONTRACTIONS = ofEachLanguage(
  ({ contractions }) =>
    new Map(entriesOf({ ':': contractions }).map(([preposition, forms]) => [preposition.slice(1), forms.split(', ')])),
);

function withContractions(phrases: readonly string[], language: WordLanguage, meaning: Meaning): readonly string[] {
  const contractions = CONTRACTIONS[language];
  // "Meno della nave" compares two things: with its article, "meno di" limits no number.
  if (contractions.size === 0 || /^bound:(?:over|under)$/.test(meaning)) {
    return phrases;
  }
  return phrases.flatMap((phrase) => {
    const last = phrase.lastIndexOf(' ');
    const forms = last < 0 ? undefined : contractions.get(phrase.slice(last + 1));
    return [phrase, ...(forms ?? []).map((form) => `${phrase.slice(0, last)} ${form}`)];
  });
}

function countedForms(words: LanguageWords, language: WordLanguage, kind: CountedKind): [Meaning, forms: string][] {
  return formsOf(words, language, kind).map(([n, forms]) => [`${kind}:${n}`, forms]);
}

function formsOf(words: LanguageWords, language: WordLanguage, kind: CountedKind): [number, forms: string][] {
  if (kind === 'number') {
    return [...numbersOf(words, language)];
  }
  const listed = words[`${kind}s`].split(' ').map((forms, n): [number, string] => [n + 1, forms]);
  return listed;
}
