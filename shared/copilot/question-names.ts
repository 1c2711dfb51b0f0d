import { foldedWords, foldText } from '../search/fold-text.ts';
import { isNeverName } from '../search/words/question-words.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { languageOf } from './question-language.ts';

// A word of letters and digits; a hyphen or an apostrophe inside belongs to it. Scripts without spaces have no words.
const WORD =
  /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}]|['’-](?=[\p{L}\p{N}])(?<=[\p{L}\p{M}\p{N}]['’-]))+/gu;
// "2023年" has a year, although it is one word.
const CODE_WORDS = /[a-z\d]+/g;
const SENTENCE_END = /[.!?:]/;
// "E42", "T-420", "iso9001", but not "10kg" and "1st".
const CODE = /^\p{L}.*\p{N}/u;
const YEAR = /^(?:19|20)\d{2}$/;
const ACRONYM = /^\p{Lu}{2,}$/u;
const CAPITALIZED = /^\p{Lu}/u;
// A German noun is a name after a title, after another noun with its article, as in
// "das Spital Liestal", and after such a preposition, as in "in Liestal".
/** German writes every noun with a capital letter; after one of these words it is a name. */
export const GERMAN_TITLE = /^(?:herr|herrn|frau|dr|prof|firma|familie)$/;
const GERMAN_ARTICLE = /^(?:der|die|das|dem|den|des|im|am|zum|zur)$/;
const GERMAN_PLACE = /^(?:in|aus|nach)$/;
// The endings of nouns for actions and qualities, as in "in Ordnung".
const GERMAN_NOUN = /(?:ung|heit|keit|schaft)(?:en)?$/;
// A day or month is no name: "on Saturday", "in June". The first twelve days of a year have all seven weekdays.
const DATES: ReadonlySet<string> = new Set(
  ['en', 'de']
    .flatMap((locale) => {
      const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
      const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => [
        month.format(Date.UTC(2024, at, 1)),
        weekday.format(Date.UTC(2024, 0, at + 1)),
      ]).flat();
    })
    .map(foldText),
);
// "Liestals" is "Liestal", and "Möhliner" begins with "Möhlin".
const ENDING = /(?:'s|’s|s)$/;
const STEM_MIN = 4;

/**
 * Returns the names, codes and years of a question that none of the texts contains, in order, each once. In English and
 * most other languages a name is a word with a capital letter inside a sentence. The first word of a sentence counts as
 * none, so that some names are missed. Scripts without capital letters have only codes and years.
 */
export function namesNotIn(whole: string, texts: readonly string[]): string[] {
  const question = whole.replace(PLACEHOLDER, ' ');
  const words = [...question.matchAll(WORD)].map(({ 0: text, index }) => ({ text, index }));
  const isGerman = languageOf(whole) === 'de';
  const shouted = question === question.toUpperCase();
  const textAt = (at: number) => words[at]?.text ?? '';
  const isFirst = (at: number) => {
    const from = (words[at - 1]?.index ?? 0) + textAt(at - 1).length;
    return at < 1 || SENTENCE_END.test(question.slice(from, words[at]?.index));
  };
  const isApart = (at: number) =>
    GERMAN_PLACE.test(textAt(at - 1)) ||
    GERMAN_TITLE.test(foldText(textAt(at - 1))) ||
    (CAPITALIZED.test(textAt(at - 1)) && GERMAN_ARTICLE.test(textAt(at - 2)));
  const isNamed = ({ text }: (typeof words)[number], at: number): boolean => {
    if (CODE.test(text) || YEAR.test(text)) {
      return true;
    }
    const [stem = ''] = text.split(/['’]/);
    if (shouted || !CAPITALIZED.test(text) || isNeverName(stem) || DATES.has(foldText(stem).replace(/s$/, ''))) {
      return false;
    }
    return ACRONYM.test(text) || (!isFirst(at) && (!isGerman || (isApart(at) && !GERMAN_NOUN.test(text))));
  };
  const known = new Set(texts.flatMap((text) => [...foldedWords(text), ...codesIn(foldText(text))]));
  const named = words.filter(isNamed).map(({ text }) => text);
  return [...new Set(named)].filter((name) => !isKnown(name, known));
}

// Whether each part of a name is a word of the texts, in this or a longer form.
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  const parts =
    foldText(name)
      .replace(ENDING, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasPart = (part: string) =>
    known.has(part) || (part.length >= STEM_MIN && [...known].some((word) => word.startsWith(part)));
  return parts.every(hasPart) || known.has(parts.join(''));
}

function codesIn(folded: string): string[] {
  return (folded.match(CODE_WORDS) ?? []).filter((word) => /\d/.test(word));
}
