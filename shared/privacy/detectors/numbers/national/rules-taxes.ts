import { contextWords } from '../../../text/context-expression.ts';
import type { Rule } from '../../rule.ts';
import { isPesel } from './checksums.ts';
import {
  isAustrianNumber,
  isChi,
  isDavcna,
  isGermanInsuranceNumber,
  isHealthInsuranceNumber,
  isLuxembourgNumber,
  isNiss,
  isSpanishInsuranceNumber,
  isSpi,
  isTckn,
  isTeam,
} from './checksums-taxes.ts';

const PATIENT_WORDS = contextWords({
  de: 'versichertennummer*,versicherten nr,versichertennr*,krankenversicher*,krankenkasse*,kvnr,kv nr,kv nr.,gesundheitskarte*,egk,kasse',
  en: 'health insurance*,insured*',
});
const SPI_WORDS = contextWords({
  fr: 'numero fiscal,n fiscal,spi,identifiant fiscal,fiscal',
  en: 'french tax*',
});
const FOREIGNER_WORDS = contextWords({ nl: 'v nummer,v nr,vreemdelingennummer*' });
const CIP_WORDS = contextWords({ es: 'tarjeta sanitaria,tsi,cip,cip sns,codigo de identificacion personal' });
const NAF_WORDS = contextWords({
  es: 'ss,s.s,s.s.,nss,nass,naf,seguridad social,seg social,seg. social,afiliacion*,n afiliacion',
});
const TEAM_WORDS = contextWords({ it: 'tessera sanitaria,team,tessera europea*', en: 'ehic,health card' });
const NISS_WORDS = contextWords({ pt: 'niss,seguranca social*', en: 'portuguese social*' });
const UTENTE_WORDS = contextWords({ pt: 'utente,sns,numero de utente,n. de utente' });
const DAVCNA_WORDS = contextWords({ other: 'davcna,davcna stevilka,davcna st' });
const UTR_WORDS = contextWords({ en: 'utr,utr number,unique taxpayer*,self assessment' });
const CHI_WORDS = contextWords({ en: 'chi,chi number,chi no,community health index' });
const MEDICARE_WORDS = contextWords({ en: 'medicare*,mbi' });
const TCKN_WORDS = contextWords({ other: 'tckn,t.c. kimlik*,tc kimlik*,kimlik no', en: 'turkish id*' });
const DE_INSURANCE_WORDS = contextWords({
  de: 'sv nummer*,sv nr*,svnr*,sozialversicherung*,rentenversicherung*,versicherungsnummer*,vers. nr,vers nr,rv nummer*,rvnr,vsnr',
  en: 'german*,insurance number*,social security*',
});
const AT_WORDS = contextWords({
  de: 'sv nummer*,sv nr*,svnr*,sozialversicherung*,versicherungsnummer*,vers. nr,vers nr,vsnr',
  en: 'austrian*,social insurance*',
});
const ES_SECURITY_WORDS = contextWords({
  es: 'seguridad social*,nuss,nss,nass,naf,n ss,s.s.,n s.s.,afiliacion*',
  en: 'social security*',
});
const LU_WORDS = contextWords({
  fr: 'matricule*,cns,securite sociale',
  de: 'matrikel*,sozialversicherung*',
  en: 'luxembourg*,national id*',
});

/** Creates a rule for a number near a word for it. */
function inContext(rule: Pick<Rule, 'name' | 'expression' | 'words'> & Partial<Rule>): Rule {
  return { kind: 'NATIONAL_ID', at: 'number', digitsMin: 8, proof: 'context', reach: 40, ...rule };
}

/** Rules for numbers of taxpayers, patients and insured persons. */
export const TAX_AND_HEALTH_RULES: readonly Rule[] = [
  {
    // "potrzebuję peseli do listy", and further down in the chat "79070234574".
    name: 'PL PESEL, in answer to a question about it',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [11],
    digitsMin: 11,
    expression: /\d{11}/y,
    valid: isPesel,
    proof: 'context',
    words: contextWords({ pl: 'pesel*' }),
    onlyBefore: true,
    reach: 120,
  },
  inContext({
    name: 'DE health insurance number',
    at: 'word',
    expression: /[A-Z]\d{9}/iy,
    valid: isHealthInsuranceNumber,
    words: PATIENT_WORDS,
  }),
  inContext({
    name: 'FR tax number',
    expression: /\d{13}|\d{2} \d{2} \d{3} \d{3} \d{3}/y,
    valid: isSpi,
    words: SPI_WORDS,
  }),
  inContext({ name: 'NL number of a foreigner', expression: /\d{10}/y, words: FOREIGNER_WORDS }),
  inContext({ name: 'ES patient', at: 'word', expression: /[A-Z]{4}\d{10,12}/y, words: CIP_WORDS }),
  inContext({
    name: 'ES insured',
    expression: /\d{2}[ /-]?\d{4} ?\d{4}[ /-]?\d{2}/y,
    words: NAF_WORDS,
    onlyBefore: true,
  }),
  inContext({ name: 'IT patient', expression: /\d{20}/y, valid: isTeam, words: TEAM_WORDS }),
  inContext({ name: 'PT insured', expression: /\d{11}/y, valid: isNiss, words: NISS_WORDS }),
  inContext({ name: 'PT patient', expression: /\d{3} ?\d{3} ?\d{3}/y, words: UTENTE_WORDS, onlyBefore: true }),
  inContext({ name: 'SI tax number', expression: /\d{8}/y, valid: isDavcna, words: DAVCNA_WORDS }),
  inContext({ name: 'GB taxpayer', expression: /\d{5} ?\d{5}/y, words: UTR_WORDS }),
  inContext({ name: 'GB patient in Scotland', expression: /\d{6} ?\d{4}/y, valid: isChi, words: CHI_WORDS }),
  inContext({
    name: 'US Medicare',
    at: 'both',
    digitsMin: 1,
    expression:
      /[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}/y,
    words: MEDICARE_WORDS,
  }),
  inContext({ name: 'TR identity number', expression: /[1-9]\d{10}/y, valid: isTckn, words: TCKN_WORDS }),
  {
    name: 'DE insurance number',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [2, 8],
    digitsMin: 8,
    expression: /\d{2} ?\d{6} ?[A-Z] ?\d{3}/iy,
    valid: isGermanInsuranceNumber,
    proof: 'form',
    words: DE_INSURANCE_WORDS,
  },
  {
    name: 'AT insurance number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [4, 10],
    digitsMin: 10,
    expression: /\d{4}[ /-]?\d{6}|\d{4} ?\d{2}[ .]?\d{2}[ .]?\d{2}/y,
    valid: isAustrianNumber,
    proof: 'context',
    words: AT_WORDS,
  },
  {
    name: 'ES social security number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [2, 12],
    digitsMin: 12,
    expression: /\d{2}[ /-]?\d{8}[ /-]?\d{2}/y,
    valid: isSpanishInsuranceNumber,
    proof: 'context',
    words: ES_SECURITY_WORDS,
  },
  {
    name: 'LU national number',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [13],
    digitsMin: 13,
    expression: /\d{13}/y,
    valid: isLuxembourgNumber,
    proof: 'context',
    words: LU_WORDS,
  },
];
