import type { Finding } from '../../finding.ts';

// In a shorter text nothing else may speak of the person because there is no room for it.
const LENGTH_MIN = 180;
// The mark before and the mark behind what fills a cell or a value: `"first":"Ana"`, "91;Ana;1990", "Contact: Ana".
const CELL_BEGINS = /[;|\t:=,]$|[:;=,[({]["']$/;
const CELL_ENDS = /^(?:["']?[;|\t,\n\]})]|["']?$)/;

/**
 * The findings, without given names that stand alone in a longer text in which nothing else speaks of a person: in a
 * price list or a manual they are products and ships. A name that fills a cell or a value stays.
 */
export function withoutLoneNames(text: string, findings: readonly Finding[]): readonly Finding[] {
  if (text.length < LENGTH_MIN || findings.some(({ isLone }) => isLone === undefined)) {
    return findings;
  }
  return findings.filter(
    ({ start, end }) =>
      CELL_BEGINS.test(text.slice(Math.max(0, start - 3), start).trimEnd()) && CELL_ENDS.test(text.slice(end, end + 2)),
  );
}
