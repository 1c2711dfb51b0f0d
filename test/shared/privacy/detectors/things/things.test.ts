// Guarantee: the words beside a name show that it belongs to a firm, a street, a vehicle or goods; upper and lower case
// count. Risk: a person's name stays because a plain word follows it, or a firm's name is removed.
import { expect, it } from 'vitest';
import {
  isFirmInAnyCase,
  isLegalForm,
  isPartOfFirm,
} from '../../../../../shared/privacy/detectors/things/legal-form.ts';
import { isThingNamedByVerb } from '../../../../../shared/privacy/detectors/things/named-by-verb.ts';
import { isInPricedRow, isInRowOfGoods } from '../../../../../shared/privacy/detectors/things/row-of-goods.ts';
import {
  beginsWithThing,
  isGoodsBefore,
  isThingAfter,
  isThingAfterInLowerCase,
  isThingBefore,
  isThingCompound,
} from '../../../../../shared/privacy/detectors/things/thing-words.ts';
import { isVehicle, isVehicleType } from '../../../../../shared/privacy/detectors/things/vehicles.ts';

const NAME = 'Rossi';

it.each([
  [[' GmbH', ' Xalb GmbH', ' Xalb Yord Zest GmbH', ' de Xalb GmbH'], true],
  [['', 'GmbH', '1234567GmbH', ' Xalb Yord Zest Wulb GmbH', ' 1 GmbH'], false],
  [[' S.A.', ' s.r.l.', ' SE', ' Srl', ', S.A.', ' & Co. KG', ' & Sons', ' Sons'], true],
  [[' srl', ' se', ' co', ' sons'], false],
  [[' & Sohn', ' + Figlio'], true],
  [[' und Sohn', ' Sohn', ' e Figlio', ' & Lupo'], false],
  [[' Immobilier', ' Xalb Immobilier'], true],
  [[', Immobilier', ' immobilier', ', Xalb GmbH', ' Xalb. GmbH', ' xalb GmbH', ' Verlag GmbH'], false],
])('%j after a name belong to a firm: %s', (after, expected) => {
  const inFirm = (words: string) => {
    const text = NAME + words;
    return isPartOfFirm({ text, lower: text.toLowerCase() }, NAME.length);
  };
  expect(after.filter((words) => inFirm(words) !== expected)).toEqual([]);
});

it.each([
  [[' and sons', ' & co', ', ltd', ' ltd', ' und soehne', ', y hijos', ' & co.'], true],
  [[' i cieslak', ' und filsinger', ' e figliuzzi', ', sonsini', ' and companion'], false],
  [['', ' and', ' and soup', ' and cook', ' soehne', ' sons', ' limited', ' lid', ' & ltd', ' ltda', 'ltd'], false],
])('%j after a lower-case name belong to a firm: %s', (after, expected) => {
  expect(after.filter((words) => isFirmInAnyCase({ lower: `rossi${words}` }, NAME.length) !== expected)).toEqual([]);
});

it('recognizes a legal form without full stops', () => {
  expect(['gmbh', 'sa', 'sons', 'rossi', ''].filter(isLegalForm)).toEqual(['gmbh', 'sa', 'sons']);
});

it('recognizes a trade, a place or goods before a name, but no name or occupation that ends like one', () => {
  const words = [
    'verlag',
    'backerei',
    'buchwinkel',
    'fattoria',
    'cafe',
    'berth',
    'maaswinkel',
    'valeria',
    'segreteria',
    'rossi',
    'erei',
  ];
  expect(words.filter(isThingBefore)).toEqual(['verlag', 'backerei', 'buchwinkel', 'fattoria', 'cafe', 'berth']);
  expect(['logiciel', 'verlag', 'rossi'].filter(isGoodsBefore)).toEqual(['logiciel']);
});

it('recognizes a name that begins with a word for a thing, but not that word alone', () => {
  const names = [['bar', 'el', 'muelle'], ['bar', 'rossi'], ['bar'], ['anna', 'bar'], []];
  expect(names.filter(beginsWithThing)).toEqual([
    ['bar', 'el', 'muelle'],
    ['bar', 'rossi'],
  ]);
});

it('recognizes a word for a thing or its compound before "namens", but not before another word', () => {
  const texts = ['ein tool namens ', 'das ersatzverfahren namens ', 'die bedienung namens ', 'das verfahren von '];
  expect(texts.filter((text) => isThingNamedByVerb(text, text.length))).toEqual(texts.slice(0, 2));
});

it('recognizes things after a name, and some of them also in lower case', () => {
  const words = ['immobilier', 'hospice', 'vacuum', 'law', 'pharma', 'marktplatz', 'platz', 'rossi'];
  expect(words.filter((word) => !isThingAfter(word))).toEqual(['rossi']);
  expect(words.filter(isThingAfterInLowerCase)).toEqual(['hospice', 'vacuum', 'marktplatz', 'platz']);
});

it('recognizes a street or a firm in one word, with and without a dash', () => {
  const words = [
    'konrad-adenauer-allee',
    'nowak-instal',
    'lindenallee',
    'nowak-kowalska',
    '-allee',
    'allee',
    'lavallee',
  ];
  expect(words.filter(isThingCompound)).toEqual(['konrad-adenauer-allee', 'nowak-instal', 'lindenallee']);
});

it('recognizes a make with its model or type, but neither alone', () => {
  const names = [['skoda', 'octavia'], ['skoda', 'otto'], ['chiara', 'octavia'], ['skoda'], []];
  expect(names.filter(isVehicle)).toEqual([['skoda', 'octavia']]);
  const texts = ['Mercedes EQB', 'Mercedes 190 D', 'Mercedes C-Klasse', 'Mercedes Otto', 'Mercedes', 'Mercedes, EQB'];
  expect(texts.filter((text) => isVehicleType(text, 'mercedes', 'Mercedes'.length))).toEqual(texts.slice(0, 3));
  expect(isVehicleType('Chiara OSS', 'chiara', 'Chiara'.length)).toBe(false);
  expect(isVehicleType('Mercedes Otto and EQB', 'mercedes', 'Mercedes'.length)).toBe(false);
});

it.each([
  ['gisela 7,00', 'priced'],
  ['art 771 gisela', 'priced'],
  ['7,00\ngisela\n8,00', 'none'],
  ['art 771\ngisela', 'none'],
  ['- gisela; 500 g', 'goods'],
  ['1 gisela, 3 szt', 'goods'],
  ['gisela ran 500 m2', 'none'],
  ['gisela; 500', 'none'],
  ['gisela', 'none'],
])('the kind of the row %j is %s', (lower, kind) => {
  const start = lower.indexOf('gisela');
  const place = { start, end: start + 'gisela'.length };
  const [priced, goods] = [isInPricedRow({ lower }, place), isInRowOfGoods({ lower }, place)];
  expect({ priced, goods }).toEqual({ priced: kind === 'priced', goods: kind !== 'none' });
});
