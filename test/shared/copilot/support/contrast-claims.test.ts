// Guarantee: a "Yes." before a statement counts as part of it, and a word of the title does not stand for the word of
// the sentence. Risk: a wrong verdict whose second sentence reads well.
import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes.fixture.ts';

interface Case {
  readonly text: string;
  readonly question: string;
  readonly answer: string;
  readonly title?: string;
}

const check = ({ text, question, answer, title = 'Handbook' }: Case) =>
  outcomesOf(answer, [{ title, headings: '', text, quotes: [text] }], question);

it.each<[Case, string[]]>([
  [
    {
      text: 'The steam room is reserved for women on Tuesdays.',
      question: 'Can men use the steam room on Tuesdays?',
      answer: 'Yes. On Tuesdays the steam room is there for men and women [1].',
    },
    ['plain', 'condition'],
  ],
  [
    {
      text: 'The steam room is reserved for women on Tuesdays.',
      question: 'Can men use the steam room on Tuesdays?',
      answer: 'No. On Tuesdays the steam room is there for women [1].',
    },
    ['plain', 'open'],
  ],
  [
    {
      title: 'Guide du locataire',
      text: 'Le ramonage de la cheminée incombe au propriétaire.',
      question: 'Que dit le bail du ramonage ?',
      answer: 'Le ramonage de la cheminée incombe au locataire [1].',
    },
    ['opposite'],
  ],
  [
    {
      title: 'Guide du locataire',
      text: 'Le ramonage de la cheminée incombe au propriétaire.',
      question: 'Que dit le bail du ramonage ?',
      answer: 'Le ramonage de la cheminée est payé par le propriétaire [1].',
    },
    ['open'],
  ],
])('checks the contrast in %j', (given, outcomes) => {
  expect(check(given)).toEqual(outcomes);
});
