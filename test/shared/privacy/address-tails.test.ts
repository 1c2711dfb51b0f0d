// Guarantee: what follows the number of a house, a state of Brazil, a lot of an estate, and a post code on the next
// line belong to the address; numbers of norms and colours are none. Risk: half of an address stays behind.
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
])('all of %s is one', (address) => {
  expect(found(address)).toEqual([`STREET_ADDRESS ${address}`]);
});

it('is no account number where a word for accounts stands before it', () => {
  expect(found('A conta na loja; moro na Rua das Flores, 19, r/c, 2750-642 Cascais')).toEqual([
    'STREET_ADDRESS Rua das Flores, 19, r/c, 2750-642 Cascais',
  ]);
});

it.each([
  'ISO 9001 und EN 1234 gelten, Muster RAL 7035 und RAL 9010',
  'USB 300, RFC 7231 gelten',
  'nave 14 y muelle 3; lote 7, parcela 4 del informe',
  'Rampa 2, ulica Prosta jest zamknięta',
])('is none: %s', (text) => {
  expect(found(text, ['STREET_ADDRESS'])).toEqual([]);
});
