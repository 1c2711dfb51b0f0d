// Guarantee: the language of a question is recognized by its script, its letters and its function words; a question
// without them, or in any other language, counts as English. Risk: a refusal is written in a language that its reader
// does not know.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageOf } from '../../../../shared/copilot/question-language.ts';

// Each line has a language and a question: a code for one of the twenty languages, or the name of another language.
const QUESTIONS = readFileSync(new URL('questions-in-languages.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [language: string, question: string]);

it('the questions are in exactly those languages that docs/api.md names', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const codes = new Set(QUESTIONS.map(([language]) => language).filter((language) => language.length === 2));
  const known = [...codes].map((code) => (code === 'bn' ? 'Bengali' : names.of(code)));
  const [, named = ''] = /These sentences exist in ([^.]+)\./.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
  expect(named.split(/,\s+| and /)).toEqual(known.sort());
});

const rateOf = (questions: typeof QUESTIONS, isCounted: (got: string, language: string) => boolean) =>
  questions.filter(([language, question]) => isCounted(languageOf(question), language)).length / questions.length;
const KNOWN = QUESTIONS.filter(([language]) => language.length === 2 && language !== 'en');
const ENGLISH = QUESTIONS.filter(([language]) => language === 'en');
const OTHER = QUESTIONS.filter(([language]) => language.length > 2);
const LATIN = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'vi', 'id']);

it('recognizes English, five in six questions in the other languages, and the rest mostly counts as English', () => {
  expect(rateOf(ENGLISH, (got) => got === 'en')).toBeGreaterThan(0.98);
  expect(rateOf(KNOWN, (got, language) => got === language)).toBeGreaterThan(5 / 6);
  expect(rateOf(KNOWN, (got, language) => got !== language && got !== 'en')).toBeLessThan(0.03);
  expect(rateOf(OTHER, (got) => got === 'en')).toBeGreaterThan(5 / 6);
});

it.each(
  QUESTIONS.filter(
    ([language]) => language.length === 2 && language !== 'en' && language !== 'uk' && !LATIN.has(language),
  ),
)('recognizes %s by its script or function words: %j', (language, question) => {
  expect(languageOf(question)).toBe(language);
});

it.each([
  ['?', 'en'],
  ['[PERSON_1]?', 'en'],
  // Neither a placeholder for personal data, nor an address or a code, is part of the language.
  ['Wo ist [PERSON_1] [PERSON_2] [EMAIL_ADDRESS_1] [STREET_ADDRESS_1]?', 'de'],
  ['Gilt das auch für https://www.example.com/the/terms/of/the/service?', 'de'],
  // English words that many languages use, and nothing else.
  ['Wifi password', 'en'],
  ['INTERNET PASSWORD', 'en'],
  // Said in place of a question.
  ...['Hello', 'Hello!', 'hi', 'Hey there', 'ok', 'OK, thanks!', 'Thank you.', 'thx', 'yes', 'no', '👍', 'ok 👍'].map(
    (said): [string, string] => [said, 'en'],
  ),
  // One short word that could be of any language.
  ...['zebra', 'yo', 'np', 'ty', 'asdf', 'x'].map((word): [string, string] => [word, 'en']),
  // Several words that are of no language.
  ...['blorptang fizzle', 'rm -rf /', 'la la la', 'tra la la', 'lorem ipsum dolor sit amet', 'ls -la /tmp'].map(
    (said): [string, string] => [said, 'en'],
  ),
  // Too little to tell.
  ...['password dimenticata', 'clave wifi', 'mot de passe wifi', 'preis', 'prix', 'orari'].map(
    (said): [string, string] => [said, 'en'],
  ),
  ...['Marzipan?', 'Marzipan', '年', '年?', 'é'].map((said): [string, string] => [said, 'en']),
  // Names do not decide.
  ...['Who is Piotr Wieliczko?', 'Who is Giovanni Rossi?', 'Where is Piotr Wieliczko?'].map(
    (said): [string, string] => [said, 'en'],
  ),
  ['Who is Jürgen in Zürich?', 'en'],
  ['Wo ist Piotr Wieliczko?', 'de'],
  // Unless the words leave it open: the letters of a noun tell German from Dutch.
  ['Wie oft werden die Bälle geprüft?', 'de'],
  ['Was kostet die Miete?', 'de'],
  ['Wat kost de Fiets?', 'nl'],
  ['Chi è Piotr Wieliczko?', 'it'],
  ['Kto to jest Giovanni Rossi?', 'pl'],
  ['пароль від вайфаю?', 'uk'],
  ['Chi paga?', 'it'],
  ['Quem paga?', 'pt'],
  ['Wo wohnt Herr Åkesson?', 'de'],
  ['Hallo', 'de'],
  ['Merci !', 'fr'],
  ['Hola', 'es'],
  ['Ciao', 'it'],
  ['Olá', 'pt'],
  ['Bedankt', 'nl'],
  ['Cześć', 'pl'],
  ['Hej', 'en'],
  // A greeting before a question does not decide.
  ['Hello, wo ist der Hund angemeldet?', 'de'],
  // A character of another script does not decide; two of Chinese or Korean do.
  ['Parking π Ж?', 'en'],
  ['What does の mean?', 'en'],
  ['What does 한 mean?', 'en'],
  ['한국', 'ko'],
  ['費用', 'zh'],
  // Han characters and a syllable of Japanese.
  ['費は', 'ja'],
])('%j counts as written in %s', (question, language) => {
  expect(languageOf(question)).toBe(language);
});
