import type { Comparison } from '../comparing/comparison.ts';
import { namesUnitAlone, ordinalUnitsIn } from '../comparing/named-unit.ts';
import { hasOwnNumber } from '../comparing/own-numbers.ts';
import type { Quantity } from '../reading/quantities.ts';
import { areComparable, hasQuantity, likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { isCurrency } from '../reading/unit-kinds.ts';
import type { Rule } from './rule.ts';

// Units of one kind exclude each other: four weeks are not four months. Currencies are another kind.
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    time: 'second minute quarterhour hour day workday week month quarter year',
    length: 'millimeter centimeter meter kilometer mile foot inch yard',
    mass: 'milligram gram kilogram ton ounce lb',
    volume: 'milliliter liter cubicmeter gallon pint',
    data: 'kb mb gb tb',
  }).flatMap(([kind, units]) => units.split(' ').map((unit) => [unit, kind])),
);

/** A number must keep its unit, however the rest is worded, and in any language. */
export const unitRule: Rule = (comparison) => {
  const { said, evidence, question } = comparison;
  const sources = evidence.flatMap(({ source, context }) => [...source.quantities, ...context.quantities]);
  const isOther = said.quantities.some((quantity) => {
    const kind = kindOf(quantity);
    if (kind === undefined || quantity.values.includes(1)) {
      return false;
    }
    const isNamed = evidence.some(({ source, context }) =>
      [source, context].some((each) => namesUnitAlone(each, quantity.unit)),
    );
    const likeness = [...sources, ...question.quantities].map((source) => likenessOf(quantity, source));
    return (
      !isNamed &&
      !likeness.includes('same') &&
      sources.some((source) => kindOf(source) === kind && likenessOf(quantity, source) === 'other_unit')
    );
  });
  if (
    hasOtherCurrency(comparison) ||
    hasOtherOrdinalUnit(comparison) ||
    said.quantities.some((quantity) => isBareInRow(quantity, comparison))
  ) {
    return 'unit';
  }
  // A number that was calculated may occur in the source by chance, with another unit.
  return isOther && hasOwnNumber(comparison) ? 'unit' : null;
};

// An amount that was calculated must keep the currency of its source, too.
function hasOtherCurrency({ said, evidence, cited = evidence, question }: Comparison): boolean {
  const currenciesIn = (statements: readonly Statement[]) =>
    statements.flatMap(({ quantities }) => quantities.filter(({ unit }) => isCurrency(unit)).map(({ unit }) => unit));
  const stated = currenciesIn([said]);
  if (stated.length === 0) {
    return false;
  }
  const given = [...new Set(currenciesIn([question, ...cited.flatMap(({ source, context }) => [source, context])]))];
  return given.length > 0 && stated.some((unit) => !given.some((each) => areComparable(unit, each)));
}

// With "Loan: 1 week, Renewals: 2" in a row, "two weeks" takes the number of a cell without a unit instead of the
// number that has one.
function isBareInRow(quantity: Quantity, { evidence, question }: Comparison): boolean {
  const kind = kindOf(quantity);
  const given = [...evidence.flatMap(({ source, context }) => [source, context]), question];
  const bare = evidence.flatMap(({ unit, source }) =>
    source.clauses.filter(
      (clause, at) => at > 0 && BARE_NUMBER.test(unit.cells[at] ?? '') && hasQuantity(clause, quantity),
    ),
  );
  return (
    kind !== undefined &&
    bare.length > 0 &&
    given.flatMap((each) => each.quantities).filter((each) => likenessOf(quantity, each) === 'same').length ===
      bare.length &&
    !given.some((each) => namesUnitAlone(each, quantity.unit)) &&
    evidence.some(({ source }) => source.quantities.some((each) => kindOf(each) === kind))
  );
}

// A cell that is a number without a unit.
const BARE_NUMBER = /^\d[\d.,]*$/;

function kindOf({ unit }: Quantity): string | undefined {
  return isCurrency(unit) ? 'money' : KINDS[unit ?? ''];
}

// "Every eighth day" for "every eighth week".
function hasOtherOrdinalUnit({ said, evidence }: Comparison): boolean {
  const given = evidence.flatMap((each) => ordinalUnitsIn(each.source));
  return ordinalUnitsIn(said).some(({ nth, unit }) => {
    const units = given.filter((each) => each.nth === nth).map((each) => each.unit);
    return units.length > 0 && !units.includes(unit);
  });
}
