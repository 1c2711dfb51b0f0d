import { contextWords } from '../../../text/context-expression.ts';
import type { Rule } from '../../rule.ts';
import { passesModulo1110 } from '../checksums.ts';
import {
  isAfm,
  isAmka,
  isBirthNumber,
  isCnp,
  isCypriotNumber,
  isEgn,
  isEmso,
  isHungarianPersonalNumber,
  isHungarianTaxNumber,
  isTaj,
} from './checksums-east.ts';

const CZ_WORDS = contextWords({
  other: 'rodne cislo*,rodneho cisla*,r. c.,rc,rodnym cislem',
  de: 'geburtsnummer*',
  en: 'birth number*,czech*,slovak*',
});
// Folding turns each letter that looks like a Latin one into that Latin letter: "ЕГН" in capitals, then in lower case.
const BG_WORDS = contextWords({ other: 'egn,edinen grazhdanski*,eгh,eгн', en: 'egn,bulgarian*,national id*' });
const RO_WORDS = contextWords({ other: 'cnp,c.n.p,cod numeric personal*', en: 'cnp,romanian*,national id*' });
const HR_WORDS = contextWords({
  other: 'oib,osobni identifikacijski*,osobni identifikacijski broj',
  en: 'oib,croatian*',
});
const SI_WORDS = contextWords({ other: 'emso,jmbg,maticni broj,maticna stevilka', en: 'emso,slovenian*' });
const HU_WORDS = contextWords({
  other: 'taj,taj szam*,adoazonosito*,ado azonosito*,szemelyi szam*,szemelyi azonosito*,adoszam*',
  en: 'hungarian*,tax id*,taj*',
});
const GR_WORDS = contextWords({ other: 'amka,afm,aφm,aφμ', en: 'amka,afm,greek*,tax id*' });
const CY_WORDS = contextWords({ en: 'tic,tax id*,tin,cyprus*,cypriot*' });
const MT_WORDS = contextWords({ en: 'id card*,identity card*,id number*,maltese*,malta*,karta tal identita*' });

/** Rules for personal numbers of Central, Eastern and South-Eastern Europe. */
export const NATIONAL_ID_RULES_EAST: readonly Rule[] = [
  {
    name: 'CZ and SK birth number, as printed',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6],
    digitsMin: 9,
    expression: /\d{6} ?\/ ?\d{3,4}/y,
    valid: isBirthNumber,
    proof: 'form',
    words: CZ_WORDS,
  },
  {
    name: 'CZ and SK birth number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [9, 10],
    digitsMin: 9,
    expression: /\d{9,10}/y,
    valid: isBirthNumber,
    proof: 'context',
    words: CZ_WORDS,
  },
  {
    name: 'BG EGN',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [10],
    digitsMin: 10,
    expression: /\d{10}/y,
    valid: isEgn,
    proof: 'context',
    words: BG_WORDS,
  },
  {
    name: 'RO CNP',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [13],
    digitsMin: 13,
    expression: /[1-8]\d{12}/y,
    valid: isCnp,
    proof: 'context',
    words: RO_WORDS,
  },
  {
    name: 'HR OIB',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [11],
    digitsMin: 11,
    // With the country in front, as for taxes within the Union.
    expression: /(?:HR)?\d{11}/y,
    valid: (value) => passesModulo1110(value.replace(/^HR/, '')),
    proof: 'context',
    words: HR_WORDS,
  },
  {
    name: 'SI EMSO',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [13],
    digitsMin: 13,
    expression: /\d{13}/y,
    valid: isEmso,
    proof: 'context',
    words: SI_WORDS,
  },
  {
    name: 'HU tax number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [10],
    digitsMin: 10,
    expression: /8\d{9}/y,
    valid: isHungarianTaxNumber,
    proof: 'context',
    words: HU_WORDS,
  },
  {
    name: 'HU TAJ',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3, 9],
    digitsMin: 9,
    expression: /\d{3}[ -]?\d{3}[ -]?\d{3}/y,
    valid: isTaj,
    proof: 'context',
    words: HU_WORDS,
  },
  {
    name: 'HU personal number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [1, 11],
    digitsMin: 11,
    expression: /[1-8][ -]?\d{6}[ -]?\d{4}/y,
    valid: isHungarianPersonalNumber,
    proof: 'context',
    words: HU_WORDS,
  },
  {
    name: 'GR AMKA',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [11],
    digitsMin: 11,
    expression: /\d{11}/y,
    valid: isAmka,
    proof: 'context',
    words: GR_WORDS,
  },
  {
    name: 'GR tax number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [9],
    digitsMin: 9,
    expression: /\d{9}/y,
    valid: isAfm,
    proof: 'context',
    words: GR_WORDS,
  },
  {
    name: 'CY tax number',
    kind: 'NATIONAL_ID',
    at: 'word',
    digitsMin: 8,
    expression: /\d{8}[A-Z]/iy,
    valid: isCypriotNumber,
    proof: 'context',
    words: CY_WORDS,
  },
  {
    name: 'MT identity card',
    kind: 'NATIONAL_ID',
    at: 'word',
    digitsMin: 4,
    expression: /\d{4,7}[MGAPLHBZ]/iy,
    proof: 'context',
    words: MT_WORDS,
  },
];
