import type { Comparison } from '../comparing/comparison.ts';
import { namesUnitAlone, ordinalUnitsIn } from '../comparing/named-unit.ts';
import { hasOwnNumber } from '../comparing/own-numbers.ts';
import type { Quantity } from '../reading/quantities.ts';
import { areComparable, likenessOf } from '../reading/same-quantity.ts';
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
  if (hasOtherCurrency(comparison) || hasOtherOrdinalUnit(comparison)) {
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
