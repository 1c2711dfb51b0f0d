// Guarantee: the kind of question decides which sentence answers it: a time for "when", a price for "what does it
// cost", in other languages too. What is quoted stands in the order of the document. A question is refused if
// the excerpts have nothing of that kind. Risk: an answer shares the question's words but does not answer it.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { extractAnswer } from './extract-answer.ts';

const answerFrom = (text: string, question: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Dairy', headings: '', text }], question }).split('ANSWER: ')[1] ?? null;

describe('a question', () => {
  it.each([
    ['Since when does the firm have the office?', 'time'],
    ['What should I do when the tanker arrives?', null],
    ['How warm may the milk be when it arrives?', 'temperature'],
    ['How often is the vat cleaned?', 'frequency'],
    ['What does a guided tour cost?', 'money'],
    ['How big can a file be?', 'size'],
    ['How many wheels fit on a shelf?', 'count'],
    ['Wie lange ist die Milch haltbar?', 'duration'],
    ['¿Cuánto cuesta una visita?', 'money'],
    ['À quelle heure ouvre le magasin ?', 'clock'],
    ['Wer leitet die Käserei?', 'name'],
    ['How late is the shop open?', 'clock'],
    ['An welchem Tag kommt der Tanker?', 'time'],
    ['¿Hasta qué hora se puede entrar?', 'clock'],
    ['¿Cada cuánto se limpia el tanque?', 'frequency'],
    ['What is the price of a tour?', 'money'],
    ['Bei welcher Temperatur reift der Käse?', 'temperature'],
    ['Was hat die neue Pumpe gekostet?', 'money'],
    ['Quanto custa uma visita?', 'money'],
    ['Wie hoch ist der Deich?', 'count'],
    ['Wie heeft vandaag dienst?', 'name'],
    ['Habt ihr am Sonntag geöffnet?', 'yes or no'],
    ['On which days is the shop open?', 'time'],
    ['¿Qué días abre la tienda?', 'time'],
    ['What deposit do you take for a crate?', 'money'],
    ['Was verdient eine Aushilfe?', 'money'],
    ['How much extra money do I get?', 'money'],
  ])('%j asks for the kind %s', (question, wanted) => {
    expect(readQuestion(question).answerKind).toBe(wanted);
  });

  it.each([
    ['What happens if I don’t clean the vat?', ['clean', 'vat']],
    ['Was passiert, wenn meine Milch warm ist?', ['milch', 'warm']],
    ['What happens when the alarm goes off?', ['alarm']],
    ['Until when can I return a crate?', ['return', 'crat']],
  ])('is about its content words: %j', (question, stems) => {
    expect(readQuestion(question).terms.map(({ stem }) => stem)).toEqual(stems);
  });
});

describe('among sentences with the same words', () => {
  const vat = 'The copper vat is in the cellar of the dairy. The copper vat is cleaned after each batch.';
  const tank = 'Milk is brought by a tanker to the dairy. Milk in the tanker is at most 6 °C warm.';

  it.each([
    ['has the time', `${vat} The copper vat was bought in 1998.`, 'When was the copper vat bought?', 'in 1998'],
    ['says how often', vat, 'How often is the copper vat cleaned?', 'after each batch'],
    [
      'says how long',
      'The cheese ripens since 1998 in the cellar. The cheese ripens for six weeks in the cellar.',
      'How long does the cheese ripen in the cellar?',
      'six weeks',
    ],
    [
      'has the negation of the question',
      'Theft of a van with a live tracker: excess 500 euros. Theft of a van, tracker not live: excess 2,000 euros.',
      'What is the excess for theft of a van when the tracker is not live?',
      '2,000',
    ],
    ['has the temperature', tank, 'How warm may the milk in the tanker be?', '6 °C'],
  ])('the answer is the one that %s', (_name, text, question, part) => {
    expect(answerFrom(text, question)).toContain(part);
  });

  it('no sentence is an answer without the kind of thing that is asked for', () => {
    const text = 'The copper vat of the dairy was cleaned by Ms Brandt.';
    expect(answerFrom(text, 'Who cleaned the copper vat of the dairy?')).toContain('Ms Brandt');
    expect(answerFrom(text, 'When was the copper vat of the dairy cleaned?')).toBeNull();
  });
});

it('a question in another language is answered from a text in that language', () => {
  const text = 'Der Käsekessel wird nach jedem Ansatz gereinigt. Der Keller wird täglich gelüftet.';
  expect(answerFrom(text, 'Wie oft wird der Käsekessel gereinigt?')).toBe(
    'Der Käsekessel wird nach jedem Ansatz gereinigt [1].',
  );
});

it.each([
  [
    'Kayaks cost 10 euros an hour. Bicycles are rented for 12 euros a day.',
    'How much is it to hire a bike?',
    '12 euros',
  ],
  [
    'The hall is locked at ten. The lamps of the hall are repaired by Ms Brandt.',
    'Who mends the lamps of the hall?',
    'Ms Brandt',
  ],
  ['Das Lager ist hell. Der Fahrstuhl wird jeden Montag gereinigt.', 'Wie oft wird der Aufzug gereinigt?', 'Montag'],
])('a sentence with a synonym answers: %j', (text, question, part) => {
  expect(answerFrom(text, question)).toContain(part);
});

it('a sentence about something else does not answer', () => {
  expect(answerFrom('Kayaks are rented for 12 euros a day.', 'What does it cost to hire a bike?')).toBeNull();
});

it('the full stop after a day does not separate it from its month', () => {
  const text = 'Resturlaub verfällt am 31. März. Anträge gehen an Frau Brandt.';
  expect(answerFrom(text, 'Wann verfällt der Resturlaub?')).toBe('Resturlaub verfällt am 31. März [1].');
});

it('a part of the day in Spanish answers a question about the time', () => {
  const text = 'El silencio empieza por la noche. El silencio lo piden los vecinos.';
  expect(answerFrom(text, '¿A qué hora empieza el silencio?')).toBe('El silencio empieza por la noche [1].');
});

it('a row is quoted with its first cell when the question names another cell', () => {
  const text = 'day | event | place\n14 November | strings concert | hall\n27 June | wedding party | yard';
  expect(answerFrom(text, 'When is the wedding party?')).toBe('27 June: event wedding party, place yard [1].');
});

it('a row is described with the column that is asked for', () => {
  const text = 'shift | begins | leader\nearly shift | 05:00 | Gruber\nnight shift | 21:00 | Steiner';
  expect(answerFrom(text, 'Who is the leader of the night shift?')).toBe('night shift: leader Steiner [1].');
});

it.each([
  [
    'How much is the rent of the room in winter?',
    'Die Miete für das Zimmer beträgt im Winter 300 €. Die Küche ist sauber.',
    '300 €',
  ],
  [
    'Wann ist der Laden am Samstag geöffnet?',
    'De winkel is zaterdag open van 9 tot 12 uur. De kelder is koel.',
    '9 tot 12',
  ],
  ['Combien de jours de congé avons-nous ?', 'Employees have 28 days of leave. Employees sing in the yard.', '28 days'],
])(
  'a question in a language other than that of its document is answered by words that mean the same: %j',
  (question, text, part) => {
    expect(answerFrom(text, question)).toContain(part);
  },
);

it('a row is not an answer just because its column is named', () => {
  const text = '| Sittich | Meise\ncage cleaning | daily | weekly\nfood | seeds | insects';
  expect(answerFrom(text, 'Who sold the Meise to the neighbour in week 12?')).toBeNull();
});

it('a statement after the question is not part of it', () => {
  expect(readQuestion('Wie lange ist die Halle offen? Ich komme nach der Arbeit').answerKind).toBe('duration');
});

it('an answer in a list of questions and answers has the subject of its question', () => {
  const text = 'Do you sell raw milk? Only on Mondays. Do you sell butter in the shop? Only in winter, by the pound.';
  expect(answerFrom(text, 'When do you sell butter in the shop?')).toBe('Only in winter, by the pound [1].');
});

it('each sentence of a cell has its mark', () => {
  const text =
    'alarm | what to do\nVatTooWarm | Treat it as a fault of the cooling. The log of the vat says which\nOther | Wait';
  expect(answerFrom(text, 'What should I do when the alarm VatTooWarm goes off?')).toBe(
    'VatTooWarm: Treat it as a fault of the cooling [1]. The log of the vat says which [1].',
  );
});

it('a German ordinal does not end a sentence', () => {
  const text = 'Wer das 57. Lebensjahr vollendet hat, arbeitet nicht mehr nachts. Der Keller ist kühl.';
  expect(answerFrom(text, 'Wer arbeitet nicht mehr nachts?')).toBe(
    'Wer das 57. Lebensjahr vollendet hat, arbeitet nicht mehr nachts [1].',
  );
});

it('up to three sentences and rows that fit nearly as well are quoted, in the order of the document', () => {
  const text = [
    'The cheese of the dairy ripens in the cellar for six weeks. The cheese of the dairy ripens in the hall for two days.',
    'The cheese of the dairy ripens in the yard for three days. The cheese of the dairy ripens in the loft for a day.',
  ].join(' ');
  expect(answerFrom(text, 'How long does the cheese of the dairy ripen?')).toBe(
    'The cheese of the dairy ripens in the cellar for six weeks [1]. The cheese of the dairy ripens in the hall for ' +
      'two days [1]. The cheese of the dairy ripens in the yard for three days [1].',
  );
});

it('a row that begins with a small letter begins a line', () => {
  const text = 'cheese | ripens\nhard cheese of the dairy | six weeks\nsoft cheese of the dairy | ten days';
  expect(answerFrom(text, 'How long does cheese of the dairy ripen?')).toBe(
    'hard cheese of the dairy: six weeks [1].\nsoft cheese of the dairy: ten days [1].',
  );
});

it('a sentence may begin with an identifier, and with a command', () => {
  const text = 'Every vat is cleaned once. cleaned_at is the time of the last batch. npm run wash cleans all vats.';
  expect(answerFrom(text, 'What is cleaned_at?')).toMatch(/^cleaned_at is the time of the last batch \[1\]/);
  expect(answerFrom(text, 'What cleans all vats?')).toContain('npm run wash cleans all vats [1].');
});

it('the subject of a message, which is the title of its document, answers nothing', () => {
  const text = 'Subject: Dairy\nFrom: Ann\n\nThe dairy opens at 9:30.';
  expect(answerFrom(text, 'When does the dairy open?')).toBe('The dairy opens at 9:30 [1].');
  expect(answerFrom('Subject: Dairy', 'Is there a dairy?')).toBe(null);
});
