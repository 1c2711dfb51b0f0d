import type { Comparison } from '../comparing/comparison.ts';
import { type Evidence, isAmong } from '../reading/evidence.ts';
import { isSameWord } from '../reading/fold-word.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

/**
 * A number of one row, labeled line or column must not be stated about another: with "Engine: three years" and
 * "Battery: two years", a statement that gives the battery three years is wrong.
 */
export const labelRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  // In another language, only the name of a row may be the same.
  const isOther = said.quantities.some((quantity) =>
    evidence.some(
      (each) =>
        isOfOtherRow(quantity, each, comparison) || (!isTranslated && isOfOtherColumn(quantity, each, comparison)),
    ),
  );
  return isOther ? 'row' : null;
};

function isOfOtherRow(quantity: Quantity, own: Evidence, comparison: Comparison): boolean {
  const { unit, source } = own;
  if (unit.label === null || !hasQuantity(source, quantity)) {
    return false;
  }
  // A number that another sentence of the source also has does not belong only to this row.
  if (comparison.evidence.some((each) => each !== own && hasQuantity(each.source, quantity))) {
    return false;
  }
  const label = own.read(unit.label);
  // In "the TB 16" the number is part of the row's name.
  if (hasQuantity(label, quantity)) {
    return false;
  }
  return own
    .neighbors()
    .some((other) => isNamedInstead(other.label, label, comparison) && !hasQuantity(other.source, quantity));
}

function isOfOtherColumn(quantity: Quantity, { unit, source, read }: Evidence, comparison: Comparison): boolean {
  if (unit.kind !== 'row') {
    return false;
  }
  const places = source.clauses.flatMap((clause, at) => (at > 0 && hasQuantity(clause, quantity) ? [at] : []));
  const [place = 0] = places;
  const label = read(unit.label ?? '');
  const own = unit.headers[place];
  if (own === undefined || places.length !== 1 || hasQuantity(label, quantity)) {
    return false;
  }
  const clause = clauseOf(comparison.said, quantity);
  return source.clauses.some((cell, at) => {
    // Only cells with the same unit can be confused; and a statement may name the other column for its own number.
    const isAlike = cell.quantities.some((each) =>
      source.clauses[place]?.quantities.some((other) => other.unit === each.unit),
    );
    const isOther = at > 0 && at !== place && isAlike && !statesAny(comparison.said, cell);
    const header = isOther ? read(unit.headers[at] ?? '') : null;
    return header !== null && isNamedInstead(header, read(own), { ...comparison, said: clause });
  });
}

interface Named {
  readonly said: Pick<Statement, 'content'>;
  readonly question: Statement;
}

// Whether a statement has every word that only the first label has, and none that only the second has.
function isNamedInstead(one: Statement, other: Statement, { said, question }: Named): boolean {
  const named = wordsNotIn(one, other);
  const left = wordsNotIn(other, one);
  const known = [...said.content, ...question.content];
  return (
    named.length > 0 &&
    left.length > 0 &&
    named.every((word) => said.content.some((each) => isSameWord(word, each))) &&
    !left.some((word) => isAmong(word, known))
  );
}

function wordsNotIn({ content }: Statement, other: Statement): Token[] {
  return content.filter((word) => !isAmong(word, other.content));
}

function statesAny(said: Statement, { quantities }: Pick<Statement, 'quantities'>): boolean {
  return quantities.some((each) => hasQuantity(said, each));
}
