// Guarantee: a sentence is trusted more when the heading above it says nothing but what is asked, as a heading of its
// section or as the excerpt's own, or when the question has many words, and less when some words
// of the question are in no excerpt, or when its excerpt has a name of the question. Risk: the answer below the very
// heading that was asked for is refused, because it does not repeat the words of the heading; or any sentence about a
// named person or place answers every question about that person or place.
import { expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { confidenceOf, rankEvidence } from './evidence.ts';
import { extractAnswer } from './extract-answer.ts';

const answerTo = (question: string, text: string, headings = '') =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Dairy', headings, text }], question }).split('ANSWER: ')[1] ?? null;

const QUESTION = 'What do I do with empty milk crates?';
const RULE = 'Put them beside the ramp and write their number in the list.';

it.each([
  ['the heading of its section', `Empty milk crates\n${RULE}`, ''],
  ['the nearest heading of its excerpt', RULE, 'Dairy > Yard > Empty milk crates'],
])('a sentence below what is asked for is an answer, if that is %s', (_name, text, headings) => {
  expect(answerTo(QUESTION, text, headings)).not.toBeNull();
});

it.each([
  ['a heading about more', `Empty milk crates, broken pumps, rented vans, dirty aprons\n${RULE}`, ''],
  ['a heading further up', RULE, 'Empty milk crates > Yard'],
])('the same sentence is not an answer below %s', (_name, text, headings) => {
  expect(answerTo(QUESTION, text, headings)).toBeNull();
});

function signalsOf(asked: string, text: string) {
  const question = readQuestion(asked);
  const [best] = rankEvidence(question, [{ n: 1, title: 'Notes', headings: '', text }]);
  return best?.signals;
}

it('the share of words that no excerpt has is counted', () => {
  const text = 'The blue boat leaves the harbour in the evening.';
  expect(signalsOf('What about the boat and the harbour?', text)?.absent).toBe(0);
  expect(signalsOf('What about the boat and the elephant?', text)?.absent).toBe(0.5);
});

it.each([
  ['English', 'What did Zbigniew say about the boat?', 'Zbigniew painted the boat last week in blue.'],
  ['German', 'Was macht Zbigniew mit dem Boot?', 'Zbigniew streicht das Boot nächste Woche blau.'],
])('a name of the question in the excerpt is noticed in %s', (_language, asked, text) => {
  expect(signalsOf(asked, text)?.named).toBe(1);
});

it('a noun that German writes with a capital is not a name', () => {
  expect(signalsOf('Was ist mit der Rechnung?', 'Die Rechnung kommt nächste Woche mit der Post.')?.named).toBe(0);
});

it('four shared words count fully, and one a quarter', () => {
  const text = 'The blue boat leaves the old harbour on Monday.';
  expect(signalsOf('boat', text)?.matched).toBe(0.25);
  expect(signalsOf('Which blue boat leaves the harbour on Monday?', text)?.matched).toBe(1);
});

it('a sentence that only shares a name with a German question is refused, and one about its subject is quoted', () => {
  const text = 'Der Kran in Zbigniew wird im Mai von der Firma gewartet.';
  expect(answerTo('Wann wird der Kran gewartet?', text)).not.toBeNull();
  expect(answerTo('Wann wird das Zelt in Zbigniew gekauft?', text)).toBeNull();
});

it('the words of a question are counted, up to eight', () => {
  const text = 'The blue boat leaves the old harbour on Monday.';
  expect(signalsOf('Which boat?', text)?.asked).toBe(1 / 8);
  const long = 'Which blue boat with red sails and white ropes leaves the old harbour on Monday afternoon?';
  expect(signalsOf(long, text)?.asked).toBe(1);
});

it('a sentence with exactly the kind of thing that is asked for is told from one with something similar', () => {
  expect(signalsOf('How long is the boat hired?', 'The boat is hired for 3 days.')?.exactKind).toBe(1);
  expect(signalsOf('How long is the boat hired?', 'The boat is hired until 3 May by them.')?.exactKind).toBe(0);
});

it.each([
  ['How long are the milk samples kept?', 'We keep milk samples for nine days.'],
  ['Who sold the old van?', 'The old van may only be sold by Zbigniew.'],
  ['Where is the list of drivers hung?', 'Please hang the list of drivers in the hall.'],
])('%j has the verb of %j in another form', (question, text) => {
  expect(signalsOf(question, text)?.absent).toBe(0);
});

const trustIn = (question: string, text: string) => {
  const asked = readQuestion(question);
  const excerpts = ['Pumps are blue.', text].map((each, at) => ({
    n: at + 1,
    title: 'Dairy',
    headings: '',
    text: each,
  }));
  return confidenceOf(asked, rankEvidence(asked, excerpts));
};

it('a sentence with every word of the question is trusted, also if it is not of the first excerpt', () => {
  expect(trustIn('What is the warranty on milk pumps?', 'The warranty on milk pumps is void.')).toBeGreaterThan(0);
});

it('a sentence with the code of the question and most of its words is trusted', () => {
  const text = 'Turn the bolts with a force wrench: V5 bolts 90 Nm, V7 bolts 140 Nm.';
  expect(answerTo('With what force must V7 bolts be tightened?', text)).toContain('140 Nm');
});

it.each(['Why did pump 2 stop?', 'Warum stand Pumpe 2 still?'])('%s: no setting is a reason', (question) => {
  const text = 'pump_2: stop 70\n\nPumpe 2: stop 70';
  expect(rankEvidence(readQuestion(question), [{ n: 1, title: 'Dairy', headings: '', text }])).toEqual([]);
});
