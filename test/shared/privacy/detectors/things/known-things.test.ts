// Guarantee: shops, brands, islands, diseases and medical signs that are written like persons stay, with a title or
// without; persons of the same name with another title or a first name are removed. Risk: an answer about goods loses
// their names, or a person stays in clear.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  "She was diagnosed with Lou Gehrig's disease in 2019.",
  'sospetta malattia di Lou Gehrig',
  'We ship to Tristan da Cunha twice a year.',
  'Dr. Oetker Backpulver 3er Pack',
  'Dr. Oetker liefert am Montag',
  "Wir führen Dr. Hauschka und Dr. Bronner's",
  'Dr. Martens boots size 8',
  'Broodjes halen bij Bakker Bart',
  'Bakker Bart opent om 8 uur',
  'Mr. Muscle Badreiniger',
  'Madame Tussauds opens at 9',
  'Babinski beidseits negativ, Trendelenburg negativ.',
  'Romberg negativo, Babinski assente.',
  'Addome trattabile, Murphy negativo, Giordano neg. bilateralmente.',
  'The host name is converted to Punycode.',
])('finds nothing in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['Herr Dr. Oetker hat angerufen', ['Oetker']],
  ['Frau Hannelore Oetker', ['Hannelore Oetker']],
  ['Dr. Martens hat heute Dienst', ['Martens']],
  ['Bart Bakker belde over de taart', ['Bart Bakker']],
  ['Herr Babinski kommt um neun', ['Babinski']],
  ['Kevin Murphy present, Sarah Allen absent', ['Kevin Murphy', 'Sarah Allen']],
  ['Paolo Giordano positivo al test del 3 marzo', ['Paolo Giordano']],
  ['sig. Giordano assente, sig.ra Rossi presente', ['Giordano', 'Rossi']],
  ['Heute wurde Herr Thomas positiv getestet', ['Thomas']],
])('finds the persons in "%s"', (text, names) => {
  expect(found(text)).toEqual(names.map((name) => `PERSON ${name}`));
});
