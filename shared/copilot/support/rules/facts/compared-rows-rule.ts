import type { Evidence, Labeled } from '../../reading/evidence.ts';
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
      left === null || right === null
        ? []
        : left.source.clauses.slice(1).map((clause, at) => differenceOf(clause, right.source.clauses[at + 1]));
    const agrees = (by: number) => (own.isMore ? by > 0 : by < 0);
    return differences.some((by) => by !== 0) && !differences.some(agrees);
  });
  return isTurned ? 'comparison' : null;
};

function rowsAround({ unit, source, neighbors }: Evidence): Labeled[] {
  return unit.kind === 'row'
    ? [{ label: readStatement(unit.label ?? '', source.language), source }, ...neighbors()]
    : [];
}

// The row whose whole label is among the words; the longest label wins; null if two tie.
function rowIn(words: readonly Token[], rows: readonly Labeled[]): Labeled | null {
  const [first, second] = rows
    .map((row) => ({ row, label: row.label.tokens.filter(({ kind }) => kind !== 'sign') }))
    .filter(({ label }) => label.length > 0 && label.every((word) => words.some((each) => each.word === word.word)))
    .toSorted((one, other) => other.label.length - one.label.length);
  return first === undefined || first.label.length === second?.label.length ? null : first.row;
}

function differenceOf(one: Clause, other: Clause | undefined): number {
  const [a, ...more] = one.quantities;
  const [b, ...others] = other?.quantities ?? [];
  const isAlone = more.length + others.length === 0;
  return isAlone && a !== undefined && a.unit === b?.unit ? (a.values[0] ?? 0) - (b.values[0] ?? 0) : 0;
}
