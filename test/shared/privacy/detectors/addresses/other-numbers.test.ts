// Guarantee: a street name before a size, a year, a measure or a count is not an address, nor is a product named after
// a street; flats, blocks and named houses belong to an address, even in lower case. Risk: a catalog loses its
// articles, or somebody's flat stays readable.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  'Tegel Kanaalstraat 60x60',
  'Klinker Storgatan 60 x 60',
  'carrelage Rue de Rivoli 14 mm',
  'El Camino Real de 1598 unía ciudades.',
  'Estrada Real de 1867',
  'Um 1800 zählte die Gartenstraße 88 Häuser.',
  'Die Hauptstraße 5 Tage gesperrt.',
  'Die Bahnhofstraße 12 Monate Baustelle.',
  'Keizersgracht 3 dagen dicht',
  'Ulica Długa 5 lat w remoncie.',
  'Storgatan 3 veckor avstängd.',
  'Calle Mayor 5 meses en obras',
  'Wall Street 5 percent lower',
  'Serie Berliner Straße 40: Pflasterstein',
  'Das Modell Ahornweg 12 ist ausverkauft.',
  'Order Mill, 12345 Pieces',
  'C. Palete 2840-102',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});

it.each([
  ['Die Gartenstraße 88 ist gesperrt.', 'Gartenstraße 88'],
  ['Er wohnt Hauptstraße 5, Tage später zog er um.', 'Hauptstraße 5'],
  ['C/ Iparraguirre 22, portal 3, 4º izda., 48011 Bilbao', 'C/ Iparraguirre 22, portal 3, 4º izda., 48011 Bilbao'],
  ['loc. Piazze 7, 38043 Bedollo (TN)', 'loc. Piazze 7, 38043 Bedollo (TN)'],
  ['C.so Umberto I 88 p. 2, 70033 Corato', 'C.so Umberto I 88 p. 2, 70033 Corato'],
  ['Unit 12, Ballymount Ave, Dublin 12, D12 XE96', 'Unit 12, Ballymount Ave, Dublin 12, D12 XE96'],
  ['Oak House\n12 Station Road\nYork YO1 6HT', 'Oak House\n12 Station Road\nYork YO1 6HT'],
  ['O morador do Bloco B apto 104 saiu.', 'Bloco B apto 104'],
  ['el paquete va a calle lepanto 9 bajo', 'calle lepanto 9 bajo'],
  ['sto in vicolo stretto 3 int 5', 'vicolo stretto 3 int 5'],
  ['Anna Moser, 1160 Wien, Thaliastraße 102/2/14', '1160 Wien, Thaliastraße 102/2/14'],
  ['00-950 Warszawa, ul. Szeroka 7', '00-950 Warszawa, ul. Szeroka 7'],
  ['ab 2020 Wien, Thaliastr. 4', 'Thaliastr. 4'],
  ['Chalet Edelweiss, 3920 Zermatt', 'Chalet Edelweiss, 3920 Zermatt'],
  ['Pol. Ind. Bidebitarte, pab. 12, 20115 Astigarraga', 'Pol. Ind. Bidebitarte, pab. 12, 20115 Astigarraga'],
  ['rua das flores 7 r/c', 'rua das flores 7 r/c'],
  ['Outeiro 4, 15145 A Laracha (A Coruña)', 'Outeiro 4, 15145 A Laracha (A Coruña)'],
  ['22 Harbour View, first floor, Whitby, YO21 3PU', '22 Harbour View, first floor, Whitby, YO21 3PU'],
  ['Lindelaan 12, begane grond, 3571 XK Utrecht', 'Lindelaan 12, begane grond, 3571 XK Utrecht'],
  ['Lindvägen 14, uppgång B, 412 63 Göteborg', 'Lindvägen 14, uppgång B, 412 63 Göteborg'],
  ['mieszkam al. jana pawła 110 m 4', 'al. jana pawła 110 m 4'],
  ['Cartão 223694703. Moro na Rua do Alecrim, Lote 14', 'Rua do Alecrim, Lote 14'],
])('finds the address in %s', (text, address) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${address}`]);
});
