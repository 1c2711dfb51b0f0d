import { contextWords } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isBankCode } from './bank-codes.ts';
import { fillsCodeCell } from './code-cell.ts';

/** Whether a number beside a word for accounts is a bank's own number or a ledger account of a firm. */
export function isOtherAccount(scanned: ScannedText, { start, end }: TextRange): boolean {
  const { length } = digitsOf(scanned.text.slice(start, end));
  return (
    isBankCode(scanned, { start, end }) ||
    fillsCodeCell(scanned, { start, end }) ||
    CUSTOMER_PREFIX.test(textBefore(scanned.text, start, PREFIX_REACH)) ||
    OF_REQUEST.test(textBefore(scanned.text, start, REQUEST_REACH)) ||
    (length <= LEDGER_DIGITS_MAX && isOfLedger(scanned.lower, { start, end }))
  );
}

// "account no. LP-0093341": a customer's number; an IBAN's letters are followed by digits.
const CUSTOMER_PREFIX = /(?:^|[^A-Za-z0-9])[A-Z]{1,4}-$/;
const PREFIX_REACH = 6;

// 'GET /konto/login HTTP/1.1" 200 4127': the status and size of a response.
const OF_REQUEST = /HTTP\/\d(?:\.\d)?["']? $/;
const REQUEST_REACH = 12;

// Charts of accounts number with three to eight digits.
const LEDGER_DIGITS_MAX = 8;
// Half a line: "Konto 6520 Fuhrpark, Gegenkonto 1200". Not measured.
const LINE_REACH = 60;

function isOfLedger(lower: string, { start, end }: TextRange): boolean {
  const before = textBefore(lower, start, LINE_REACH);
  const after = textAfter(lower, end, LINE_REACH);
  const line = `${before.slice(before.lastIndexOf('\n') + 1)} ${after.split('\n', 1)[0]}`;
  if (OF_BANK.test(line)) {
    return false;
  }
  BOOKKEEPING.lastIndex = 0;
  return BOOKKEEPING.test(line) || LEDGER_NAME.test(after);
}

// "Cost centre 4410: pay J. Smith account 48219376 sort code 20-48-21": no ledger account has these.
const OF_BANK = /(?<!\d)\d\d-\d\d-\d\d(?!\d)|(?<![a-z])(?:sort ?code|s\/c|iban|bic|swift)(?![a-z])/;

const BOOKKEEPING = contextWords({
  en: 'ledger*,cost centre*,cost center*,nominal code*,chart of accounts',
  de: 'kostenstelle*,gegenkonto*,buchungskonto*,sachkonto*,kontenrahmen*,kontoklasse*,buchungssatz*',
  fr: 'analytique*,comptable*,plan comptable',
  es: 'contable*,plan contable',
  it: 'conto economico,mastro,mastrino,contabile,contabili,piano dei conti',
  nl: 'grootboek*,dagboek*,boekstuk*,kostenplaats*',
  pt: 'contabil*,centro de custo*,snc',
  pl: 'dekret*,ksiegow*,plan kont,rachunek wynikow,rachunku wynikow',
  sv: 'kontoklass*,kontoplan*,verifikation*,kostnadsstalle*,resultatrakning*,balansrakning*',
});
// "cuenta 570000 Caja", "rekening 130000 Debiteuren": what a ledger account is for.
const LEDGER_NAME =
  /^,? (?:cash|debtors|creditors|receivables|payables|purchases|sales|kasse|debitoren|kreditoren|forderungen|verbindlichkeiten|umsatzerlose|wareneingang|caisse|clients|fournisseurs|fournitures|achats|ventes|caja|clientes|proveedores|compras|ventas|cassa|clienti|fornitori|acquisti|vendite|kas|debiteuren|crediteuren|omzet|inkoop|btw|caixa|fornecedores|fornecimentos|vendas|kasa|materialy|odbiorcy|dostawcy|kassa|kundfordringar|leverantorsskulder)(?![a-z])/;
