// Guarantee: in five languages, a sentence without a mark is not refused if it only says what the excerpts do not say.
// It is refused if it states something, or denies what an excerpt says. Risk: a right answer is lost because it names
// what is missing, or an invented fact passes without a source.
import { expect, it } from 'vitest';
import { outcomesOf, quotedWhole } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

const ENGLISH = 'The pharmacist releases the batch. The cold store is cleaned by the night shift.';

// Returns the outcome of a sentence after one that cites the first sentence of the text.
function outcomeAfterCited(sentence: string, text: string, question: string): string | undefined {
  const quote = `${text.split('.')[0]}.`;
  const source = { ...quotedWhole(text), quotes: [quote] };
  return outcomesOf(`${quote.slice(0, -1)} [1]. ${sentence}`, [source], question).at(-1);
}

it.each([
  ['The excerpts do not say how long it is kept.', ENGLISH, 'Who releases the batch, and how long is it kept?'],
  ['How long it is kept is not stated in the documents.', ENGLISH, 'Who releases the batch, and when?'],
  ['Zur Dauer enthalten die Auszüge keine Angabe.', 'Der Apotheker gibt die Charge frei.', 'Wer gibt sie wann frei?'],
  ["Les extraits n'indiquent pas la durée.", 'Le pharmacien libère le lot.', 'Qui libère le lot, et quand ?'],
  ['Los documentos no indican la duración.', 'El farmacéutico libera el lote.', '¿Quién libera el lote, y cuándo?'],
  ['I documenti non indicano la durata.', 'Il farmacista libera il lotto.', 'Chi libera il lotto, e quando?'],
])('accepts without a mark what only says what is missing: %s', (sentence, text, question) => {
  expect(outcomeAfterCited(sentence, text, question)).toBe('plain');
});

it.each([
  'The batch is kept in the cold store.',
  'The excerpts say how long it is kept.',
  'The excerpts do not say that it is kept for 30 days.',
  'The excerpts do not say "forever".',
  'The excerpts do not mention dishonest managers, hidden debts, angry neighbours and broken promises.',
  'The excerpts do not say who cleaned the cold store.',
  'It is not kept.',
])('refuses a sentence without a mark that states or denies something: %s', (sentence) => {
  expect(outcomeAfterCited(sentence, ENGLISH, 'Who releases the batch?')).toBe('uncited_sentence');
});

it('refuses an answer that only says what is missing', () => {
  const answer = 'The excerpts do not say how long it is kept.';
  expect(outcomesOf(answer, [quotedWhole(ENGLISH)], 'How long?')).toEqual(['plain']);
  expect(supportFlaw(answer, [quotedWhole(ENGLISH)], 'How long?')).toBe('no_statement');
});
