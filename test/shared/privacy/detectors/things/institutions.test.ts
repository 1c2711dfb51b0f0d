// Guarantee: houses and institutions that bear a person's name stay, in the forms in which nine languages write the
// word for them, also in Polish cases and the Swedish definite form; goods with a single name stay. A person in the
// same sentence is found. Risk: an answer loses the name of a school, or a person stays in clear.
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']);

describe('a house with the name of a person', () => {
  it.each([
    ['Ontem fomos ao % Soares Lopes.', 'Museu|Jardim|Liceu|Mosteiro|Cinema'],
    ['Ieri siamo andati: % Alberto Ferrari.', 'Giardino|Piscina|Caserma|Oratorio'],
    ['Nous étions hier à la % Marcel Dupont.', 'Médiathèque|Piscine|Librairie|Caserne|Clinique'],
    ['Ayer fuimos al % Antonio Moreno.', 'Cine|Hogar|Cuartel|Albergue|Mirador'],
    ['Gestern waren wir im % Robert Koch.', 'Schwimmbad|Kino|Kloster|Wohnheim'],
    ['Gisteren waren we in het % Willem de Groot.', 'Zwembad|Instituut|Tehuis|Paviljoen'],
    ['Wczoraj byliśmy w % Jana Kowalskiego.', 'Szpitalu|Teatrze|Bibliotece|Parku|Kaplicy|Hotelu'],
    ['I går var vi på % Karl Nilsson.', 'Museet|Biblioteket|Apoteket|Hotellet|Galleriet'],
  ])('stays: %s', (frame, nouns) => {
    expect(nouns.split('|').flatMap((noun) => persons(frame.replace('%', noun)))).toEqual([]);
  });

  it('does not hide another person in the same sentence', () => {
    expect(persons('Wczoraj w Szpitalu Jana Kowalskiego rozmawiała pani Anna Wrona.')).toEqual(['PERSON Anna Wrona']);
    expect(persons('En el Albergue Antonio Moreno atiende el Sr. Campos.')).toEqual(['PERSON Campos']);
  });
});

it.each([
  ['Herr Willi Kaczmarek hat angerufen.', 'Willi Kaczmarek'],
  ['Pier Paolo Rossi ha chiamato.', 'Pier Paolo Rossi'],
  ['Chiesa Federico, nato a Genova', 'Chiesa Federico'],
  ['Kruk Anna przyszła o ósmej.', 'Kruk Anna'],
])('finds a person whose name is a word for a house or goods elsewhere: %s', (text, name) => {
  expect(persons(text)).toEqual([`PERSON ${name}`]);
});

it.each([
  'Zamówiliśmy szafę Zofia i komodę Zofia, termin to trzy tygodnie.',
  'Materiaal: Sikkens Rubbol, kleur groen',
  'Terapia: Lyrica 75 mg x 2. Controllo fra 60 giorni.',
  'Zespół kończy migrację bazy Elżbieta do piątku',
  'Paziente dimesso, U.O. Neurologia, reparto 3',
  '<img src="logo.png" alt="Pennylane logo">',
])('finds no person in the names of goods, databases and departments: %s', (text) => {
  expect(persons(text)).toEqual([]);
});
