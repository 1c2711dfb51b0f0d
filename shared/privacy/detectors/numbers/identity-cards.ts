import { contextWords } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Rule } from '../rule.ts';
import { lettersIn } from './letters-in.ts';

const CARD_WORDS = contextWords({
  en: 'identity card*,id card*,id card no,id card number,idcardnumber,national id card*,residence permit*,residence card*,biometric residence*,brp,alien number,green card',
  de: 'perso nr,perso nr.,persoausweis*,aufenthaltstitel*,aufenthaltserlaubnis*,aufenthaltskarte*,niederlassungserlaubnis*,identitatskarte*,meldezettel*',
  fr: "carte d'identite,carte nationale d'identite,cni,titre de sejour,carte de sejour,carte de resident",
  es: 'documento de identidad,documento nacional de identidad,permiso de residencia,tarjeta de residencia,tarjeta de identidad,carta de identidad',
  it: "carta d'identita,carta identita,c.i.,cie,permesso di soggiorno,carta di soggiorno",
  nl: 'identiteitskaart*,id kaart*,identiteitsbewijs*,verblijfsvergunning*,verblijfsdocument*,verblijfskaart*',
  pt: 'cartao de cidadao,bilhete de identidade,titulo de residencia,autorizacao de residencia',
  pl: 'dowod*,dowodu,nr dow.,dow. os.,dow. osob.,d.o.,karta pobytu,karty pobytu,legitymacj*',
  sv: 'id kort*,uppehallstillstand*,uppehallskort*,legitimation*',
  other:
    'obcansky prukaz*,op:,licna karta*,osebna izkaznica*,buletin,carte de identitate,szemelyi igazolvany*,szem. ig.,henkilokortti*,isikutunnistus*,id kort*',
});

// In French, "perso" is a private phone number.
const NINE_WORDS = contextWords({ de: 'perso,perso nr', fr: "carte d'identite,carte nationale d'identite,cni" });

/** Rules for identity cards and residence permits: by a word beside them, in any country's format. */
export const IDENTITY_CARD_RULES: readonly Rule[] = [
  {
    name: 'identity card or residence permit',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'both',
    onlyFirstGroup: true,
    digitsMin: 1,
    // Letters and digits in up to four groups, none of which is a word; not a date.
    expression:
      /(?!(?:NIF|NISS|DNI|NIE|CC|BI|CPF|RG|BSN|CF|TEL|FAX|DOB|SN|REF|ART|INV)[ -])(?!(?:19|20)\d{2}-[01]\d-[0-3]\d|\d{1,2}-\d{1,2}-(?:19|20)?\d{2}(?!\d))(?:[A-Z]{1,4}[ -]?)?\d[A-Z0-9]{2,19}(?:[ -](?:\d[A-Z0-9]{0,11}|[A-Z]{1,3}\d{1,8}|[A-Z]{2}(?![A-Za-z]))){0,3}|[A-Z]\d?[A-Z0-9]{6,11}/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length >= 7 && value.length <= 16 && lettersIn(value) <= 7,
    shrinks: true,
    proof: 'context',
    words: CARD_WORDS,
    onlyBefore: true,
    reach: 56,
  },
  {
    // The French card since 2021, and the German one, may have a single digit.
    name: 'identity card of nine letters and digits',
    kind: 'NATIONAL_ID',
    at: 'word',
    digitsMin: 1,
    expression: /[A-Z](?=[A-Z]{0,7}\d)[A-Z0-9]{8}(?![A-Za-z0-9])/y,
    proof: 'context',
    words: NINE_WORDS,
    onlyBefore: true,
    reach: 48,
    gap: /^.{0,19}$/s,
  },
  {
    // "dowodem osobistym serii CBR nr 818207", "CI seria CJ nr 482193"
    name: 'PL or RO identity card in two parts',
    kind: 'NATIONAL_ID',
    beginsWithLetters: true,
    at: 'both',
    digitsMin: 6,
    expression: /[A-Z]{2,3},? (?:nr|numer)\.? ?\d{6}(?!\d)/y,
    proof: 'context',
    words: contextWords({ pl: 'dowod*', other: 'ci seria,ci,buletin,carte de identitate' }),
    onlyBefore: true,
    reach: 40,
  },
  {
    name: 'IT electronic identity card after a document',
    kind: 'NATIONAL_ID',
    at: 'word',
    digitsMin: 5,
    expression: /[A-Z]{2}\d{5}[A-Z]{2}/y,
    proof: 'context',
    words: contextWords({ it: "documento,documento n,doc. n,c.i.,ci,ci n,carta d'identita*" }),
    onlyBefore: true,
    reach: 40,
  },
  {
    name: 'PT citizen card, in the groups that are printed on it',
    kind: 'NATIONAL_ID',
    at: 'number',
    firstDigits: [8],
    digitsMin: 8,
    expression: /\d{8} \d ?Z[A-Z]\d/y,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: 'PT citizen card',
    kind: 'NATIONAL_ID',
    at: 'both',
    firstDigits: [8],
    digitsMin: 8,
    expression: /\d{8}[ -]?\d[ -]?[A-Z]{2}\d/y,
    proof: 'context',
    words: CARD_WORDS,
  },
];
