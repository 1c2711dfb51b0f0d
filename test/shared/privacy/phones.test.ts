// Guarantee: telephone numbers of Italy, Portugal, Britain and their neighbors are found as people write them in lists
// and chats, with or without a word for telephones; numbers of orders, clients and programs with as many digits stay.
// Risk: a person's number stays in a chat, or order numbers are removed.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  ['347 112 0847', 'Marco Bianchi, «», disponibile dopo le 18'],
  ['338-4471209', 'Lucia «» lun-ven'],
  ['328 44 71 209', 'Idraulico: «»'],
  ['393 447 1209', 'Silvia, «»'],
  ['348/4471209', '«» Gino'],
  ['3391120847', 'fede: e donatella??\nste: «», ma dopo pranzo'],
  ['3284471209', 'Conti («») viene domani'],
  ['0574 447120', 'Studio Ferri «» Prato'],
  ['22 447 1209', 'Recepção «»'],
  ['93 447 12 09', 'a Marta está no «»'],
  ['967118204', 'rita: e o arlindo?\nzé: «», mas só de manhã'],
  ['914471209', 'o canalizador é o «»'],
  ['936447120', 'Daniela («»)'],
  ['0577/99.41.18', 'Nives Rapaccini, tel. «», martedì'],
  ['0547-99.03.18', 'Vragen: Jolanda, «»'],
  ['0445 99 07 33 int. 12', 'in sede: tel. «». Grazie'],
  ['71 / 799 04 18 wew. 33', 'tel. «».'],
  ['0161 496 0018', 'site office «» from 8'],
  ['01865 44 71 20', 'Pete, «»'],
  ['07911447120', 'Karen on «»'],
  ['01314960447', 'The ward is on «».'],
  ['(020) 7946 0447', 'Janet «»'],
  ['0441 2356612', 'Zimmer «» anrufen'],
  ['93 447 12 09', 'sala «»'],
  ['45/223344', 'Ring me at «» or after six'],
  ['223344', 'call me on «» thanks'],
  ['604 733', 'ring me on «»'],
  ['+44 1423 555 0190', 'call «» please'],
  ['06 70 70 12 12', 'elle a rappelé pour son colis, «»'],
  ['790112443', 'ponowna próba na numer «»'],
  ['447700900218', 'forwarded to number «»'],
  ['600112233', 'reenviado al número «»'],
  ['512-440-918', 'jej numer «»'],
])('finds %s in %s', (number, text) => {
  expect(found(text.replace('«»', number), ['PHONE'])).toEqual([`PHONE ${number}`]);
});

it.each([
  'Ordine 3284471209 spedito, fattura 967118204, pratica 3391120847',
  'id,qty\n914471209,12\n3284471209,7\n',
  'uid: 914471209 ok\ncodice: 3391120847 da verificare\nmatricola: 967118204 attiva',
  'the size is 914471209 bytes, epoch is 3284471209, value on 914471209',
  'misure 347 112 08 e 347 11 2085',
  '| 347 | 112 | 0847 |\n| 328 | 447 | 1209 |',
  'Tabela 21 447 1209 4',
  'Version 0.12.34.56, Zeichnung 0547-99.03, 7.4.1740, DIN 12/99.41.18',
  'Article (914471209) and lot (3284471209)',
  'call us at 100 000 users',
  'a range from number 612345678 to 612345699',
  'son colis 06 70 70 12 12',
  'Order number, 0670701212',
  'zapisano na numer zlecenia 790112443, faktura na numer 790112443',
])('finds no telephone number in %s', (text) => {
  expect(found(text, ['PHONE'])).toEqual([]);
});

it.each([
  'Ort;Vorwahl;PLZ\nEmden;04921;26721',
  'City,Area code,Population\nSan Francisco,415,808437',
  'Country;Dialling code;No\nSpain;34;2',
  'Produkt;Prefix;Nummer\nVentil;041;44718',
  'Area code: 415. Number of calls: 4471',
])('finds no telephone number beside an area code of a place: %j', (text) => {
  expect(found(text, ['PHONE'])).toEqual([]);
});
