// Guarantee: a lower-case street, as chats write it, is an address if its type comes first, its name is not another
// word, and it is its whole clause except for a preposition of place. Risk: an address in a chat stays, or half of a
// sentence is removed.
import { expect, it } from 'vitest';
import { found } from '../../found.ts';

it.each([
  ['passo in via dei mille 14', 'via dei mille 14'],
  ['estamos en calle mayor 12', 'calle mayor 12'],
  ['ok, calle zorbal 12', 'calle zorbal 12'],
  ['calle zorbal 10', 'calle zorbal 10'],
  ['on se retrouve au 8 rue du four', '8 rue du four'],
  ['ok, 8 rue du four', '8 rue du four'],
  ['er ist umgezogen, birkenweg 22, einfach klingeln', 'birkenweg 22'],
  ['der wohnt jetzt lindenweg 14', 'lindenweg 14'],
  ['wohn in der kastanienallee 9 hinterhaus', 'kastanienallee 9 hinterhaus'],
  ['27 bd anatole france', '27 bd anatole france'],
  ['rdv 60 av victor schoelcher vers 20h', '60 av victor schoelcher'],
  ['ok, 12 cours de la marne', '12 cours de la marne'],
  ['lg do carmo 5', 'lg do carmo 5'],
  ['14 rue du puits salé code 12A', '14 rue du puits salé'],
  ['deliver to 16 st lukes rd please', '16 st lukes rd'],
  ['4b orchard ave, red door', '4b orchard ave'],
  ['ci vediamo in p.zza zorbal 4', 'p.zza zorbal 4'],
  ['av da liberdade 12 3dto', 'av da liberdade 12 3dto'],
  ['västra allén 3b', 'västra allén 3b'],
  ['prinsengr. 417-hs', 'prinsengr. 417-hs'],
])('finds an address in %s', (text, address) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([`STREET_ADDRESS ${address}`]);
});

it.each([
  'via app, ore 7',
  'calle zorbal, 12 veces',
  'ok, calle zorbal 012',
  'la calle zorbal 12',
  'ok, calle zorbal 12 veces',
  'via email 12',
  'ok, via de la 12',
  'via 12',
  'ok, 8 rue du',
  'les 8 rue du four',
  'ok, 8 via zorbal',
  'der birkenweg 22 Leute',
  'ein umweg 22',
  '3 av midi',
  '3 good close',
  'on 12 deals near close',
  'we sold 5 av per month',
  'vers 300 av notre ère',
  'ok, 3 cours de piano',
  '4 pl de cinéma',
  'lg washer 9',
  'av receiver 12',
  '11 wizyta u dr',
  'quai n° 6',
  'c.so di laurea 12',
])('finds no address in %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
