// Guarantee: an address is one finding with its staircase, floor, door, post code and town, in the forms of many
// countries; a number beside such a word stays if it is not an address. Risk: half of an address remains readable.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it('finds nothing in numbers of cost centers and banks that look like post codes', () => {
  expect(found('Kostenstelle 4410, Kreditor 70123\nUmbuchung 4930\nBankleitzahl 370 502 99, BIC COKSDE33XXX')).toEqual(
    [],
  );
});

it.each([
  '7 imp. des Glycines, bât. C, 69100 Villeurbanne',
  'al. Niepodległości 132/136 lok. 26, 02-554 Warszawa',
  'Largo do Rato, 3 – 2.º, 1250-186 Lisboa',
  'Mozartgasse 8, Stiege 1, Top 14, 1040 Wien',
  'Bahnhofstr. 17b, 3. OG rechts, 50667 Köln',
  'C/ Serrano 45, 3.º izda., 28001 Madrid',
  'viale Monza n. 55, scala A, int. 12, 20125 Milano',
  'Corso Francia 12/bis, 10143 Torino',
  '15 ter, chaussée de Wavre, bte 3, 1050 Ixelles',
  '8 sq. Carpeaux, appt 12, 75018 Paris',
  'ul. Mokotowska 14 m. 7, 00-561 Warszawa',
  'Prinsengracht 200-II, 1016 HB Amsterdam',
  'Dorpsstraat 18 bis, 3511 AB Utrecht',
  'Sveavägen 44, lgh 1203, 111 34 Stockholm',
  'storgatan 12',
  'Nørrebrogade 56, 3. th., 2200 København N',
  'Rua Augusta, 24, 3.º Esq., 1100-053 Lisboa',
  '12 rue lafayette',
  '350 Fifth Avenue, Suite 2100, New York, NY 10118',
  'Storgata 5, H0302, 0155 Oslo',
  'Steenweg op Gent 88 bus 3',
  'Steenweg naar Halle 5 bus 12',
  'Steenweg op Aalst 12, 9400 Ninove',
  'Steenweg op Diest 203',
  'Steenweg naar Wetteren 41, 9230 Wetteren',
  '8 r. du Moulin',
  '14 bis r. Victor Hugo, 44000 Nantes',
  '22, r. de la Gare',
  '3 r. des Lilas',
  '117 r. Oberkampf, 75011 Paris',
  'Plantage Middenlaan 20',
  'Tweede Kostverlorenkade 20, 1052 RK Amsterdam',
  'Eerste Constantijn Huygensstraat 8',
  'Johan Wagenaarkade 3',
  'Derde Oosterparkstraat 141',
  'p.zza Garibaldi 4',
  'P.zza del Duomo, 12',
  'v.le dei Mille 33',
  'c.so Buenos Aires, 14/B',
  'C.so Re Umberto 56, 10128 Torino',
  'ul. gen. W. Sikorskiego 118 B, 44-102 Gliwice',
  'ul. ks. J. Popiełuszki 9 m. 4',
  'al. marsz. J. Piłsudskiego 45',
  'ul. prof. Stefana Myczkowskiego 3a',
  'ul. św. Marcina 29/8',
  '31 rue du docteur Roux',
  'Gran Vía 67, 4.ª planta',
  'Gran Vía 12, 3.º izda.',
  'La Rambla 31, 2.º B',
  'Las Ramblas 118',
  'Gran Vía de les Corts Catalanes 585, 3.º',
  'Corso Vittorio Emanuele II, 71 – 10128 Torino',
  'Via Giovanni XXIII, 9 – 24121 Bergamo',
  'Viale Umberto I, 102 - 87036 Rende (CS)',
  'R. XV de Novembro, 447, sala 1201',
  'R. da Consolação, 2302, apto 54',
  'R. Sete de Setembro 88, conj. 1104',
  'R. Dr. Alves da Veiga, 110, 2.º Esq.',
  'R. do Carmo, 12',
  '3rd Floor, 9 Cloth Fair',
  'Suite 4, 22 Bevis Marks',
  'First Floor, 40 Eastcheap',
  '2nd Floor, 31 Poultry, London EC2R 8EJ',
  'Ground Floor, 5 Bow Churchyard',
  'Apartment 6, 9 Harcourt Street, Dublin 2, D02 R296',
  'Kauppakatu 5 A 12',
  'Hämeenkatu 14 C 7',
  'Mannerheimintie 18 B 34, 00100 Helsinki',
  'Aleksanterinkatu 48 B 9, 33100 Tampere',
  'Puistotie 7 D 21, 00140 Helsinki',
  '12 Merrion Road, Ballsbridge, Dublin 4, D04 X2K8',
  '40 Pembroke Road, Dublin D04 X2K8',
  '40 Pembroke Road, Dublin 4 D04X2K8',
  '15 Thomas Street, Dublin 8, D08 VF83',
])('finds the whole address %s', (address) => {
  expect(found(`Send it to ${address}. Thanks.`)).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each(['8 r. du Port', 'ul. gen. W. Sikorskiego 118 B', '12 r. Thiers'])(
  'finds the address %s in a text without other words',
  (address) => {
    expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
  },
);

it.each([
  'Der Kurs dauert 12 bis 14 Uhr.',
  'Take route 12 - 3 stops.',
  'Wir sind durchweg 5 Sterne gewohnt.',
  'Das kostet 120/136 Euro.',
  'Raum 12, 2. OG links ist frei.',
  'Top 10 Kunden in 2024',
  'El artículo 12 - 1.º dice',
  'Gleis 4-III',
  'n. 18 della lista',
  'R. Novak, 45, said it',
  'Nominated: R. Costa 7, B. Dias 9',
  'The 3rd floor, 12 people were there',
  '3rd Floor, 12 Desks',
  'In Room 4, 12 Guests',
  'La Rambla 2024 was quiet',
  'Via libera al gen. Rossi 12 ore dopo',
  'Bus 3 op Gent',
  'Release 8 r. 4',
  'Typ Hauptplan 5 A 12',
  'Dublin 4 match 12',
  'Room D04 X2K8',
  'c.so di laurea 12',
  'Vertrag 2025-0417\nHerrn\nOttmar Lohe',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
