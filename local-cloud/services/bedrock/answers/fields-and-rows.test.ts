// Guarantee: a field of a data file is found by its name and the names above it. A row about another person or thing,
// or with numbers of something else, is not an answer. Italian and Portuguese questions are read like those in the
// other languages. Risk: a neighboring value is quoted with its source.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { rankEvidence } from './evidence.ts';
import { extractAnswer } from './extract-answer.ts';

const answerFrom = (text: string, question: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Dairy', headings: '', text }], question }).split('ANSWER: ')[1] ?? null;

it('a field is found by its name and by the names above it', () => {
  const text = 'vats > copper\nname: copper\ncleaning_days: 3\nliters: 400\n\nvats > steel\nname: steel\nliters: 900';
  expect(answerFrom(text, 'After how many days of cleaning is the copper vat ready?')).toBe('cleaning_days: 3 [1].');
});

it('a row about another name is not an answer if a row has the requested name', () => {
  const text = 'cheese | store | ripens\nTomme | cellar | 40 days\nBrie | loft | 20 days';
  expect(answerFrom(text, 'How many days does cheese like Brie ripen in the store?')).toBe(
    'Brie: store loft, ripens 20 days [1].',
  );
});

it('a column that is asked for by another form of its name is part of the answer', () => {
  const text = 'day | press | presser\nMonday | old | Aino Brekke\nFriday | new | Luca Moretti';
  expect(answerFrom(text, 'Who pressed the cheese on the old press on Monday?')).toContain('Aino Brekke');
});

it('the title of a document in its first line is not an answer', () => {
  const text = 'Dairy\n\nThe vat of the dairy is made of copper and stands in the old cellar.';
  expect(answerFrom(text, 'What is said about the dairy?')).not.toBe('Dairy [1].');
});

it('an answer to "who" may be a role instead of a name', () => {
  const sentence = 'The milk of the dairy is tested by the foreman at the gate each day.';
  expect(answerFrom(sentence, 'Who tests the milk of the dairy?')).toContain('the foreman');
});

it.each([
  ['Where are the scores of the Gloria?', 'John Rutter: work Gloria, shelf B1'],
  ['How many booklets of the Gloria do we have?', 'John Rutter: work Gloria, copies 40'],
  ['Wie viele Hefte haben wir vom Gloria?', 'John Rutter: work Gloria, copies 40'],
])('"%s" asks for a column by what it has', (question, answer) => {
  const text =
    'composer | work | copies | publisher | shelf\nJohn Rutter | Gloria | 40 | Oxford | B1\nBach | Magnificat | 55 | Carus | C2';
  const excerpt = { n: 1, title: 'Choir', headings: '', text };
  expect(rankEvidence(readQuestion(question), [excerpt])[0]?.wording).toContain(answer);
});

it('a field with a place answers "where", and the fields beside it do not', () => {
  const text = 'risers\namount: 12\nwidth: 200\ndepot: 30\nlocation: town hall cellar';
  expect(answerFrom(text, 'Where are the risers?')).toMatch(/^location: town hall cellar/);
});

describe('a question in Italian or Portuguese', () => {
  it.each([
    ['A che ora apre il caseificio?', 'clock'],
    ['Quante ore deve riposare il formaggio?', 'duration'],
    ['Quanto dura la stagionatura?', 'duration'],
    ['Quanto si paga per una visita?', 'money'],
    ['Quanto levam por uma visita?', 'money'],
    ['Quantos dias amadurece o queijo?', 'duration'],
    ['Porque fecha a loja?', 'reason'],
  ])('%j asks for the kind %s', (question, wanted) => {
    expect(readQuestion(question).answerKind).toBe(wanted);
  });

  it.each([
    ['Quanto devo pagare per il formaggio della latteria?', ['formaggio', 'latteria']],
    ['Até que dia é que devo levantar o queijo?', ['levantar', 'queijo']],
  ])('%j is about these words, and at most one more: %j', (question, stems) => {
    expect(readQuestion(question).terms.map(({ stem }) => stem)).toEqual(expect.arrayContaining(stems));
    expect(readQuestion(question).terms.length).toBeLessThanOrEqual(stems.length + 1);
  });

  it.each([
    ['Quanto costa la consegna in estate?', 'The delivery in summer costs 12 euros. The summer is hot.', '12 euros'],
    ['Quanto custa a entrega no inverno?', 'The delivery in winter costs 15 euros. The winter is cold.', '15 euros'],
    ['Quando é entregue o leite à porta da clínica?', 'Il latte arriva alla porta della clinica martedì.', 'martedì'],
  ])('is answered by a text in English or Italian: %j', (question, text, part) => {
    expect(answerFrom(text, question)).toContain(part);
  });
});

describe('a row with numbers of something else', () => {
  const sales = 'Town | Q1 | Q2\nGhent | 18300 | 24650\nBruges | 41200 | 53800';

  it.each(['How many shops are there in Ghent?', 'Hoeveel winkels zijn er in Ghent?'])(
    'does not answer %j',
    (question) => {
      expect(answerFrom(sales, question)).toBeNull();
    },
  );

  it('answers if a column has the name of what is counted', () => {
    const shops = 'Town | Shops | Staff\nGhent | 3 | 24\nBruges | 4 | 53';
    expect(answerFrom(shops, 'How many shops are there in Ghent?')).toContain('3');
  });
});

it('a column with only a part of the requested word is not the requested one', () => {
  const row =
    'Lieferant | Ware | Bestelltag | Mindestbestellwert\nHartwig | Salat | Montag | 120\nTschumi | Brot | täglich';
  expect(answerFrom(row, 'Wie hoch ist der Mindestbestellwert bei Tschumi?')).toBeNull();
});

it('the day of a row is part of the answer to "when", although only another column is named', () => {
  const text = 'address | vat | round\nMill 150 | V-4102 | 27/10/2026\nQuay 12 | V-2231 | 06/10/2026';
  expect(answerFrom(text, 'When is the vat at Mill inspected?')).toBe('Mill 150: vat V-4102, round 27/10/2026 [1].');
});

it.each([
  [
    'the number of an item',
    '1. Close the valve of the press.\n2. Open the lid of the press.',
    'Open the lid of the press [1].',
  ],
  ['the mark of a footnote', '² Open the lid of the press.', 'Open the lid of the press [1].'],
])('an answer leaves out %s', (_name, text, answer) => {
  expect(answerFrom(text, 'Which lid of the press do I open?')).toContain(answer);
  expect(answerFrom(text, 'Which lid of the press do I open?')).not.toMatch(/^[\d²]/);
});

it('the number of a floor is not a mark', () => {
  const text = '2. Obergeschoss: Archiv der Molkerei und Lager der Formen.';
  expect(answerFrom(text, 'Was ist im Obergeschoss der Molkerei?')).toContain('2. Obergeschoss');
});

it('no line of an answer begins like a line of the reply', () => {
  const text = 'tea | steeps\nmissing tea of the valley | six minutes\nquote tea of the valley | ten minutes';
  const excerpts = [{ n: 1, title: 'Teas', headings: '', text }];
  const reply = extractAnswer({ excerpts, question: 'How long does tea of the valley steep?' });
  expect(reply).toContain(
    'ANSWER: missing tea of the valley: six minutes [1]. quote tea of the valley: ten minutes [1].',
  );
});
