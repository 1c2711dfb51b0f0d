import { createHash } from 'node:crypto';
import { compileExpression } from '../text/compiled-expression.ts';
import { digitsOf } from '../text/digits-of.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { modulo97, passesLuhn, weightedSum } from './checksums.ts';
import type { Format } from './format.ts';
import { type WordsByLanguage, wordList } from './vocabulary.ts';

const ACCOUNT_WORDS = wordList({
  en: `acc,acc no,acc nr,rtn,s/c,account number*,account no,account nr,account num,account #,accountnumber*,acct,acct no,acct number,bank account*,checking account*,savings account*,a/c,a/c no,
    routing*,routing number*,sort code*,sortcode*,aba,bsb,clabe,ifsc`,
  de: 'kto,kto.,kto nr,kontonummer*,konto,kontonr*,konto nr*,depotnummer*,depotnr*,depot nr*,bankkonto*,girokonto*,sparkonto*,gehaltskonto*,bankleitzahl*,blz',
  fr: 'numero de compte,compte bancaire,compte n,rib,code banque,code guichet,coordonnees bancaires',
  es: 'c/c,cta,cta.,numero de cuenta,cuenta bancaria,cuenta corriente,cuenta,ccc',
  it: 'numero di conto,conto corrente,conto bancario,conto',
  nl: 'rekeningnr*,giro,rekeningnummer*,bankrekening*,rekening',
  pt: 'numero da conta,conta bancaria,conta corrente,nib,conta',
  sv: 'kontonummer*,konto,kontonr*,clearingnummer*,bankkonto*,lonekonto*,klientmedelskonto*,autogiro*,plusgiro*,postgiro*',
  pl: 'numer konta,nr konta,numer rachunku,nr rachunku,rachunek*,konto bankowe',
});
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
const CARD_NAME = wordList(CARD_NAMES);
// "Card" alone is too often a member's or a door's.
const CARD_DIRECTLY = wordList({
  ...CARD_NAMES,
  en: 'credit card*,creditcard*,debit card*,visa,mastercard,amex,maestro',
});
const CARD_WORDS = wordList(CARD_NAMES, { en: 'pan,primary account number,payment,charge,charged,billing,expir*' });

// What follows the check digits by country, from the SWIFT registry of IBAN formats: `n` for digits, `a` for letters,
// `c` for either.
const IBAN_FORMS = new Map(
  `AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n
  FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c
  LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c
  RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c`
    .split(/\s+/)
    .map((entry): [string, RegExp] => [entry.slice(0, 2), ibanForm(entry.slice(2))]),
);

function ibanForm(form: string): RegExp {
  const classes: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' };
  return compileExpression(
    `^${form.replace(/(\d{1,2})([nac])/g, (_, count: string, kind: string) => `${classes[kind]}{${count}}`)}$`,
  );
}

const hasIbanForm = (code: string): boolean => IBAN_FORMS.get(code.slice(0, 2))?.test(code.slice(4)) === true;

/** Whether a code is an IBAN: the form of its country, and the remainder 1. */
const isIban = (code: string): boolean => hasIbanForm(code) && modulo97(code.slice(4) + code.slice(0, 4)) === 1;

// A mistyped IBAN still leads to a person. Check digits that no IBAN can have (00, 01 and 99) mark an example; Norway's
// are short, and "NO" is a word.
const isMistypedIban = (code: string): boolean =>
  hasIbanForm(code) && /^(?!NO)..(?:0[2-9]|[1-8]\d|9[0-8])/.test(code) && digitsOf(code).length >= 10;

// The first digits that issuers use, and the lengths they issue (ISO/IEC 7812 ranges as published by the networks).
const ISSUERS: readonly (readonly [from: number, to: number, lengths: string])[] = [
  [4000, 4999, '13 16 19'],
  [2221, 2720, '16'],
  [5100, 5599, '16'],
  [3400, 3499, '15'],
  [3700, 3799, '15'],
  [3000, 3059, '14 16'],
  [3095, 3095, '14 16'],
  [3600, 3699, '14 16'],
  [3800, 3999, '14 16'],
  [3528, 3589, '16 17 18 19'],
  [2200, 2204, '16 17 18 19'],
  [8100, 8299, '16 17 18 19'],
  [9792, 9792, '16'],
  [5000, 5099, '12 13 14 15 16 17 18 19'],
  [5600, 6999, '12 13 14 15 16 17 18 19'],
];

/** Whether digits can be the number of a payment card: an issuer's digits and length, and a valid Luhn check. */
function isCardNumber(digits: string): boolean {
  const beginning = Number(digits.slice(0, 4));
  const isIssued = ISSUERS.some(
    ([from, to, lengths]) => beginning >= from && beginning <= to && lengths.includes(String(digits.length)),
  );
  return isIssued && passesLuhn(digits) && !/^(\d)\1+$/.test(digits);
}

// Beside a word for cards, the first digits need not belong to a known issuer: test numbers and numbers of new issuers
// are card numbers too.
const isNamedCardNumber = (digits: string): boolean =>
  digits.length >= 12 &&
  digits.length <= 19 &&
  /^[2-6]/.test(digits) &&
  !/^(\d)\1+$/.test(digits) &&
  passesLuhn(digits);

const CARD = { kind: 'CREDIT_CARD', at: 'number', words: CARD_WORDS } as const;
const UNTIL =
  /(?:0?[1-9]|1[0-2])(?: ?[/-] ?(?:20)?|\.20)[2-4]\d(?! ?(?:hours|days|weeks|months|years|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|dias|semanas|meses|anos|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar)(?![a-z]))/iy;

const CARD_FORMATS: readonly Format[] = [
  {
    ...CARD,
    name: 'card in fours',
    first: [4],
    digits: 16,
    // Not the last groups of a longer number: "paczka 6200 1234 5678 9012 3456 7890".
    expression:
      /(?<!(?<!\d)\d{4}[ -]\d{4}[ -])\d{4}(?:[ -]\d{4}[ -]\d{4}[ -]\d{4}(?:[ -]\d{1,3})?|([./])\d{4}\1\d{4}\1\d{4})/y,
    valid: isCardNumber,
    shrinks: true,
    proof: 'form',
  },
  {
    ...CARD,
    name: 'card in four, six, and five or four, or without groups',
    first: [4, 15, 16],
    digits: 14,
    expression: /\d{4}([ ./-])\d{6}\1\d{4,5}|\d{16}|3[47]\d{13}/y,
    valid: isCardNumber,
    proof: 'form',
  },
  {
    ...CARD,
    name: 'card in any grouping',
    onlyFirst: true,
    digits: 12,
    expression: /\d{1,19}(?:[ .-]{1,2}\d{1,12}){0,18}/y,
    valid: isNamedCardNumber,
    shrinks: true,
    proof: 'context',
    after: true,
  },
  {
    ...CARD,
    name: 'card after its name',
    first: [4, 16],
    digits: 16,
    // A number with a mistyped digit is still somebody's card.
    expression: /[2-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}/y,
    proof: 'name',
    words: CARD_DIRECTLY,
  },
  {
    ...CARD,
    name: 'card security code',
    first: [3, 4],
    digits: 3,
    expression: /\d{3,4}/y,
    proof: 'context',
    reach: 40,
    gap: /^.{0,17}$/s,
    words: wordList({
      en: 'cvv,cvv2,cvc,cvc2,csc,cvn,card verification*,card security code,cvv code,cvc code',
      de: 'kartenprufnummer,prufnummer,kartenprufziffer',
      fr: 'cryptogramme*',
      it: 'codice di verifica',
      nl: 'veiligheidscode',
      pl: 'kod cvv,kod cvc',
    }),
  },
  {
    ...CARD,
    name: 'card security code after a word that also names other codes',
    first: [3, 4],
    digits: 3,
    expression: /\d{3,4}/y,
    proof: 'name',
    reach: 36,
    near: CARD_NAME,
    words: wordList({
      en: 'cid,security code,sec code',
      de: 'prufziffer,kpn,sicherheitscode',
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
    ...CARD,
    name: 'card expiry',
    first: [1, 2],
    digits: 3,
    expression: UNTIL,
    proof: 'context',
    reach: 24,
    near: CARD_NAME,
    words: wordList({
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
  {
    // "4111 1111 1111 1111, 09/27": directly after a covered or written number.
    ...CARD,
    name: 'card expiry after its number',
    first: [2],
    digits: 4,
    expression: /(?:0[1-9]|1[0-2])\/(?:20)?[2-4]\d(?![0-9A-Za-z]|[/.-]\d)/y,
    proof: 'context',
    near: CARD_NAME,
    before: compileExpression(
      '(?:\\d{4}|\\x9f)["\']?(?: {0,2}[,;|\\t(\\x1f/] {0,2}| {1,2})["\']?(?:(?:do|val|exp|bis|tot|t\\.?o\\.?m|fino|ate|hasta|au)[.:]? )?$',
      '',
    ),
    reach: 12,
  },
];

const IBAN_GROUPS = /[A-Z]{2}[ -]?\d{2}(?:(?:[ ._/-]| {2})?[A-Z0-9]{1,5}){2,9}/iy;
const IBAN = { kind: 'IBAN', lead: true, at: 'word', digits: 2, expression: IBAN_GROUPS, shrinks: true } as const;

const IBAN_FORMATS: readonly Format[] = [
  {
    ...IBAN,
    name: 'IBAN',
    expression: /[A-Z]{2}[ -]?\d{2}(?:(?:[ ._/-]| {2})?[A-Z0-9]{1,14}){1,10}/iy,
    valid: isIban,
    proof: 'certain',
  },
  {
    ...IBAN,
    name: 'IBAN with wrong check digits',
    // Only in capitals, because the form is the only evidence: "at", "is" and "it" are also words.
    expression: /[A-Z]{2}[ -]?\d{2}(?:[ .-]?[A-Z0-9]{1,14}){1,10}/y,
    valid: isMistypedIban,
    proof: 'form',
    words: ACCOUNT_WORDS,
  },
  {
    ...IBAN,
    name: 'IBAN after its name',
    valid: (code) =>
      IBAN_FORMS.has(code.slice(0, 2)) && code.length > 14 && code.length < 33 && digitsOf(code).length >= 10,
    proof: 'name',
    words: wordList({ en: 'iban,iban no,iban number', de: 'iban nr,iban nummer' }),
  },
];

// The key of a French account (RIB): 97 minus the remainder of its three parts, whose letters count from 1 to 9.
const isRib = (compact: string): boolean =>
  modulo97(compact.replace(/[A-Z]/g, (letter) => '12345678912345678923456789'.charAt(letter.charCodeAt(0) - 65))) === 0;

// Both parts of a Czech account number have the same weights, from the right; without the dash, only they show where
// the first part ends.
function isCzechAccount(digits: string): boolean {
  const account = digits.slice(0, -4);
  const fits = (part: string): boolean =>
    weightedSum(part.padStart(10, '0'), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;
  return [0, 2, 3, 4, 5, 6].some(
    (length) => account.length - length <= 10 && fits(account.slice(0, length)) && fits(account.slice(length)),
  );
}

const ACCOUNT = { kind: 'BANK_ACCOUNT', onlyFirst: true, words: ACCOUNT_WORDS } as const;

const ACCOUNT_FORMATS: readonly Format[] = [
  {
    ...ACCOUNT,
    name: 'account',
    at: 'number',
    digits: 6,
    // Not a month ("2026-11"), a date, an amount, a post code with its town or an address in a network.
    expression:
      /(?!(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?(?![\d-]))(?![0-3]?\d[./-][01]?\d[./-](?:(?:19|20)\d{2}(?!\d)|\d{2},? \d{1,2}:\d))(?!\d{1,7}[.,]\d{2}(?![\d.,-]))(?!\d{4}-\d{3} [A-Z][a-z])(?!(?!\d\d\.\d\d\.\d\d\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))\d{2,26}(?:(?!(?<=\d{6})\. )[ ./-]{1,2}\d{1,12}){0,7}/y,
    valid: (digits) => digits.length >= 6 && digits.length <= 26,
    shrinks: true,
    proof: 'context',
    after: true,
    reach: 36,
    isOther: isOtherAccount,
  },
  {
    // "Our bank details: 20-48-21 / 48219376"
    name: 'GB sort code and account',
    kind: 'BANK_ACCOUNT',
    at: 'number',
    first: [2, 8],
    digits: 14,
    expression:
      /(?:\d{2}-\d{2}-\d{2}[,;]?[ /|]{1,3}\d{8}|\d{8}[,;]?[ /|]{1,3}\d{2}-\d{2}-\d{2}|\d{8} ?\(\d{2}-\d{2}-\d{2}\))(?!\d)/y,
    proof: 'context',
    after: true,
    words: wordList({
      en: 'bank,bank details,sort,sort code*,bacs,transfer*,payee*,pay to,payment*,account*,barclays,lloyds,natwest,hsbc',
    }),
  },
  {
    ...ACCOUNT,
    name: 'SE clearing number and account',
    first: [4],
    digits: 4,
    expression: /\d{4}(?:-\d)?, ?\d{2,3}(?: ?\d{1,4}){1,4}(?:-\d)?/y,
    proof: 'context',
  },
  {
    ...ACCOUNT,
    name: 'CZ account',
    digits: 6,
    expression: /(?:\d{2,6}-)?\d{2,10} ?\/ ?\d{4}/y,
    valid: isCzechAccount,
    words: wordList({
      other: 'ucet,uctu,uctem,ucty,cislo uctu*,c. u.,c.u.,bankovni spojeni,bankovni ucet,platba na,platbu na',
    }),
    proof: 'context',
  },
  {
    ...ACCOUNT,
    name: 'FR account',
    first: [5, 10, 11],
    digits: 10,
    expression: /\d{5} ?\d{5} ?[0-9A-Z]{11} ?\d{2}/y,
    valid: isRib,
    proof: 'context',
    after: true,
  },
  // A Polish account is an IBAN without the country code; a Portuguese one leaves a remainder of 1 modulo 97.
  {
    ...ACCOUNT,
    name: 'PL account',
    first: [2, 26],
    digits: 26,
    expression: /\d{2}(?: ?\d{4}){6}/y,
    valid: (digits) => isIban(`PL${digits}`),
    proof: 'form',
  },
  {
    ...ACCOUNT,
    name: 'PT account',
    first: [4, 21],
    digits: 21,
    expression: /\d{4} ?\d{4} ?\d{11} ?\d{2}/y,
    valid: (digits) => modulo97(digits) === 1,
    proof: 'form',
  },
];

// A bank's own number (a sort code, a German or American one), a customer's ("LP-0093341") or the status of a response.
const OTHER_BEFORE =
  /(?:(?<![a-z])(?:sort ?code|sort|s\/c|bsb|blz|bankleitzahl|(?:aba )?routing(?: transit)?|aba|rtn)(?: (?:number|no|nr|num|code))?[.:]?(?: (?:is|ist|lautet))?:? {0,3}|(?:^|[^a-z0-9])[a-z]{1,4}-|http\/\d(?:\.\d)?["']? )$/;
// "Konto/BLZ: 44102298 / 86050200": the first is the account's.
const ACCOUNT_BEFORE = /(?:(?<![a-z])(?:acc|acct|a\/c|kto)(?![a-z])|account|konto)[^\n\d]{0,40}$/;
const SORT_CODE = /^\d\d-\d\d-\d\d(?:\. ?\d{1,2})?$/;
const OF_BANK = /(?<!\d)\d\d-\d\d-\d\d(?!\d)|(?<![a-z])(?:sort ?code|s\/c|iban|bic|swift)(?![a-z])/;
// Charts of accounts number with three to eight digits.
const LEDGER_DIGITS_MAX = 8;
const BOOKKEEPING =
  /(?<![a-z])(?:ledger|cost cent(?:re|er)|nominal code|chart of accounts|kostenstelle|gegenkonto|buchungskonto|sachkonto|kontenrahmen|kontoklasse|buchungssatz|analytique|comptable|contable|conto economico|mastr|contabil|piano dei conti|grootboek|dagboek|boekstuk|kostenplaats|centro de custo|snc(?![a-z])|dekret|ksiegow|plan kont|rachun[a-z]{1,3} wynikow|kontoplan|verifikation|kostnadsstalle|resultatrakning|balansrakning)/;
// "cuenta 570000 Caja": what a ledger account is for.
const LEDGER_NAME =
  /^,? (?:cash|debtors|creditors|receivables|payables|purchases|sales|kasse|debitoren|kreditoren|forderungen|verbindlichkeiten|umsatzerlose|wareneingang|caisse|clients|fournisseurs|fournitures|achats|ventes|caja|clientes|proveedores|compras|ventas|cassa|clienti|fornitori|acquisti|vendite|kas|debiteuren|crediteuren|omzet|inkoop|btw|caixa|fornecedores|fornecimentos|vendas|kasa|materialy|odbiorcy|dostawcy|kassa|kundfordringar|leverantorsskulder)(?![a-z])/;

function isOtherAccount({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const written = text.slice(start, end);
  const own = textBefore(lower, start, 56);
  if (SORT_CODE.test(written) || (OTHER_BEFORE.test(own) && !ACCOUNT_BEFORE.test(own))) {
    return true;
  }
  const [before, after] = [textBefore(lower, start, 60), textAfter(lower, end, 60)];
  const line = `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n', 1)[0]}`;
  return (
    digitsOf(written).length <= LEDGER_DIGITS_MAX &&
    !OF_BANK.test(line) &&
    (BOOKKEEPING.test(line) || LEDGER_NAME.test(after))
  );
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
// A version, a hash of 20 bytes and four bytes of checksum.
const PAYLOAD_LENGTH = 25;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Whether a Base58 string is a Base58Check address: 21 bytes and the first four bytes of their double SHA-256. */
function isBase58Check(address: string): boolean {
  let number = 0n;
  for (const character of address) {
    number = number * 58n + BigInt(BASE58.indexOf(character));
  }
  const bytes = Buffer.from(number.toString(16).padStart(PAYLOAD_LENGTH * 2, '0'), 'hex');
  const check = sha256(sha256(bytes.subarray(0, -4))).subarray(0, 4);
  return bytes.length === PAYLOAD_LENGTH && check.equals(bytes.subarray(-4));
}

/** Whether a Bech32 string is a valid address in Bech32 or Bech32m (BIP 173, BIP 350). */
function isBech32(address: string): boolean {
  const lower = address.toLowerCase();
  const split = lower.lastIndexOf('1');
  const prefix = [...lower.slice(0, split)].map((character) => character.charCodeAt(0));
  const data = [...lower.slice(split + 1)].map((character) => BECH32.indexOf(character));
  let rest = 1;
  for (const value of [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of GENERATORS.entries()) {
      rest ^= (top >> bit) & 1 ? generator : 0;
    }
  }
  // The constants of Bech32 and Bech32m.
  return rest === 1 || rest === 0x2bc830a3;
}

const WALLET = { kind: 'CRYPTO_WALLET', at: 'word' } as const;

const WALLET_FORMATS: readonly Format[] = [
  {
    ...WALLET,
    name: 'Bitcoin, Litecoin, Dogecoin, Tron (Base58Check)',
    expression: /[13LMDT][1-9A-HJ-NP-Za-km-z]{25,34}/y,
    valid: isBase58Check,
    proof: 'certain',
    caseCounts: true,
  },
  {
    ...WALLET,
    name: 'Bitcoin, Litecoin (Bech32)',
    expression: /(?:bc|tb|ltc)1[02-9ac-hj-np-z]{11,87}/iy,
    valid: isBech32,
    proof: 'certain',
  },
  {
    ...WALLET,
    name: 'Ethereum',
    expression: /0x[0-9a-fA-F]{40}/y,
    proof: 'form',
    words: wordList({
      en: 'wallet*,ethereum,eth,address*,erc20,metamask,payout*,donat*,crypto*,usdt,usdc,token*,contract*',
      other:
        'adresse*,geldborse,portefeuille*,direccion*,cartera,monedero,indirizzo*,portafoglio,adres*,portemonnee,endereco*,carteira,portfel*',
    }),
  },
];

/** Cards, IBANs, accounts and wallets. */
export const MONEY_FORMATS: readonly Format[] = [
  ...IBAN_FORMATS,
  ...CARD_FORMATS,
  ...ACCOUNT_FORMATS,
  ...WALLET_FORMATS,
];
