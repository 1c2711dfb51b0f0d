// Guarantee: a sentence without a mark that only says what the excerpts do not say is not refused, in five languages;
// one that states something, or that denies what an excerpt says, is. Risk: a right answer is lost because it names
// what is missing, or an invented fact passes without a source.
import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes.fixture.ts';

const ENGLISH = 'The pharmacist releases the batch. The cold store is cleaned by the night shift.';

function lastOutcomeOf(sentence: string, text: string, question: string): string | undefined {
  const quote = `${text.split('.')[0]}.`;
  const source = { title: '', headings: '', text, quotes: [quote] };
  return outcomesOf(`${quote.slice(0, -1)} [1]. ${sentence}`, [source], question).at(-1);
}

it.each([
  ['The excerpts do not say how long it is kept.', ENGLISH, 'Who releases the batch, and how long is it kept?'],
  ['How long it is kept is not stated in the documents.', ENGLISH, 'Who releases the batch, and when?'],
  ['Zur Dauer enthalten die Auszüge keine Angabe.', 'Der Apotheker gibt die Charge frei.', 'Wer gibt sie wann frei?'],
  ["Les extraits n'indiquent pas la durée.", 'Le pharmacien libère le lot.', 'Qui libère le lot, et quand ?'],
  ['Los documentos no indican la duración.', 'El farmacéutico libera el lote.', '¿Quién libera el lote, y cuándo?'],
  ['I documenti non indicano la durata.', 'Il farmacista libera il lotto.', 'Chi libera il lotto, e quando?'],
])('lets pass without a mark: %s', (sentence, text, question) => {
  expect(lastOutcomeOf(sentence, text, question)).toBe('plain');
});

it.each([
  'The batch is kept in the cold store.',
  'The excerpts say how long it is kept.',
  'The excerpts do not say that it is kept for 30 days.',
  'The excerpts do not say "forever".',
  'The excerpts do not mention dishonest managers, hidden debts, angry neighbours and broken promises.',
  'The excerpts do not say who cleaned the cold store.',
  'It is not kept.',
])('refuses without a mark: %s', (sentence) => {
  expect(lastOutcomeOf(sentence, ENGLISH, 'Who releases the batch?')).toBe('uncited_sentence');
});

it('does not take such a sentence alone for an answer', () => {
  const source = { title: '', headings: '', text: ENGLISH, quotes: [ENGLISH] };
  expect(outcomesOf('The excerpts do not say how long it is kept.', [source], 'How long?')).toEqual(['plain']);
});
