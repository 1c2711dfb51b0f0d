import { contextWords } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Rule } from '../rule.ts';
import { weightedSum } from './checksums.ts';
import { lettersIn } from './letters-in.ts';

const VIN_WORDS = contextWords({
  en: 'vin,vin number*,chassis*,vehicle identification*,vehicle id*',
  de: 'fahrgestell*,fahrzeug ident*,fahrzeugident*,fin,fgst,fgst.,fgst. nr,fgnr',
  fr: 'numero de chassis,vin',
  es: 'numero de bastidor,bastidor*,bast,bast.,chasis',
  it: 'telaio,numero di telaio',
  nl: 'chassisnummer*,voertuigidentificatie*',
  pt: 'chassi*,quadro',
  pl: 'numer vin,nr vin,nadwozia,nadw,nadw.',
  sv: 'chassinr*,chassinummer*',
});

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';

// The check digit is the ninth character (49 CFR 565.15); only North American makers must set it.
function isCheckedVin(vin: string): boolean {
  const digits = vin.replace(/[A-Z]/g, (letter) => VIN_VALUES.charAt(VIN_LETTERS.indexOf(letter)));
  const rest = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest)) && lettersIn(vin) >= 3 && /\d{4}$/.test(vin);
}

// The first characters of makers in Europe and of vehicles imported to it (ISO 3780); the last four characters are
// digits.
const MAKERS =
  /^(?:JHM|JMB|JMZ|JN1|JS[A3]|JT[DEHMN]|KL1|KM[HJ]|KN[AE]|NLH|NM[0T]|S[AB]1|SAJ|SAL|SAR|SC[ABC]|SHH|SHS|SJN|TM[ABK]|TRU|TSM|U5Y|UU1|VF[1-8]|VN[1KV]|VNV|VR[137]|VS[156789EKSX]|VWV|W0[LV]|W1[KNV]|WA[1U]|WB[ASY]|WD[BCDF]|WEB|WF0|WJM|WM[AEWX]|WP[01]|WV[1-3GW]|XL[ER]|YK1|YS[23]|YV[1-4]|ZA[MR]|ZCF|ZD[CM]|ZF[AF]|ZHW|ZLA)[A-HJ-NPR-Z0-9]{10}\d{4}$/;

/** Rules for vehicle identification numbers (ISO 3779): by a word, the maker or the North American check digit. */
export const VIN_RULES: readonly Rule[] = [
  {
    name: 'VIN with its check digit, or a maker',
    kind: 'VIN',
    at: 'word',
    digitsMin: 1,
    expression: /[A-HJ-NPR-Z0-9]{17}/y,
    valid: (value) => isCheckedVin(value) || MAKERS.test(value),
    proof: 'form',
    words: VIN_WORDS,
  },
  {
    name: 'VIN',
    kind: 'VIN',
    at: 'word',
    digitsMin: 1,
    expression: /[A-HJ-NPR-Z0-9]{17}/iy,
    valid: (value) => digitsOf(value).length >= 3 && lettersIn(value) >= 2,
    proof: 'context',
    words: VIN_WORDS,
  },
];
