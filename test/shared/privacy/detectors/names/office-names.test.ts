// Guarantee: names that office texts inflect or write with particles are found: Polish surnames after "pani" and after
// words for "for" and "from", Swedish genitives before possessions, surnames after words for a replacement. Names of
// program functions, a vacant post and a word that looks like a genitive stay. Risk: a colleague stays readable, or a
// manual loses its functions.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['Achternaam: van der Ploeg', 'van der Ploeg'],
  ['Umowę podpisano z panią Kaczmarek.', 'Kaczmarek'],
  ['Paczka dla Szymańskiej.', 'Szymańskiej'],
  ['Proszę o kontakt z Dąbrowską.', 'Dąbrowską'],
  ['Zgłoszenie przyjęte od Kamińskiego.', 'Kamińskiego'],
  ['Przekazałem to Lewandowskiemu.', 'Lewandowskiemu'],
  ['Har du sett Bergströms mejl?', 'Bergströms'],
  ['Herr Eugen Schlot-\nter kommt.', 'Eugen Schlot-\nter'],
  ['Herr Anton Huber-\nund Söhne', 'Anton Huber'],
  ['Meine Kollegin heißt Anna.', 'Anna'],
  ['La mia collega si chiama Giulia.', 'Giulia'],
  ['Sabine Kowalczyk ledig, geboren 1980', 'Sabine Kowalczyk'],
  ['Idag är Anna Lindqvist ledig.', 'Anna Lindqvist'],
  ['Puesto de Marta Gómez vacante', 'Marta Gómez'],
])('finds the person in %s', (text, name) => {
  expect(found(text, ['PERSON'])).toEqual([`PERSON ${name}`]);
});

it.each([
  'Naam: Ploeg',
  'Paczka dla Warszawy.',
  'Janssons frestelse är slut.',
  'Stockholms bil är svart.',
  'Dagens rapport är klar.',
  'Name: Poste vacant',
  'Nombre: Puesto vacante',
  'Questa funzione si chiama Esporta.',
  'Questo comando si chiama Giulia e apre il menu.',
  "La fonction s'appelle Victor.",
  'Esta función se llama Marta.',
  'Die Funktion heißt Anna und öffnet das Menü.',
  'Funktionen heter Elsa.',
  'De functie heet Daan.',
])('finds nobody in %s', (text) => {
  expect(found(text, ['PERSON'])).toEqual([]);
});
