import { contextWords } from '../../../text/context-expression.ts';
import type { Rule } from '../../rule.ts';
import {
  isBalticCode,
  isCpr,
  isFodselsnummer,
  isHetu,
  isLatvianCode,
  isPersonnummer,
  isPpsNumber,
} from './checksums-north.ts';

const SE_WORDS = contextWords({
  sv: 'personnummer*,personnr*,pers nr,persnr,pnr,samordningsnummer*,samordningsnr*,person /org.nr,person /org nr,pers.nr/org.nr,fodd,fodda',
  en: 'personal number*,swedish id*,personal identity*,personnummer*',
});
const DK_WORDS = contextWords({ other: 'cpr,cpr nr,cpr nummer,personnummer*', sv: 'cpr', en: 'cpr*,danish id*' });
const NO_WORDS = contextWords({
  other: 'fodselsnummer*,fodselsnr*,fnr,f.nr,personnummer*,d nummer',
  en: 'norwegian*,national id*',
});
const BALTIC_WORDS = contextWords({
  other: 'isikukood*,asmens kod*,ak,a.k.,a. k.',
  en: 'personal code*,personal id*,national id*,estonian*,lithuanian*',
});
const LV_WORDS = contextWords({ other: 'personas kod*,p.k,p. k', en: 'latvian*,personal code*' });
const IE_WORDS = contextWords({ en: 'pps,ppsn,pps no,pps number,pps nr,personal public service*' });

/** Rules for national identity numbers of Northern Europe, the Baltic states and Ireland. */
export const NATIONAL_ID_RULES_NORTH: readonly Rule[] = [
  {
    name: 'SE personal number, as printed',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 8],
    digitsMin: 10,
    expression: /(?:(?:18|19|20)\d{6}|\d{6})[-+]\d{4}/y,
    valid: isPersonnummer,
    proof: 'form',
    words: SE_WORDS,
  },
  {
    name: 'SE personal number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 8, 10, 12],
    digitsMin: 10,
    expression: /(?:(?:18|19|20)\d{6}|\d{6})[-+ ]?\d{4}/y,
    valid: isPersonnummer,
    proof: 'context',
    words: SE_WORDS,
  },
  {
    name: 'DK CPR number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 10],
    digitsMin: 10,
    expression: /\d{6}[ -]?\d{4}/y,
    valid: isCpr,
    proof: 'context',
    words: DK_WORDS,
  },
  {
    name: 'FI HETU',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [6],
    digitsMin: 6,
    expression: /\d{6}[-+A-FU-Y]\d{3}[0-9A-Y]/iy,
    valid: isHetu,
    proof: 'form',
    words: contextWords({ other: 'henkilotunnus*,hetu', sv: 'personbeteckning*', en: 'hetu,personal identity*' }),
  },
  {
    name: 'NO birth number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 11],
    digitsMin: 11,
    expression: /\d{6}[ -]?\d{5}/y,
    valid: isFodselsnummer,
    proof: 'form',
    words: NO_WORDS,
  },
  {
    name: 'EE and LT personal code',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [11],
    digitsMin: 11,
    expression: /[1-6]\d{10}/y,
    valid: isBalticCode,
    proof: 'context',
    words: BALTIC_WORDS,
  },
  {
    name: 'LV personal code',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 11],
    digitsMin: 11,
    expression: /\d{6}-?\d{5}/y,
    valid: isLatvianCode,
    proof: 'context',
    words: LV_WORDS,
  },
  {
    name: 'IE PPS number',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [7],
    digitsMin: 7,
    expression: /\d{7} ?[A-W][A-IT-X]?/iy,
    valid: isPpsNumber,
    proof: 'context',
    words: IE_WORDS,
  },
];
