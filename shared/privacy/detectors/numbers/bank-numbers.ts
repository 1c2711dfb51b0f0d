import { contextWords } from '../../text/context-expression.ts';
import type { Rule } from '../rule.ts';
import { isIban } from './national/checksums.ts';

const ACCOUNT_WORDS = contextWords({
  en: `account number*,account no,account nr,account num,account #,accountnumber*,acct,acct no,acct number,bank account*,checking account*,savings account*,a/c,a/c no,
    routing*,routing number*,sort code*,sortcode*,aba,bsb,clabe,ifsc`,
  de: 'kontonummer*,konto,kontonr*,konto nr*,bankkonto*,bankleitzahl*,blz',
  fr: 'numero de compte,compte bancaire,compte n,rib,code banque,code guichet',
  es: 'numero de cuenta,cuenta bancaria,cuenta corriente,cuenta,ccc',
  it: 'numero di conto,conto corrente,conto bancario,conto',
  nl: 'rekeningnummer*,bankrekening*,rekening',
  pt: 'numero da conta,conta bancaria,conta corrente,nib,conta',
  sv: 'kontonummer*,konto,kontonr*,clearingnummer*,bankkonto*',
  pl: 'numer konta,nr konta,numer rachunku,nr rachunku,rachunek*,konto bankowe',
});

/** Accounts. An IBAN has a checksum; a national account number is recognised only by the words beside it. */
export const IBAN_RULES: readonly Rule[] = [
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
    at: 'word',
    digitsMin: 2,
    expression: /[A-Z]{2} ?\d{2}(?:[ .-][A-Z0-9]{4}){2,7}(?:[ .-][A-Z0-9]{1,3})?/iy,
    valid: isIban,
    shrinks: true,
    proof: 'certain',
  },
  {
    name: 'IBAN in three groups of other sizes',
    kind: 'IBAN',
    at: 'word',
    digitsMin: 2,
    expression: /[A-Z]{2} ?\d{2}(?:[ .-]?[A-Z]{4})?(?:[ .-]?\d{1,14}){1,8}(?:[ .-][A-Z0-9]{1,2})?/iy,
    valid: isIban,
    shrinks: true,
    proof: 'certain',
  },
];

/** Account numbers without a checksum that holds in every country. */
export const BANK_ACCOUNT_RULES: readonly Rule[] = [
  {
    name: 'account number',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    leading: true,
    digitsMin: 6,
    // "2750-642 Cascais" is a post code and its town; "konto=e.wrona" ends a line of a log, and a date begins the next.
    expression:
      /(?!(?:19|20)\d{2}-[01]\d-[0-3]\d(?!\d))(?!\d{4}-\d{3} [A-Z][a-z])\d{2,20}(?:[ ./-]{1,2}\d{1,12}){0,7}/y,
    valid: (digits) => digits.length >= 6 && digits.length <= 26,
    shrinks: true,
    proof: 'context',
    words: ACCOUNT_WORDS,
    reach: 36,
  },
];
