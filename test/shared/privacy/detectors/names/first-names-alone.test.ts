// Guarantee: a first name alone is found in a text of ordinary length without other personal data. Risk: a rule that
// spares products and ships in price lists leaves a colleague's name in a note about the kitchen.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  [
    'Anna',
    'The budget meeting is moved to Thursday because the big room is taken. Please bring the printed figures for the third quarter and the list of open orders, and ask Anna whether the projector works again.',
  ],
  [
    'Sabine',
    'Die Kaffeemaschine im zweiten Stock ist seit Montag kaputt, der Techniker kommt erst nächste Woche. Bis dahin bitte die Maschine im Erdgeschoss benutzen. Sabine kümmert sich um die Bohnen und um die Tassen.',
  ],
  [
    'Camille',
    "Le four de la cuisine doit être nettoyé chaque vendredi avant dix-huit heures. Le produit se trouve sous l'évier, les gants dans le tiroir de gauche. Merci de prévenir Camille si le produit manque.",
  ],
  [
    'Oliver',
    'The roof leaks again over bay three. The landlord was told in March. We agreed to put buckets there until it is repaired and to move the paper stock. Oliver will order two tarpaulins until Friday.',
  ],
  [
    'Javier',
    'La caldera se revisa cada año en octubre antes de que empiece el frío. Hay que vaciar el agua del circuito, limpiar el filtro y comprobar la presión. La última revisión la hizo Javier en dos horas y sin problemas.',
  ],
])('finds the first name %s', (name, text) => {
  expect(found(text, ['PERSON'])).toEqual([`PERSON ${name}`]);
});
