// Guarantee: the question of a first start asks, in the language and the words of a document, about something that one
// of its sentences says. Risk: the first answer that a newcomer sees is a refusal, or is about half a word.
import { expect, it } from 'vitest';
import { questionsIn } from '../../../bin/start/sample-question.ts';

it.each([
  ['en', 'The lease of the boat shed is due in May each year.', 'What is said about the lease of the boat shed?'],
  ['en', 'Overnight parking costs nine euros for all of our guests.', 'What is said about Overnight parking?'],
  ['de', 'Die Kaution für die Halle beträgt im Winter 200 Euro.', 'Was wird über „Kaution für die Halle“ gesagt?'],
  ['fr', "L'ouverture des portes est prévue à 19 heures pour tous.", 'Que dit-on de « ouverture des portes » ?'],
  ['fr', 'La durée de la location est de trois jours au plus.', 'Que dit-on de « durée de la location » ?'],
  [
    'es',
    'La fianza de la sala es de 200 euros y no se devuelve hasta mayo.',
    '¿Qué se dice sobre «fianza de la sala»?',
  ],
  ['it', 'La quota sociale è di 150 franchi per ogni anno.', 'Che cosa si dice su «quota sociale»?'],
  ['pt', 'A caução da sala é de 200 euros por cada ano.', 'O que se diz sobre «caução da sala»?'],
  [
    'nl',
    'De wachttijd voor een beurt is in de zomer vier weken.',
    'Wat wordt er over "wachttijd voor een beurt" gezegd?',
  ],
])('asks about the subject of a sentence (%s): %s', (_language, sentence, question) => {
  expect(questionsIn(`Heading\n${sentence} And so on.`)).toEqual([question]);
});

it('asks about each subject once, in the order of the sentences', () => {
  const text = 'The boat shed is closed on Mondays in winter.\nThe boat shed is not heated in winter.';
  expect(questionsIn(`${text} The new lease has to be signed by May.`)).toEqual([
    'What is said about the boat shed?',
    'What is said about the new lease?',
  ]);
});

it.each([
  ['a pronoun', 'This is what the members of the club want most.'],
  ['a condition', 'If the boat shed is closed, the crane is locked.'],
  ['the verb of another clause', 'The members that have a key can open the shed.'],
  ['a subject that is too short to find', 'The shed is closed on all Mondays of the year.'],
  ['a subject of many words', 'The old lease of the small red boat shed is due in May.'],
  ['a short sentence', 'The boat shed is closed.'],
  ['a long sentence', `The boat shed is ${'very '.repeat(30)}old.`],
  ['a question', 'The boat shed is closed on Mondays in winter?'],
  ['a row', 'The boat shed | is closed | on Mondays | in the winter.'],
  ['no sentence', 'boat shed, crane, lease, members'],
  ['no known language', 'Venesuoja on suljettu maanantaisin koko talven ajan.'],
  ['nothing', ''],
])('asks nothing about %s', (_name, text) => {
  expect(questionsIn(text)).toEqual([]);
});
