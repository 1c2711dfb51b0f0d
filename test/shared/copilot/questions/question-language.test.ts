// Guarantee: the language of a question is recognized, even if it is short and has no function words or accents; a
// question in any other language counts as English. Risk: a refusal is written in a language that its reader does not
// know.
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

it.each(QUESTIONS)('recognizes %s: %j', async (language, question) => {
  expect(await languageOf(question)).toBe(language.length === 2 ? language : 'en');
});

it.each([
  ['?', 'en'],
  ['🙂', 'en'],
  ['[PERSON_1]?', 'en'],
  // Neither a placeholder for personal data, nor an address or a code, is part of the language.
  ['Wo ist [PERSON_1] [PERSON_2] [EMAIL_ADDRESS_1] [STREET_ADDRESS_1]?', 'de'],
  ['Gilt das auch für https://www.example.com/the/terms/of/the/service?', 'de'],
  // English words that many languages use, and nothing else.
  ['Wifi password', 'en'],
  ['Loan periods', 'en'],
  ['Wi-Fi password?', 'en'],
  ['INTERNET PASSWORD', 'en'],
  ['password reset', 'en'],
  ['Pizza', 'en'],
  ['password dimenticata', 'it'],
  ['clave wifi', 'es'],
  ['mot de passe wifi', 'fr'],
  // Said in place of a question: the detector takes "Hello" for Italian and "ok" for Polish.
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
  ...['Marzipan?', 'Marzipan', '年', '年?', 'é'].map((said): [string, string] => [said, 'en']),
  // Names do not decide.
  ...['Who is Piotr Wieliczko?', 'Who is Giovanni Rossi?', 'Where is Piotr Wieliczko?'].map(
    (said): [string, string] => [said, 'en'],
  ),
  ['Wo ist Piotr Wieliczko?', 'de'],
  ['Chi è Piotr Wieliczko?', 'it'],
  ['Kto to jest Giovanni Rossi?', 'pl'],
  ['пароль від вайфаю?', 'uk'],
  ['kata sandi wifi', 'id'],
  ['Erreur E42', 'fr'],
  ['Chi paga?', 'it'],
  ['Quem paga?', 'pt'],
  ['Wo wohnt Herr Åkesson?', 'de'],
  ['Hallo', 'de'],
  ['Guten Morgen', 'de'],
  ['Merci !', 'fr'],
  ['Hola', 'es'],
  ['Ciao', 'it'],
  ['Olá', 'pt'],
  ['Bedankt', 'nl'],
  ['Cześć', 'pl'],
  ['Hej', 'en'],
  ['preis', 'de'],
  ['prix', 'fr'],
  ['orari', 'it'],
  // A greeting before a question does not decide.
  ['Hello, wo ist der Hund angemeldet?', 'de'],
  // A character of another script does not decide; two of Chinese or Korean do.
  ['Parking π Ж?', 'en'],
  ['What does の mean?', 'en'],
  ['What does 費 mean?', 'en'],
  ['What does 한 mean?', 'en'],
  ['한국', 'ko'],
  ['費用', 'zh'],
  // Han characters and a syllable of Japanese.
  ['費は', 'ja'],
])('%j counts as written in %s', async (question, language) => {
  expect(await languageOf(question)).toBe(language);
});
