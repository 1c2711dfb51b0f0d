import { type Evidence, saysSame } from '../../reading/evidence.ts';
import { isSameWord } from '../../reading/fold-word.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, readStatement, type Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

/**
 * A number of a row, or of a line with a label, is not said of another: of "Engine: three years" and "Battery: two
 * years" the battery has no three. Nor is that of one column said of another.
 */
export const keyRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  const isOther = said.quantities.some((quantity) =>
    evidence.some((each) => isOfOtherRow(quantity, each, comparison) || isOfOtherColumn(quantity, each, comparison)),
  );
  return isOther && !isTranslated ? 'row' : null;
};

function isOfOtherRow(quantity: Quantity, own: Evidence, comparison: Comparison): boolean {
  const { unit, said } = own;
  if (unit.label === null || !hasQuantity(said, quantity)) {
    return false;
  }
  // What another sentence of the source says of it, too, is no row's alone.
  if (comparison.evidence.some((each) => each !== own && hasQuantity(each.said, quantity))) {
    return false;
  }
  const label = readStatement(unit.label, said.language);
  // "The TB 16": that number names the row.
  if (hasQuantity(label, quantity)) {
    return false;
  }
  return own
    .beside()
    .some((other) => !hasQuantity(other.said, quantity) && isNamedInstead(other.label, label, comparison));
}

function isOfOtherColumn(quantity: Quantity, { unit, said }: Evidence, comparison: Comparison): boolean {
  const places = said.clauses.flatMap((clause, at) => (at > 0 && hasQuantity(clause, quantity) ? [at] : []));
  const [place = 0] = places;
  const label = readStatement(unit.label ?? '', said.language);
  const own = unit.heads[place];
  if (unit.kind !== 'row' || own === undefined || places.length !== 1 || hasQuantity(label, quantity)) {
    return false;
  }
  const clause = clauseOf(comparison.said, quantity);
  return said.clauses.some((cell, at) => {
    // Only what is counted alike is mixed up; and a head may be named for its own cell.
    const isAlike = cell.quantities.some((each) =>
      said.clauses[place]?.quantities.some(({ unit: of }) => of === each.unit),
    );
    const isOther = at > 0 && at !== place && isAlike && !statesAny(comparison.said, cell);
    const head = isOther ? readStatement(unit.heads[at] ?? '', said.language) : null;
    return (
      head !== null &&
      isNamedInstead(head, readStatement(own, said.language), { ...comparison, said: clause ?? comparison.said })
    );
  });
}

interface Named {
  readonly said: Pick<Statement, 'content'>;
  readonly question: Statement;
}

// Whether a statement names all by which one of two differs, and nothing by which the other does.
function isNamedInstead(one: Statement, other: Statement, { said, question }: Named): boolean {
  const named = wordsBut(one, other);
  const left = wordsBut(other, one);
  const known = [...said.content, ...question.content];
  return (
    named.length > 0 &&
    left.length > 0 &&
    named.every((word) => said.content.some((each) => isSameWord(word, each))) &&
    !left.some((word) => known.some((each) => saysSame(word, each)))
  );
}

function wordsBut({ content }: Statement, other: Statement): Token[] {
  return content.filter((word) => !/^\d/.test(word.word) && !other.content.some((each) => saysSame(word, each)));
}

function statesAny(said: Statement, { quantities }: Pick<Statement, 'quantities'>): boolean {
  return quantities.some((each) => hasQuantity(said, each));
}

function hasQuantity({ quantities }: Pick<Statement, 'quantities'>, quantity: Quantity): boolean {
  return quantities.some((each) => likenessOf(quantity, each) === 'same');
}
