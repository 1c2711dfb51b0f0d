import { baseOf } from '../../../reading/same-quantity.ts';
import type { Statement } from '../../../reading/statement.ts';
import { isCurrency, isUnitOfTime } from '../../../reading/unit-kinds.ts';
import { namesUnitAlone } from '../named-unit.ts';
import type { Operand } from './operands.ts';

/**
 * Returns the operands that a reader sees, converted to the units for which the sources give prices: 0.4 for 400 grams
 * where a price is per kilogram. Times have rules of their own.
 */
export function inRatedUnits(operands: readonly Operand[], sources: readonly Statement[]): Operand[] {
  const units = [...new Set(sources.flatMap(({ meanings }) => [...meanings]))].flatMap((meaning) => {
    const unit = /^unit:([a-z]+)$/.exec(meaning)?.[1];
    const isMeasure = unit !== undefined && !isCurrency(unit) && !isUnitOfTime(unit);
    return isMeasure && sources.some((each) => namesUnitAlone(each, unit)) ? [unit] : [];
  });
  return units.flatMap((unit) =>
    operands.flatMap((each) => {
      const [own, per] = [baseOf(each.unit), baseOf(unit)];
      return each.isShown && own.base === per.base
        ? [{ ...each, values: each.values.map((value) => (value * own.factor) / per.factor), unit, isAsked: true }]
        : [];
    }),
  );
}
