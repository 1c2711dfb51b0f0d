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

/**
 * Adds the expiry date directly after each card number that passes its checksum: to the finding of the card when only
 * spaces are between them, and as a finding of its own after a comma or another border of a table's cells.
 */
export function withExpiries({ text }: ScannedText, found: readonly Finding[]): Finding[] {
  return found.flatMap((finding) => {
    if (finding.kind !== 'CREDIT_CARD' || finding.value === undefined || !isChecked(finding.value)) {
      return [finding];
    }
    const afterSpaces = expiryEnd(text, endOf(SPACES, text, finding.end));
    if (afterSpaces !== -1) {
      return [{ ...finding, end: afterSpaces }];
    }
    const start = endOf(BORDER, text, finding.end);
    const end = expiryEnd(text, start);
    return end === -1 ? [finding] : [finding, { ...finding, start, end, value: digitsOf(text.slice(start, end)) }];
  });
}

// Security codes and dates, which are findings of the same kind, have fewer digits.
function isChecked(digits: string): boolean {
  return digits.length >= 12 && passesLuhn(digits);
}

function expiryEnd(text: string, start: number): number {
  return start === -1 ? -1 : endOf(EXPIRY, text, start);
}

// The end of a match that begins here, or -1.
function endOf(expression: RegExp, text: string, start: number): number {
  expression.lastIndex = start;
  return expression.test(text) ? expression.lastIndex : -1;
}
