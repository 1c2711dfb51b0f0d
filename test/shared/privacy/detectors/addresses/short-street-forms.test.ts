// Guarantee: streets with shortened types and endings, ordinal numbers and dates in their names, boxes with grouped
// numbers, and German and Nordic streets of two words are found with their whole number, and words that only look like
// them are not. Risk: an address as people shorten it stays in a text.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Postfach 14 08', 'Postfach 14 08'],
  ['Postfach 20 31 55, 28195 Bremen', 'Postfach 20 31 55, 28195 Bremen'],
  ['418 W 57th St', '418 W 57th St'],
  ['20 3rd Ave', '20 3rd Ave'],
  ['Leliegr. 24', 'Leliegr. 24'],
  ['Wilhelminaln 6-2', 'Wilhelminaln 6-2'],
  ['Tradgardsg. 9', 'Tradgardsg. 9'],
  ['Skolegt. 11', 'Skolegt. 11'],
  ['Södra Vägen 31', 'Södra Vägen 31'],
  ['Stora Torget 4', 'Stora Torget 4'],
  ['Straße der Nationen 12', 'Straße der Nationen 12'],
  ['Av. 25 de Abril 17', 'Av. 25 de Abril 17'],
  ['An der Kapelle 4', 'An der Kapelle 4'],
  ['Am Neuen Teich 15', 'Am Neuen Teich 15'],
  ['Calç. do Combro 12', 'Calç. do Combro 12'],
  ['Cjón. del Olivo 3', 'Cjón. del Olivo 3'],
  ['nám. Republiky 6', 'nám. Republiky 6'],
  ['5 C chemin du Pigeonnier', '5 C chemin du Pigeonnier'],
  ['Pol. Ind. Sonevar, parc. 8, 48170 Zamudio', 'Pol. Ind. Sonevar, parc. 8, 48170 Zamudio'],
  ['Rådhusg. 7', 'Rådhusg. 7'],
  ['Chem. des Vignes 12', 'Chem. des Vignes 12'],
  ["Adres: 't Veld 16", "'t Veld 16"],
])('finds the street in %s', (text, street) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${street}`]);
});

it.each([
  'Siehe Anhang. 5 Beispiele',
  'Auf der Seite 12',
  'An der Wand 7 Bilder',
  'Proszę dać nam 5 dni',
  'Am Freitag 13',
  'The 3rd 5 runs',
  'Großer Umgang. 12 Leute',
  'Prüfg. 4 ist offen',
  'Schuhgr. 42',
  'Mietwg. 3 steht bereit',
  'PCA Component 3',
  'CRS Score 5',
  'Chem. Labor 12',
  'Platz am Fenster 12',
  'Platz der Gruppe 5',
  'Weg der Hoffnung 12',
  'In der Lektion 5',
  'Auf dem Monitor 2',
  'An der Haltestelle 5',
  'Auf der Welt 7',
  'Zur Ersten Hilfe 5',
])('finds no street in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
