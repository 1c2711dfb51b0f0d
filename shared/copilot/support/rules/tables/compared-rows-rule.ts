import { type Evidence, isAmong, type Labeled } from '../../reading/evidence.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { comparisonIn } from '../limit-rules.ts';
import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';

// Superlatives of more and of less. "At most" and "at the latest" are bounds.
const MOST =
  /(?<!\p{L}|at |at the )(?:most|highest|longest|largest|biggest|heaviest|latest|meisten?|höchsten?|längsten?|größten?|schwersten?|teuersten?|(?:le|la|les) plus (?:élevée?|haute?|longue?|chère?|grande?)|(?:el|la) más (?:alt[oa]|larg[oa]|car[oa]|grande)|(?:il|la) più (?:alt[oa]|lung[oa]|car[oa]|grande)|(?:o|a) mais (?:alt[oa]|long[oa]|car[oa])|meeste|hoogste|langste|grootste|zwaarste|duurste|najwięcej|najwyższy|najdłuższy|największy|najdroższy|högsta|längsta|största|dyraste)(?!\p{L})/iu;
const LEAST =
  /(?<!\p{L}|at )(?:least|lowest|shortest|smallest|cheapest|lightest|fewest|wenigsten|niedrigsten?|kürzesten?|kleinsten?|leichtesten?|günstigsten?|billigsten?|(?:le|la|les) (?:moins|plus (?:basse?|courte?|petite?))|(?:el|la) más (?:baj[oa]|cort[oa]|barat[oa])|(?:il|la) più (?:bass[oa]|cort[oa]|piccol[oa])|(?:o|a) mais (?:baix[oa]|curt[oa]|barat[oa])|minste|laagste|kortste|kleinste|lichtste|goedkoopste|najmniej|najniższy|najkrótszy|najmniejszy|najtańszy|lägsta|kortaste|minsta|billigaste)(?!\p{L})/iu;

/** When two rows are compared, the one that is said to have more must have more in at least one column. */
export const comparedRowsRule: Rule = ({ said, evidence }) => {
  const own = comparisonIn(said, said.tokens);
  if (own === null || hasNegation(said)) {
    return null;
  }
  const isReversed = evidence.some((each) => {
    const rows = rowsAround(each);
    const [left, right] = [rowIn(own.left, rows), rowIn(own.right, rows)];
    const differences =
      left === null || right === null
        ? []
        : left.source.clauses.slice(1).map((clause, at) => differenceOf(clause, right.source.clauses[at + 1]));
    const agrees = (by: number) => (own.isMore ? by > 0 : by < 0);
    return differences.some((by) => by !== 0) && !differences.some(agrees);
  });
  return isReversed ? 'comparison' : null;
};

/** Returns a row and its neighbors in the table, each with its label; none if the unit is not a row. */
export function rowsAround({ unit, source, read, neighbors }: Evidence): Labeled[] {
  return unit.kind === 'row' ? [{ label: read(unit.label ?? ''), source }, ...neighbors()] : [];
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

/** A row that is said to have the most or the least must have it in a column that the statement is about. */
export const extremeRowRule: Rule = ({ said, evidence, question }) => {
  const [isMost, isLeast] = [MOST, LEAST].map((pattern) => pattern.test(said.text));
  if (isMost === isLeast || said.meanings.has('not')) {
    return null;
  }
  const isWrong = evidence.some((each) => {
    const rows = rowsAround(each);
    const own = rowIn(said.tokens, rows);
    const columns = own === null ? [] : columnsNamed(each, own, [said, question]);
    const isExtreme = (at: number) =>
      rows.every(({ source }) => {
        const by = differenceOf(own?.source.clauses[at] as Clause, source.clauses[at]);
        return isMost ? by >= 0 : by <= 0;
      });
    return columns.length > 0 && !columns.some(isExtreme);
  });
  return isWrong ? 'comparison' : null;
};

// Returns the columns with numbers whose header the statement or the question names, or whose number the statement has.
function columnsNamed(
  { unit: { headers }, read }: Evidence,
  { source }: Labeled,
  known: readonly Statement[],
): number[] {
  const [said] = known as [Statement];
  return source.clauses.flatMap(({ quantities }, at) => {
    const header = read(headers[at] ?? '');
    const isNamed = header.content.some((word) => known.some(({ content }) => isAmong(word, content)));
    const isGiven = quantities.some((quantity) => hasQuantity(said, quantity));
    return at > 0 && quantities.length > 0 && (isNamed || isGiven) ? [at] : [];
  });
}
