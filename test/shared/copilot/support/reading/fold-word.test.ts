// Guarantee: forms of a word are one word, a compound is found by its part, and words that differ inside are two.
// Risk: a right sentence in other forms is refused, or one about something else passes.
import { expect, it } from 'vitest';
import { foldWord, isSameWord, stemOf } from '../../../../../shared/copilot/support/reading/fold-word.ts';
import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { baseOf } from '../../../../../shared/copilot/support/reading/languages/word-forms.ts';

const read = (text: string, language: WordLanguage = 'en') => {
  const word = foldWord(text);
  return { word, stem: stemOf(word), base: baseOf(word, language) };
};

it.each([
  ['cats', 'cat'],
  ['bus', 'bus'],
  ['running', 'run'],
  ['ends', 'end'],
  ['agreements', 'agre'],
  ['Mietverträge', 'mietvertrag'],
  ['rent', 'rent'],
  ['lease', 'leas'],
  ['Zahlungen', 'zahl'],
  ['committees', 'commi'],
  ['tell', 'tell'],
  ['addresses', 'addr'],
  ['kilometer', 'kilom'],
  ['natural', 'natural'],
  ['es', 'es'],
  ['Übungen', 'ubungen'],
  ['Fußböden', 'fussbod'],
  ['generalisations', 'general'],
])('%s is cut to %s', (word, stem) => {
  expect(read(word).stem).toBe(stem);
});

it.each([
  ['rental', 'rents', false],
  ['Kündigung', 'Kündigungsfrist', true],
  ['Frist', 'Kündigungsfrist', false],
  ['contract', 'contraction', true],
  ['month', 'monthly', true],
  ['ab', 'ab', true],
  ['abc', 'abcd', false],
  ['garage', 'Tiefgarage', true],
  ['Tiefgarage', 'garage', true],
  ['Straße', 'strasse', true],
  ['hopped', 'hopping', true],
  ['zahlen', 'Zahlung', true],
  ['committee', 'committees', true],
  ['agreement', 'agreed', true],
  ['stone', 'store', false],
  ['organise', 'organize', true],
  ['construct', 'constellations', false],
  ['intern', 'international', true],
  ['water', 'watercolour', true],
  ['under', 'underestimation', true],
])('%s and %s: %s', (one, other, expected) => {
  expect(isSameWord(read(one), read(other))).toBe(expected);
  expect(isSameWord(read(other), read(one))).toBe(expected);
});

it.each<readonly [WordLanguage, one: string, other: string, expected: boolean]>([
  ['en', 'paid', 'payments', true],
  ['en', 'held', 'holding', true],
  ['en', 'decision', 'decided', true],
  ['en', 'applied', 'applications', true],
  ['en', 'send', 'sender', true],
  ['en', 'sent', 'second', false],
  ['de', 'gezahlt', 'zahlen', true],
  ['de', 'ausgezahlt', 'auszuzahlen', true],
  ['de', 'vorausgezahlt', 'Vorauszahlung', true],
  ['de', 'ausgezahlt', 'vorausgezahlt', false],
  ['de', 'auszahlen', 'vorauszahlen', false],
  ['de', 'geprüften', 'Prüfung', true],
  ['de', 'nahm', 'genommen', true],
  ['de', 'kaufen', 'verkaufen', false],
  ['fr', 'reçu', 'réception', true],
  ['fr', 'convoquent', 'convocation', true],
  ['fr', 'réparent', 'réparation', true],
  ['es', 'renueva', 'renovación', true],
  ['es', 'firmó', 'firmado', true],
  ['es', 'plazo', 'plano', false],
  ['it', 'chiuso', 'chiusura', true],
  ['it', 'banca', 'banche', true],
  ['it', 'inviare', 'rinviare', false],
  ['pt', 'revê', 'revisto', true],
  ['pt', 'verificou', 'verificado', true],
  ['pt', 'lavou', 'lavado', true],
  ['nl', 'betaalde', 'betaling', true],
  ['nl', 'terugbetalen', 'terugbetaald', true],
  ['nl', 'terugbetalen', 'betalen', false],
  ['nl', 'ingeleverd', 'inlevering', true],
  ['nl', 'verkopen', 'kopen', false],
  ['nl', 'begon', 'begonnen', true],
  ['pl', 'zgłoszono', 'zgłasza', true],
  ['pl', 'wymianę', 'wymienić', true],
  ['pl', 'zwrot', 'zwrócono', true],
  ['sv', 'laddas', 'laddningen', true],
  ['sv', 'nycklarna', 'nyckel', true],
  ['sv', 'drog', 'dragit', true],
  ['sv', 'stad', 'styrelse', false],
  ['zh', '借', '还', false],
])('%s: %s and %s: %s', (language, one, other, expected) => {
  expect(isSameWord(read(one, language), read(other, language))).toBe(expected);
  expect(isSameWord(read(other, language), read(one, language))).toBe(expected);
});
