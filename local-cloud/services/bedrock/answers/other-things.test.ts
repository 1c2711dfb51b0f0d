// Guarantee: a row or a sentence about another town, product or court than the question's is not an answer, and
// where no document has the thing that is asked about, no row answers in its place. Risk: the fare to one town is
// quoted for another, with its source.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { rankEvidence } from './evidence.ts';
import { extractAnswer } from './extract-answer.ts';

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

it('a day of the week is a fixed word of a question, however it is written', () => {
  expect(readQuestion('what is the fare on sunday').terms).toEqual([
    { stem: 'fare', isFixed: false },
    { stem: 'sunday', isFixed: true },
  ]);
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
