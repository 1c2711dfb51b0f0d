import { contextWords, type WordsByLanguage } from '../../text/context-expression.ts';
import type { Rule } from '../rule.ts';
import { passesLuhn } from './checksums.ts';

const CARD_NAMES: WordsByLanguage = {
  en: `card,cards,bankcard,barclaycard,cardnumber,card no,card nr,cc,ccnum*,cc number,credit card*,creditcard*,debit card*,visa,mastercard,amex,american express,maestro,diners,
    discover,jcb,unionpay,cvv,cvc`,
  de: 'karte,karten,kreditkarte*,*kreditkarte,*karte,kartennummer*,kartennr*,ec karte',
  fr: 'carte,cartes,carte bancaire,carte bleue,numero de carte,cb',
  es: 'tarjeta*,numero de tarjeta',
  it: 'carta,carta di credito,carte,numero carta,bancomat',
  nl: 'kaart,kaartnummer*,creditcard*,*kaart,pinpas,betaalpas',
  pt: 'cartao,cartoes,numero do cartao',
  pl: 'karta,karty,karte,numer karty,*karty',
  sv: 'kort,kortet,kortnummer*,kreditkort*,betalkort*,bankkort*',
};
const CARD_NAME = contextWords(CARD_NAMES);
const CARD_WORDS = contextWords(CARD_NAMES, { en: 'pan,primary account number,payment,charge,charged,billing,expir*' });

// The first digits that issuers use, with the lengths they issue (ISO/IEC 7812 ranges as published by the networks).
const ISSUERS: readonly { readonly from: number; readonly to: number; readonly lengths: readonly number[] }[] = [
  { from: 4000, to: 4999, lengths: [13, 16, 19] },
  { from: 2221, to: 2720, lengths: [16] },
  { from: 5100, to: 5599, lengths: [16] },
  { from: 3400, to: 3499, lengths: [15] },
  { from: 3700, to: 3799, lengths: [15] },
  { from: 3000, to: 3059, lengths: [14, 16] },
  { from: 3095, to: 3095, lengths: [14, 16] },
  { from: 3600, to: 3699, lengths: [14, 16] },
  { from: 3800, to: 3999, lengths: [14, 16] },
  { from: 3528, to: 3589, lengths: [16, 17, 18, 19] },
  { from: 1800, to: 1800, lengths: [15] },
  { from: 2131, to: 2131, lengths: [15] },
  { from: 2014, to: 2014, lengths: [15] },
  { from: 2149, to: 2149, lengths: [15] },
  { from: 2200, to: 2204, lengths: [16, 17, 18, 19] },
  { from: 8100, to: 8299, lengths: [16, 17, 18, 19] },
  { from: 9792, to: 9792, lengths: [16] },
  { from: 5000, to: 5099, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5600, to: 5999, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 6000, to: 6999, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
];

/**
 * Whether digits can be the number of a payment card: an issuer's first digits, a length that it issues, and a valid
 * Luhn check.
 */
export function isCardNumber(digits: string): boolean {
  const beginning = Number(digits.slice(0, 4));
  const issued = ISSUERS.some(
    ({ from, to, lengths }) => beginning >= from && beginning <= to && lengths.includes(digits.length),
  );
  return issued && passesLuhn(digits) && !/^(\d)\1+$/.test(digits);
}

/**
 * Whether digits beside a word for cards are a card number. The first digits need not belong to a known issuer, because
 * test numbers and numbers of new issuers are card numbers too.
 */
export function isNamedCardNumber(digits: string): boolean {
  const isLong = digits.length >= 12 && digits.length <= 19 && !/^(\d)\1+$/.test(digits);
  return isLong && (/^[2-6]/.test(digits) || isCardNumber(digits)) && passesLuhn(digits);
}

/**
 * Rules for card numbers. A number grouped like a card number, or of the usual length, needs no word beside it; other
 * lengths and groupings do.
 */
export const CARD_RULES: readonly Rule[] = [
  {
    name: 'in fours',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [4],
    digitsMin: 16,
    // Not the last groups of a longer number: "paczka 6200 1234 5678 9012 3456 7890".
    expression:
      /(?<!(?<!\d)\d{4}[ -]\d{4}[ -])\d{4}(?:[ -]\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{1,3})?|([./])\d{4}\1\d{4}\1\d{4})/y,
    valid: isCardNumber,
    shrinks: true,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: 'four, six, five or four',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [4],
    digitsMin: 14,
    expression: /\d{4}([ ./-])\d{6}\1\d{4,5}/y,
    valid: isCardNumber,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: '16 digits',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [16],
    digitsMin: 16,
    expression: /\d{16}/y,
    valid: isCardNumber,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: 'American Express',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [15],
    digitsMin: 15,
    expression: /3[47]\d{13}/y,
    valid: isCardNumber,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: 'any length',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [12, 13, 14, 15, 16, 17, 18, 19],
    digitsMin: 12,
    expression: /\d{12,19}/y,
    valid: isNamedCardNumber,
    proof: 'context',
    words: CARD_WORDS,
  },
  {
    name: 'any grouping',
    kind: 'CREDIT_CARD',
    at: 'number',
    onlyFirstGroup: true,
    digitsMin: 12,
    expression: /\d{1,12}(?:[ .-]{1,2}\d{1,12}){1,18}/y,
    valid: isNamedCardNumber,
    shrinks: true,
    proof: 'context',
    words: CARD_WORDS,
  },
];

const SECURITY_CODE = {
  kind: 'CREDIT_CARD',
  at: 'number',
  firstDigits: [3, 4],
  digitsMin: 3,
  expression: /\d{3,4}/y,
  proof: 'context',
  onlyBefore: true,
} as const;

/** Rules for other card details: security codes and expiry dates, found only after a word for them. */
export const CARD_DETAIL_RULES: readonly Rule[] = [
  {
    name: 'security code',
    ...SECURITY_CODE,
    reach: 40,
    gap: /^.{0,17}$/s,
    words: contextWords({
      en: 'cvv,cvv2,cvc,cvc2,csc,cvn,card verification*,card security code,cvv code,cvc code',
      de: 'kartenprufnummer,prufnummer,kartenprufziffer',
      fr: 'cryptogramme*',
      it: 'codice di verifica',
      nl: 'veiligheidscode',
      pl: 'kod cvv,kod cvc',
    }),
  },
  {
    name: 'security code after a word that also names other codes',
    ...SECURITY_CODE,
    reach: 36,
    gap: /^[a-z]{0,3}\.?[:= ]{1,3}(?:(?:is|ist|es|est) )?$/,
    alsoNear: CARD_NAME,
    words: contextWords({
      en: 'cid,security code,sec code',
      de: 'prufziffer,kpn,sicherheitscode,cvv code',
      fr: 'crypto,code de securite,code de verification',
      es: 'codigo de seguridad,codigo de verificacion,cod seg,cod. seg',
      it: 'codice di sicurezza,cod. sic',
      nl: 'beveiligingscode',
      pt: 'codigo de seguranca,codigo de verificacao',
      pl: 'kod bezpieczenstwa',
      sv: 'sakerhetskod*',
    }),
  },
  {
    name: 'expiry',
    kind: 'CREDIT_CARD',
    at: 'number',
    firstDigits: [1, 2],
    digitsMin: 3,
    // With a full stop only before a year of four digits: "12.30" is a time. "Valid for 12-24 months" is a period.
    expression:
      /(?:0?[1-9]|1[0-2])(?: ?[/-] ?(?:20)?|\.20)[2-4]\d(?! ?(?:hours|days|weeks|months|years|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|d[ií]as|semanas|meses|a[ñn]os|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar)\b)/iy,
    proof: 'context',
    onlyBefore: true,
    reach: 24,
    alsoNear: CARD_NAME,
    words: contextWords({
      en: 'exp,exp.,expires,expiry*,expiration*,expiring,exp date,valid,valid thru,valid through,valid until,valid to,valid till,good thru',
      de: 'gultig bis,ablauf,ablaufdatum,verfallsdatum,gultigkeit*',
      fr: 'expire*,expiration*,valable*,valide*',
      es: 'cad,caduca*,caducidad,vence*,vencimiento,valida hasta',
      it: 'scad.,scade*,scadenza,valida fino*',
      nl: 'geldig tot,vervaldatum,verloopt',
      pt: 'validade,valido ate,expira*',
      pl: 'wazna do,waznosc*,data waznosci',
      sv: 'utg.,utgang*,giltigt*,giltig till',
    }),
  },
];
