import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords } from '../../text/context-expression.ts';
import type { Rule } from '../rule.ts';
import { modulo97, passesLuhn, weightedSum } from './checksums.ts';
import { hasIbanForm, IBAN_WITH_OTHER_SIGNS, isIban } from './ibans.ts';
import { isOtherAccount } from './other-accounts.ts';

const ACCOUNT_WORDS = contextWords({
  en: `acc,acc no,acc nr,rtn,s/c,account number*,account no,account nr,account num,account #,accountnumber*,acct,acct no,acct number,bank account*,checking account*,savings account*,a/c,a/c no,
    routing*,routing number*,sort code*,sortcode*,aba,bsb,clabe,ifsc`,
  de: 'kto,kto.,kto nr,kontonummer*,konto,kontonr*,konto nr*,depotnummer*,depotnr*,depot nr*,bankkonto*,girokonto*,sparkonto*,gehaltskonto*,bankleitzahl*,blz',
  fr: 'numero de compte,compte bancaire,compte n,rib,code banque,code guichet',
  es: 'c/c,cta,cta.,numero de cuenta,cuenta bancaria,cuenta corriente,cuenta,ccc',
  it: 'numero di conto,conto corrente,conto bancario,conto',
  nl: 'rekeningnr*,giro,rekeningnummer*,bankrekening*,rekening',
  pt: 'numero da conta,conta bancaria,conta corrente,nib,conta',
  sv: 'kontonummer*,konto,kontonr*,clearingnummer*,bankkonto*,lonekonto*,klientmedelskonto*,autogiro*',
  pl: 'numer konta,nr konta,numer rachunku,nr rachunku,rachunek*,konto bankowe',
});

// Swedish payments to persons use a plusgiro number (a bankgiro number belongs to a firm and is not removed), Czech
// ones an account number with the bank's number.
const GIRO_WORDS = contextWords({
  sv: 'plusgiro*,postgiro*,plusgironr*,pg,pg nr,pg-nr',
});
const CZECH_WORDS = contextWords({
  other: 'ucet,uctu,uctem,ucty,cislo uctu,cislo uctu*,c. u.,c.u.,bankovni spojeni,bankovni ucet,platba na,platbu na',
});

const CHECKED_IBAN_RULES: readonly Rule[] = [
  {
    name: 'IBAN',
    kind: 'IBAN',
    at: 'word',
    digitsMin: 2,
    expression: /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/iy,
    valid: isIban,
    proof: 'certain',
  },
  {
    name: 'IBAN in groups',
    kind: 'IBAN',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 2,
    // A line break inside the number leaves two groups without a space.
    expression: /[A-Z]{2}[ -]?\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?/iy,
    valid: isIban,
    shrinks: true,
    proof: 'certain',
  },
  {
    name: 'IBAN in the groups of Italy and San Marino',
    kind: 'IBAN',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 2,
    expression: /[A-Z]{2} ?\d{2} ?[A-Z] ?\d{5} ?\d{5} ?[A-Z0-9]{4}(?:[A-Z0-9]{2} ?[A-Z0-9]{6}|(?: ?[A-Z0-9]{4}){2})/iy,
    valid: isIban,
    proof: 'certain',
  },
  {
    name: 'IBAN in three groups of other lengths',
    kind: 'IBAN',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 2,
    expression: /[A-Z]{2} ?\d{2}(?:[ .-]?[A-Z]{4})?(?:[ .-]?\d{1,14}){1,8}(?:[ .-][A-Z0-9]{1,2})?/iy,
    valid: isIban,
    shrinks: true,
    proof: 'certain',
  },
];

// Only in capitals, because the form is the only evidence: "at", "is" and "it" are also words.
const IBAN_FORM_RULES = CHECKED_IBAN_RULES.map(
  (rule): Rule => ({
    ...rule,
    name: `${rule.name}, with wrong check digits`,
    expression: compileExpression(rule.expression.source, 'y'),
    valid: hasIbanForm,
    proof: 'form',
    words: ACCOUNT_WORDS,
  }),
);

/**
 * Rules for IBANs with a valid checksum, or with the exact form of their country's IBANs: a mistyped IBAN still leads
 * to a person.
 */
export const IBAN_RULES: readonly Rule[] = [...CHECKED_IBAN_RULES, IBAN_WITH_OTHER_SIGNS, ...IBAN_FORM_RULES];

// The key of a French account (RIB): 97 minus the remainder of its three parts, whose letters count from 1 to 9.
function isRib(compact: string): boolean {
  const digits = compact.replace(/[A-Z]/g, (letter) => '12345678912345678923456789'.charAt(letter.charCodeAt(0) - 65));
  return modulo97(digits) === 0;
}

// A Polish account (NRB) is an IBAN without the country code; a Portuguese one (NIB) leaves a remainder of 1 modulo 97.
const isNrb = (digits: string): boolean => isIban(`PL${digits}`);
const isNib = (digits: string): boolean => modulo97(digits) === 1;

// The weights of the digits in both parts of a Czech account number are 6, 3, 7, 9, 10, 5, 8, 4, 2 and 1, from the
// left.
const CZECH_WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

function isCzechAccount(digits: string): boolean {
  const account = digits.slice(0, -4);
  const fits = (part: string): boolean => weightedSum(part.padStart(10, '0'), CZECH_WEIGHTS) % 11 === 0;
  // Without the dash, only the check digits show where the first part ends.
  const firsts = [0, 2, 3, 4, 5, 6].filter((length) => account.length - length <= 10);
  return firsts.some((length) => fits(account.slice(0, length)) && fits(account.slice(length)));
}

/** Rules for account numbers without a checksum that is valid in every country. */
export const BANK_ACCOUNT_RULES: readonly Rule[] = [
  {
    name: 'account number',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    onlyFirstGroup: true,
    digitsMin: 6,
    // "2026-11" is a month. "2750-642 Cascais" is a post code and a town; "konto=e.wrona" ends a log line, and a date
    // begins the next line.
    // "192.168.8.1" is an address in a network, "12.34.56.789" a Dutch account.
    expression:
      /(?!(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?(?![\d-]))(?![0-3]?\d[./-][01]?\d[./-](?:(?:19|20)\d{2}(?!\d)|\d{2},? \d{1,2}:\d))(?!\d{1,7}[.,]\d{2}(?![\d.,-]))(?!\d{4}-\d{3} [A-Z][a-z])(?!(?!\d\d\.\d\d\.\d\d\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))\d{2,26}(?:(?!(?<=\d{6})\. )[ ./-]{1,2}\d{1,12}){0,7}/y,
    valid: (digits) => digits.length >= 6 && digits.length <= 26,
    shrinks: true,
    proof: 'context',
    words: ACCOUNT_WORDS,
    reach: 36,
    isOther: isOtherAccount,
  },
  {
    // "banque 30004, guichet 00815, compte 00012345678, clé 92"
    name: 'FR account in its printed parts',
    kind: 'BANK_ACCOUNT',
    at: 'both',
    onlyFirstGroup: true,
    digitsMin: 5,
    expression: /[A-Z0-9]{11}(?![A-Za-z0-9])/y,
    proof: 'context',
    words: contextWords({ fr: 'compte' }),
    alsoNear: contextWords({ fr: 'guichet' }),
    onlyBefore: true,
    reach: 16,
  },
  {
    // "Our bank details: 20-48-21 / 48219376", "Paid by BACS to 48219376 (20-48-21)"
    name: 'GB sort code and account',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    onlyFirstGroup: true,
    firstDigits: [2, 8],
    digitsMin: 14,
    expression:
      /(?:\d{2}-\d{2}-\d{2}[,;]?[ /|]{1,3}\d{8}|\d{8}[,;]?[ /|]{1,3}\d{2}-\d{2}-\d{2}|\d{8} ?\(\d{2}-\d{2}-\d{2}\))(?!\d)/y,
    proof: 'context',
    words: contextWords({
      en: 'bank,bank details,sort,sort code*,bacs,transfer*,payee*,pay to,payment*,account*,barclays,lloyds,natwest,hsbc',
    }),
  },
  {
    name: 'SE clearing number and account',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    onlyFirstGroup: true,
    firstDigits: [4],
    digitsMin: 4,
    expression: /\d{4}(?:-\d)?, ?\d{2,3}(?: ?\d{1,4}){1,4}(?:-\d)?/y,
    proof: 'context',
    words: ACCOUNT_WORDS,
    onlyBefore: true,
  },
  {
    name: 'SE plusgiro',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    onlyFirstGroup: true,
    digitsMin: 7,
    expression: /(?:\d{1,3} ){1,3}\d{1,2}-\d|\d{4,7}-\d/y,
    valid: (digits) => digits.length <= 8 && passesLuhn(digits),
    proof: 'context',
    words: GIRO_WORDS,
    onlyBefore: true,
    reach: 24,
  },
  {
    name: 'CZ account',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    onlyFirstGroup: true,
    digitsMin: 6,
    expression: /(?:\d{2,6}-)?\d{2,10} ?\/ ?\d{4}/y,
    valid: isCzechAccount,
    proof: 'context',
    words: CZECH_WORDS,
    onlyBefore: true,
    reach: 36,
  },
  {
    name: 'FR RIB',
    kind: 'BANK_ACCOUNT',
    at: 'both',
    onlyFirstGroup: true,
    digitsMin: 10,
    expression: /\d{5} ?\d{5} ?[0-9A-Z]{11} ?\d{2}/y,
    valid: isRib,
    proof: 'context',
    words: ACCOUNT_WORDS,
  },
  {
    name: 'FR RIB with a wrong key',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    firstDigits: [5],
    digitsMin: 10,
    expression: /\d{5} \d{5} [0-9A-Z]{11} \d{2}/y,
    proof: 'context',
    words: contextWords({ fr: 'compte,rib,coordonnees bancaires' }),
    onlyBefore: true,
  },
  {
    name: 'PL NRB',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    firstDigits: [2, 26],
    digitsMin: 26,
    expression: /\d{2}(?: ?\d{4}){6}/y,
    valid: isNrb,
    proof: 'form',
    words: ACCOUNT_WORDS,
  },
  {
    name: 'PT NIB',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    firstDigits: [4, 21],
    digitsMin: 21,
    expression: /\d{4} ?\d{4} ?\d{11} ?\d{2}/y,
    valid: isNib,
    proof: 'form',
    words: ACCOUNT_WORDS,
  },
];
