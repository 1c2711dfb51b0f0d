import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { passesLuhn } from './checksums.ts';

// A month and a year from 2020 to 2049. A day or a third number after it makes it another date.
const EXPIRY = /(?:0[1-9]|1[0-2])\/(?:20)?[2-4]\d(?![0-9A-Za-z]|[/.-]\d)/y;
const SPACES = / {1,2}/y;
// Between the two cells of a row, or before a parenthesis. The number and the date are then replaced separately.
const BORDER = compileExpression(`["']? {0,2}[,;|\\t(${CELL_BORDER}] {0,2}["']?`, 'y');

// What introduces the date after the number, folded, in nine languages: "do 10/2028", "val. 06/27", "gültig bis 09/27".
const UNTIL = compileExpression(
  "[ ,;(]{1,3}(?:(?:do|val|valido|valida|valid|validade|ate|wazn[aey]|waznosc|exp|expiry|expires|expiration|thru|until|through|to|gultig|gult|bis|ablauf|valable|valide|fin|jusqu'au|jusqu'a|au|expire|cad|caduca|caducidad|vence|hasta|scad|scadenza|scade|fino|al|geldig|tot|verloopt|giltigt?|till|utg|date|data|datum)[.:]? ?){1,3}",
  'iy',
);
// What introduces the security code directly after the date: "kod 882", "cód. 321", "and code 123".
const CODE = compileExpression(
  '["\']?[ ,;(/]{1,3}(?:(?:and|und|et|e|y|i|en|och) )?(?:kode?|kodem|cod|code|codigo|codice|crypto|prufziffer|sakerhetskod|sec|veiligheidscode)(?: (?:is|ist|est|es|to|ar))?[.:]{0,2} {0,2}(?=\\d{3,4}(?![0-9A-Za-z]|[.,/-]\\d))',
  'iy',
);
const DIGITS = /\d{3,4}/y;

/**
 * Adds the expiry date directly after each card number that passes its checksum: to the finding of the card when only
 * spaces are between them, and as a finding of its own after a comma, another border of a table's cells, or words for
 * it. In a text with such a number, also adds the security code directly after any expiry date of a card.
 */
export function withExpiries({ text }: ScannedText, found: readonly Finding[]): Finding[] {
  if (!found.some(isCard)) {
    return [...found];
  }
  return found.flatMap((finding) => {
    const all = withExpiry(text, finding);
    const code = codeAfter(text, all.at(-1) as Finding);
    return code === null ? all : [...all, code];
  });
}

function withExpiry(text: string, finding: Finding): readonly Finding[] {
  if (!isCard(finding)) {
    return [finding];
  }
  const afterSpaces = expiryEnd(text, endOf(SPACES, text, finding.end));
  if (afterSpaces !== -1) {
    return [{ ...finding, end: afterSpaces }];
  }
  for (const between of [BORDER, UNTIL]) {
    const start = endOf(between, text, finding.end);
    const end = expiryEnd(text, start);
    if (end !== -1) {
      return [finding, { ...finding, start, end, value: digitsOf(text.slice(start, end)) }];
    }
  }
  return [finding];
}

function codeAfter(text: string, { kind, start: from, end: to, strength }: Finding): Finding | null {
  if (kind !== 'CREDIT_CARD' || !DATED.test(text.slice(from, to))) {
    return null;
  }
  const start = endOf(CODE, text, to);
  const end = start === -1 ? -1 : endOf(DIGITS, text, start);
  return end === -1 ? null : { kind: 'CREDIT_CARD', start, end, strength, value: text.slice(start, end) };
}

const DATED = /(?:^|[^\d/])(?:0?[1-9]|1[0-2]) ?[/-] ?(?:20)?[2-4]\d$/;

// Security codes and dates, which are findings of the same kind, have fewer digits.
const isCard = ({ kind, value = '' }: Finding): boolean =>
  kind === 'CREDIT_CARD' && value.length >= 12 && passesLuhn(value);

function expiryEnd(text: string, start: number): number {
  return start === -1 ? -1 : endOf(EXPIRY, text, start);
}

// The end of a match that begins here, or -1.
function endOf(expression: RegExp, text: string, start: number): number {
  expression.lastIndex = start;
  return expression.test(text) ? expression.lastIndex : -1;
}
