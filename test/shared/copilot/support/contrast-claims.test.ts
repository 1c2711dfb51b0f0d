// Guarantee: "Yes." and "No." before a statement count as part of it, and a word of the title does not stand for the
// word of the sentence. Risk: a wrong verdict passes because its second sentence reads well.
import { expect, it } from 'vitest';
import { outcomesOf, quotedWhole } from './outcomes.fixture.ts';

const STEAM_ROOM = {
  source: quotedWhole('The steam room is reserved for women on Tuesdays.', 'Handbook'),
  question: 'Can men use the steam room on Tuesdays?',
};
const SWEEPING = {
  source: quotedWhole('Le ramonage de la cheminée incombe au propriétaire.', 'Guide du locataire'),
  question: 'Que dit le bail du ramonage ?',
};

it.each<[answer: string, outcomes: string[], given: typeof STEAM_ROOM]>([
  ['Yes. On Tuesdays the steam room is there for men and women [1].', ['plain', 'condition'], STEAM_ROOM],
  ['No. On Tuesdays the steam room is there for women [1].', ['plain', 'open'], STEAM_ROOM],
  ['Le ramonage de la cheminée incombe au locataire [1].', ['opposite'], SWEEPING],
  ['Le ramonage de la cheminée est payé par le propriétaire [1].', ['open'], SWEEPING],
])('gives the sentences of "%s" the outcomes %j', (answer, outcomes, { source, question }) => {
  expect(outcomesOf(answer, [source], question)).toEqual(outcomes);
});
