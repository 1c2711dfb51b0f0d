// Guarantee: brands, firms, products and places with the names of persons stay in the text if a list, a label or the
// word beside them identifies them; persons in the same texts are removed; roads and trains are not plates. Risk:
// answers about products and suppliers lose their subject, or a customer's name stays because a brand is near it.
import { describe, expect, it } from 'vitest';
import { found } from './found.ts';

const persons = (text: string): string[] => found(text, ['PERSON']);

describe('a thing that is named like a person', () => {
  it.each([
    ['in a list of brands', 'The brands Ralph Lauren, Tommy Hilfiger and Paul Smith are licensed until 2027.'],
    [
      'in a list of brands in quotation marks',
      'Die Marken „Hugo Boss“, „Jil Sander“ und „Karl Lagerfeld“ sind geschützt.',
    ],
    ['in a list after a linking verb', 'Per marchi si intendono Enrico Coveri, Laura Biagiotti e Roberto Cavalli.'],
    ['in a list of wines', 'Los vinos Marta Maté, Emilio Moro y Alonso Cuesta suben un 4 %.'],
    ['in a list of towns', 'Für die Standorte Hagen, Siegen und Werner gilt die neue Regelung.'],
    ['in a list after a preposition', "Les bureaux de Florence, d'Albert et de Lourdes sont fermés."],
    ['below the name of a column', 'id;manufacturer;year\n7;Morgan;1998\n8;Austin Healey;1961\n'],
    ['below the last word of a heading', '| Car brand | Qty |\n|---|---|\n| Alfa Romeo | 2 |\n| Aston Martin | 1 |'],
    ['after a key', '{"editora":"Rita Vasques","navio":"Santa Joana"}'],
    ['after a label', 'fabricant: Gérard Darel\ntailles: 36'],
    ['as a file', 'File name: Quarterly\nHostname: Marvin\nThe file name is Brannigan.'],
    ['as a value in a German form', 'Dateiname: Müller\nProjektname: Larissa\nProduktname: Kerstin Klein'],
    [
      'as a value in a French, Spanish or Italian form',
      'Nom du projet : Martine\nNombre del archivo: Lucía\nNome file: Martina',
    ],
    ['as a value in a Polish form', 'Nazwa pliku: Tomasz\nNazwa projektu: Kasia'],
    ['after a word for firms with its article', "L'entreprise Eugène Colas livre le mardi."],
    ['after an abbreviation', 'Zespół szkół im. Stefana Żeromskiego, ul. Julii Nowickiej.'],
    ['before an arena', 'De Johan Cruijff Arena is dicht.'],
    ['in the name of a holiday', 'Closed on Martin Luther King Day.'],
    ['after a kind of ship', 'Le paquebot Jean Mermoz fut démoli.'],
    ['after a trade', 'Preventivi a Idraulica Fratelli Rossi.'],
    ['before a trophy and a fellowship', 'The Jules Verne Trophy and the Marie Curie Fellowship are open.'],
    ['before a square', 'Parkeringen vid Erik Dahlbergs torg är full.'],
    ['as a king or a dish', 'O navio Dom Afonso Henriques serve pizza Margherita.'],
    ['after a preposition of place', 'Le magasin ouvre à Nancy, la filiale à Florence.'],
    ['after "of"', "La ville d'Albert et la commune de Valentine votent."],
    ['before the trade of a firm', 'La polizza di Vittoria Assicurazioni scade a marzo.'],
    ['after the letter of an appendix', 'Bijlage D. Voertuigen en klasse B. Rijders vallen weg.'],
    ['as the heading of a column', 'Patient\tBorn\tWard\n-\t01.02.1950\tMaple\n'],
    ['in German, where nouns have capitals', 'Nächste Sitzung in Wartenberg, Anlage in Heidelberg.'],
    ['as a firm', 'We bought lenses from Carl Zeiss and groceries at Albert Heijn. Robert Bosch liefert.'],
    ['as a brand', 'Calvin Klein jeans, een jas van Hugo Boss, un bolso de Carolina Herrera, Yves Rocher'],
    ['as two partners', 'Ernst & Young and Marks & Spencer; Tiffany & Broadway'],
    ['before a product', 'The Priscilla Odom perfume and two Harriet Winslow handbags are sold out.'],
    ['before a shop', 'Jan Vermeulen supermarkt, Piet Smits winkel, Harriet Winslow superstore'],
    ['as a street', 'A Rua João Pessoa e a Travessa Maria Lopes; paseo de Juan Carlos; Corso Anna Rossi'],
    ['before a word for streets', 'Die Karl Marx Allee und die Clara Zetkin Strasse sind gesperrt.'],
    ['as a school', 'El colegio Antonio Machado, IES Miguel Hernández, ITIS Enrico Fermi di Modena'],
    ['as a school in the genitive', 'Zespół Szkół Marii Konopnickiej, Szkoły Jana Matejki'],
    ['as a hospice or an arena', 'Marie Curie Hospice, Johan Cruijff arena, Hospice Anna Becker'],
    ['as a storm', "Hurricane Jeanne, Sturmtief Anna, l'ouragan Jeanne et la tempesta Beatrice."],
    ['as a law', 'A Lei Maria Lopes, la loi Simone Veil, de Wet Jan de Vries, la ley Juan Rossi'],
    ['with a legal form at the end', 'Firma: Axel Hedman Mekaniska Verkstad Aktiebolag\nSäte: Marks kommun'],
    ['in a column of suppliers and goods', 'Supplier,Product\nHolly Berry Crafts,mug\nAbel Martin Freight,pallet\n'],
    ['as Our Lady', 'A lancha Senhora da Guia e o navio "Señora de los Dolores" partem às nove.'],
    ['as a volume or a standard', 'Registro Mercantil de Lugo, Tomo 4417; segundo a Norma 018/2016.'],
    [
      'as a town of birth',
      'Née le 14 octobre 2003 à Thiès, nato il 3/11/1991 a Siena, nascido a 2 de maio em Lourdes.',
    ],
    ['as a department', 'Avd. Selma: ägg\nAvd. Albin: nötter'],
    ['as a stop', 'Metro Rosa Parks, arrêt Jean Jaurès, halte Anna Becker, fermata Paolo Rossi'],
  ])('stays %s', (_, text) => {
    expect(persons(text)).toEqual([]);
  });
});

describe('beside such things', () => {
  it.each([
    ['whose name a form asks for', 'File name: Quarterly\nCustomer name: Anna Brandes', ['PERSON Anna Brandes']],
    [
      'who owns the named thing',
      'Filename: a.txt\nName: Anna Brandes\nImię: Kasia',
      ['PERSON Anna Brandes', 'PERSON Kasia'],
    ],
    ['who acts on them', 'The brands were chosen by Harriet Winslow.', ['PERSON Harriet Winslow']],
    ['whose surname is Arena', 'La paciente Laura Ortiz Arena ingresó ayer.', ['PERSON Laura Ortiz Arena']],
    ['who is remembered', 'The Anna Keller memorial service is on Monday.', ['PERSON Anna Keller']],
    ['whose surname is Day', 'Sarah Jones Day is on leave until Monday.', ['PERSON Sarah Jones Day']],
    ['to whom they belong', 'The companies of Harriet Winslow are dormant.', ['PERSON Harriet Winslow']],
    [
      'after a title',
      'Les entreprises Bouygues, Vinci et Mme Odile Charpentier signent.',
      ['PERSON Odile Charpentier'],
    ],
    [
      'beside the name of a firm',
      'My name is Carl Zeiss. Herr Robert Bosch kommt.',
      ['PERSON Carl Zeiss', 'PERSON Robert Bosch'],
    ],
    [
      'joined to another by "&"',
      'Anna & Paul kommen, Lucia & Marco auch.',
      ['PERSON Anna', 'PERSON Paul', 'PERSON Lucia', 'PERSON Marco'],
    ],
    ['beside the name of a street', 'A Rua João Lopes fechou; Marta Teles mora lá.', ['PERSON Marta Teles']],
    [
      'who has two given names',
      'Anna Maria Kowalska and John Paul Becker met Mary Jane Watson.',
      ['PERSON Anna Maria Kowalska', 'PERSON John Paul Becker', 'PERSON Mary Jane Watson'],
    ],
    ['after a role', 'Marken: Opel, Ford, Ansprechpartner Jörg Wendt', ['PERSON Jörg Wendt']],
    [
      'after a label in the same line',
      'Marke: VW, Halter: Sönke Petersen, Kennzeichen: fehlt',
      ['PERSON Sönke Petersen'],
    ],
    ['called a lady', 'A Senhora dos Santos e a senhora da Silva chegam.', ['PERSON dos Santos', 'PERSON da Silva']],
    [
      'to whom something is done',
      'Née le 2 mai 1990, Camille Leroy écrit à Thérèse.',
      ['PERSON Camille Leroy', 'PERSON Thérèse'],
    ],
    ['in another column', 'brand;driver\nAlfa Romeo;Priscilla Odom\n', ['PERSON Priscilla Odom']],
    [
      'below a heading whose columns are only aligned',
      'Fahrer            Schiff          Seit\nJörg Wendt        Anna Maria      2019\nEllen Brinkhaus   Ernst Barlach   2021\n',
      ['PERSON Jörg Wendt', 'PERSON Ellen Brinkhaus'],
    ],
    [
      'in a list, after a title',
      'The brands Acme Tools Mr Paul Jones sells are dear. Harriet Winslow agrees.',
      ['PERSON Paul Jones', 'PERSON Harriet Winslow'],
    ],
    [
      'in the first row of a table without headings',
      '| Priscilla Odom | 4 |\n| Harriet Winslow | 5 |',
      ['PERSON Priscilla Odom', 'PERSON Harriet Winslow'],
    ],
    [
      'before an object',
      'Herr Tobias Lindner hat den Bericht, Tobias Lindner den Schlüssel.',
      ['PERSON Tobias Lindner', 'PERSON Tobias Lindner'],
    ],
    [
      'with a Portuguese title',
      'A Dra. Benedita Falcão fala com a Dra. Seixal.',
      ['PERSON Benedita Falcão', 'PERSON Seixal'],
    ],
  ])('the person %s is found', (_, text, values) => {
    expect(persons(text)).toEqual(values);
  });
});

describe('beside a word for vehicles', () => {
  it.each(['Der Lkw stand auf der EN 125 und der A 4471.', 'Le train X 2000 et une voiture de location.'])(
    'a road or a train is not a plate: %s',
    (text) => {
      expect(found(text, ['LICENSE_PLATE'])).toEqual([]);
    },
  );
  it.each([
    ['Der Wagen G 4471 KL steht im Hof.', 'G 4471 KL'],
    ['Das Auto ZH 447118 steht im Hof.', 'ZH 447118'],
  ])('an Austrian or Swiss plate is found: %s', (text, plate) => {
    expect(found(text, ['LICENSE_PLATE'])).toEqual([`LICENSE_PLATE ${plate}`]);
  });
});
