// Guarantee: a sentence that gives one end of a range in place of the range, or the range in other words, is left to
// the judge; one that copies it is proved. Risk: "it takes 5 hours" passes as a copy of "it takes 3-5 hours".
import { expect, it } from 'vitest';
import { outcomesFor } from '../sentence-rows.fixture.ts';

it.each([
  ['en', 'The repair takes 3-5 hours.', 'The repair takes 5 hours.', 'open'],
  ['en', 'The repair takes 3-5 hours.', 'The repair takes 3 hours.', 'open'],
  ['en', 'The repair takes 3-5 hours.', 'The repair takes 3 to 5 hours.', 'open'],
  ['en', 'The repair takes 3-5 hours.', 'The repair takes up to 5 hours.', 'open'],
  ['en', 'The repair takes between 3 and 5 hours.', 'The repair takes 3–5 hours.', 'open'],
  ['en', 'The repair takes between 3 and 5 hours.', 'The repair takes 5 hours.', 'open'],
  ['en', 'The repair takes from 3 to 5 hours.', 'The repair takes 3 hours.', 'open'],
  ['de', 'Die Reparatur dauert 3 bis 5 Stunden.', 'Die Reparatur dauert 5 Stunden.', 'open'],
  ['fr', 'La réparation dure 3 à 5 heures.', 'La réparation dure 5 heures.', 'open'],
  ['es', 'La reparación dura de 3 a 5 horas.', 'La reparación dura 5 horas.', 'open'],
  ['it', 'La riparazione dura da 3 a 5 ore.', 'La riparazione dura 5 ore.', 'open'],
  ['nl', 'De reparatie duurt 3 tot 5 uur.', 'De reparatie duurt 5 uur.', 'open'],
  ['pl', 'Naprawa trwa od 3 do 5 godzin.', 'Naprawa trwa 5 godzin.', 'open'],
  ['pt', 'A reparação demora de 3 a 5 horas.', 'A reparação demora 5 horas.', 'open'],
  ['sv', 'Reparationen tar 3 till 5 timmar.', 'Reparationen tar 5 timmar.', 'open'],
  ['en', 'The rules are on pages 3-5.', 'The rules are on pages 3-5.', 'proved'],
])('%s: for the source "%s", the outcome of "%s" is %s', (language, source, sentence, outcome) => {
  expect(outcomesFor(sentence, source, language)).toEqual([outcome]);
});
