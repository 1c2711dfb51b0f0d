// Guarantee: a row or a sentence about another town, product, year or court than the question's is not an answer, and
// where no document has the thing that is asked about, no row answers in its place; nor does a sentence that shares
// only a word that any price has. Risk: the fare to one town is quoted for another, with its source, or the price of
// lunch for that of cinnamon.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { rankEvidence } from './evidence.ts';
import { extractAnswer } from './extract-answer.ts';
import { absentThings } from './other-things.ts';
import { matchTopic } from './terms.ts';

const answerFrom = (text: string, question: string, title = 'Ferry fares', headings = '') =>
  extractAnswer({ excerpts: [{ n: 1, title, headings, text }], question }).split('ANSWER: ')[1] ?? null;

const FARES = 'route | adult fare | child fare\nQuay to Holm | £4 | £2\nQuay to Brent | £6 | £3';

describe('a question about something that no excerpt has', () => {
  it.each([
    ['a town', 'What is the adult fare from Quay to Durham?', FARES],
    [
      'a thing',
      "Combien coûte la traduction d'un testament ?",
      'traduction | coûte\nActe de mariage | 34 €\nDiplôme | 38 €',
    ],
    [
      'a thing, after an adjective',
      'What does a translation into Japanese braille cost?',
      'translation | costs\nJapanese | £142\nPolish | £95',
    ],
    [
      'what the row of a named branch does not say',
      'When was the Durham branch built?',
      'branch | opens | closes\nDurham | 9:30 | 17:00\nBrent | 10:00 | 18:00',
    ],
    ['a German noun', 'Was kostet das Rennrad am Tag?', 'Rad | kostet am Tag\nTandem | 24 €\nDreirad am Kai | 30 €'],
  ])('is not answered by the row of another one: %s', (_name, question, text) => {
    expect(answerFrom(text, question)).toBeNull();
  });

  it.each([
    [
      'the row of a named branch',
      'When does the Durham branch close?',
      'branch | opens | closes\nDurham | 9:30 | 17:00\nBrent | 10:00 | 18:00',
      'Durham: closes 17:00 [1].',
    ],
    ['a row', 'What is the adult fare from Quay to Brent?', FARES, 'Quay to Brent: adult fare £6, child fare £3 [1].'],
    [
      'a German row',
      'Was kostet das Tandem am Tag?',
      'Rad | kostet am Tag\nTandem | 24 €\nDreirad | 30 €',
      'Tandem: 24 € [1].',
    ],
  ])('is answered if the excerpt has it: %s', (_name, question, text, answer) => {
    expect(answerFrom(text, question)).toBe(answer);
  });

  it('is not answered with the number of a sentence that names nothing of it', () => {
    const text = 'Unser Lichtcheck kostet im November wieder 12 Euro.';
    expect(answerFrom(text, 'Wie viel kostet ein Rennrad?')).toBeNull();
    expect(answerFrom(text, 'Wie viel kostet der Lichtcheck?')).not.toBeNull();
  });
});

describe('a compound', () => {
  const rates = 'Einsatz | Honorar pro Stunde\nAmtsgericht | 62 €\nNotar | 70 €';

  it('is not answered by the row of another compound with the same head', () => {
    expect(answerFrom(rates, 'Wie hoch ist das Honorar pro Stunde am Arbeitsgericht?', 'Honorare')).toBeNull();
    expect(answerFrom(rates, 'Wie hoch ist das Honorar pro Stunde am Amtsgericht?', 'Honorare')).not.toBeNull();
  });

  it.each([
    ['only another compound of its head', 'arbeitsgericht', ['amtsgericht', 'notar'], ['arbeitsgericht']],
    ['its head as well', 'arbeitsgericht', ['amtsgericht', 'gericht'], []],
    ['another form of it as well', 'arbeitsgericht', ['amtsgericht', 'arbeitsgerichts'], []],
    ['the same name in another language', 'strassburg', ['strasbourg'], []],
    ['another name with the same beginning', 'strassburg', ['straubing'], ['strassburg']],
  ])('or name is absent or not where the excerpts have %s', (_name, thing, words, absent) => {
    expect(absentThings([thing], new Set(words))).toEqual(absent);
  });
});

it.each([
  ['How much was the fare in 2023?', ['2023']],
  ['How much was the fare in 2023 for a child?', ['2023']],
  ['Who signs a claim of 2000 euros?', []],
  ['How much was the fare on 5 March 2023?', []],
])('the years of a question are read apart from amounts and days: %s', (question, years) => {
  expect(readQuestion(question).years).toEqual(years);
});

describe('a question about a year', () => {
  const question = 'What was the adult fare to Holm in 2023?';

  it.each([
    ['a row below another year', FARES, 'Ferry fares 2026', null],
    ['a row without any year', FARES, 'Ferry fares', null],
    [
      'a row with a date of that year',
      'route | adult fare | until\nHolm | £4 | 01.03.2023',
      'Fares',
      'Holm: adult fare £4, until 01.03.2023 [1].',
    ],
    ['a row below that year', FARES, 'Ferry fares 2023', 'Quay to Holm: adult fare £4, child fare £2 [1].'],
    ['a sentence of another year', 'The adult fare to Holm was £4 for a single crossing.', 'Fares 2026', null],
  ])('is answered or not by %s', (_name, text, title, answer) => {
    expect(answerFrom(text, question, title)).toBe(answer);
  });
});

it.each([
  ['en', 'What does a written translation into Japanese braille cost?', ['written', 'brail']],
  ['en', 'Does the lift work on the upper deck in Durham?', ['lift', 'deck', 'durham']],
  ['en', 'how long are pictures of the kennel in the hold kept', ['kennel', 'hold']],
  ['de', 'Welche Temperatur hat der Klimaraum am Kai?', ['klimaraum', 'kai']],
  ['fr', "Combien coûte l'affiche du concert ?", ['affich', 'concert']],
  ['nl', 'Wat kost een grote beurt aan een gewone stadsfiets?', ['beurt', 'stadsfiet']],
  ['it', 'Quanto paga un ventenne per il corso?', ['venten', 'corso']],
])('the things that a question names are its nouns, in %s: %s', (_language, question, things) => {
  expect(readQuestion(question).things).toEqual(things);
});

describe('a row of a list', () => {
  const hotels = { n: 2, title: 'Hotels', headings: '', text: 'Durham has two hotels, and both are near the quay.' };

  it('does not answer about a name that only another document has', () => {
    const excerpts = [{ n: 1, title: 'Ferry fares', headings: '', text: FARES }, hotels];
    const answer = (question: string) => extractAnswer({ excerpts, question }).split('ANSWER: ')[1] ?? null;
    expect(answer('What is the adult fare from Quay to Durham?')).toBeNull();
    expect(answer('What is the adult fare from Quay to Holm?')).toBe('Quay to Holm: adult fare £4, child fare £2 [1].');
  });

  it('does not answer with a sum if it has only the name of the question', () => {
    const fares = 'town | distance in km | fare in GBP\nHolm | 12 | 4.00\nBrent | 19 | 6.00';
    const parking = { ...hotels, text: 'Parking is free behind both hotels until noon.' };
    const excerpts = [{ n: 1, title: 'Ferry fares', headings: '', text: fares }, parking];
    const answer = (question: string) => extractAnswer({ excerpts, question }).split('ANSWER: ')[1] ?? null;
    expect(answer('How much does parking in Holm cost?')).toBeNull();
    expect(answer('How much is the fare to Holm?')).toBe('Holm: fare in GBP 4.00 [1].');
  });

  it('does not say who does something if it has nothing but amounts', () => {
    const rowsFor = (text: string) =>
      rankEvidence(readQuestion('Who sells the ferry pass?'), [{ n: 1, title: 'Passes', headings: '', text }]);
    expect(rowsFor('pass | price\nFerry pass | 12,00\nRiver pass | 9,00')).toEqual([]);
    expect(rowsFor('pass | seller\nFerry pass | the purser\nRiver pass | the driver')).toHaveLength(1);
  });
});

it('a day of the week is a fixed word of a question, however it is written', () => {
  expect(readQuestion('what is the fare on sunday').terms).toEqual([
    { stem: 'fare', isFixed: false },
    { stem: 'sunday', isFixed: true },
  ]);
});

it('what depends on a person is not answered if the person is unknown', () => {
  const text = 'Purser: extension 4400.\n\nThe ferry has a bar on the upper deck and a shop on the lower one.';
  const question = 'Who do I phone about my wage slip, and what is the extension?';
  expect(answerFrom(text, question)).toBeNull();
  expect(answerFrom(text, 'What is the extension?')).toBe('Purser: extension 4400 [1].');
});

const answerFromPages = (question: string, ...texts: readonly string[]) => {
  const excerpts = texts.map((text, at) => ({ n: at + 1, title: `Page ${at + 1}`, headings: '', text }));
  return extractAnswer({ excerpts, question }).split('ANSWER: ')[1] ?? null;
};

const SPICES = 'Cinnamon and pepper are stored in the dry room. Zimt und Pfeffer lagern im Trockenraum.';

describe('a question about a price', () => {
  it.each([
    ['What does a kilo of cinnamon cost?', 'Lunch costs 6 euros. A parcel of tea costs 4 euros a kilo.'],
    ['Was kostet ein Kilo Zimt?', 'Das Frühstück kostet 6 Euro. Tee kostet 4 Euro pro Kilo.'],
  ])('is not answered by the price of something else: %s', (question, prices) => {
    expect(answerFromPages(question, prices, SPICES)).toBeNull();
  });

  it('is answered by the sentence about it, and by no other beside it', () => {
    const lunch = 'Lunch costs 6 euros an hour before noon.';
    const painter = 'A painter costs 52 euros an hour.';
    expect(answerFromPages('What does a painter cost per hour?', painter, lunch)).toBe(
      'A painter costs 52 euros an hour [1].',
    );
  });

  it('is about a short word also as a part of a compound', () => {
    expect(matchTopic(new Set(['werkuur']), new Set(), ['werk'])).toEqual({ namesTopic: true, isOnTopic: true });
    expect(matchTopic(new Set(['netwerken']), new Set(), ['werk'])).toEqual({ namesTopic: false, isOnTopic: false });
  });
});

describe('a question about what no document has', () => {
  it.each([
    [
      'a place',
      'Quel est le prix du loyer de la boutique de Vannes ?',
      'Le prix du loyer de la boutique est de 900 euros.',
    ],
    ['a person', 'Who is the treasurer of the club?', 'The club of the village has Ada Quill as its trainer.'],
    [
      'what a mayor is',
      'Who is the mayor of Oldby?',
      'house | town | keeper\nTown hall | Oldby | Moss\nMill | Oldby | Lind',
    ],
    [
      'a use in a row',
      'Welches Holz wird für Ruder verwendet?',
      'Holz | Dichte | Verwendung\nEsche | 0,7 | Stiele\nLinde | 0,5 | Figuren',
    ],
  ])('has no evidence: %s', (_name, question, text) => {
    const excerpt = { n: 1, title: 'Page', headings: '', text };
    expect(rankEvidence(readQuestion(question), [excerpt])).toEqual([]);
  });

  it('is answered if only a heading names it', () => {
    const excerpts = [
      { n: 1, title: 'Shop of Vannes', headings: '', text: 'The rent of the shop is 900 euros a month.' },
    ];
    expect(extractAnswer({ excerpts, question: 'What is the rent in Vannes?' })).toContain('900 euros');
  });
});

it.each([
  [
    'a person if another row has what is asked for',
    'Who leads the workshop?',
    'name | section\nMoss | head\nLind | workshop',
  ],
  [
    'a wage that only another sentence names, for a full name',
    'Wie hoch ist der Lohn von Kjeld Brown?',
    'Der Lohn steht im Vertrag.\nName | Abteilung | Stunden\nKjeld Brown | Lager | 40\nOdd Moss | Büro | 38',
  ],
])('takes no row of a table for %s', (_name, question, text) => {
  const evidence = rankEvidence(readQuestion(question), [{ n: 1, title: 'Page', headings: '', text }]);
  const rows = evidence.filter(({ unit }) => unit.header !== null).map(({ unit }) => unit.cells[0]);
  expect(rows.filter((name) => name === 'Moss' || name === 'Kjeld Brown')).toEqual([]);
});
