import { isYear, type Quantity } from '../reading/quantities.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, textAt } from '../reading/tokens.ts';

/**
 * Returns the numbers of a sentence that take the unit of the previous number: in "five years for the lamp and two for
 * the battery", "two" means two years.
 */
export function elidedUnits({ quantities, tokens, content }: Statement): Quantity[] {
  let lastUnit: string | null = null;
  return quantities.flatMap((quantity) => {
    const unit = lastUnit;
    lastUnit = quantity.unit ?? lastUnit;
    const next = tokens[quantity.to];
    // In "two lamps" the number counts lamps. In "90 days (30 before)" the 30 are days.
    const isInBrackets = textAt(tokens, quantity.from - 1) === '(';
    const isCount = next !== undefined && content.includes(next) && !isInBrackets;
    // "Half of that" is a share of what was said before.
    const isShare = quantity.values.every((value) => value < 1);
    const isBare = quantity.unit === null && !quantity.isOrdinal && !isShare && !isYear(quantity);
    return unit !== null && isBare && !isCount ? [{ ...quantity, unit }] : [];
  });
}

/**
 * Whether a statement names a unit without a number, so that it may apply to any number: "3 days" in a table "in
 * working days".
 */
export function namesUnitAlone({ tokens, quantities }: Statement, unit: string | null): boolean {
  return tokens.some(
    ({ meanings }, at) =>
      meanings.includes(`unit:${unit}`) && !quantities.some(({ from, to }) => from <= at && at < to),
  );
}

/** An ordinal and the unit after it, as in "every eighth week", at the index of the ordinal. */
interface OrdinalUnit {
  readonly nth: string;
  readonly unit: string;
  readonly at: number;
}

/** Returns the units of a statement that have an ordinal before them. */
export function ordinalUnitsIn({ tokens }: Statement): OrdinalUnit[] {
  return tokens.flatMap((token, at) => {
    const [nth, unit] = [meaningOf(token, 'ordinal'), meaningOf(tokens[at + 1], 'unit')];
    return nth === null || unit === null ? [] : [{ nth, unit, at }];
  });
}
