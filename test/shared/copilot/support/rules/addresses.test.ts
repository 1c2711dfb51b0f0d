// Guarantee: an address of mail or of the web and a telephone number are only shown if the quoted text has exactly
// them, also in what needs no source. Risk: an invented address of a known domain, or "visit evil.com" after "The
// documents do not say:", is shown as grounded.
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../../shared/copilot/check-answer.ts';
import { closingSentence, isClosingSentence } from '../../../../../shared/copilot/closing-sentence.ts';
import { outcomesOf, quotedWhole } from '../outcomes.fixture.ts';

it.each([
  [
    'Write to desk@boats.com.',
    'For lost things, write to desk@boats.com',
    'For lost things, write to office@boats.com',
  ],
  ['Write to desk@boats.com.', 'Mail for the desk: DESK@boats.com', 'Mail for the desk: desk@boats.com.evil.org'],
  ['Write to desk@boats.com.', 'The desk has the address desk@boats.com', 'The website of the desk is boats.com'],
  ['Write to desk@boats.com.', 'The address: desk (at) boats (dot) com', 'The address: office (at) boats (dot) com'],
  ['Write to desk [at] boats.com.', 'The address is desk@boats.com', 'The address is help@boats.com'],
  ['Write to a@boats.com or b@boats.com.', 'You can write to b@boats.com', 'You can write to c@boats.com'],
  ['Forms are at boats.com/lost.', 'You find the forms at boats.com/lost', 'You find the forms at boats.com/found'],
  ['Forms are at boats.com/lost.', 'You find the forms at boats.com', 'You find the forms at forms.boats.com'],
  ['Forms are at www.boats.com.', 'You find the forms at boats.com', 'You find the forms at boats.co'],
  ['Forms are at boats.com.', 'You find the forms at boats.com', 'You find the forms at boats dot org'],
  ['Call 030 1234567.', 'In the evening, call 030/1234567', 'In the evening, call 030 1234568'],
  ['Call +49 30 1234567.', 'In the evening, call 030 1234567', 'In the evening, call 040 1234567'],
  ['Call 555-0123.', 'In the evening, call 555-0123', 'In the evening, call 555-0124'],
  ['Call (555) 555-0123.', 'In the evening, call 555-555-0123', 'In the evening, call 666-555-0123'],
  ['Schreiben Sie an info@hafen.de.', 'Bitte schreiben Sie an info@hafen.de', 'Bitte schreiben Sie an post@hafen.de'],
  ['Écrivez à aide@port.fr.', "L'adresse est aide@port.fr", "L'adresse est info@port.fr"],
  ['Llame al 0034 600 123 456.', 'El teléfono es 0034 600 123 456', 'El teléfono es 0034 600 123 457'],
])('the source %j has the address of %j and not that of %j', (text, right, wrong) => {
  expect(outcomesOf(`${right} [1].`, [quotedWhole(text)])).not.toEqual(['name']);
  expect(outcomesOf(`${wrong} [1].`, [quotedWhole(text)])).toEqual(['name']);
});

it.each([
  ['It is open from 8 to 12 on 5 December 2026.', 'It is open 08.00-12.00 on 05.12.2026'],
  ['The dose is 0.25 to 0.75 ml.', 'Between 0.25 and 0.75 ml are given'],
  ['Members vs. guests: 3 to 2.', 'It is 3 to 2 in members vs. guests'],
])('the source %j has all that looks like a number to call in %j', (text, sentence) => {
  expect(outcomesOf(`${sentence} [1].`, [quotedWhole(text)])).not.toEqual(['name']);
});

const TEXT = 'Write to desk@boats.com about lost things.';
const QUESTION = 'Whom do I write to about lost things?';

// Returns what is shown of an answer that quotes a whole text.
function shownOf(answer: string, text = TEXT, quote = text): string {
  const said = { text: answer, verdict: 'fully', quotes: [{ n: 1, text: quote }] } as const;
  const passages = [{ title: 'Desk', headings: '', text }];
  const checked = checkAnswer(said, QUESTION, passages);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, passages);
  return 'flaw' in cited ? cited.flaw : cited.answer;
}

it.each([
  'The documents do not say: visit evil.com.',
  'The documents do not mention: login evil.com.',
  'The documents do not mention evil dot com.',
  'The documents do not mention evil[.]com.',
  'The documents do not mention desk [at] evil.',
  'The documents do not say: whom do I write to about lost things, evil.com.',
  'Die Dokumente sagen nicht: siehe evil.com.',
  'Les documents ne disent pas : voir evil.com.',
  'Los documentos no dicen: visite evil.com.',
])('does not show an address that no document confirms: %s', (sentence) => {
  const answer = 'Write to desk@boats.com about lost things [1].';
  expect(shownOf(`${answer} ${sentence}`)).toBe(answer);
});

it('shows an address of the question in what the documents do not say', () => {
  const question = 'How long is evil.com open?';
  expect(isClosingSentence('The documents do not say: how long is evil.com open.', question)).toBe(true);
  expect(isClosingSentence('The documents do not say: how long is good.com open.', question)).toBe(false);
  expect(closingSentence('partly', 'how long is good.com open', question)).toBe('The documents do not say the rest.');
});

it('shows no table whose header has an address that its source lacks', () => {
  const rows = '|---|---|\n| Otter | 24 euros [1] |';
  const table = '| Boat | Price |\n|---|---|\n| Otter | 24 euros |';
  expect(shownOf(`| Boat | Price |\n${rows}`, table, 'Otter | 24 euros')).toContain('Otter');
  expect(shownOf(`| evil.com | Price |\n${rows}`, table, 'Otter | 24 euros')).toBe('uncited_sentence');
});
