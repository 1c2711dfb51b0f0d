// Guarantee: firms, shops, farms, schools, streets, rooms, furniture and programs with the names of persons stay in
// nine languages, and persons beside the same words are found. Risk: suppliers and products disappear from answers, or
// a rule for them leaves persons in the text.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']);

describe('a thing named like a person', () => {
  it.each([
    'Bakkerij Pieter Jansen en Bouwbedrijf Sjoerd de Haan leveren maandag.',
    'Schreinerei Hans Huber, Malerbetrieb Thomas Schulz und Gärtnerei Anna Bauer bieten an.',
    'Plomberie Jean Dupont et Menuiserie Bernard Leroy passent mardi.',
    'Ferretería Antonio Ruiz y Panadería María Gómez abren.',
    'Impresa Edile Giuseppe Ferrari, Ferramenta Rossi & Bianchi S.r.l., Autofficina Mario Conti',
    'Oficina José Silva, Padaria Manuel Costa, Manuel Rui Azevedo Nabeiro, Lda.',
    'Hurtownia Nowak-Instal, Zakład Pogrzebowy Jan Kowalski, Piekarnia Anna Nowak',
    'Kurier Jacek Sp. z o.o. będzie w środę',
    '| Ref. | Artigo | Preço |\n|---|---|---|\n| 7 | Bolacha Maria Vieira de Castro | 17,00 |',
    'Åkeri Lars Svensson AB, Bageri Karin Lind, Firma Anders Johansson',
    'Peter Harris Plumbing Ltd, Tom Baker Roofing Services, The Sarah Jones Bakery',
    'Cabinet Martin & Associés, Muebles Hermanos García, S.A., Transportes Juan Pérez e Hijos',
    '2 x Henry vacuum, the app Serena, version 3, lamp Marta 75 cm, Anwendung Berta 4.1',
    'Regal Oskar, fauteuil Charlotte, silla Carlota, cadeira Álvaro, krzesło Marta, soffa Ingrid, stoel Anna',
    'Sperrung Konrad-Adenauer-Allee, Birger Jarlsgatan, Willem de Zwijgerlaan, Gustav Adolfs torg',
    'Escola Secundária José Saramago, Edifício Oscar Niemeyer, Astrid Lindgrens förskola, Suite Verdi',
    'Die Stute „Fleur van der Heide“ und das Schiff „Anna Becker“ sind verkauft.',
    'Host SIMONE-04 antwortet nicht.',
    'The Mercedes EQB, a Škoda Octavia, ein Mercedes Sprinter und der Mercedes C-Klasse Kombi.',
    'Pieter Koeltechniek, Leonora Legno, Harriet Crafts, Georg Damask, Anna Klokkenbouw Installatietechniek',
    'Vivaio Santa Marta, Ortopedia Ferreira, Emporio Bellini, Hermanos Quintana, Collectif Violette',
    'We ordered Contabilizzatori Siemens, and Spedizioni Bianchi came.',
    'The Harriet B. Winslow Space Center opens.',
    'Erst Serena 3.1 kann das, Berta, Version 2 nicht. Rosalie 75 cm; SIMONE-04',
    'Die Bluse Martha, la jupe Camille, el vestido Carmen, de jurk Sanne, klänningen och kjol Astrid',
    'We sell the clematis Elizabeth and the armchair Martha. Hyllan Ivar är slut, tulipán Marta también.',
  ])('stays: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});

describe('a person beside such words', () => {
  it.each([
    ['Tischlermeister Karl Meier, Schreinerei Meier GmbH', ['Karl Meier']],
    ['Hans Jansen, Jansen Kühllogistik GmbH, ruft an. Jansen liefert Freitag.', ['Hans Jansen', 'Jansen']],
    ['El dueño de la ferretería, Antonio Ruiz, llama. Juan Pérez se va a casa.', ['Antonio Ruiz', 'Juan Pérez']],
    ['Marta López, secretaria, y la becaria Ana Ruiz', ['Marta López', 'Ana Ruiz']],
    ['la boulangerie de Paul Martin', ['Paul Martin']],
    ['Behandlung Anna Huber um 9, eingeladen Tom Reed', ['Anna Huber', 'Tom Reed']],
    ['Kundenservice Anna Huber, Durchwahl 12', ['Anna Huber']],
    ['Tom Baker saw Anna Huber, who chairs the meeting.', ['Tom Baker', 'Anna Huber']],
    ['The app Tom Reed built is fine, the portal Anna Huber uses is not.', ['Tom Reed', 'Anna Huber']],
    ['Anna Huber und Sohn kommen, Maria as well.', ['Anna Huber', 'Maria']],
    ['the customer "Tom Reed" called; names: "Ann Bell", "Joe Hart"', ['Tom Reed', 'Ann Bell', 'Joe Hart']],
    ['Anna 14.30 Uhr, Patient Hans Meier 80 kg', ['Anna', 'Hans Meier']],
    ['kurier Jan Nowak dzwonił, sekretarka Anna Nowak też', ['Jan Nowak', 'Anna Nowak']],
    ['Anna Svenssons bil står här.', ['Anna Svenssons']],
    ['Signed: Maria Rossi, Rossi Impianti S.r.l.', ['Maria Rossi']],
    ['Mercedes López kommt im Opel.', ['Mercedes López']],
    ['Die Sitzung ist um drei. Elke kommt mit dem Auto, und Hanno ist nicht da.', ['Elke', 'Hanno']],
    ['Frau Stein und Herr Stal kommen.', ['Stein', 'Stal']],
    ['Die Jacke gehört Anna Huber, das Kissen ist von Martha.', ['Anna Huber', 'Martha']],
    ['La mutuelle a rappelé Camille Leroy hier.', ['Camille Leroy']],
    [
      'Jugendamt Petra Sommer, la notaria Laura Gómez, mairie Sophie Lambert, Vårdcentralen Karin Lind',
      ['Petra Sommer', 'Laura Gómez', 'Sophie Lambert', 'Karin Lind'],
    ],
  ])('is found: %s', (text, names) => {
    expect(persons(text)).toEqual(names.map((name) => `PERSON ${name}`));
  });
});
