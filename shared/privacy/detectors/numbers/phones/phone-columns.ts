import type { Finding } from '../../../finding.ts';
import { digitsOf } from '../../../text/digits-of.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { columnsOf } from '../../../text/tables/table-parts.ts';
import { isAnyUnspacedPhone, isPhoneInPlan, isUnspacedInternational } from './phone-plans.ts';

/**
 * Finds the phone numbers that only their column identifies: at least half of its cells were already found as phone
 * numbers, and any other cell counts if it is valid in a country's numbering plan, with or without 00 and a country's
 * code.
 */
export function findPhoneColumns({ text, cells }: ScannedText, phones: readonly Finding[]): Finding[] {
  if (cells.length === 0 || phones.length === 0) {
    return [];
  }
  const starts = new Set(phones.map(({ start }) => start));
  return columnsOf(cells).flatMap((column) => {
    const others = column.filter(({ start }) => !starts.has(start));
    return others.length * 2 > column.length
      ? []
      : others
          .filter(({ start, end }) => isPlainPhone(text.slice(start, end)))
          .map(({ start, end }): Finding => {
            const value = digitsOf(text.slice(start, end));
            return { kind: 'PHONE', start, end, strength: 2, value };
          });
  });
}

const isPlainPhone = (written: string): boolean =>
  isAnyUnspacedPhone(written) || isPhoneInPlan(written) || isUnspacedInternational(written);
