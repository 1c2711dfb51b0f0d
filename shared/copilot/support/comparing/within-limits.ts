import type { Quantity } from '../reading/quantities.ts';
import { baseOf } from '../reading/same-quantity.ts';
import type { Clause } from '../reading/statement.ts';

/** Whether a value is within the limits of its kind in a clause; null if the clause has none. */
export function isWithinLimits(value: Quantity, { quantities }: Pick<Clause, 'quantities'>): boolean | null {
  const limits = quantities.filter(
    (limit) => limit.bound !== null && limit.bound !== 'about' && areAlike(value, limit),
  );
  return limits.length === 0
    ? null
    : limits.every((limit) => value.values.some((each) => isInside(each * factorTo(value, limit), limit)));
}

// A missing unit matches any: "at 15" has none, although the source has "from 14 to 17 years". Three weeks are within
// 30 days.
function areAlike(one: Quantity, other: Quantity): boolean {
  const isSameKind = one.unit === null || other.unit === null || baseOf(one.unit).base === baseOf(other.unit).base;
  return !one.isOrdinal && !other.isOrdinal && isSameKind;
}

// How many units of the limit make up one unit of the value.
function factorTo({ unit }: Quantity, limit: Quantity): number {
  return unit === null || limit.unit === null ? 1 : baseOf(unit).factor / baseOf(limit.unit).factor;
}

/** Whether a value is within a limit; one without a bound is an upper limit. */
function isInside(value: number, { values, bound }: Pick<Quantity, 'values' | 'bound'>): boolean {
  return values.some((limit) => {
    switch (bound) {
      case 'over':
      case 'after':
        return value > limit;
      case 'under':
      case 'before':
        return value < limit;
      case 'min':
      case 'from':
        return value >= limit;
      default:
        return value <= limit;
    }
  });
}
