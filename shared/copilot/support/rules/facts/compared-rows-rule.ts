import type { Evidence, Labelled } from '../../reading/evidence.ts';
import { type Clause, readStatement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { comparisonIn } from '../limit-rules.ts';
import type { Rule } from '../rule.ts';

/** When two rows are compared, the one that is said to have more must have more in at least one column. */
export const comparedRowsRule: Rule = ({ said, evidence }) => {
  const own = comparisonIn(said, said.tokens);
  if (own === null || said.clauses.some(({ isNegated }) => isNegated)) {
    return null;
  }
  const isTurned = evidence.some((each) => {
    const rows = rowsAround(each);
    const [left, right] = [rowIn(own.left, rows), rowIn(own.right, rows)];
    const differences =
      left === null || right === null || left === right
        ? []
        : left.said.clauses
            .slice(1)
            .map((clause, at) => differenceOf(clause, right.said.clauses[at + 1]))
            .filter((by) => by !== 0);
    return differences.length > 0 && differences.every((by) => by > 0 !== own.isMore);
  });
  return isTurned ? 'comparison' : null;
};

function rowsAround({ unit, said, beside }: Evidence): Labelled[] {
  return unit.kind === 'row' ? [{ label: readStatement(unit.label ?? '', said.language), said }, ...beside()] : [];
}

// The row whose whole label is among the words; the longest label wins, and a tie is none.
function rowIn(words: readonly Token[], rows: readonly Labelled[]): Labelled | null {
  const [first, second] = rows
    .map((row) => ({ row, label: row.label.tokens.filter(({ kind }) => kind !== 'sign') }))
    .filter(({ label }) => label.length > 0 && label.every((word) => words.some((each) => each.word === word.word)))
    .toSorted((one, other) => other.label.length - one.label.length);
  return first === undefined || first.label.length === second?.label.length ? null : first.row;
}

function differenceOf(one: Clause, other: Clause | undefined): number {
  const [a, b] = [one.quantities, other?.quantities ?? []];
  const isAlike = a.length === 1 && b.length === 1 && a[0]?.unit === b[0]?.unit;
  return isAlike ? (a[0]?.values[0] ?? 0) - (b[0]?.values[0] ?? 0) : 0;
}
