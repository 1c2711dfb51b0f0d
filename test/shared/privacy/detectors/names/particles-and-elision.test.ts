// Guarantee: a surname is found after an Italian title that is written together with its article, and after the
// particles that Dutch uses only in names, whatever else the word means: in short texts, in lower case, with initials
// and with the surname first. "van de" between two nouns makes no name. Risk: half of a name stays in clear.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ["Ho parlato dell'Avv. Marco Bianchi con la segreteria.", ['Marco Bianchi']],
  ["Invia la bozza all'ing. Rossi entro domani.", ['Rossi']],
  ["Consegna all'arch. Monti le chiavi.", ['Monti']],
  ["Appuntamento nell'ufficio dell'avv.to Bellomo.", ['Bellomo']],
  ["Firma dell'Amm. Tortorella", ['Tortorella']],
  ['met Sanne van der Laan gesproken', ['Sanne van der Laan']],
  ["mail van Jeroen van 't Hof gekregen", ["Jeroen van 't Hof"]],
  ['vraag het aan Pieter ter Horst', ['Pieter ter Horst']],
  ['Loes ten Brink heeft gebeld', ['Loes ten Brink']],
  ['sleutel bij sanne van der laan ophalen', ['sanne van der laan']],
  ["J. van 't Hof tekende voor ontvangst", ["J. van 't Hof"]],
  ["mevr. 't Hart belde", ["'t Hart"]],
  ['Van der Laan, Sanne', ['Van der Laan', 'Sanne']],
  ['Laan, Sanne van der', ['Laan, Sanne van der']],
  ["Hof, J. van 't", ["Hof, J. van 't"]],
])('finds the names in "%s"', (text, names) => {
  expect(found(text)).toEqual(names.map((name) => `PERSON ${name}`));
});

it.each([
  'Jansen van de Server',
  'Update van de Server',
  "Foto's van de Dam",
  "We zagen 't Water van Breda",
  'Overleg over Huis ter Heide',
  "Nell'arch. storico non c'era nulla",
])('finds nothing in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});
