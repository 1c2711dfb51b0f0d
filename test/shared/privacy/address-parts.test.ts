// Guarantee: an address includes what stands around its street and house number: premises, a lot of an estate, a state,
// a post code on the next line. It is found in lower case and without a house number too. Numbers of standards and
// colors are not addresses. Risk: half of an address remains readable.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  'Rua do Sol, 8, r/c Dto., 4000-115 Porto',
  'Rua Augusta, 1500, apto. 42, Consolação, São Paulo - SP, 01304-001',
  'Av. Paulista, 1000 - Bela Vista, São Paulo/SP, CEP 01310-100',
  'Rua XV de Novembro, 77, casa 3, Curitiba – PR',
  'Borgo Allegri 12 rosso, 50122 Firenze',
  'Polígono Industrial El Pino, parcela 7, 41016 Sevilla',
  'Urb. Las Lomas, chalet 9, 29600 Marbella',
  'ul. Fabryczna 112\n97-300 Radom',
  'Erikssons gata 3\n587 31 Linköping',
  'Drottning Kristinas väg 12, 114 28 Stockholm',
  'Box 123, 301 05 Halmstad',
  'Keizersgracht 100 III, 1015 CV Amsterdam',
  'Trav. do Carmo 12 - 1.º Frente',
  'Kastanienallee 114 (Hinterhaus, 3. OG links)\n10119 Berlin',
  'Strada Lungă 44, bl. 3, sc. B, et. 2, ap. 12, 500059 Brașov',
  'Fő utca 12. 3. em. 4., 9021 Győr',
  'Av. Eugenio Garza Sada 2501 Sur, Col. Tecnológico, C.P. 64849 Monterrey',
  '9 Battery Rd #11-02, Singapore 049910',
  'Rte de Meyrin 12bis, 1202 Genève',
  'Atatürk Cad. No:41 D:8, 34710 Kadıköy/İstanbul',
  'Ludwig-Erhard-Str. 18, c/o Remise, 20459 Hamburg',
  'Calle 5 de Febrero No. 112 Int. 4, 44180 Guadalajara',
])('finds %s as one address', (address) => {
  expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
});

it('finds an address, not an account number, after a word for accounts', () => {
  expect(found('A conta na loja; moro na Rua das Flores, 19, r/c, 2750-642 Cascais')).toEqual([
    'STREET_ADDRESS Rua das Flores, 19, r/c, 2750-642 Cascais',
  ]);
});

it.each([
  'ISO 9001 und EN 1234 gelten, Muster RAL 7035 und RAL 9010',
  'USB 300, RFC 7231 gelten',
  'nave 14 y muelle 3; lote 7, parcela 4 del informe',
  'Rampa 2, ulica Prosta jest zamknięta',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});

it.each([
  'Avda. de la Constitución s/n, 41004 Sevilla',
  'Vicolo Stretto s.n.c., 35013 Cittadella',
  'Wiesenweg ohne Hausnummer, 99425 Weimar',
  'ul. Polna bez numeru, 62-510 Konin',
  'Lieu-dit Kerangoff, 29200 Brest',
  'Rose Cottage, Mill Lane, Hurstpierpoint, West Sussex BN6 9HL',
  'Urbanização Quinta Nova, Bloco B, 3000-118 Coimbra',
  'BP 40127, 59013 Lille Cedex',
  'Postboks 118 Sentrum, 0102 Oslo',
  'GPO Box 4418, Brisbane QLD 4001',
  'N 49 km 12,4, 9185 Wachtebeke',
  'Carrera 44 # 12-118',
  'K 3, 14, 68159 Mannheim',
])('finds the address %s, which has no street with a usual house number', (address) => {
  expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each([
  "Centre commercial Grand Littoral, 3 avenue d'Arles, 13015 Marseille",
  'Résidence Les Tilleuls, Bât. C, Appt 31, 8 avenue du Maréchal-Foch, 64100 Bayonne',
  '3e étage, porte gauche, 18 rue de la Paix, 44000 Nantes',
  'Level 12, 44 Market St, Sydney NSW 2000',
  'Lot 44 Stuart Hwy, Katherine NT 0850',
])('includes the premises before the street in %s', (address) => {
  expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each([
  ['fährst du hin? lindenstr 4a', 'lindenstr 4a'],
  ['passo alle 6 in via dei mille 14', 'via dei mille 14'],
  ['ela mora na rua das palmeiras 77', 'rua das palmeiras 77'],
  ['on se retrouve au 8 rue du four', '8 rue du four'],
])('finds the lower-case address in "%s"', (text, address) => {
  expect(found(text)).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each([
  'Waren der Positionen 2207 und 2208 und der Positionen 2204, 2205 und 2206',
  'Truppen (BGBl. 1961 II S. 1183, 1190) in der Fassung vom 31. März 2004 zur Festlegung der Verfahren der Union',
  'Ersatz für EC 250 bis Baujahr 2019. Charge M-AB 1234 bis M-AB 1890',
  'B 27 bei km 14 gesperrt; A 8 km 118 Stau',
  'reviews with your manager at the 3-, 6-, and 12-month marks',
  'nach Tabelle 8 der DIN 19706',
  'risponde in via telematica 24 ore su 24',
])('finds nothing in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});
