import { type Evidence, isAmong } from '../../../reading/evidence.ts';
import type { Quantity } from '../../../reading/quantities.ts';
import { type Amount, baseOf, hasQuantity } from '../../../reading/same-quantity.ts';
import type { Clause } from '../../../reading/statement.ts';
import { isTimeOfDay } from '../../../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import type { Operand } from './operands.ts';

const HOURS_PER_DAY = 24;
// Most timetables give times in steps of five minutes, 288 a day: with at most this many results, few times follow by
// chance.
const RESULTS_MAX = 14;

/**
 * Whether a time of day is a duration before or after another one, or a duration is the time between two times plus or
 * minus another duration: a start at 9:25 and a limit of six and a half hours end at 15:55.
 */
export function isClockResult(quantity: Quantity, operands: readonly Operand[]): boolean {
  const isClock = isTimeOfDay(quantity.unit);
  if (!isClock && !isDuration(quantity)) {
    return false;
  }
  const clocks = operands.filter(({ unit }) => isTimeOfDay(unit)).flatMap(({ values }) => values);
  const durations = operands
    .filter(isDuration)
    .flatMap(({ values, unit }) => values.map((value) => inHours(value, unit)));
  const between = clocks.flatMap((one) => clocks.filter((each) => each !== one).map((each) => onClock(one - each)));
  const results = isClock
    ? clocks.flatMap((clock) => durations.flatMap((each) => [onClock(clock + each), onClock(clock - each)]))
    : between.flatMap((time) => durations.flatMap((each) => [time + each, time - each]));
  const unit = isClock ? 'clock' : 'hour';
  return results.length <= RESULTS_MAX && results.some((value) => isSameAmount({ values: [value], unit }, quantity));
}

/** Whether the source gives another time of day for what a clause is about: "opens at 9:25" for "opens at 10:55". */
export function replacesTime({ unit }: Quantity, clause: Clause, evidence: readonly Evidence[]): boolean {
  // "The last entry is 45 minutes before closing at 21:00" gives the time of closing.
  const isRival = ({ quantities, content }: Clause) =>
    quantities.some((each) => isTimeOfDay(each.unit) && !hasQuantity(clause, each)) &&
    !quantities.some(isDuration) &&
    clause.content.every((word) => isAmong(word, content));
  return isTimeOfDay(unit) && clause.content.length > 0 && evidence.some(({ source }) => source.clauses.some(isRival));
}

function isDuration({ unit }: Amount): boolean {
  return unit === 'hour' || unit === 'minute' || unit === 'quarterhour';
}

function inHours(value: number, unit: string | null): number {
  return (value * baseOf(unit).factor) / baseOf('hour').factor;
}

function onClock(hours: number): number {
  return (hours + 2 * HOURS_PER_DAY) % HOURS_PER_DAY;
}
