import { contextWords } from '../../../text/context-expression.ts';
import { textBefore } from '../../../text/text-beside.ts';
import type { Rule } from '../../rule.ts';
import {
  isAhvNumber,
  isBelgianNumber,
  isBsn,
  isCodiceFiscale,
  isCpf,
  isDni,
  isNhsNumber,
  isNif,
  isNir,
  isPesel,
  isSteuerId,
} from './checksums.ts';
import { NATIONAL_ID_RULES_EAST } from './rules-east.ts';
import { NATIONAL_ID_RULES_NORTH } from './rules-north.ts';

const DE_WORDS = contextWords({
  de: 'st id,st id nr,st idnr,steuer id*,steuerid*,steueridentifikation*,steuer identifikation*,identifikationsnummer*,idnr,tin,steuernummer*',
  en: 'tax id*,german tax*,tin',
});
const ES_WORDS = contextWords({ es: 'dni,nie,nif,d.n.i,n.i.e,n.i.f,documento*,identidad', en: 'dni,nie,national id*' });
const GB_WORDS = contextWords({ en: 'national insurance*,nino,ni number,ni no,ni:,n.i,insurance number' });
const NHS_WORDS = contextWords({ en: 'nhs,nhs number,nhs no,patient,health service' });
const NL_WORDS = contextWords({
  nl: 'sofinr*,bsn,bsn nummer,burgerservicenummer*,sofinummer*,sofi,burger service nummer',
  en: 'bsn,citizen service*,dutch',
});
const PL_WORDS = contextWords({ pl: 'pesel*,numer pesel,nr pesel', en: 'pesel*' });
const PT_WORDS = contextWords({ pt: 'nif,contribuinte*,numero fiscal,identificacao fiscal,nipc', en: 'nif,tax*' });
const BE_WORDS = contextWords({
  nl: 'rijksregister*,insz,rrn,nationaal nummer',
  fr: 'registre national*,niss,nrn,numero national',
  de: 'nationalregister*',
  en: 'national register*,national number',
});

/**
 * Rules for numbers that states assign to persons, by country. Where the check alone would accept one number in ten, a
 * word must be near.
 */
export const NATIONAL_ID_RULES: readonly Rule[] = [
  {
    name: 'IT codice fiscale',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 1,
    // As printed, or with a sign between any of its parts: the check decides.
    expression:
      /[A-Z]{3}[ .-]?[A-Z]{3}[ .-]?[0-9LMNP-V]{2}[ .-]?[A-EHLMPRST][ .-]?[0-9LMNP-V]{2}[ .-]?[A-Z][ .-]?[0-9LMNP-V]{3}[ .-]?[A-Z]/iy,
    valid: isCodiceFiscale,
    proof: 'certain',
  },
  {
    name: 'ES DNI',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [1, 2, 8],
    digitsMin: 8,
    expression: /(?:\d{8}|\d{1,2}[. ]\d{3}[. ]\d{3})[ -]?[A-HJ-NP-TV-Z]/y,
    valid: isDni,
    proof: 'form',
    words: ES_WORDS,
  },
  {
    name: 'ES DNI in lower case',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [8],
    digitsMin: 8,
    expression: /\d{8}[ -]?[a-hj-np-tv-z]/y,
    valid: isDni,
    proof: 'context',
    words: ES_WORDS,
  },
  {
    name: 'ES NIE',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 1,
    expression: /[XYZ][ -]?(?:\d{7}|\d[. ]?\d{3}[. ]?\d{3})[ -]?[A-HJ-NP-TV-Z]/iy,
    valid: isDni,
    proof: 'form',
    words: ES_WORDS,
  },
  {
    name: 'FR NIR',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [1, 6, 15],
    digitsMin: 13,
    expression:
      /[1-478][ .-]?\d{2}[ .-]?\d{2}[ .-]?(?:\d{2}|2[AB])[ .-]?\d{3}[ .-]?\d{3}(?:[ ./-]{0,3}|,? cle:? )\d{2}/y,
    valid: (value) => isNir(value.replace('CLE', '')),
    proof: 'form',
    words: contextWords({ fr: 'nir,securite sociale,secu,insee,assure*', en: 'social security*,nir,insee' }),
  },
  {
    name: 'DE Steuer-ID',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [2, 11],
    digitsMin: 11,
    expression: /[1-9]\d[ /-]?\d{3}[ /-]?\d{3}[ /-]?\d{3}/y,
    valid: isSteuerId,
    proof: 'context',
    words: DE_WORDS,
  },
  {
    name: 'GB National Insurance number',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 2,
    expression: /(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]/y,
    proof: 'form',
    words: GB_WORDS,
  },
  {
    name: 'GB National Insurance number in lower case or other groups',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 2,
    expression: /[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z][ -]?(?:\d{2}[ -]?\d{2}[ -]?\d{2}|\d{3}[ -]?\d{3})[ -]?[a-d]/iy,
    proof: 'context',
    words: GB_WORDS,
  },
  {
    name: 'GB NHS number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3, 10],
    digitsMin: 10,
    expression: /\d{3}[ -]?\d{3}[ -]?\d{4}/y,
    valid: isNhsNumber,
    proof: 'context',
    words: NHS_WORDS,
  },
  {
    name: 'NL BSN',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3, 4, 8, 9],
    digitsMin: 8,
    expression: /\d{9}|\d{8}|\d{4}[. ]\d{2}[. ]\d{3}|\d{3}[. ]\d{3}[. ]\d{3}/y,
    valid: isBsn,
    proof: 'context',
    words: NL_WORDS,
  },
  {
    name: 'PL PESEL',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [6, 11],
    digitsMin: 11,
    expression: /\d{6}[ -]?\d{5}/y,
    valid: isPesel,
    proof: 'context',
    words: PL_WORDS,
  },
  {
    name: 'PT NIF',
    kind: 'NATIONAL_ID',
    at: 'both',
    beginsWithLetters: true,
    firstDigits: [3, 9],
    digitsMin: 9,
    // With the country in front, as for taxes within the Union; a firm's number begins with 5.
    expression: /(?:PT ?(?=[1-3]))?\d{3}[ .]?\d{3}[ .]?\d{3}/y,
    valid: (value) => isNif(value.replace(/^PT/, '')),
    proof: 'context',
    words: PT_WORDS,
    // A firm's number begins with 5: "NIPC 509 447 120".
    isOther: ({ text, lower }, { start }) =>
      text.charAt(start) === '5' && /(?:^|[^a-z])nipc[ :.]{1,3}$/.test(textBefore(lower, start, 9)),
  },
  {
    name: 'BR CPF, as printed',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3],
    digitsMin: 11,
    expression: /\d{3}\.\d{3}\.\d{3}-\d{2}/y,
    valid: isCpf,
    proof: 'certain',
  },
  {
    name: 'BR CPF',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3, 9, 11],
    digitsMin: 11,
    expression: /\d{3}[ .]?\d{3}[ .]?\d{3}[ -]?\d{2}/y,
    valid: isCpf,
    proof: 'context',
    words: contextWords({ pt: 'cpf,cpf mf,cpf/mf', en: 'cpf' }),
  },
  {
    name: 'BR general register',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'both',
    digitsMin: 7,
    // German invoices write "RG 10234567": the full stops, the state or the last digit identify an RG.
    expression:
      /(?:[A-Z]{2}[- ]?\d{1,2}\.?\d{3}\.?\d{3}|\d{1,2}\.\d{3}\.\d{3}|\d{7,8}(?=-[\dX]))(?:-[\dX])?(?![.,]\d)/y,
    proof: 'context',
    words: contextWords({ pt: 'rg,registro geral,cedula de identidade' }),
    onlyBefore: true,
    reach: 32,
    gap: /^.{0,10}$/s,
  },
  {
    name: 'BE national number, as printed',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [2],
    digitsMin: 11,
    expression: /\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}/y,
    valid: isBelgianNumber,
    proof: 'certain',
  },
  {
    name: 'BE national number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [2, 6, 11],
    digitsMin: 11,
    expression: /\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]?\d{3}[ .-]?\d{2}/y,
    valid: isBelgianNumber,
    proof: 'context',
    words: BE_WORDS,
  },
  {
    name: 'CH AHV number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [3, 13],
    digitsMin: 13,
    expression: /756[ .-]?\d{4}[ .-]?\d{4}[ .-]?\d{2}/y,
    valid: isAhvNumber,
    proof: 'form',
    words: contextWords({ de: 'ahv*,sozialversicherung*', fr: 'avs', it: 'avs', en: 'ahv*,social security*' }),
  },
  ...NATIONAL_ID_RULES_NORTH,
  ...NATIONAL_ID_RULES_EAST,
];
