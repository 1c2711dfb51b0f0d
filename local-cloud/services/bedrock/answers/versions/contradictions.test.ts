// Guarantee: when two documents say the same with another number, or one of them denies it, the answer has both
// sentences and the verdict "contradictory"; sentences about different cases do not contradict each other. Risk: one of
// two versions is presented as the only one, or a document is accused of a contradiction that it does not have.
import { expect, it } from 'vitest';
import { extractAnswer } from '../extract-answer.ts';

const HEADINGS = 'Terms > Notice period';
const replyTo = (question: string, ...documents: readonly (readonly [title: string, text: string])[]) =>
  extractAnswer({
    excerpts: documents.map(([title, text], at) => ({ n: at + 1, title, headings: HEADINGS, text })),
    question,
  });
const CONTRACT = ['Contract with the baker', 'The notice period is three months for both parties.'] as const;
const QUESTION = 'How many months is the notice period of the baker for both parties?';

it('an answer has both sides of a contradiction, and says so', () => {
  const letter = ['Letter to the baker', 'The notice period of the baker is six months for both parties.'] as const;
  expect(replyTo(QUESTION, CONTRACT, letter)).toBe(
    [
      'QUOTE [1]: The notice period is three months for both parties.',
      'QUOTE [2]: The notice period of the baker is six months for both parties.',
      'VERDICT: contradictory',
      'ANSWER: The notice period is three months for both parties [1]. The notice period of the baker is six months for both parties [2].',
    ].join('\n'),
  );
});

const NOTICE = 'How many months is the notice period';
const OTHER = [
  'Handbook for bakers',
  'The notice period is six months for both parties. The canteen opens at 11:30.',
] as const;

it.each([
  [
    `${NOTICE}, and when does the canteen open?`,
    [
      'VERDICT: contradictory',
      'ANSWER: The notice period is three months for both parties [1]. The notice period is six months for both parties [2]. The canteen opens at 11:30 [2].',
    ],
  ],
  [
    `${NOTICE}, and where is the swimming pool?`,
    [
      'VERDICT: partly',
      'ANSWER: The notice period is three months for both parties [1]. The notice period is six months for both parties [2].',
      'MISSING: where is the swimming pool?',
    ],
  ],
])('of several questions in one, "%s" has one verdict', (question, lines) => {
  const reply = replyTo(question, CONTRACT, OTHER).split('\n');
  expect(reply.filter((line) => !line.startsWith('QUOTE'))).toEqual(lines);
});

it.each([
  [
    'another figure',
    'The notice period is 3 months for both parties.',
    'The notice period is 6 months for both parties.',
  ],
  [
    'a tenth of it',
    'The notice period is 1.5 months for both parties.',
    'The notice period is 15 months for both parties.',
  ],
  [
    'a denial',
    'The notice period is three months for both parties.',
    'The notice period is not three months for both parties.',
  ],
])('%s is a contradiction', (_name, one, other) => {
  expect(replyTo(QUESTION, ['Contract with the baker', one], ['Letter to the baker', other])).toContain(
    'VERDICT: contradictory',
  );
});

it.each([
  ['the same number in another form', 'The notice period is 3 months for both parties.'],
  ['the same number', 'The notice period is three months for both parties.'],
  ['another case', 'The notice period is six months for apprentices of both parties.'],
  ['something else', 'The lease of the shop begins in six months.'],
])('%s is not a contradiction', (_name, text) => {
  expect(replyTo(QUESTION, CONTRACT, ['Letter to the baker', text])).toContain('VERDICT: fully');
});

it.each([
  ['Crane K1', 'Crane K2'],
  ['Log of Monday', 'Log of Tuesday'],
  ['Hafenkran', 'Turmkran'],
  ['Mobile crane', 'Loading crane'],
])('what %j and %j say is about two things', (one, other) => {
  const text = (tons: number) => `The crane may lift a load of ${tons} tons.`;
  const reply = replyTo('How many tons may the crane lift?', [one, text(10)], [other, text(12)]);
  expect(reply).toContain('VERDICT: fully');
});

it.each([
  ['Crane handbook', 'Crane leaflet'],
  ['Old rules', 'New rules'],
  ['Kranordnung', 'Merkblatt'],
])('what %j and %j say is about the same thing', (one, other) => {
  const text = (tons: number) => `The crane may lift a load of ${tons} tons.`;
  const reply = replyTo('How many tons may the crane lift?', [one, text(10)], [other, text(12)]);
  expect(reply).toContain('VERDICT: contradictory');
});

it('an amount in figures and one with a word for thousands are not compared', () => {
  const text = (amount: string) => `The deposit for a bicycle is ${amount} euros in cash.`;
  const reply = replyTo(
    'How much is the deposit for a bicycle?',
    ['Rent', text('1,500')],
    ['Leaflet', text('1.5 thousand')],
  );
  expect(reply).toContain('VERDICT: fully');
});

it('an older document of a series does not contradict the newer one', () => {
  const minutes = (day: string, amount: string) =>
    [`Minutes of the choir, ${day}`, `The members of the choir pay a fee of ${amount} euros a year.`] as const;
  const reply = replyTo(
    'What fee in euros do the members of the choir pay during the notice period of a year?',
    minutes('4 March 2025', '40'),
    minutes('6 March 2026', '50'),
  );
  expect(reply).toContain('VERDICT: fully');
});

const rule = (text: string, title = 'Guest handbook') => [title, text] as const;
const leaflet = (text: string) => rule(text, 'Guest leaflet');

it.each([
  [
    'How long is the notice period?',
    'The notice period is three months.',
    'Guests may leave with a notice period of six months.',
  ],
  ['What does parking cost?', 'Parking costs 9 euros a day.', 'Parking is free.'],
  ['When does the pool close?', 'The pool closes at 8 p.m.', 'The pool closes at 21:00.'],
  [
    'When is the sauna of the hotel closed?',
    'The sauna of the hotel is closed on Monday.',
    'The sauna of the hotel is closed on Tuesday.',
  ],
  ['Who is the manager of the hotel?', 'The manager of the hotel is Ruth Oakes.', 'Manager of the hotel: Colin Marsh.'],
  [
    'Who issues the parking cards?',
    'Parking cards are issued by the porter.',
    'Parking cards are issued by the office.',
  ],
  ['Are dogs allowed in the garden?', 'Dogs are allowed in the garden.', 'Dogs are forbidden in the garden.'],
  [
    'Darf man auf dem Balkon grillen?',
    'Auf dem Balkon darf gegrillt werden.',
    'Auf dem Balkon darf man nicht grillen.',
  ],
  ['Combien coûte le parking ?', 'Le parking coûte 9 euros.', 'Le parking coûte 12 euros par jour.'],
])('%j is answered with both sides: %j, %j', (question, one, other) => {
  const reply = replyTo(question, rule(one), leaflet(other));
  expect(reply.split('\n').toSorted()).toEqual(
    expect.arrayContaining([`QUOTE [1]: ${one}`, `QUOTE [2]: ${other}`, 'VERDICT: contradictory']),
  );
});

it.each([
  [
    '30 days and one month',
    'How long is the notice period?',
    'The notice period is 30 days.',
    'The notice period is one month.',
  ],
  ['two groups', 'What does a ticket cost?', 'A ticket costs 9 euros.', 'For children, a ticket costs 5 euros.'],
  ['two countries', 'What does a ticket cost?', 'A ticket costs 9 euros.', 'In Belgium, a ticket costs 7 euros.'],
  ['two years', 'What does a ticket cost?', 'In 2024, a ticket costs 9 euros.', 'In 2025, a ticket costs 7 euros.'],
  ['two days', 'When does the pool open?', 'The pool opens at 9:00.', 'On Sundays, the pool opens at 11:00.'],
  [
    'two kinds',
    'What does the reduced ticket cost?',
    'The reduced ticket costs 5 euros.',
    'The full ticket costs 9 euros.',
  ],
  ['an exception', 'Are dogs allowed?', 'Dogs are allowed.', 'Dogs are not allowed in the sauna.'],
  ['a condition', 'Are dogs allowed?', 'Dogs are allowed.', 'No dogs are allowed without a leash.'],
  [
    'two things to which the same happens',
    'How long are parcels stored?',
    'Parcels are stored for 14 days.',
    'If you leave less than two days before the end, the tent is stored.',
  ],
  [
    'two things with the same kind of price',
    'What is the rent?',
    'Skates can be had at the ice rink for a rent of £4.',
    'Sledges are handed out at the ice rink for a rent of £9.',
  ],
  ['a part', 'How warm is the Kühlraum?', 'Der Kühlraum hat 7 °C.', 'Der Tiefkühlraum hat -18 °C.'],
])('%s are not a contradiction: %j', (_name, question, one, other) => {
  expect(replyTo(question, rule(one), leaflet(other))).not.toContain('contradictory');
});

it.each([
  ['Prices 2019 (no longer valid)', 'A day ticket for the pool costs 5 euros.'],
  ['Old leaflet', 'This leaflet has been replaced by the handbook.\nA day ticket for the pool costs 5 euros.'],
  ['Preise – ersetzt durch das Handbuch', 'A day ticket for the pool costs 5 euros.'],
])('%j contradicts nothing, and does not answer', (title, text) => {
  expect(
    replyTo(
      'What does a day ticket for the pool cost?',
      rule(text, title),
      rule('A day ticket for the pool costs 9 euros.'),
    ),
  ).toBe(
    [
      'QUOTE [2]: A day ticket for the pool costs 9 euros.',
      'VERDICT: fully',
      'ANSWER: A day ticket for the pool costs 9 euros [2].',
    ].join('\n'),
  );
});

const inOneDocument = (question: string, text: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Kiln', headings: '', text }], question });

it('a document contradicts itself if its list of questions gives another amount', () => {
  const text = 'The kiln takes 40 kg of clay per firing.\n\nQ: How much clay does the kiln take?\nA: 70 kg.';
  expect(inOneDocument('How much clay does the kiln take?', text).split('\n')).toEqual(
    expect.arrayContaining(['QUOTE [1]: The kiln takes 40 kg of clay per firing.', 'VERDICT: contradictory']),
  );
});

it('a document does not contradict itself if its list of questions gives the same amount', () => {
  const text = 'The kiln takes 40 kg of clay per firing.\n\nQ: How much clay does the kiln take?\nA: 40 kg.';
  expect(inOneDocument('How much clay does the kiln take?', text)).toContain('VERDICT: fully');
});
